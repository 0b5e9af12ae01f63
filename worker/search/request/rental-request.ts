import type { RentalFilter, RentalSortKey } from '#domain/filter/rental-filter.ts';
import type { RentalQuery, RentalSearchRequest } from '#wire/rental-unit.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { RENTALS } from '../rentals.ts';
import { toQuery } from './request.ts';

/** Units on a page: three columns of five, like the offer (spec 1 §9). */
export const RENTAL_PAGE_SIZE = 15;
/** Highest offset that the contract allows. */
const MAX_OFFSET = 100_000;

type Sort = NonNullable<RentalSearchRequest['sort']>;

const SORTS: Readonly<Record<RentalSortKey | 'name', Sort>> = {
  name: [{ name: { order: 'asc' } }],
  price: [{ price: { order: 'asc' } }],
  persons: [{ maxOccupation: { order: 'desc' } }],
  city: [{ city: { order: 'asc' } }],
};

/** Query of a filter in the contract's terms; empty parts are left out (contract, "Rentals"). */
export const toRentalQuery: (filter: RentalFilter) => RentalQuery = onceEach((filter) =>
  toQuery(RENTALS.filters, filter, null),
);

/** Search request of a filter, with its order and page. */
export const toRentalSearch: (filter: RentalFilter) => RentalSearchRequest = onceEach((filter) => ({
  query: toRentalQuery(filter),
  sort: SORTS[filter.sort ?? 'name'],
  from: Math.min((filter.page - 1) * RENTAL_PAGE_SIZE, MAX_OFFSET),
  size: RENTAL_PAGE_SIZE,
}));
