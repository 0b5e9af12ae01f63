import { cellCentre } from '../../domain/map/hidden-cell.ts';
import type { Estate } from '../../wire/estate.ts';

/** The columns that say what may be shown of a document. */
export interface PublicColumns {
  readonly doc: string;
  readonly address_hidden: number;
  /** The point that may be shown. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** The centre of a hidden home's cell, where it has a point; its columns hold no other as a rule (decision 34). */
export const hiddenPointOf = ({ lat, lon }: PublicColumns) =>
  lat === null || lon === null ? undefined : cellCentre({ lat, lon });

/** Everything finer than zip and city goes, and the centre of its cell stands for the true point. */
export const withHiddenAddress = <Address extends object>(address: Address, row: PublicColumns): Address => ({
  ...address,
  visible: false,
  street: undefined,
  number: undefined,
  box: undefined,
  location: undefined,
  geoLocation: hiddenPointOf(row),
});

/** An estate as it may leave the service; `hidden` when its project's address is. */
export const publicEstate = (row: PublicColumns, hidden = false): Estate => {
  const estate: Estate = JSON.parse(row.doc);
  const { address } = estate.general;
  const isHidden = hidden || row.address_hidden === 1;
  if (!isHidden || !address) return estate;
  return { ...estate, general: { ...estate.general, address: withHiddenAddress(address, row) } };
};
