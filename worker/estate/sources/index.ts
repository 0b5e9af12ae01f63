import { createListingSources } from './create-listing-sources.ts';
import { firstSource } from './first/index.ts';
import { secondSource } from './second/index.ts';

/** Every source of listings that the site can show: one line each. */
export const LISTING_SOURCES = createListingSources([firstSource, secondSource]);
