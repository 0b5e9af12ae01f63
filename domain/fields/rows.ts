import type { Aside, EnumerationName, Field, Format, Predicate, Tab } from './field.ts';
import { unlessCostsHidden, unlessPriceHidden, unlessPriceWithheld } from './predicates.ts';

/** A row without path, tab and position. */
export type Says = Omit<Field, 'path' | 'tab' | 'order' | 'also' | 'beside'>;

/** A row before it gets its position: `tab` applies unless the tab lists of the spec name the field. */
export interface Draft extends Says {
  readonly path: string;
  readonly home: Tab | null;
}

/** Shorthands of the tables: a format, and the options that differ from the default. */
export const as = (format: Format, more: Omit<Says, 'format'> = {}): Says => ({ format, ...more });
/** A code of an enumeration (spec 2 §3, "Typing"). */
export const coded = (enumeration: EnumerationName, more: Omit<Says, 'format'> = {}): Says => ({
  format: 'enumeration',
  enumeration,
  ...more,
});
/** An id with a name; the enumeration gives the label of ids without a name. */
export const named = (enumeration: EnumerationName, more: Omit<Says, 'format'> = {}): Says => ({
  format: 'named',
  enumeration,
  ...more,
});
/** Free text shown beneath its main field. */
export const companion: Says = { format: 'longText', aside: 'companion' };
/** A field shown elsewhere on the page, or not as a row. */
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
/** A part of the price, or a figure computed from it. */
export const pricePart = as('price', { visible: [unlessPriceHidden] });
/** A cost of the purchase, which depends on the price. */
export const cost = as('price', { visible: [unlessPriceHidden, unlessCostsHidden] });
/** Another kind of price than the asking price. */
export const otherPrice = as('price', { visible: [unlessPriceWithheld] });
/** Distance to a publicly known place. */
export const distance = as('length', { coarse: true });
export const date = as('date');
export const dateTime = as('dateTime');
export const shownIf = (...visible: readonly Predicate[]): Pick<Says, 'visible'> => ({ visible });

/** Rows of a group of the document, by their key in it. */
export const rows = (
  group: string,
  home: Tab | null,
  keys: readonly (readonly [key: string, says: Says])[],
): readonly Draft[] =>
  keys.map(([key, says]) => ({ ...says, path: group === '' ? key : `${group}.${key}`, home }));
