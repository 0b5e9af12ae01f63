import { fieldTable } from '../place.ts';
import { DETAILS } from './details.ts';
import { ENERGY } from './energy.ts';
import { GENERAL } from './general.ts';

/** Every field of the first source (spec 1 §3), by group in the order of the page. */
export const FIRST_SOURCE_FIELDS = fieldTable([
  ...GENERAL.HEADINGS,
  ...GENERAL.BUILDING,
  ...DETAILS.BUILDING,
  ...DETAILS.DIMENSIONS,
  ...DETAILS.LISTS,
  ...DETAILS.CERTIFICATES,
  ...GENERAL.ASBESTOS,
  ...DETAILS.NUISANCE,
  ...GENERAL.PRICES,
  ...DETAILS.KI,
  ...DETAILS.TERMS,
  ...GENERAL.PLANNING,
  ...GENERAL.FLOOD,
  ...ENERGY,
]);
