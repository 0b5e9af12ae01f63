import type { RentalFilter, RentalSortKey } from '../../../domain/filter/rental-filter.ts';
import type { RentalQuery, RentalSearchRequest } from '../../../wire/rental-unit.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { RENTALS } from '../rentals.ts';
import { toQuery } from './request.ts';

/** Units on a page: three columns of five, as the offer has (spec 1 §9). */
export const RENTAL_PAGE_SIZE = 15;
/** Furthest offset the wire takes. */
const MAX_OFFSET = 100_000;

type Sort = NonNullable<RentalSearchRequest['sort']>;

const SORTS: Readonly<Record<RentalSortKey | 'name', Sort>> = {
  name: [{ name: { order: 'asc' } }],
  price: [{ price: { order: 'asc' } }],
  persons: [{ maxOccupation: { order: 'desc' } }],
  city: [{ city: { order: 'asc' } }],
};

/** What a filter seeks, as the wire says it; empty parts are left out (contract, "Rentals"). */
export const toRentalQuery: (filter: RentalFilter) => RentalQuery = onceEach((filter) =>
  toQuery(RENTALS.filters, filter, null),
);

/** The search that a filter asks for, in its order, and which page of it. */
export const toRentalSearch: (filter: RentalFilter) => RentalSearchRequest = onceEach((filter) => ({
  query: toRentalQuery(filter),
  sort: SORTS[filter.sort ?? 'name'],
  from: Math.min((filter.page - 1) * RENTAL_PAGE_SIZE, MAX_OFFSET),
  size: RENTAL_PAGE_SIZE,
}));
