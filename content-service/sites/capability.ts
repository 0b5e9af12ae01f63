import type { Manifest } from '../mail/manifest.ts';
import { assetOperations } from './assets.ts';
import { siteOperations } from './operations.ts';
import { previewOperations } from './preview-operations.ts';

declare module '../kinds.ts' {
  interface JournalEvents {
    readonly 'preview.ended': true;
    readonly 'preview.made': true;
  }
}

/** Agencies’ sites, the hostnames that lead to them, and the database that has their rows. */
export const SITES = {
  name: 'sites',
  operations: [...siteOperations, ...previewOperations, ...assetOperations],
  tables: {
    // Secret addresses of a draft end with it.
    previews: { key: ['id'], backup: 'passing', persons: null, retained: [{ days: 0, gone: 'until < ?' }] },
    site_shards: { key: ['site_id'], backup: 'place', persons: null },
    hostnames: { key: ['hostname'], backup: 'place', persons: null },
    claimed_hostnames: { key: ['hostname', 'claim'], backup: 'place', persons: null },
  },
  shared: { sites: [] },
} as const satisfies Manifest;
