import type { Manifest } from '../mail/manifest.ts';
import { ownServiceOperations } from './operations.ts';

declare module '../kinds.ts' {
  interface JournalEvents {
    readonly 'service.removed': true;
    readonly 'service.written': true;
  }
}

/** Content services of agencies’ own, which are asked for their homes (decision 86). */
export const OWN_SERVICE = {
  name: 'own-service',
  operations: ownServiceOperations,
  tables: {
    addressed_pictures: { key: ['home_id', 'name'], backup: 'agency', persons: null },
    own_homes: { key: ['id'], backup: 'agency', persons: null },
    asked_homes: { key: ['id'], backup: 'passing', persons: null },
    picture_chains: { key: ['site_id'], backup: 'passing', persons: null },
    own_services: { key: ['site_id'], backup: 'agency', persons: null },
  },
} as const satisfies Manifest;
