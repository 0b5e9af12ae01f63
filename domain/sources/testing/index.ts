import { createSources } from '../create-sources.ts';
import { FIRST } from '../first.ts';
import { SECOND } from '../second.ts';
import { THIRD } from './third.ts';

/** The registry with the line that a third source needs; tests put it in the place of the real one. */
export const SOURCES = createSources([FIRST, SECOND, THIRD]);
