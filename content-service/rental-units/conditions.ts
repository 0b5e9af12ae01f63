import { foldedWords } from '#domain/fold.ts';
import { nightCount, weekdayOf } from '#domain/stays/day.ts';
import type { RentalQuery } from '#wire/rental-unit.ts';
import { and, isOneOf, or, type Sql, sql } from '../platform/db/sql.ts';
import { type Span, spansFrom } from './periods.ts';
import { allows, isFree, lets, letsFree, partsOfStay, pricedSpansOf, type StayPart } from './priced-spans.ts';

/** A search of rentals: its query, the day in Brussels, and the periods that begin from then on. */
export interface RentalSearch {
  readonly siteId: string;
  readonly query: RentalQuery;
  readonly today: string;
  readonly spans: readonly Span[];
}

/** A search on a day. */
export const rentalSearch = (siteId: string, query: RentalQuery, today: string): RentalSearch => ({
  siteId,
  query,
  today,
  spans: spansFrom(today),
});

/** The stay that a search requests, if it has both dates. */
export const stayAskedFor = ({ range }: RentalQuery): { from: string; to: string } | null => {
  const { from, to } = range?.dates ?? {};
  return from === undefined || to === undefined ? null : { from, to };
};

/** The periods that make up the requested stay; null without such periods, or without a requested stay. */
export const stayParts = ({ query, spans }: RentalSearch): readonly StayPart[] | null => {
  const stay = stayAskedFor(query);
  return stay === null ? null : partsOfStay(spans, stay.from, stay.to);
};

const NOTHING = sql('0');

/** Condition: at least one of these periods is offered and free. */
const someFree = (spans: readonly Span[]): Sql => {
  const priced = pricedSpansOf(spans);
  return priced.length === 0 ? NOTHING : or(...priced.map(letsFree));
};

const beginsAt = ({ query, spans }: RentalSearch): readonly Span[] => {
  const from = query.range?.dates?.from;
  return from === undefined ? spans : spans.filter((span) => span.from === from);
};

/**
 * Conditions of a stay (`stayProblem`) that depend on the unit: arrival, nights, persons, price, and taken
 * nights.
 */
const fitsStay = (search: RentalSearch, { from, to }: { from: string; to: string }): Sql => {
  const parts = stayParts(search);
  if (parts === null || to <= from || from < search.today) return NOTHING;
  return and(
    allows(weekdayOf(from), nightCount(from, to)),
    sql('u.max_occupation >= 1'),
    ...parts.map(({ priced }) => lets(priced)),
    isFree(from, to),
  );
};

const wanted = (column: string, ids: readonly string[] | undefined): Sql | null =>
  ids === undefined ? null : isOneOf(column, ids);

/**
 * Condition of each part of a query on a unit `u`, null when the part is absent; a unit must meet all of
 * them.
 */
const PARTS = {
  id: ({ query }) => wanted('u.id', query.terms?.id),
  location: ({ query }) => wanted('u.location_id', query.terms?.location),
  city: ({ query }) => wanted('u.city_id', query.terms?.city),
  subKind: ({ query }) => wanted('u.sub_kind_id', query.terms?.subKind),
  maxOccupation: ({ query }) => {
    const least = query.range?.maxOccupation?.gte;
    return least === undefined ? null : sql('u.max_occupation >= ?', least);
  },
  periodType: (search) => {
    const types = search.query.terms?.periodType;
    return types === undefined ? null : someFree(beginsAt(search).filter(({ type }) => types.includes(type)));
  },
  dates: (search) => {
    if (search.query.range?.dates === undefined) return null;
    const stay = stayAskedFor(search.query);
    return stay === null ? someFree(beginsAt(search)) : fitsStay(search, stay);
  },
  // Every word must be the beginning of one of the unit's words; a text without letters or digits finds
  // nothing.
  text: ({ query }) => {
    if (query.match === undefined) return null;
    const words = foldedWords(query.match.text);
    return words.length === 0
      ? NOTHING
      : sql(
          "NOT EXISTS (SELECT 1 FROM json_each(?) AS word WHERE instr(' ' || u.words, ' ' || word.value) = 0)",
          JSON.stringify(words),
        );
  },
} as const satisfies Record<string, (search: RentalSearch) => Sql | null>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as readonly Part[];

/** Condition of a part of the query; null when it is absent. */
export const partCondition = (search: RentalSearch, part: Part): Sql | null => PARTS[part](search);

/** Condition: the unit is published. */
const listedUnits = (siteId: string): Sql => sql('u.site_id = ? AND u.withdrawn_at IS NULL', siteId);

/** Condition: the unit meets the whole query. */
export const foundUnits = (search: RentalSearch): Sql =>
  and(listedUnits(search.siteId), ...PART_NAMES.flatMap((part) => partCondition(search, part) ?? []));
