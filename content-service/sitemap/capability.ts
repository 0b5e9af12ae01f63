import type { Manifest } from '../mail/manifest.ts';
import { sitemapOperations } from './operations.ts';

/** Entries of sitemaps, and when a page last changed. */
export const SITEMAP = {
  name: 'sitemap',
  operations: sitemapOperations,
  tables: {
    modified_documents: { key: ['kind', 'id'], backup: 'agency', persons: null },
  },
} as const satisfies Manifest;
