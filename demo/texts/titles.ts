import { APARTMENT_TITLES } from './apartment-titles.ts';
import { HOUSE_TITLES } from './house-titles.ts';
import { OTHER_TITLES } from './other-titles.ts';
import type { Sentence } from './sentence.ts';

/** Titles per kind of estate: what a person at the agency would call it. */
export const TITLES: Readonly<Record<string, readonly Sentence[]>> = {
  ...APARTMENT_TITLES,
  ...HOUSE_TITLES,
  ...OTHER_TITLES,
};
