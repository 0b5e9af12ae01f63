import type { Aside, EnumerationName, Field, Format, Predicate, Tab } from './field.ts';
import { unlessCostsHidden, unlessPriceHidden, unlessPriceWithheld } from './predicates.ts';

/** What a row says beside its path, tab and place. */
export type Says = Omit<Field, 'path' | 'tab' | 'order' | 'also' | 'beside'>;

/** A row before it has its place: its tab is where it goes unless the tab lists of the spec name it. */
export interface Draft extends Says {
  readonly path: string;
  readonly home: Tab | null;
}

/** Shorthands of the tables: one format, and what differs from the usual. */
export const as = (format: Format, more: Omit<Says, 'format'> = {}): Says => ({ format, ...more });
/** A code of an enumeration (spec 2 §3, "Typing"). */
export const coded = (enumeration: EnumerationName, more: Omit<Says, 'format'> = {}): Says => ({
  format: 'enumeration',
  enumeration,
  ...more,
});
/** With an id and a name, typed to an enumeration for ids without a name. */
export const named = (enumeration: EnumerationName, more: Omit<Says, 'format'> = {}): Says => ({
  format: 'named',
  enumeration,
  ...more,
});
/** Free text that is shown beneath its main field. */
export const companion: Says = { format: 'longText', aside: 'companion' };
/** Shown elsewhere on the page, or not as a row. */
export const aside = (where: Aside, format: Format = 'text'): Says => ({ format, aside: where });
/** Not for the public (contract, "Estate"). */
export const internal: Says = { format: 'text', internal: true };

export const text = as('text');
export const longText = as('longText');
export const yesNo = as('yesNo');
export const number = as('number');
export const year = as('year');
export const area = as('area');
export const length = as('length');
export const price = as('price');
/** A part of the price, or computed from it. */
export const pricePart = as('price', { visible: [unlessPriceHidden] });
/** A cost of the purchase, which follows from the price. */
export const cost = as('price', { visible: [unlessPriceHidden, unlessCostsHidden] });
/** A price of another kind than the one that is asked. */
export const otherPrice = as('price', { visible: [unlessPriceWithheld] });
/** How far something is that everybody knows the place of. */
export const distance = as('length', { coarse: true });
export const date = as('date');
export const dateTime = as('dateTime');
export const shownIf = (...visible: readonly Predicate[]): Pick<Says, 'visible'> => ({ visible });

/** Rows of one group of a document, by their key in it. */
export const rows = (
  group: string,
  home: Tab | null,
  keys: readonly (readonly [key: string, says: Says])[],
): readonly Draft[] =>
  keys.map(([key, says]) => ({ ...says, path: group === '' ? key : `${group}.${key}`, home }));
