import type { RentalFilter, RentalSortKey } from '../../domain/filter/rental-filter.ts';
import type { RentalQuery, RentalSearchRequest } from '../content/schemas/rental-unit.ts';

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

const listed = (values: readonly string[]): string[] | undefined =>
  values.length === 0 ? undefined : [...values];

/** Leaves out what is undefined; undefined itself when nothing is left. */
function filled<T extends object>(parts: T): T | undefined {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T);
}

/** What a filter seeks, as the wire says it; empty parts are left out (contract, "Rentals"). */
export function toRentalQuery(filter: RentalFilter): RentalQuery {
  const { from, to, persons } = filter;
  const query = {
    terms: filled({
      location: listed(filter.location),
      city: listed(filter.city),
      subKind: listed(filter.kind),
      periodType: listed(filter.period),
    }),
    range: filled({
      maxOccupation: persons === null ? undefined : { gte: persons },
      dates: from === null ? undefined : { from, ...(to !== null && { to }) },
    }),
  };
  return filled(query) ?? {};
}

/** The search that a filter asks for, in its order, and which page of it. */
export const toRentalSearch = (filter: RentalFilter): RentalSearchRequest => ({
  query: toRentalQuery(filter),
  sort: SORTS[filter.sort ?? 'name'],
  from: Math.min((filter.page - 1) * RENTAL_PAGE_SIZE, MAX_OFFSET),
  size: RENTAL_PAGE_SIZE,
});
