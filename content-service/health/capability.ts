import type { Manifest } from '../mail/manifest.ts';
import { healthOperations } from './operations.ts';

/** How the service is, and how calls went. */
export const HEALTH = {
  name: 'health',
  operations: healthOperations,
  tables: {
    // Only the last hour is used.
    traffic: {
      key: ['slot'],
      backup: 'passing',
      staysBehind: true,
      persons: null,
      retained: [{ days: 1, gone: 'slot < unixepoch(?) * 1000' }],
    },
  },
} as const satisfies Manifest;
