import { createSources } from './create-sources.ts';
import { FIRST, FIRST_ID } from './first.ts';
import { SECOND, SECOND_ID } from './second.ts';

/** Id patterns of every source, separate from their rules, so that the browser loads no more than these. */
export const SOURCE_IDS = [FIRST_ID, SECOND_ID] as const;

/** Every source of listings, one line each. The site and the content service have adapters for each. */
export const SOURCES = /* @__PURE__ */ createSources([FIRST, SECOND]);
