import type { Estate } from '../../worker/content/schemas/estate.ts';
import type { SkarabeeListing } from '../../worker/content/schemas/skarabee-listing.ts';
import { withoutInternalFields } from './internal-fields.ts';

/** The columns that say what may be shown of a document. */
export interface PublicColumns {
  readonly doc: string;
  readonly address_hidden: number;
  /** The point that may be shown. */
  readonly lat: number | null;
  readonly lon: number | null;
}

const pointOf = ({ lat, lon }: PublicColumns) => (lat === null || lon === null ? undefined : { lat, lon });

/** Everything finer than zip and city goes, and the shifted point stands for the true one. */
const withHiddenAddress = <Address extends object>(address: Address, row: PublicColumns): Address => ({
  ...address,
  visible: false,
  street: undefined,
  number: undefined,
  box: undefined,
  location: undefined,
  geoLocation: pointOf(row),
});

/** An estate as it may leave the service; `hidden` when its project's address is. */
export const publicEstate = (row: PublicColumns, hidden = false): Estate => {
  const estate: Estate = JSON.parse(row.doc);
  const { address } = estate.general;
  const isHidden = hidden || row.address_hidden === 1;
  if (!isHidden || !address) return estate;
  return { ...estate, general: { ...estate.general, address: withHiddenAddress(address, row) } };
};

/**
 * Fields of a listing that tell where a hidden home is: its box, and the plot, which is as good as an
 * address to whoever can read the land register.
 */
const TELLING_FIELDS: Readonly<Record<'general' | 'construction', readonly string[]>> = {
  general: ['appartment_number'],
  construction: ['lot_number', 'cadastral_section', 'cadastral_classification'],
};

const withoutTelling = (listing: SkarabeeListing, group: keyof typeof TELLING_FIELDS) => {
  const fields = listing[group];
  return fields
    ? Object.fromEntries(Object.entries(fields).filter(([field]) => !TELLING_FIELDS[group].includes(field)))
    : fields;
};

/** A listing of the second source as it may leave the service. */
export const publicListing = (row: PublicColumns): SkarabeeListing => {
  const listing: SkarabeeListing = withoutInternalFields(JSON.parse(row.doc));
  if (row.address_hidden !== 1) return listing;
  return {
    ...listing,
    address: withHiddenAddress(listing.address ?? {}, row),
    geo: listing.geo ? { ...listing.geo, lat: undefined, lon: undefined, ...pointOf(row) } : pointOf(row),
    general: withoutTelling(listing, 'general'),
    construction: withoutTelling(listing, 'construction'),
  };
};
