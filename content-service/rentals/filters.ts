import { fold } from '../../domain/fold.ts';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import { PERIOD_TYPES, type Period } from '../../domain/stays/stay.ts';
import { localized } from '../../domain/text.ts';
import type { RentalFilters, RentalQuery } from '../../wire/rental-unit.ts';
import { type Candidate, matches, type Part } from './matches.ts';
import type { Option } from './units.ts';

interface Counts {
  readonly units: readonly Candidate[];
  readonly query: RentalQuery;
  readonly today: string;
}

/** Units under the query but for one part of it, so that others of that part can be chosen. */
const under = ({ units, query, today }: Counts, part: Part): Candidate[] =>
  units.filter((unit) => matches(unit, query, today, part));

type NamedPart = 'location' | 'city' | 'subKind';

/** Every option that the site's units name, by name. */
function named(counts: Counts, part: NamedPart): RentalFilters['locations'] {
  const idOf = (option: Option | null): string | null => (option?.id == null ? null : String(option.id));
  const count = Map.groupBy(under(counts, part), (unit) => idOf(unit[part]));
  const options = new Map(counts.units.map((unit) => [idOf(unit[part]), unit[part]]));
  return [...options]
    .flatMap(([id, option]) =>
      id === null ? [] : [{ id, name: option?.name, count: count.get(id)?.length ?? 0 }],
    )
    .toSorted(
      (one, other) =>
        fold(localized(one.name, DEFAULT_LOCALE)).localeCompare(
          fold(localized(other.name, DEFAULT_LOCALE)),
          DEFAULT_LOCALE,
        ) || one.id.localeCompare(other.id, 'en', { numeric: true }),
    );
}

/** Each number of persons that some unit takes, with how many take at least as many. */
function occupations(counts: Counts): RentalFilters['maxOccupations'] {
  const found = under(counts, 'maxOccupation');
  return [...new Set(counts.units.map(({ maxOccupation }) => maxOccupation))]
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, count: found.filter(({ maxOccupation }) => maxOccupation >= value).length }));
}

/** Free periods as a key tells them apart, with in how many units each is free. */
function tally<Value>(
  units: readonly Candidate[],
  isAsked: (period: Period) => boolean,
  keyOf: (period: Period) => Value,
): { key: Value; count: number }[] {
  const counted = new Map<string, { key: Value; count: number }>();
  for (const { periods } of units) {
    const free = periods.filter((period) => period.state === 'free' && isAsked(period));
    // Once a unit, however many of its periods begin that day.
    const keys = new Map(free.map((period) => [JSON.stringify(keyOf(period)), keyOf(period)]));
    for (const [text, key] of keys) counted.set(text, { key, count: (counted.get(text)?.count ?? 0) + 1 });
  }
  return [...counted.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => entry);
}

/** The six lists of the spec, each option with its count under the query (spec 1 §3, "Filter data"). */
export function rentalFilters(units: readonly Candidate[], query: RentalQuery, today: string): RentalFilters {
  const counts: Counts = { units, query, today };
  const from = query.range?.dates?.from;
  const types = query.terms?.periodType;
  const isOfType = ({ type }: Period) => types === undefined || types.includes(type);
  const ofTypes = tally(
    under(counts, 'periodType'),
    (period) => from === undefined || period.from === from,
    ({ type }) => type,
  );
  // The day is what may be chosen here, so a type is wanted on any.
  const { dates: _days, ...range } = query.range ?? {};
  const anyDay = units.filter((unit) => matches(unit, { ...query, range }, today));
  return {
    locations: named(counts, 'location'),
    maxOccupations: occupations(counts),
    subKinds: named(counts, 'subKind'),
    cities: named(counts, 'city'),
    periodTypes: PERIOD_TYPES.map((id) => ({ id, count: ofTypes.find(({ key }) => key === id)?.count ?? 0 })),
    periodStartDates: tally(anyDay, isOfType, ({ from: day }) => day).map(({ key, count }) => ({
      day: key,
      count,
    })),
    periodDates: tally(anyDay, isOfType, ({ from: day, to, type }) => ({ from: day, to, type })).map(
      ({ key, count }) => ({ ...key, count }),
    ),
  };
}
