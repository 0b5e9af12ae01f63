import { type Id, sameId } from '../../../domain/rules/source.ts';
import type { OptionView } from '../../../domain/views/option.ts';

/** With how many it finds under the current search; null where that is not known. */
export type Counted<T> = Omit<T, 'count'> & { readonly count: number | null };

/**
 * Every option of the whole offer with its count under the search: one that is not listed there has none.
 * A list without a single option says nothing, since a service may leave it out.
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

/** The first option of each value: a service may name one twice. */
export function distinct<T>(options: readonly T[], keyOf: (option: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const option of options) if (!first.has(keyOf(option))) first.set(keyOf(option), option);
  return [...first.values()];
}

/**
 * Options as choices of the form, each value once. What a visitor has chosen is always there and checked,
 * even when the options lack it or could not be had (spec 1 §7). An option that finds nothing stays too,
 * for the form to show as out of reach: a choice that vanishes would leave the visitor guessing.
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

/** Labels of the options that are chosen. */
export const checkedLabels = (options: readonly OptionView[]): readonly string[] =>
  options.filter(({ checked }) => checked).map(({ label }) => label);
