/** Head types by id (spec 1 §9). */
export default {
  1: 'Appartement',
  2: 'Grond',
  3: 'Huis',
  4: 'Handel',
  5: 'Garage',
  6: 'Industrie',
  7: 'Vakantiewoning',
  8: 'Andere',
  9: 'Project',
  10: 'Kantoor',
  11: 'Assistentiewoning',
} as const;
