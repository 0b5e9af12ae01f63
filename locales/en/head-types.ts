/** Head types by id (spec 1 §9). */
export default {
  1: 'Apartment',
  2: 'Land',
  3: 'House',
  4: 'Commercial',
  5: 'Garage',
  6: 'Industrial',
  7: 'Holiday home',
  8: 'Other',
  9: 'Project',
  10: 'Office',
  11: 'Assisted living',
} as const;
