/** Stylesheets beside the one of every page, by the screens that need them: `client/styles/screens/`. */
export const SHEETS = [
  'agenda',
  'compare',
  'contact',
  'content',
  'estate',
  'favorites',
  'offer',
  'place',
  'project',
  'search',
  'stay',
] as const;
export type Sheet = (typeof SHEETS)[number];
