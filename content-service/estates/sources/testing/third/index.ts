import { present } from '#content-service/estates/found.ts';
import { type PublicColumns, withHiddenAddress } from '#content-service/estates/public-document.ts';
import { operation } from '#content-service/platform/operation/operation.ts';
import { idSchemaOf, SiteParams } from '#content-service/platform/operation/params.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import { THIRD } from '#domain/sources/testing/third.ts';
import { type ThirdListing, ThirdListingSchema } from '#worker/estate/sources/testing/third/listing.ts';
import { findListing } from '../../find-listing.ts';
import type { SourceStore } from '../../source-store.ts';

/** Source names are those of the domain's registry; the tests' registry adds this one. */
const NAME = THIRD.name as string as EstateSource;

function publicThird(row: PublicColumns): ThirdListing {
  const listing: ThirdListing = JSON.parse(row.doc);
  return row.address_hidden === 1
    ? { ...listing, where: withHiddenAddress(listing.where ?? {}, row) }
    : listing;
}

/** Store of the invented source. */
export const thirdStore: SourceStore = {
  name: NAME,
  search: {
    id: 'searchThird',
    summary: 'Searches the third source.',
    path: '/sites/{siteId}/estates/third',
    scope: NAME,
  },
  operations: [
    operation({
      id: 'getThirdListing',
      summary: 'A listing of the third source.',
      role: 'read',
      method: 'get',
      path: '/sites/{siteId}/estates/third/{key}',
      params: SiteParams.extend({ key: idSchemaOf(THIRD) }),
      answer: { kind: 'json', name: 'ThirdListing', schema: ThirdListingSchema },
      errors: ['invalid_request', 'not_found', 'gone'],
      run: async ({ params }, { env }) =>
        publicThird(present(await findListing(env.DB, params.siteId, params.key))),
    }),
  ],
};
