import type { Manifest } from '../mail/manifest.ts';
import { bindingsFor } from '../platform/db/shards.ts';
import { backupOperations } from './backups/operations.ts';
import { moveOperations } from './moves/operations.ts';
import { resumeMoves } from './moves/resume-moves.ts';
import { personOperations } from './persons/operations.ts';
import { removalOperations } from './removal/operations.ts';
import { removeLeftOver, removePiece } from './removal/remove-site.ts';

declare module '../kinds.ts' {
  interface WorkData {
    /** Deletes the next piece of a site that is being removed. */
    readonly 'remove-site': { readonly siteId: string };
  }
  interface JournalEvents {
    readonly 'person.erased': true;
    readonly 'site.moved': true;
    readonly 'site.restored': true;
  }
}

/**
 * What reads and writes the tables of all capabilities: persons found and erased, backups, moves and removals of sites. It
 * stands above the list, which it reads; its own tables are the intake's.
 */
export const ACROSS = {
  name: 'across',
  operations: [...removalOperations, ...personOperations, ...backupOperations, ...moveOperations],
  cron: { removals: removeLeftOver, moves: resumeMoves },
  work: {
    'remove-site': async (work, env) => {
      if (!(await removePiece(await bindingsFor(env, work.siteId), work.siteId))) await env.WORK.send(work);
    },
  },
} as const satisfies Manifest;
