import { type EstateFilter, FILTER_STATUSES, LARGE_BEDROOM_COUNT } from '../../domain/filter/filter.ts';
import type { OptionView } from '../../domain/views/option.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';
import { estateSource } from '../query/estate-source.ts';
import { transactionIds } from '../query/transactions.ts';
import type { ViewContext } from './context.ts';
import { bedroomsName, type NamedKey, optionName, optionsFor } from './filter-names.ts';

/** Two places of one name are told apart by their zips. */
function told(labels: readonly string[], zips: readonly string[]): string[] {
  return labels.map((label, index) => {
    const twin = labels.some((other, at) => at !== index && other === label);
    const zip = zips[index] ?? '';
    return twin && zip !== '' ? `${label} (${zip})` : label;
  });
}

/**
 * Options of a named part of the filter. What a visitor has chosen is always there and checked, even
 * when the options lack it or could not be had. An option without homes stays too, for the form to
 * show as out of reach: a choice that vanishes would leave the visitor guessing.
 */
export function namedOptions(
  key: NamedKey,
  filter: EstateFilter,
  options: EstateFilters | null,
  context: ViewContext,
): readonly OptionView[] {
  const chosen: readonly string[] = filter[key];
  const listed = optionsFor(key, options)
    .map((option) => ({ ...option, value: String(option.id) }))
    .filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index);
  const missing = chosen.filter((value) => !listed.some((option) => option.value === value));
  const all = [
    ...listed,
    ...missing.map((value) => ({ id: value, value, name: null, count: null, zip: null })),
  ];
  const labels = all.map((option) => optionName(key, option, context));
  const zips = all.map(({ zip }) => String(zip ?? ''));
  const named = told(labels, zips);
  return all.map(({ value, count }, index) => ({
    value,
    label: named[index] ?? value,
    count,
    checked: chosen.includes(value),
  }));
}

/** Sub types of the chosen types, and those chosen themselves; none before a type is chosen. */
export function subTypeOptions(
  filter: EstateFilter,
  options: EstateFilters | null,
  context: ViewContext,
): readonly OptionView[] {
  const parents = new Map((options?.subTypes ?? []).map(({ id, headTypeId }) => [String(id), headTypeId]));
  const belongs = (value: string): boolean => {
    const parent = parents.get(value);
    return parent === null || parent === undefined ? false : filter.type.includes(String(parent));
  };
  const all = namedOptions('subType', filter, options, context);
  return byName(
    all.filter(({ value, checked }) => checked || belongs(value)),
    context,
  );
}

/** Options in the order of their names, as a visitor looks for a place. */
export const byName = (options: readonly OptionView[], { locale }: ViewContext): readonly OptionView[] => {
  const collator = new Intl.Collator(locale, { numeric: true });
  return options.toSorted((one, other) => collator.compare(one.label, other.label));
};

/** For sale, to rent and, where there are any, takeovers; each with the homes of its transactions. */
export function statusOptions(
  filter: EstateFilter,
  options: EstateFilters | null,
  context: ViewContext,
): readonly OptionView[] {
  const source = estateSource(context.site);
  return FILTER_STATUSES.map((status) => {
    const ids = transactionIds({ status: [status], transaction: [] }, source);
    const known = (options?.transactions ?? []).filter(({ id }) => ids.includes(String(id)));
    return {
      value: status,
      label: context.t(`status.${status}`),
      // The second source is searched by texts; its options may be numbered, and then nothing is known.
      count: known.length === 0 ? null : known.reduce((sum, { count }) => sum + count, 0),
      checked: filter.status.includes(status),
    };
  }).filter(({ value, count, checked }) => value !== 'TAKE_OVER' || checked || (count ?? 0) > 0);
}

/** One bedroom to "six and more"; what is chosen is there in any case. */
export function bedroomOptions(
  filter: EstateFilter,
  options: EstateFilters | null,
  context: ViewContext,
): readonly OptionView[] {
  const counts = new Map<string, number>();
  for (const { value, count } of options?.bedrooms ?? []) {
    const group = String(Math.min(value, LARGE_BEDROOM_COUNT));
    if (value >= 0) counts.set(group, (counts.get(group) ?? 0) + count);
  }
  const usual = Array.from({ length: LARGE_BEDROOM_COUNT }, (_, index) => String(index + 1));
  const values = [...new Set([...(counts.has('0') ? ['0'] : []), ...usual, ...filter.bedrooms])];
  return values
    .toSorted((one, other) => Number(one) - Number(other))
    .map((value) => ({
      value,
      label: bedroomsName(value, context),
      count: counts.get(value) ?? null,
      checked: filter.bedrooms.includes(value),
    }))
    .filter(({ value, count, checked }) => checked || value !== '0' || (count ?? 0) > 0);
}
