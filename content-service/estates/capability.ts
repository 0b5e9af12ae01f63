import type { Manifest } from '../mail/manifest.ts';
import { estateOperations } from './operations.ts';
import { personEstateOperations } from './person-estates.ts';

/** Homes of every source, as they are searched and shown; written by imports. */
export const ESTATES = {
  name: 'estates',
  operations: [...estateOperations, ...personEstateOperations],
  tables: {
    home_histories: {
      key: ['estate_id'],
      backup: 'agency',
      persons: null,
      // The site was away meanwhile: a restored home begins anew with what it shows, and since when is not known.
      restored: {
        since: 'NULL',
        steps:
          "json_array(json_object('at', NULL, 'state', given.steps ->> '$[#-1].state', 'price', given.steps ->> '$[#-1].price'))",
      },
    },
    estate_documents: { backup: 'agency', persons: { texts: ['doc', 'card', 'words'], named: 'content' } },
    // Its triggers delete the words and counts.
    estates: { backup: 'agency', persons: null, withdrawn: true },
    source_listings: { backup: 'agency', persons: { texts: ['doc'], named: 'content' }, withdrawn: true },
    contact_infos: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
  },
} as const satisfies Manifest;
