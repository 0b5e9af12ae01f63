/** Head types by id (spec 1 §9). */
export default {
  1: 'Appartement',
  2: 'Terrain',
  3: 'Maison',
  4: 'Commerce',
  5: 'Garage',
  6: 'Industrie',
  7: 'Maison de vacances',
  8: 'Autre',
  9: 'Projet',
  10: 'Bureau',
  11: 'Résidence-services',
} as const;
