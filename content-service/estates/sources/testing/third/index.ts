import { internalPaths } from '../../../../../domain/fields/table.ts';
import type { EstateSource } from '../../../../../domain/rules/source.ts';
import { THIRD } from '../../../../../domain/sources/testing/third.ts';
import type { Estate } from '../../../../../wire/estate.ts';
import { THIRD_SOURCE_FIELDS } from '../../../../../worker/estate/sources/testing/third/fields.ts';
import {
  type ThirdListing,
  ThirdListingSchema,
} from '../../../../../worker/estate/sources/testing/third/listing.ts';
import { type ImportOptions, keptListingStatements, type Statement } from '../../../../intake/index.ts';
import { searchOperation } from '../../../../offer/search-operation.ts';
import { operation } from '../../../../platform/operation/operation.ts';
import { idSchemaOf, SiteParams } from '../../../../platform/operation/params.ts';
import { present } from '../../../present.ts';
import { type PublicColumns, withHiddenAddress } from '../../../public-document.ts';
import { findListing } from '../../find-listing.ts';
import type { SourceStore } from '../../source-store.ts';

/** The names of sources are those that the domain lists; the tests list this one beside them. */
const NAME = THIRD.name as string as EstateSource;

/** Its deals in the numbering that lists are searched by. */
const KEYS: Readonly<Record<string, string>> = {
  open: '1',
  held: '3',
  letting: '2',
  gone: '5',
  business: '10',
};

const INTERNAL = internalPaths(THIRD_SOURCE_FIELDS).map((path) => path.replace('technical.', ''));

/** A listing of the invented source and the estate that stands for it in lists. */
export function thirdListingStatements(
  siteId: string,
  listing: ThirdListing,
  summary: Estate,
  options: ImportOptions = {},
): Statement[] {
  const read = ThirdListingSchema.parse(listing);
  const technical = Object.fromEntries(
    Object.entries(read.technical ?? {}).filter(([key]) => !INTERNAL.includes(key)),
  );
  const { key: guid, deal, where } = read;
  const kept = {
    guid,
    document: { ...read, technical },
    address: where,
    point: where?.geoLocation,
    transactionKey: KEYS[deal ?? ''] ?? null,
  };
  return keptListingStatements(siteId, kept, summary, options);
}

function publicThird(row: PublicColumns): ThirdListing {
  const listing: ThirdListing = JSON.parse(row.doc);
  return row.address_hidden === 1
    ? { ...listing, where: withHiddenAddress(listing.where ?? {}, row) }
    : listing;
}

/** The store of the invented source. */
export const thirdStore: SourceStore = {
  name: NAME,
  operations: [
    searchOperation('searchThird', '/sites/{siteId}/estates/third', 'Search the third source.', NAME),
    operation({
      id: 'getThirdListing',
      method: 'get',
      path: '/sites/{siteId}/estates/third/{key}',
      summary: 'A listing of the third source.',
      params: SiteParams.extend({ key: idSchemaOf(THIRD) }),
      answer: { kind: 'json', name: 'ThirdListing', schema: ThirdListingSchema },
      errors: ['invalid_request', 'not_found', 'gone'],
      run: async ({ params }, { env }) =>
        present(await findListing(env.DB, params.siteId, params.key, publicThird)),
    }),
  ],
};
