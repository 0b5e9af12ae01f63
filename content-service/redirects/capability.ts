import type { Manifest } from '../mail/manifest.ts';
import { redirectOperations } from './operations.ts';

/** Addresses of an agency's former website. */
export const REDIRECTS = {
  name: 'redirects',
  operations: redirectOperations,
  tables: {
    redirect_uses: {
      key: ['redirect_id', 'day'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 400, gone: 'day < ?' }],
    },
    redirects: { key: ['id'], backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
  },
} as const satisfies Manifest;
