import { changeRental, type RentalFilter } from '../../../domain/filter/rental-filter.ts';
import { dayInWords, spanInWords } from '../../../domain/stays/day-words.ts';
import { PERIOD_TYPES } from '../../../domain/stays/stay.ts';
import type { RentalFilters } from '../../content/schemas/rental-unit.ts';
import type { ViewContext } from '../context.ts';
import { wordedIn } from '../worded.ts';

/** The filters that hold several values. */
export const LIST_KEYS = ['location', 'city', 'kind', 'period'] as const;
export type ListKey = (typeof LIST_KEYS)[number];

const SOURCE = { location: 'locations', city: 'cities', kind: 'subKinds' } as const;

/** A choice there is, with how many units have it; null when that is not known. */
export interface RentalOption {
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
}

/** The options of the whole offer, and those under the search, which alone know the counts; either may be missing. */
export interface LoadedOptions {
  readonly whole: RentalFilters | null;
  readonly under: RentalFilters | null;
}

/** Every option of a list in the words of the page, with its count under the search. */
export function optionsOf(
  key: ListKey,
  { whole, under }: LoadedOptions,
  context: ViewContext,
): readonly RentalOption[] {
  if (key === 'period') {
    const types = (whole ?? under)?.periodTypes ?? [];
    return PERIOD_TYPES.filter((type) => types.some(({ id }) => id === type)).map((type) => ({
      value: type,
      label: context.t(`stays.period.${type}`),
      count: under === null ? null : (under.periodTypes.find(({ id }) => id === type)?.count ?? 0),
    }));
  }
  const counted = under?.[SOURCE[key]];
  return ((whole ?? under)?.[SOURCE[key]] ?? []).map(({ id, name }) => ({
    value: String(id),
    label: wordedIn(name, context).text || String(id),
    count:
      counted === undefined ? null : (counted.find((option) => String(option.id) === String(id))?.count ?? 0),
  }));
}

/** The name of a chosen value, as far as there is one. */
export const chosenName = (
  key: ListKey,
  value: string,
  options: LoadedOptions,
  context: ViewContext,
): string => optionsOf(key, options, context).find((option) => option.value === value)?.label ?? value;

/** "3 – 10 juli 2027", "Aankomst za 3 juli"; null without days. */
export function daysName(
  { from, to }: Pick<RentalFilter, 'from' | 'to'>,
  { t, locale }: ViewContext,
): string | null {
  if (from === null) return null;
  if (to !== null) return spanInWords(from, to, locale);
  return t('stays.arriving', { day: dayInWords(from, locale, 'short') });
}

/** Most stays that are proposed. */
const MOST_STAYS = 8;

/** Stays that are free somewhere, as they are offered, with how many units have them: the nearest first. */
export function freeStays(filter: RentalFilter, { under }: LoadedOptions, context: ViewContext) {
  return (under?.periodDates ?? [])
    .filter(({ type, count }) => count > 0 && (filter.period.length === 0 || filter.period.includes(type)))
    .slice(0, MOST_STAYS)
    .map(({ from, to, count }) => ({
      filter: changeRental(filter, { from, to }),
      label: spanInWords(from, to, context.locale),
      count: context.t.count('stays.free', count),
    }));
}

/** Days on which free periods begin, for the field in which a day of arrival is entered. */
export const arrivalDays = ({ under }: LoadedOptions): readonly string[] =>
  (under?.periodStartDates ?? []).filter(({ count }) => count > 0).map(({ day }) => day);

/** Most persons that any unit takes. */
export const mostPersons = ({ whole, under }: LoadedOptions): number =>
  Math.max(0, ...((whole ?? under)?.maxOccupations ?? []).map(({ value }) => value));
