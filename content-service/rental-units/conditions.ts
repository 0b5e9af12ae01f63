import { foldedWords } from '#domain/fold.ts';
import { nightCount, weekdayOf } from '#domain/stays/day.ts';
import { featureBits, STAY_FEATURES, type StayFeature } from '#domain/stays/stay-features.ts';
import { and, isOneOf, or, type Sql, sql } from '../platform/db/sql.ts';
import type { Span } from './periods.ts';
import { allows, isFree, lets, letsFree, pricedSpansOf } from './priced-spans.ts';
import { type RentalSearch, stayAskedFor, stayParts } from './rental-search.ts';
import { totalCents } from './total-price.ts';

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

/** Condition: the unit has the feature, or has it not. */
const hasFeature =
  (feature: StayFeature) =>
  ({ query }: RentalSearch): Sql | null => {
    const asked = query.terms?.[feature];
    const bit = `u.features & ${featureBits([feature])}`;
    return asked === undefined
      ? null
      : sql(
          `CASE WHEN ${bit} THEN 'yes' ELSE 'no' END IN (SELECT value FROM json_each(?))`,
          JSON.stringify(asked),
        );
  };

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
  ...(Object.fromEntries(STAY_FEATURES.map((feature) => [feature, hasFeature(feature)])) as Record<
    StayFeature,
    (search: RentalSearch) => Sql | null
  >),
  total: (search) => {
    const most = search.query.range?.total?.lte;
    if (most === undefined) return null;
    const cents = totalCents(search);
    return sql(`(${cents.text}) <= ?`, ...cents.params, Math.round(most * 100));
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
