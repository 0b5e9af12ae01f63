import { inScopeOfSite } from '../estates/in-scope.ts';
import { SOURCE_STORES } from '../estates/sources/index.ts';
import type { Manifest } from '../mail/manifest.ts';
import { cityOperations } from './cities/operations.ts';
import { estateFilterOperations } from './filters/operations.ts';
import { estateMarkerOperations } from './markers/operations.ts';
import { searchEstates } from './search.ts';
import { searchOperation } from './search-operation.ts';
import { similarEstateOperations } from './similar/operations.ts';
import { streetOperations } from './streets/operations.ts';

/** Searches of homes, and what they read beside the homes. */
export const OFFER = {
  name: 'offer',
  operations: [
    ...SOURCE_STORES.flatMap(({ search, operations }) => [searchOperation(search), ...operations]),
    ...estateFilterOperations,
    ...estateMarkerOperations,
    ...similarEstateOperations,
    ...cityOperations,
    ...streetOperations,
  ],
  offers: {
    searchSite: (db, siteId, request) =>
      inScopeOfSite(db, siteId, (scope) => searchEstates(db, siteId, request, scope)),
  },
  tables: {
    estate_collections: { key: ['collection_id', 'estate_id'], backup: 'agency', persons: null },
    estate_counts: {
      key: [
        'city_id',
        'city_name',
        'transaction_key',
        'head_type_id',
        'sub_type_id',
        'country_id',
        'transaction_id',
        'source',
      ],
      backup: 'derived',
      persons: null,
    },
    home_counts: {
      key: [
        'transaction_key',
        'head_type_id',
        'sub_type_id',
        'country_id',
        'transaction_id',
        'source',
        'bedroom_count',
        'price_step',
      ],
      backup: 'derived',
      persons: null,
    },
    option_names: { key: ['kind', 'id'], backup: 'agency', persons: null },
    city_words: { key: ['word', 'city_id', 'kind', 'locale'], backup: 'agency', persons: null },
    cities: { backup: 'agency', persons: null },
  },
  // The index of words, which follows the estates.
  shared: { estate_words: [] },
} as const satisfies Manifest;
