import { cellCentre } from '#domain/map/hidden-cell.ts';
import { coarseWords } from '#domain/rules/coarse-distance.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import { PRICE_PARTS } from '#domain/rules/price.ts';
import type { Estate } from '#wire/estate.ts';
import { withoutFields } from './change-fields.ts';
import { type HistoryColumns, historyOf } from './history.ts';
import { type LoweredColumns, withLowered } from './lowered.ts';
import { withoutTellingTexts } from './without-telling.ts';

/** Columns that determine what may be shown of an estate. */
interface ShownColumns extends LoweredColumns, HistoryColumns {
  readonly address_hidden: number;
  /** The public coordinates. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** The same with the document. */
export interface PublicColumns extends ShownColumns {
  readonly doc: string;
}

/**
 * Centre of a hidden home's cell, if it has coordinates; as a rule the columns already hold only that
 * (decision 34).
 */
export const hiddenPointOf = ({ lat, lon }: ShownColumns) =>
  lat === null || lon === null ? undefined : cellCentre({ lat, lon });

/** Removes everything finer than zip and city, and replaces the coordinates by the centre of the cell. */
export const withHiddenAddress = <Address extends object>(address: Address, row: ShownColumns): Address => ({
  ...address,
  visible: false,
  street: undefined,
  number: undefined,
  box: undefined,
  location: undefined,
  geoLocation: hiddenPointOf(row),
});

/**
 * Removes the parts of a hidden price and figures computed from it; adds the previous price to a visible one.
 */
const withPublicPrice = (estate: Estate, row: LoweredColumns): Estate => {
  const { price } = estate.general;
  if (!price) return withoutFields(estate, PRICE_PARTS);
  const shown = { ...estate, general: { ...estate.general, price: withLowered(price, row) } };
  return hasPositive(price.value) ? shown : withoutFields(shown, PRICE_PARTS);
};

/** With its published history, if the row has one; the document's own claim is ignored. */
const withHistory = (
  { general: { history: _claimed, ...general }, ...rest }: Estate,
  row: HistoryColumns,
): Estate => {
  const history = historyOf(row);
  return { ...rest, general: { ...general, ...(history === null ? {} : { history }) } } as Estate;
};

/** A hidden home without texts that would reveal its location; its address is handled separately. */
export const quietEstate = (estate: Estate): Estate => {
  const { address } = estate.general;
  const { environments, ...rest } = withoutTellingTexts(estate, { address, point: address?.geoLocation });
  return {
    ...rest,
    ...(environments
      ? { environments: environments.map((one) => ({ ...one, comment: coarseWords(one.comment) })) }
      : {}),
  };
};

/** The public document of an estate; `hidden` when its project's address is hidden. */
export const publicEstate = (row: PublicColumns, hidden = false): Estate =>
  madePublic(JSON.parse(row.doc), row, hidden);

/** The same for a parsed document. Applying it twice changes nothing. */
export const madePublic = (document: Estate, row: ShownColumns, hidden = false): Estate => {
  const estate = withHistory(withPublicPrice(document, row), row);
  if (!hidden && row.address_hidden !== 1) return estate;
  const { address } = estate.general;
  const { general, ...rest } = quietEstate(estate);
  return { ...rest, general: { ...general, address: address && withHiddenAddress(address, row) } };
};
