import { type RentalFilter, rentalQuery } from '../../../domain/filter/rental-filter.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { ViewContext } from '../context.ts';

/** The canonical address of a search for holiday rentals. */
export const rentalsHref = (filter: RentalFilter, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('rentals', locale) + rentalQuery(filter);
