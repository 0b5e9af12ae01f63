import type { Manifest } from '../mail/manifest.ts';
import { bindingsFor, numberOf } from '../platform/db/shards.ts';
import { EVENTS_RAISED } from '../platform/manifest.ts';
import { importOperations } from './calls/import-operations.ts';
import { judgeOperations } from './calls/judge-operations.ts';
import { recordOperations } from './calls/record-operations.ts';
import { askDueLists, askList } from './learning/ask-list.ts';
import { fetchDuePictures, fetchPictures } from './learning/fetch-pictures.ts';
import { learnHomes } from './learning/learn-homes.ts';
import { endLostClaims } from './sites/claim-hostnames.ts';
import { siteWriteOperations } from './sites/operations.ts';

declare module '../kinds.ts' {
  interface WorkData {
    /** Requests a page of the list of an agency's own service, in the round that began at an instant. */
    readonly 'ask-list': { readonly siteId: string; readonly round: number; readonly from: number };
    /** Requests homes that may have changed. */
    readonly 'learn-homes': { readonly siteId: string };
    /** Fetches pictures that its homes name by address. */
    readonly 'fetch-pictures': { readonly siteId: string };
  }
  interface JournalDeeds {
    readonly 'import.committed': true;
    readonly 'record.deleted': true;
    readonly 'record.written': true;
    readonly 'site.written': true;
  }
}

/** Content as it comes in: by imports, and from services of agencies’ own. */
export const INTAKE = {
  name: 'intake',
  operations: [...siteWriteOperations, ...recordOperations, ...importOperations, ...judgeOperations],
  tables: {
    staged_rows: { backup: 'passing', persons: { texts: ['row'], named: 'content' } },
    staged_records: { backup: 'passing', persons: { texts: ['doc'], named: 'content' } },
    // Staged rows are deleted with their import, whose summary is no longer needed.
    imports: {
      backup: 'passing',
      persons: null,
      kept: [{ days: 1, gone: 'created_at < ?' }],
      raised: { quiet_after: `given.quiet_after + ${EVENTS_RAISED}` },
    },
    records: { backup: 'agency', persons: { texts: ['doc'], named: 'content' }, withdrawn: true },
    restores: { key: ['site_id'], backup: 'place', persons: null },
    holds: { key: ['site_id'], backup: 'place', persons: null },
  },
  // The record of erasures is the deployment's: it outlives sites and their backups.
  shared: { erasures: [{ days: 400, gone: 'erased_at < ?' }] },
  cron: {
    services: askDueLists,
    addressedPictures: fetchDuePictures,
    hostnames: async (env, now) => {
      if (numberOf(env) === 0) await endLostClaims(env, now);
    },
  },
  work: {
    'ask-list': async (work, env, now) => askList(await bindingsFor(env, work.siteId), work, now),
    'learn-homes': async ({ siteId }, env, now) => learnHomes(await bindingsFor(env, siteId), siteId, now),
    'fetch-pictures': async ({ siteId }, env, now) =>
      fetchPictures(await bindingsFor(env, siteId), siteId, now),
  },
} as const satisfies Manifest;
