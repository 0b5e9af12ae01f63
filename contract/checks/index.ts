import type { Check } from '../check.ts';
import { DOOR_CHECKS } from './door.ts';
import { HOME_CHECKS } from './homes.ts';
import { OPTION_CHECKS } from './options.ts';
import { PICTURE_CHECKS } from './pictures.ts';
import { READING_CHECKS } from './reading.ts';
import { REFUSAL_CHECKS } from './refusals.ts';
import { SEARCH_CHECKS } from './search.ts';
import { WRITING_CHECKS } from './writing.ts';

/** Every check, in the order in which they are made; which of them are of the core follows from their calls. */
export const CHECKS: readonly Check[] = [
  ...SEARCH_CHECKS,
  ...REFUSAL_CHECKS,
  ...DOOR_CHECKS,
  ...HOME_CHECKS,
  ...OPTION_CHECKS,
  ...PICTURE_CHECKS,
  ...READING_CHECKS,
  ...WRITING_CHECKS,
];
