import { createListingSources } from '../create-listing-sources.ts';
import { firstSource } from '../first/index.ts';
import { secondSource } from '../second/index.ts';
import { thirdSource } from './third/index.ts';

/** The registry with the line that a third source needs; tests put it in the place of the real one. */
export const LISTING_SOURCES = createListingSources([firstSource, secondSource, thirdSource]);
