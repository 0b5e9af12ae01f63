import { operation } from '#content-service/platform/operation/operation.ts';
import { idSchemaOf, SiteParams } from '#content-service/platform/operation/params.ts';
import { findSite } from '#content-service/platform/sites.ts';
import { SECOND } from '#domain/sources/second.ts';
import { SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { present } from '../../found.ts';
import { findListing } from '../find-listing.ts';
import type { SourceStore } from '../source-store.ts';
import { publicListing } from './public-listing.ts';
import { unitsOfListing } from './units.ts';

/** The second source: full listings, besides the estates that represent them in lists. */
export const secondStore: SourceStore = {
  name: SECOND.name,
  search: {
    id: 'searchSkarabeeEstates',
    summary: "Search the second source's estates; same body and answer.",
    path: '/sites/{siteId}/estates/skarabee',
    scope: SECOND.name,
  },
  operations: [
    operation({
      id: 'getSkarabeeListing',
      summary: 'A listing of the second source.',
      role: 'read',
      method: 'get',
      path: '/sites/{siteId}/estates/skarabee/{guid}',
      params: SiteParams.extend({ guid: idSchemaOf(SECOND) }),
      answer: { kind: 'json', name: 'SkarabeeListing', schema: SkarabeeListingSchema },
      errors: ['gone'],
      run: async ({ params }, { env }) => {
        const [site, listing, units] = await Promise.all([
          findSite(env.DB, params.siteId),
          findListing(env.DB, params.siteId, params.guid),
          unitsOfListing(env.DB, params.siteId, params.guid),
        ]);
        const realisedPrices = site?.settings.realisedPrices === true;
        const shown = publicListing(present(listing), { realisedPrices });
        return units.length === 0 ? shown : { ...shown, units: [...units] };
      },
    }),
  ],
};
