import type { Manifest } from '../mail/manifest.ts';
import { tellEngines } from './index-now/tell-engines.ts';
import { sitemapOperations } from './operations.ts';

/** Entries of sitemaps, when a page last changed, and telling search engines of it. */
export const SITEMAP = {
  name: 'sitemap',
  operations: sitemapOperations,
  tables: {
    modified_documents: { key: ['kind', 'id'], backup: 'agency', persons: null },
    // After a restore a site begins anew.
    index_now: { key: ['site_id'], backup: 'passing', persons: null },
  },
  cron: { 'index-now': (env, now) => tellEngines(env, () => now) },
} as const satisfies Manifest;
