import { createSources } from './create-sources.ts';
import { FIRST } from './first.ts';
import { SECOND } from './second.ts';

/** Every source of listings: one line each. The site and the content service have their adapters for it. */
export const SOURCES = createSources([FIRST, SECOND]);
