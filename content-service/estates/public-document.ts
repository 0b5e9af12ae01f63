import { cellCentre } from '../../domain/map/hidden-cell.ts';
import { coarseWords } from '../../domain/rules/coarse-distance.ts';
import { hasPositive } from '../../domain/rules/emptiness.ts';
import { PRICE_PARTS } from '../../domain/rules/price.ts';
import type { Estate } from '../../wire/estate.ts';
import { withoutFields } from './change-fields.ts';
import { type LoweredColumns, withLowered } from './lowered.ts';
import { withoutTellingTexts } from './without-telling.ts';

/** The columns that say what may be shown of an estate. */
interface ShownColumns extends LoweredColumns {
  readonly address_hidden: number;
  /** The point that may be shown. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** The same with the document. */
export interface PublicColumns extends ShownColumns {
  readonly doc: string;
}

/** The centre of a hidden home's cell, where it has a point; its columns hold no other as a rule (decision 34). */
export const hiddenPointOf = ({ lat, lon }: ShownColumns) =>
  lat === null || lon === null ? undefined : cellCentre({ lat, lon });

/** Everything finer than zip and city goes, and the centre of its cell stands for the true point. */
export const withHiddenAddress = <Address extends object>(address: Address, row: ShownColumns): Address => ({
  ...address,
  visible: false,
  street: undefined,
  number: undefined,
  box: undefined,
  location: undefined,
  geoLocation: hiddenPointOf(row),
});

/** Without the parts of a price that is not shown, and what is computed from it; with what a shown one was before. */
const withPublicPrice = (estate: Estate, row: LoweredColumns): Estate => {
  const { price } = estate.general;
  if (!price) return withoutFields(estate, PRICE_PARTS);
  const told = { ...estate, general: { ...estate.general, price: withLowered(price, row) } };
  return hasPositive(price.value) ? told : withoutFields(told, PRICE_PARTS);
};

/** A hidden home without what would tell where it is, but for its address. */
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

/** An estate as it may leave the service; `hidden` when its project's address is. */
export const publicEstate = (row: PublicColumns, hidden = false): Estate =>
  madePublic(JSON.parse(row.doc), row, hidden);

/** The same of a document that was read. What is public already stays as it is. */
export const madePublic = (document: Estate, row: ShownColumns, hidden = false): Estate => {
  const estate = withPublicPrice(document, row);
  if (!hidden && row.address_hidden !== 1) return estate;
  const { address } = estate.general;
  const { general, ...rest } = quietEstate(estate);
  return { ...rest, general: { ...general, address: address && withHiddenAddress(address, row) } };
};
