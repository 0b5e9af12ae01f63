/** Screen stylesheets besides the common one: `client/styles/screens/`. */
export const SHEETS = [
  'agenda',
  'answer',
  'compare',
  'contact',
  'content',
  'empty',
  'estate',
  'favorites',
  'home-form',
  'homes',
  'offer',
  'place',
  'print',
  'problem',
  'project',
  'search',
  'sell',
  'staff',
  'stay',
  'valuation',
] as const;
export type Sheet = (typeof SHEETS)[number];
