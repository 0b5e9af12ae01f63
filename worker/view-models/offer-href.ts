import { ESTATE_SEARCH, type EstateFilter } from '../../domain/filter/filter.ts';
import { searchHref } from '../search/links.ts';
import type { ViewContext } from './context.ts';

/** The canonical address of a search for estates. */
export const offerHref = (filter: EstateFilter, context: Pick<ViewContext, 'locale'>): string =>
  searchHref({ screen: 'offer', search: ESTATE_SEARCH }, filter, context);
