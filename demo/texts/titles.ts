import { APARTMENT_TITLES } from './apartment-titles.ts';
import { HOUSE_TITLES } from './house-titles.ts';
import { OTHER_TITLES } from './other-titles.ts';
import type { Sentence } from './sentence.ts';

/** Titles per kind of estate, in the style of an agency. */
export const TITLES: Readonly<Record<string, readonly Sentence[]>> = {
  ...APARTMENT_TITLES,
  ...HOUSE_TITLES,
  ...OTHER_TITLES,
};
