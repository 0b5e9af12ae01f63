import type { RentalFilter } from '#domain/filter/rental-filter.ts';
import { MOST_PERSONS } from '#domain/filter/rental-filter.ts';
import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { RentalFilters } from '#wire/rental-unit.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { wordedIn } from '../../platform/page/worded.ts';
import { type Counted, countedUnder, optionViews } from './options.ts';

/** Filters with several values. */
export type ListKey = 'location' | 'city' | 'kind' | 'period';

type Option<List extends keyof RentalFilters> = Counted<RentalFilters[List][number]>;

/** Options for one search. */
export interface RentalOptions {
  readonly locations: readonly Option<'locations'>[];
  readonly cities: readonly Option<'cities'>[];
  readonly subKinds: readonly Option<'subKinds'>[];
  readonly periodTypes: readonly Option<'periodTypes'>[];
  /** Those that any unit has. */
  readonly features: readonly Option<'features'>[];
  /** Highest number of persons of any unit. */
  readonly mostPersons: number;
  /** Free stays of units in the search, and days on which free periods begin. */
  readonly stays: RentalFilters['periodDates'];
  readonly arrivalDays: readonly string[];
  /** Current day in Brussels: the earliest arrival. */
  readonly today: string;
}

/**
 * Options of the whole offer with the number of units in a search; free stays come from the search only.
 * Either answer may be missing (`{}` or an error, spec 1 §7): without counts no option is disabled.
 */
export function toRentalOptions(
  whole: RentalFilters | null,
  under: RentalFilters | null,
  today: string,
): RentalOptions {
  const all = whole ?? under;
  return {
    locations: countedUnder(all?.locations ?? [], under?.locations, ({ id }) => id),
    cities: countedUnder(all?.cities ?? [], under?.cities, ({ id }) => id),
    subKinds: countedUnder(all?.subKinds ?? [], under?.subKinds, ({ id }) => id),
    periodTypes: countedUnder(all?.periodTypes ?? [], under?.periodTypes, ({ id }) => id),
    features: countedUnder(
      (all?.features ?? []).filter(({ count }) => count > 0),
      under?.features,
      ({ id }) => id,
    ).filter(({ id }) => all?.features.some((feature) => feature.id === id && feature.count > 0)),
    mostPersons: Math.min(
      MOST_PERSONS,
      Math.max(0, ...(all?.maxOccupations ?? []).map(({ value }) => value)),
    ),
    stays: under?.periodDates ?? [],
    arrivalDays: (under?.periodStartDates ?? []).filter(({ count }) => count > 0).map(({ day }) => day),
    today,
  };
}

const LISTS = { location: 'locations', city: 'cities', kind: 'subKinds' } as const;

function listOf(
  key: ListKey,
  options: RentalOptions,
  context: ViewContext,
): readonly Omit<OptionView, 'checked'>[] {
  if (key === 'period') {
    return PERIOD_TYPES.flatMap((type) => options.periodTypes.filter(({ id }) => id === type)).map(
      ({ id, count }) => ({ value: id, label: context.t(`stays.period.${id}`), count }),
    );
  }
  return options[LISTS[key]].map(({ id, name, count }) => ({
    value: String(id),
    label: wordedIn(name, context).text || String(id),
    count,
  }));
}

/** Name of a chosen value, if there is one. */
export const listedName = (
  key: ListKey,
  value: string,
  options: RentalOptions,
  context: ViewContext,
): string => listOf(key, options, context).find((option) => option.value === value)?.label ?? value;

/** Options of a list as choices of the form. */
export const listedOptions = (
  key: ListKey,
  filter: RentalFilter,
  options: RentalOptions,
  context: ViewContext,
): readonly OptionView[] => optionViews(listOf(key, options, context), filter[key], (value) => value);
