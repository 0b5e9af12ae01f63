/** Head types by id (spec 1 §9). */
export default {
  1: 'Wohnung',
  2: 'Grundstück',
  3: 'Haus',
  4: 'Gewerbe',
  5: 'Garage',
  6: 'Industrie',
  7: 'Ferienhaus',
  8: 'Sonstiges',
  9: 'Projekt',
  10: 'Büro',
  11: 'Betreutes Wohnen',
} as const;
