import { fold } from '#domain/fold.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import { featureBits, STAY_FEATURES } from '#domain/stays/stay-features.ts';
import { localized } from '#domain/text.ts';
import type { RentalFilters, RentalQuery } from '#wire/rental-unit.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { MOST_OF_ROWS, rememberedByText } from '../platform/remembered.ts';
import { PART_NAMES, type Part, partCondition } from '../rental-units/conditions.ts';
import { type Calendar, calendarOf, type FreeSpans, freeSpans } from '../rental-units/free-spans.ts';
import { type Span, spansFrom } from '../rental-units/periods.ts';
import { isOfferedIn } from '../rental-units/rates.ts';
import { type RentalSearch, rentalSearch } from '../rental-units/rental-search.ts';
import {
  findListedRows,
  type ListedRows,
  type ListedUnit,
  type ListedUnits,
  type NamedPart,
  readListedUnits,
} from './listed-units.ts';

/** A unit with the query parts that it meets, and for each period of the calendar whether it is free. */
interface Candidate extends ListedUnit {
  readonly isFree: FreeSpans;
}

/** Key: a period of the requested types is free, on any day. */
const ANY_DAY = 'anyDay';

/** JSON of the query parts that a unit meets; absent parts are left out. */
const fitsOf = (search: RentalSearch): Sql => {
  const { dates: _dates, ...range } = search.query.range ?? {};
  const onAnyDay = { ...search, query: { ...search.query, range } };
  const asked: readonly (readonly [string, Sql | null])[] = [
    ...PART_NAMES.map((part) => [part, partCondition(search, part)] as const),
    [ANY_DAY, partCondition(onAnyDay, 'periodType')],
  ];
  const entries = asked.flatMap(([part, condition]) =>
    condition === null ? [] : [sql(`'${part}', (${condition.text}) IS TRUE`, ...condition.params)],
  );
  return sql(
    `json_object(${entries.map(({ text }) => text).join(', ')})`,
    ...entries.flatMap(({ params }) => params),
  );
};

/** All units of a site, and the names of what they name. */
interface Candidates extends Pick<ListedUnits, 'names'> {
  readonly units: readonly Candidate[];
}

const candidatesOf = (calendar: Calendar, rows: ListedRows): Candidates => {
  const { units, names } = readListedUnits(rows);
  return {
    names,
    units: units.map((unit) => ({ ...unit, isFree: freeSpans(calendar, unit, isOfferedIn(unit.offered)) })),
  };
};

/** Units that meet the query without some of its parts, so that other options of those can be chosen. */
const under = (units: readonly Candidate[], ...left: readonly Part[]): Candidate[] =>
  units.filter(({ fits }) => PART_NAMES.every((part) => left.includes(part) || fits[part] !== 0));

/** Created once: `localeCompare` creates one per comparison. */
const BY_ID = new Intl.Collator('en', { numeric: true });
const BY_NAME = new Intl.Collator(DEFAULT_LOCALE);

/** All options named by the site's units, by name. */
function named({ units, names }: Candidates, part: NamedPart): RentalFilters['locations'] {
  const count = Map.groupBy(under(units, part), (unit) => unit[part]);
  return [...names[part]]
    .map(([id, name]) => ({ id, name, place: fold(localized(name, DEFAULT_LOCALE)) }))
    .toSorted((one, other) => BY_NAME.compare(one.place, other.place) || BY_ID.compare(one.id, other.id))
    .map(({ id, name }) => ({ id, name, count: count.get(id)?.length ?? 0 }));
}

/** Each occurring maximum number of persons, with the number of units that take at least as many. */
function occupations(units: readonly Candidate[]): RentalFilters['maxOccupations'] {
  const found = under(units, 'maxOccupation');
  return [...new Set(units.map(({ maxOccupation }) => maxOccupation))]
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, count: found.filter(({ maxOccupation }) => maxOccupation >= value).length }));
}

/**
 * For each key, in how many units a period with that key is free; keys are in the order of the calendar. A unit counts
 * once for a key; periods without a key do not count.
 */
function tally<Key>(
  { spans }: Calendar,
  units: readonly Candidate[],
  keyOf: (span: Span) => Key | null,
): ReadonlyMap<Key, number> {
  const places = new Map<Key, number>();
  const placeOf = Int32Array.from(spans, (span) => {
    const key = keyOf(span);
    if (key === null) return -1;
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  });
  const counts = new Uint32Array(places.size);
  // For each key, the index of the unit counted last.
  const last = new Int32Array(places.size).fill(-1);
  for (const [number, { isFree }] of units.entries()) {
    for (let index = 0; index < isFree.length; index += 1) {
      const place = placeOf[index] ?? -1;
      if (isFree[index] === 0 || place === -1 || last[place] === number) continue;
      last[place] = number;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return new Map(
    [...places].flatMap(([key, place]) => (counts[place] === 0 ? [] : [[key, counts[place] ?? 0]])),
  );
}

/** What is asked, and on which day (`YYYY-MM-DD`), and what the database has for it; at most `stays` free periods. */
interface Asked {
  readonly query: RentalQuery;
  readonly today: string;
  readonly stays: number | undefined;
  readonly rows: ListedRows;
}

const filtersOf = rememberedByText(({ query, today, stays, rows }: Asked): RentalFilters => {
  const calendar = calendarOf(spansFrom(today));
  const found = candidatesOf(calendar, rows);
  const { units } = found;
  const from = query.range?.dates?.from;
  const types = query.terms?.periodType;
  const ofTypes = tally(calendar, under(units, 'periodType'), (span) =>
    from === undefined || span.from === from ? span.type : null,
  );
  // The day is chosen in this list, so a type may be free on any day.
  const anyDay = under(units, 'dates', 'periodType').filter(({ fits }) => fits[ANY_DAY] !== 0);
  const onAnyDay = <Key>(keyOf: (span: Span) => Key) =>
    tally(calendar, anyDay, (span) =>
      types === undefined || types.includes(span.type) ? keyOf(span) : null,
    );
  return {
    locations: named(found, 'location'),
    maxOccupations: occupations(units),
    features: STAY_FEATURES.map((id) => ({
      id,
      count: under(units, id).filter(({ features }) => (features & featureBits([id])) !== 0).length,
    })),
    subKinds: named(found, 'subKind'),
    cities: named(found, 'city'),
    periodTypes: PERIOD_TYPES.map((id) => ({ id, count: ofTypes.get(id) ?? 0 })),
    periodStartDates: [...onAnyDay(({ from: day }) => day)].map(([day, count]) => ({ day, count })),
    periodDates: [...onAnyDay((span) => span)]
      .slice(0, stays)
      .map(([{ from: day, to, type }, count]) => ({ from: day, to, type, count })),
  };
}, MOST_OF_ROWS);

/**
 * The six option lists of the spec, each option with its count under the query (spec 1 §3, "Filter data"); at most
 * `stays` free periods.
 */
export async function findRentalFilters(
  db: D1Database,
  siteId: string,
  query: RentalQuery,
  today: string,
  stays?: number,
): Promise<RentalFilters> {
  const fits = fitsOf(rentalSearch(siteId, query, today));
  const rows = await findListedRows(db, siteId, today, fits);
  return filtersOf({ query, today, stays, rows });
}
