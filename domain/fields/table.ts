import type { Field, Tab } from './field.ts';
import { onlyRealised, unlessPriceHidden, unlessPriceWithheld, unlessRealised } from './predicates.ts';

const orderIn = (field: Field, tab: Tab): number | null => {
  if (field.tab === tab) return field.order;
  return field.also?.tab === tab ? field.also.order : null;
};

/** All fields of a tab or group of a source's table, in the order of the specification. */
export const tabFields = (tab: Tab, table: readonly Field[]): readonly Field[] =>
  table
    .flatMap((field) => {
      const order = orderIn(field, tab);
      return order === null ? [] : [{ field, order }];
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ field }) => field);

/** Paths of a source's internal fields: never sent to a browser (contract, "Estate"). */
export const internalPaths = (table: readonly Field[]): readonly string[] =>
  table.filter(({ internal }) => internal === true).map(({ path }) => path);

const pathsRuledBy = (table: readonly Field[], ...rules: readonly unknown[]): readonly string[] =>
  table.filter(({ visible }) => visible?.some((rule) => rules.includes(rule))).map(({ path }) => path);

/**
 * Paths of fields that would reveal a hidden price: its parts, figures computed from it and, when it is
 * `withheld` on purpose, other kinds of prices.
 */
export const pricePaths = (
  table: readonly Field[],
  { withheld }: { readonly withheld: boolean },
): readonly string[] => pathsRuledBy(table, unlessPriceHidden, ...(withheld ? [unlessPriceWithheld] : []));

/** Paths of fields with the realised price of a sold home (decision 38). */
export const realisedPaths = (
  table: readonly Field[],
  { gone }: { readonly gone: boolean },
): readonly string[] => pathsRuledBy(table, onlyRealised, ...(gone ? [unlessRealised] : []));

/** Paths of fields with the distance to known places. */
export const coarsePaths = (table: readonly Field[]): readonly string[] =>
  table.filter(({ coarse }) => coarse === true).map(({ path }) => path);
