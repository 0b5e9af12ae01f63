import type { Manifest } from '../mail/manifest.ts';
import { mapOperations } from './operations.ts';

declare module '../kinds.ts' {
  interface JournalEvents {
    readonly 'map.removed': true;
    readonly 'map.switched': true;
  }
}

/** The archive of streets. */
export const MAPS = {
  name: 'maps',
  operations: mapOperations,
} as const satisfies Manifest;
