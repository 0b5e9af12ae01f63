import type { RentalFilter } from '../../../domain/filter/rental-filter.ts';
import { MOST_PERSONS } from '../../../domain/filter/rental-filter.ts';
import { PERIOD_TYPES } from '../../../domain/stays/stay.ts';
import type { OptionView } from '../../../domain/views/option.ts';
import type { RentalFilters } from '../../../wire/rental-unit.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { wordedIn } from '../../platform/page/worded.ts';
import { type Counted, countedUnder, optionViews } from './options.ts';

/** The filters that hold several values. */
export type ListKey = 'location' | 'city' | 'kind' | 'period';

type Option<List extends keyof RentalFilters> = Counted<RentalFilters[List][number]>;

/** What one may choose from, as one search sees it. */
export interface RentalOptions {
  readonly locations: readonly Option<'locations'>[];
  readonly cities: readonly Option<'cities'>[];
  readonly subKinds: readonly Option<'subKinds'>[];
  readonly periodTypes: readonly Option<'periodTypes'>[];
  /** Most persons that any unit takes. */
  readonly mostPersons: number;
  /** Stays that units have free under the search, and days on which free periods begin. */
  readonly stays: RentalFilters['periodDates'];
  readonly arrivalDays: readonly string[];
  /** Day in Brussels: nobody arrives before it. */
  readonly today: string;
}

/**
 * The options of the whole offer with the units under a search, which alone knows what is free. Either may
 * be missing (`{}` or an error, spec 1 §7): without the counts nothing is out of reach.
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

/** The name of a chosen value, as far as there is one. */
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
