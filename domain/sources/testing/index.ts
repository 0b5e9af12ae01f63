import { createSources } from '../create-sources.ts';
import { FIRST, FIRST_ID } from '../first.ts';
import { SECOND, SECOND_ID } from '../second.ts';
import { THIRD, THIRD_ID } from './third.ts';

/** The registry with a third source; tests replace the real registry with it. */
export const SOURCES = createSources([FIRST, SECOND, THIRD]);
export const SOURCE_IDS = [FIRST_ID, SECOND_ID, THIRD_ID] as const;
