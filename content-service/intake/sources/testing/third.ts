import { standingOfKey } from '#content-service/estates/transaction-codes.ts';
import { internalPaths } from '#domain/fields/table.ts';
import type { Estate } from '#wire/estate.ts';
import { THIRD_SOURCE_FIELDS } from '#worker/estate/sources/testing/third/fields.ts';
import { type ThirdListing, ThirdListingSchema } from '#worker/estate/sources/testing/third/listing.ts';
import { storedListingStatements } from '../../estate.ts';
import type { ImportOptions } from '../../options.ts';
import type { Write } from '../../write.ts';

/** Its deals in the numbering of lists. */
const KEYS: Readonly<Record<string, string>> = {
  open: '1',
  held: '3',
  letting: '2',
  gone: '5',
  business: '10',
};

const INTERNAL = internalPaths(THIRD_SOURCE_FIELDS).map((path) => path.replace('technical.', ''));

/** Stores a listing of the invented source and the estate that represents it in lists. */
export function thirdListingStatements(
  siteId: string,
  listing: ThirdListing,
  summary: Estate,
  options: ImportOptions = {},
): Write[] {
  const read = ThirdListingSchema.parse(listing);
  const technical = Object.fromEntries(
    Object.entries(read.technical ?? {}).filter(([key]) => !INTERNAL.includes(key)),
  );
  const { key: guid, deal, where } = read;
  const stored = {
    guid,
    document: { ...read, technical },
    address: where,
    point: where?.geoLocation,
    texts: [],
    standing: standingOfKey(KEYS[deal ?? ''] ?? null),
  };
  return storedListingStatements(siteId, stored, summary, options);
}
