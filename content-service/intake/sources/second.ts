import type { Estate } from '../../../wire/estate.ts';
import { type SkarabeeListing, SkarabeeListingSchema } from '../../../wire/skarabee-listing.ts';
import { readStrict } from '../../../wire/tolerant/read.ts';
import { withoutInternalFields } from '../../estates/sources/second/internal-fields.ts';
import { transactionKeyOf } from '../../estates/transaction-codes.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { keptListingStatements } from '../estate.ts';
import type { ImportOptions } from '../options.ts';

/** A listing of the second source and the estate that stands for it in lists; its status decides what that is found by. */
export const listingStatements = (
  siteId: string,
  listing: SkarabeeListing,
  summary: Estate,
  options: ImportOptions = {},
): Statement[] => {
  const document = withoutInternalFields(readStrict(SkarabeeListingSchema, listing));
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
