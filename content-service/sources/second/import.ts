import type { Estate } from '../../../wire/estate.ts';
import { type SkarabeeListing, SkarabeeListingSchema } from '../../../wire/skarabee-listing.ts';
import { type ImportOptions, keptListingStatements, type Statement } from '../../db/import.ts';
import { transactionKeyOf } from '../../db/transaction-codes.ts';
import { withoutInternalFields } from './internal-fields.ts';

/** A listing of the second source and the estate that stands for it in lists; its status decides what that is found by. */
export const listingStatements = (
  siteId: string,
  listing: SkarabeeListing,
  summary: Estate,
  options: ImportOptions = {},
): Statement[] => {
  const document = withoutInternalFields(SkarabeeListingSchema.parse(listing));
  const { guid, address, geo, status } = document;
  return keptListingStatements(
    siteId,
    {
      guid,
      document,
      address,
      point: geo ?? address?.geoLocation,
      transactionKey: status ? transactionKeyOf(status) : null,
    },
    summary,
    options,
  );
};
