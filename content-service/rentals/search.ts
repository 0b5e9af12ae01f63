import type { RentalSearchRequest, RentalUnit } from '../../wire/rental-unit.ts';
import { findRentalDocuments } from '../estates/rental-units.ts';
import { type Candidate, matches, quoteFor, stayAskedFor } from './matches.ts';
import { pricesFrom, rulesOf } from './offer.ts';
import { periodsOf, spansFrom } from './periods.ts';
import { findListedUnits } from './units.ts';

const DEFAULT_SIZE = 15;

/** All units of a site with what they let from a day on. A site has hundreds at most: they fit in memory. */
export async function findCandidates(db: D1Database, siteId: string, today: string): Promise<Candidate[]> {
  const spans = spansFrom(today);
  const units = await findListedUnits(db, siteId, today);
  return units.map((unit) => ({
    ...unit,
    periods: periodsOf(spans, unit.rates, rulesOf(unit.rules), unit.busy),
  }));
}

type Sort = NonNullable<RentalSearchRequest['sort']>[number];
type Key = (unit: Candidate, request: RentalSearchRequest) => string | number | null;

/** Of the stay asked for; without one the lowest of the types asked for, or of a week. */
const price: Key = (unit, { query }) => {
  if (stayAskedFor(query) !== null) return quoteFor(unit, query);
  const types = query.terms?.periodType ?? ['WEEK'];
  const prices = pricesFrom(unit.periods).flatMap((from) => (types.includes(from.type) ? [from.price] : []));
  return prices.length === 0 ? null : Math.min(...prices);
};

const KEYS: Readonly<Record<keyof Sort, Key>> = {
  name: ({ name }) => name,
  price,
  maxOccupation: ({ maxOccupation }) => maxOccupation,
  city: ({ cityName }) => cityName,
};

const compare = (
  one: string | number | null,
  other: string | number | null,
  order: 'asc' | 'desc',
): number => {
  if (one === other) return 0;
  // Unset last, whichever way.
  if (one === null || other === null) return one === null ? 1 : -1;
  return (one < other ? -1 : 1) * (order === 'asc' ? 1 : -1);
};

const byId = (one: Candidate, other: Candidate): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true });

function ordered(units: readonly Candidate[], request: RentalSearchRequest): readonly Candidate[] {
  const sort = (request.sort ?? []).flatMap(
    (part) => Object.entries(part) as [keyof Sort, { order: 'asc' | 'desc' }][],
  );
  const keyed = units.map((unit) => ({ unit, keys: sort.map(([field]) => KEYS[field](unit, request)) }));
  return keyed
    .toSorted((one, other) => {
      for (const [index, [, { order }]] of sort.entries()) {
        const first = compare(one.keys[index] ?? null, other.keys[index] ?? null, order);
        if (first !== 0) return first;
      }
      return byId(one.unit, other.unit);
    })
    .map(({ unit }) => unit);
}

/** A page of what a search finds, by name unless it says otherwise (contract, "Rentals"). */
export async function searchRentals(
  db: D1Database,
  siteId: string,
  request: RentalSearchRequest,
  today: string,
): Promise<{ total: number; results: RentalUnit[] }> {
  const sorted = { sort: [{ name: { order: 'asc' } } as const], ...request };
  const candidates = await findCandidates(db, siteId, today);
  const found = ordered(
    candidates.filter((unit) => matches(unit, request.query, today)),
    sorted,
  );
  const from = request.from ?? 0;
  const page = found.slice(from, from + (request.size ?? DEFAULT_SIZE));
  const documents = await findRentalDocuments(
    db,
    siteId,
    page.map(({ id }) => id),
  );
  const byUnit = new Map(page.map((unit) => [unit.id, unit]));
  const results = documents.flatMap((document): RentalUnit[] => {
    const unit = byUnit.get(String(document.id));
    if (unit === undefined) return [];
    const stay = stayAskedFor(request.query);
    const quote = quoteFor(unit, request.query);
    return [
      {
        ...document,
        pricesFrom: pricesFrom(unit.periods),
        ...(stay === null || quote === null ? {} : { quote: { ...stay, price: quote } }),
      },
    ];
  });
  return { total: found.length, results };
}
