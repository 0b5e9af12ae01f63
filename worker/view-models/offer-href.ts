import type { EstateFilter } from '../../domain/filter/filter.ts';
import { filterQuery } from '../../domain/filter/serialize.ts';
import { pathTo } from '../../domain/routes.ts';
import type { ViewContext } from './context.ts';

/** The canonical address of a search. */
export const offerHref = (filter: EstateFilter, { locale }: Pick<ViewContext, 'locale'>): string =>
  `${pathTo('offer', locale)}${filterQuery(filter)}`;
