import { ESTATE_SEARCH, type EstateFilter } from '#domain/filter/filter.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { searchHref } from './links.ts';

/** The canonical address of a search for estates. */
export const offerHref = (filter: EstateFilter, context: Pick<ViewContext, 'locale'>): string =>
  searchHref({ screen: 'offer', search: ESTATE_SEARCH }, filter, context);
