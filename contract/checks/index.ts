import type { Check } from '../check.ts';
import { DOOR_CHECKS } from './door.ts';
import { FORM_CHECKS } from './forms.ts';
import { HOME_CHECKS } from './homes.ts';
import { OPTION_CHECKS } from './options.ts';
import { PICTURE_CHECKS } from './pictures.ts';
import { PLACE_CHECKS } from './places.ts';
import { READING_CHECKS } from './reading.ts';
import { REFUSAL_CHECKS } from './refusals.ts';
import { SEARCH_CHECKS } from './search.ts';
import { STAY_CHECKS } from './stays.ts';
import { TRAIT_CHECKS } from './traits.ts';
import { VIEWING_CHECKS } from './viewings.ts';

/** All checks, in the order in which they run. Their calls say which of them belong to the core. */
export const CHECKS: readonly Check[] = [
  ...SEARCH_CHECKS,
  ...PLACE_CHECKS,
  ...TRAIT_CHECKS,
  ...REFUSAL_CHECKS,
  ...DOOR_CHECKS,
  ...HOME_CHECKS,
  ...OPTION_CHECKS,
  ...PICTURE_CHECKS,
  ...READING_CHECKS,
  ...FORM_CHECKS,
  ...VIEWING_CHECKS,
  ...STAY_CHECKS,
];
