import { fold } from '../../domain/fold.ts';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import { PERIOD_TYPES } from '../../domain/stays/stay.ts';
import { localized } from '../../domain/text.ts';
import type { RentalFilters, RentalQuery } from '../../wire/rental-unit.ts';
import {
  PART_NAMES,
  type Part,
  partCondition,
  type RentalSearch,
  rentalSearch,
} from '../lettings/conditions.ts';
import { type FreePeriod, freePeriods, type Span } from '../lettings/periods.ts';
import { rulesOf } from '../lettings/rules.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { findListedUnits, type ListedUnit, type Option } from './units.ts';

/** A unit with its free periods and the query parts that it meets. */
interface Candidate extends ListedUnit {
  readonly free: readonly FreePeriod[];
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

const findCandidates = async (db: D1Database, search: RentalSearch): Promise<Candidate[]> => {
  const { siteId, today, spans } = search;
  const units = await findListedUnits(db, siteId, today, fitsOf(search));
  return units.map((unit) => ({
    ...unit,
    free: freePeriods(spans, { rates: unit.rates, rules: rulesOf(unit.rules), busy: unit.busy }),
  }));
};

/** Units that meet the query without some of its parts, so that other options of those can be chosen. */
const under = (units: readonly Candidate[], ...left: readonly Part[]): Candidate[] =>
  units.filter(({ fits }) => PART_NAMES.every((part) => left.includes(part) || fits[part] !== 0));

/** Created once: `localeCompare` creates one per comparison. */
const BY_ID = new Intl.Collator('en', { numeric: true });
const BY_NAME = new Intl.Collator(DEFAULT_LOCALE);

type NamedPart = 'location' | 'city' | 'subKind';

/** All options named by the site's units, by name. */
function named(units: readonly Candidate[], part: NamedPart): RentalFilters['locations'] {
  const idOf = (option: Option | null): string | null => (option?.id == null ? null : String(option.id));
  const count = Map.groupBy(under(units, part), (unit) => idOf(unit[part]));
  const options = new Map(units.map((unit) => [idOf(unit[part]), unit[part]]));
  return [...options]
    .flatMap(([id, option]) =>
      id === null ? [] : [{ id, name: option?.name, count: count.get(id)?.length ?? 0 }],
    )
    .toSorted(
      (one, other) =>
        BY_NAME.compare(
          fold(localized(one.name, DEFAULT_LOCALE)),
          fold(localized(other.name, DEFAULT_LOCALE)),
        ) || BY_ID.compare(one.id, other.id),
    );
}

/** Each occurring maximum number of persons, with the number of units that take at least as many. */
function occupations(units: readonly Candidate[]): RentalFilters['maxOccupations'] {
  const found = under(units, 'maxOccupation');
  return [...new Set(units.map(({ maxOccupation }) => maxOccupation))]
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, count: found.filter(({ maxOccupation }) => maxOccupation >= value).length }));
}

/** A key with the number of units in which it is free. */
interface Counted<Key> {
  readonly key: Key;
  count: number;
  /** The unit that was counted last. */
  unit: Candidate;
}

/** Free periods by key, each with the number of units in which it is free. */
function tally<Key>(
  units: readonly Candidate[],
  isAsked: (span: Span) => boolean,
  keyOf: (span: Span) => Key,
): readonly Counted<Key>[] {
  const counted = new Map<Key, Counted<Key>>();
  for (const unit of units) {
    for (const { span } of unit.free) {
      if (!isAsked(span)) continue;
      const key = keyOf(span);
      const entry = counted.get(key);
      if (entry === undefined) counted.set(key, { key, count: 1, unit });
      // Counts a unit once, however many of its periods begin that day.
      else if (entry.unit !== unit) {
        entry.count += 1;
        entry.unit = unit;
      }
    }
  }
  return [...counted.values()];
}

/** Sorted by a text. */
const inOrder = <Value>(values: readonly Value[], textOf: (value: Value) => string): readonly Value[] =>
  values
    .map((value) => ({ value, text: textOf(value) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ value }) => value);

/**
 * The six option lists of the spec, each option with its count under the query (spec 1 §3, "Filter data").
 */
export async function findRentalFilters(
  db: D1Database,
  siteId: string,
  query: RentalQuery,
  today: string,
): Promise<RentalFilters> {
  const units = await findCandidates(db, rentalSearch(siteId, query, today));
  const from = query.range?.dates?.from;
  const types = query.terms?.periodType;
  const isOfType = ({ type }: Span) => types === undefined || types.includes(type);
  const ofTypes = tally(
    under(units, 'periodType'),
    (span) => from === undefined || span.from === from,
    ({ type }) => type,
  );
  // The day is chosen in this list, so a type may be free on any day.
  const anyDay = under(units, 'dates', 'periodType').filter(({ fits }) => fits[ANY_DAY] !== 0);
  return {
    locations: named(units, 'location'),
    maxOccupations: occupations(units),
    subKinds: named(units, 'subKind'),
    cities: named(units, 'city'),
    periodTypes: PERIOD_TYPES.map((id) => ({ id, count: ofTypes.find(({ key }) => key === id)?.count ?? 0 })),
    periodStartDates: inOrder(
      tally(anyDay, isOfType, (span) => span.from),
      ({ key }) => key,
    ).map(({ key, count }) => ({ day: key, count })),
    // Spans are shared objects of the day, the same for every unit.
    periodDates: inOrder(
      tally(anyDay, isOfType, (span) => span),
      ({ key }) => `${key.from} ${key.to} ${key.type}`,
    ).map(({ key: { from: day, to, type }, count }) => ({ from: day, to, type, count })),
  };
}
