import { alphabetically } from '#domain/alphabet.ts';
import { ESTATE_SEARCH, type EstateFilter } from '#domain/filter/filter.ts';
import { serializeFilter } from '#domain/filter/serialize.ts';
import { LARGE_BEDROOM_COUNT } from '#domain/filter/values.ts';
import { FILTER_STATUSES } from '#domain/filter-status.ts';
import { filterStatusOf, standingOf } from '#domain/rules/standing.ts';
import type { OptionView } from '#domain/views/option.ts';
import { isMade } from '#domain/views/shown-when.ts';
import { HEAD_TYPES } from '#domain/vocabulary/head-types.ts';
import { estateSource } from '../../estate/estate-source.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { bedroomsName, type NamedKey, optionName, optionsFor } from './filter-names.ts';
import type { OfferOptions } from './offer-options.ts';
import { distinct, optionViews } from './options.ts';

/** Names of places; equal names are extended by their zips. */
export function listedByZip(names: readonly string[], zips: readonly string[]): string[] {
  const bearers = Map.groupBy(names, (name) => name);
  return names.map((name, index) => {
    const zip = zips[index] ?? '';
    return (bearers.get(name)?.length ?? 0) > 1 && zip !== '' ? `${name} (${zip})` : name;
  });
}

/** "Other" means what no option before it names. */
const isRest = (key: NamedKey, { id }: { readonly id: string | number }): boolean =>
  key === 'type' && String(id) === String(HEAD_TYPES.other);

/** Options of a named part of the filter; equal names of places are extended by their zips. */
export function namedOptions(
  key: NamedKey,
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly OptionView[] {
  const all = distinct(optionsFor(key, options), ({ id }) => String(id)).toSorted(
    (one, other) => Number(isRest(key, one)) - Number(isRest(key, other)),
  );
  const labels = listedByZip(
    all.map((option) => optionName(key, option, context)),
    all.map(({ zip }) => String(zip ?? '')),
  );
  const listed = all.map(({ id, count }, index) => ({
    value: String(id),
    label: labels[index] ?? String(id),
    count,
  }));
  return optionViews(listed, filter[key], (id) => optionName(key, { id }, context));
}

/** Sub types, each shown where its type or it itself is chosen. */
export function subTypeOptions(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly OptionView[] {
  const parents = new Map((options?.subTypes ?? []).map(({ id, headTypeId }) => [String(id), headTypeId]));
  const all = namedOptions('subType', filter, options, context);
  const params = serializeFilter(filter);
  const { type, subType } = ESTATE_SEARCH.parameters;
  return byName(all, context).map((option) => {
    const parent = parents.get(option.value);
    const itself = `${subType.name}=${option.value}`;
    const made = parent == null ? itself : `${type.name}=${parent} ${itself}`;
    return { ...option, when: { made, isMade: isMade(made, params) } };
  });
}

/** Options in the order of their names, as a visitor looks for a place. */
export const byName = (options: readonly OptionView[], { locale }: ViewContext): readonly OptionView[] => {
  const compare = alphabetically(locale);
  return options.toSorted((one, other) => compare(one.label, other.label));
};

/** Sum of counts; null when one is unknown or the list is empty. */
const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.length === 0 ? null : counts.reduce((sum, n) => (sum === null || n === null ? null : sum + n), 0);

/**
 * For sale, to rent and, if the whole offer has any, takeovers; each with the number of estates of its transactions.
 */
export function statusOptions(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly OptionView[] {
  const source = estateSource(context.site);
  return FILTER_STATUSES.flatMap((status) => {
    const known = (options?.transactions ?? []).filter(
      ({ id }) => filterStatusOf(standingOf({ source, transaction: id })) === status,
    );
    const checked = filter.status.includes(status);
    if (status === 'TAKE_OVER' && known.length === 0 && !checked) return [];
    const count = sumOf(known.map((option) => option.count));
    return [{ value: status, label: context.t(`status.${status}`), count, checked }];
  });
}

/** Minimum numbers to choose from: more is "six and more". */
const LEAST_COUNTS = [1, 2, 3, 4, 5] as const;

/** Any number, then "1+" to "5+", each with its total; a chosen value is always included. */
export function leastBedroomOptions(
  { bedMin }: EstateFilter,
  options: OfferOptions | null,
  { t }: ViewContext,
): readonly OptionView[] {
  const listed = options?.bedrooms ?? [];
  const chosen = bedMin === null ? [] : [bedMin];
  const counts = [...new Set([...LEAST_COUNTS, ...chosen])].toSorted((one, other) => one - other);
  // The list contains all numbers of bedrooms: when it is known, larger ones have no estates.
  const none = listed.some(({ count }) => count !== null) ? 0 : null;
  return [
    { value: '', label: t('offer.anyOf.bedrooms'), count: null, checked: bedMin === null },
    ...counts.map((least) => ({
      value: String(least),
      label: `${least}+`,
      count: sumOf(listed.filter(({ value }) => value >= least).map(({ count }) => count)) ?? none,
      checked: least === bedMin,
    })),
  ];
}

/** One bedroom to "six and more"; chosen values are always included. */
export function bedroomOptions(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly OptionView[] {
  const listed = (options?.bedrooms ?? []).filter(({ value }) => value >= 0);
  const groupOf = (value: number): string => String(Math.min(value, LARGE_BEDROOM_COUNT));
  const studios = listed.some(({ value }) => value === 0);
  // The list contains all numbers of bedrooms: other numbers have no estates.
  const countOf = (value: string): number | null => {
    const members = listed.filter((option) => groupOf(option.value) === value);
    return members.length === 0 && listed.some(({ count }) => count !== null)
      ? 0
      : sumOf(members.map(({ count }) => count));
  };
  const usual = Array.from({ length: LARGE_BEDROOM_COUNT }, (_, index) => String(index + 1));
  const values = [...new Set([...(studios ? ['0'] : []), ...usual, ...filter.bedrooms])];
  return values
    .toSorted((one, other) => Number(one) - Number(other))
    .map((value) => ({
      value,
      label: bedroomsName(value, context),
      count: countOf(value),
      checked: filter.bedrooms.includes(value),
    }));
}
