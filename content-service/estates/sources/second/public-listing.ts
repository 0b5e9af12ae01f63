import type { SkarabeeListing } from '../../../../wire/skarabee-listing.ts';
import { hiddenPointOf, type PublicColumns, withHiddenAddress } from '../../public-document.ts';
import { withoutInternalFields } from './internal-fields.ts';

/**
 * Fields of a listing that tell where a hidden estate is: its box, and the plot, which is as good as an
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
    geo: listing.geo
      ? { ...listing.geo, lat: undefined, lon: undefined, ...hiddenPointOf(row) }
      : hiddenPointOf(row),
    general: withoutTelling(listing, 'general'),
    construction: withoutTelling(listing, 'construction'),
  };
};
