import { fold } from '../../domain/fold.ts';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import { PERIOD_TYPES, type Period } from '../../domain/stays/stay.ts';
import { localized } from '../../domain/text.ts';
import type { RentalFilters, RentalQuery } from '../../wire/rental-unit.ts';
import {
  PART_NAMES,
  type Part,
  partCondition,
  type RentalSearch,
  rentalSearch,
} from '../lettings/conditions.ts';
import { periodsOf } from '../lettings/periods.ts';
import { rulesOf } from '../lettings/rules.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { findListedUnits, type ListedUnit, type Option } from './units.ts';

/** A unit with what it lets, and which parts of the query it fits. */
interface Candidate extends ListedUnit {
  readonly periods: readonly Period[];
}

/** A period of the types asked for is free, on whatever day. */
const ANY_DAY = 'anyDay';

/** JSON of which parts of the query a unit fits; a part that is not asked is not there. */
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
    periods: periodsOf(spans, unit.rates, rulesOf(unit.rules), unit.busy),
  }));
};

/** Units under the query but for some parts of it, so that others of those can be chosen. */
const under = (units: readonly Candidate[], ...left: readonly Part[]): Candidate[] =>
  units.filter(({ fits }) => PART_NAMES.every((part) => left.includes(part) || fits[part] !== 0));

/** Made once: `localeCompare` makes one for each pair. */
const BY_ID = new Intl.Collator('en', { numeric: true });
const BY_NAME = new Intl.Collator(DEFAULT_LOCALE);

type NamedPart = 'location' | 'city' | 'subKind';

/** Every option that the site's units name, by name. */
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

/** Each number of persons that some unit takes, with how many take at least as many. */
function occupations(units: readonly Candidate[]): RentalFilters['maxOccupations'] {
  const found = under(units, 'maxOccupation');
  return [...new Set(units.map(({ maxOccupation }) => maxOccupation))]
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, count: found.filter(({ maxOccupation }) => maxOccupation >= value).length }));
}

/** Free periods as a key tells them apart, in the order of their keys, with in how many units each is free. */
function tally(
  units: readonly Candidate[],
  isAsked: (period: Period) => boolean,
  keyOf: (period: Period) => string,
): { key: string; period: Period; count: number }[] {
  const counted = new Map<string, { key: string; period: Period; count: number; unit: Candidate }>();
  for (const unit of units) {
    for (const period of unit.periods) {
      if (period.state !== 'free' || !isAsked(period)) continue;
      const key = keyOf(period);
      const entry = counted.get(key);
      if (entry === undefined) counted.set(key, { key, period, count: 1, unit });
      // Once a unit, however many of its periods begin that day.
      else if (entry.unit !== unit) Object.assign(entry, { count: entry.count + 1, unit });
    }
  }
  return [...counted.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The six lists of the spec, each option with its count under the query (spec 1 §3, "Filter data"). */
export async function findRentalFilters(
  db: D1Database,
  siteId: string,
  query: RentalQuery,
  today: string,
): Promise<RentalFilters> {
  const units = await findCandidates(db, rentalSearch(siteId, query, today));
  const from = query.range?.dates?.from;
  const types = query.terms?.periodType;
  const isOfType = ({ type }: Period) => types === undefined || types.includes(type);
  const ofTypes = tally(
    under(units, 'periodType'),
    (period) => from === undefined || period.from === from,
    ({ type }) => type,
  );
  // The day is what may be chosen here, so a type is wanted on any.
  const anyDay = under(units, 'dates', 'periodType').filter(({ fits }) => fits[ANY_DAY] !== 0);
  return {
    locations: named(units, 'location'),
    maxOccupations: occupations(units),
    subKinds: named(units, 'subKind'),
    cities: named(units, 'city'),
    periodTypes: PERIOD_TYPES.map((id) => ({ id, count: ofTypes.find(({ key }) => key === id)?.count ?? 0 })),
    periodStartDates: tally(anyDay, isOfType, ({ from: day }) => day).map(({ key, count }) => ({
      day: key,
      count,
    })),
    periodDates: tally(anyDay, isOfType, ({ from: day, to, type }) => `${day} ${to} ${type}`).map(
      ({ period: { from: day, to, type }, count }) => ({ from: day, to, type, count }),
    ),
  };
}
