import { FIRST_SOURCE_FIELDS } from '../../domain/fields/first/fields.ts';
import { pricePaths } from '../../domain/fields/table.ts';
import { cellCentre } from '../../domain/map/hidden-cell.ts';
import { coarseWords } from '../../domain/rules/coarse-distance.ts';
import { hasPositive } from '../../domain/rules/emptiness.ts';
import { isPriceHidden } from '../../domain/rules/price.ts';
import type { Estate } from '../../wire/estate.ts';
import { withoutFields } from './change-fields.ts';

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

/** Without the parts of a price that is not shown, and what is computed from it. */
const withoutHiddenPrice = (estate: Estate): Estate => {
  const value = estate.general.price?.value;
  return hasPositive(value)
    ? estate
    : withoutFields(estate, pricePaths(FIRST_SOURCE_FIELDS, { withheld: isPriceHidden(value) }));
};

/** An estate as it may leave the service; `hidden` when its project's address is. */
export const publicEstate = (row: PublicColumns, hidden = false): Estate => {
  const estate = withoutHiddenPrice(JSON.parse(row.doc));
  if (!hidden && row.address_hidden !== 1) return estate;
  const { address } = estate.general;
  return {
    ...estate,
    general: { ...estate.general, address: address && withHiddenAddress(address, row) },
    environments: estate.environments?.map(({ environment, comment }) => ({
      environment,
      comment: coarseWords(comment),
    })),
  };
};
