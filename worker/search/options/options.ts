import { type Id, sameId } from '#domain/rules/source.ts';
import type { OptionView } from '#domain/views/option.ts';

/** An option with its count in the current search; null when unknown. */
export type Counted<T> = Omit<T, 'count'> & { readonly count: number | null };

/**
 * All options of the whole offer with their counts in the search: an option that is not listed there has 0.
 * An empty list means nothing, because a service may leave it out.
 */
export function countedUnder<T extends { readonly count: number }>(
  all: readonly T[],
  under: readonly T[] | undefined,
  idOf: (option: T) => Id,
): readonly Counted<T>[] {
  if (under === undefined || under.length === 0) return all.map((option) => ({ ...option, count: null }));
  const find = (options: readonly T[], wanted: T) =>
    options.find((option) => sameId(idOf(option), idOf(wanted)));
  return [
    ...all.map((option) => ({ ...option, count: find(under, option)?.count ?? 0 })),
    ...under.filter((option) => find(all, option) === undefined),
  ];
}

/** The first option of each value: a service may list one twice. */
export function distinct<T>(options: readonly T[], keyOf: (option: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const option of options) if (!first.has(keyOf(option))) first.set(keyOf(option), option);
  return [...first.values()];
}

/**
 * Options as choices of the form, each value once. A chosen value is always included and checked, even if it
 * is not among the options or they could not be loaded (spec 1 §7). An option without results stays too, and
 * the form shows it as disabled: a disappearing choice would be confusing.
 */
export function optionViews(
  listed: readonly Omit<OptionView, 'checked'>[],
  chosen: readonly string[],
  missingLabel: (value: string) => string,
): readonly OptionView[] {
  const missing = chosen.map((value) => ({ value, label: missingLabel(value), count: null }));
  return distinct([...listed, ...missing], ({ value }) => value).map((option) => ({
    ...option,
    checked: chosen.includes(option.value),
  }));
}

/** Labels of the chosen options. */
export const checkedLabels = (options: readonly OptionView[]): readonly string[] =>
  options.filter(({ checked }) => checked).map(({ label }) => label);
