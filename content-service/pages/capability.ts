import type { Manifest } from '../mail/manifest.ts';
import { collectionOperations } from './collections.ts';
import { entityOperations } from './entities.ts';
import { navigationOperations } from './navigation.ts';
import { newsOperations } from './news.ts';
import { pageOperations } from './operations.ts';
import { translationOperations } from './translations.ts';

/** What a site shows beside its listings. */
export const PAGES = {
  name: 'pages',
  operations: ({ searchSite }) => [
    ...navigationOperations,
    ...pageOperations(searchSite),
    ...newsOperations,
    ...entityOperations,
    ...collectionOperations,
    ...translationOperations,
  ],
  tables: {
    estate_group_members: { backup: 'agency', persons: null },
    estate_groups: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
    collections: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
    estate_pages: { backup: 'agency', persons: { texts: ['doc'], named: 'content' }, withdrawn: true },
    entity_items: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
    entities: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
    navigations: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
    pages: { backup: 'agency', persons: { texts: ['doc'], named: 'content' }, withdrawn: true },
    translations: {
      key: ['locale', 'key'],
      backup: 'agency',
      persons: { texts: ['value'], named: 'content' },
    },
  },
} as const satisfies Manifest;
