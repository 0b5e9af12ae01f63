import { STAFF_DAYS } from '#domain/rules/retention.ts';
import type { Manifest } from '../mail/manifest.ts';
import { bindingsFor, numberOf } from '../platform/db/shards.ts';
import { EVENTS_RAISED } from '../platform/manifest.ts';
import { importOperations } from './calls/import-operations.ts';
import { judgeOperations } from './calls/judge-operations.ts';
import { recordOperations } from './calls/record-operations.ts';
import { runDueFeeds } from './feeds/due-feeds.ts';
import { feedOperations } from './feeds/operations.ts';
import { runRound } from './feeds/run-round.ts';
import { askDueLists, askList } from './pull/ask-list.ts';
import { fetchDuePictures, fetchPictures } from './pull/fetch-pictures.ts';
import { pullHomes } from './pull/pull-homes.ts';
import { endLostClaims } from './sites/claim-hostnames.ts';
import { siteWriteOperations } from './sites/operations.ts';
import { writtenHomeOperations } from './written/operations.ts';
import { pageWritingOperations } from './written/pages/operations.ts';
import { seenHomes } from './written/seen-homes.ts';
import { staffHomes } from './written/staff-homes.ts';

declare module '../kinds.ts' {
  interface WorkData {
    /** Requests a page of the list of an agency's own service, in the round that began at an instant. */
    readonly 'ask-list': { readonly siteId: string; readonly round: number; readonly from: number };
    /** Requests homes that may have changed. */
    readonly 'learn-homes': { readonly siteId: string; readonly round: number | null };
    /** Begins a round of a feed, or goes on with it: from a page of its list. */
    readonly 'feed-round': {
      readonly siteId: string;
      readonly feed: string;
      readonly at: { readonly round: number; readonly page: number; readonly cursor: string | null } | null;
    };
    /** Fetches pictures that its homes name by address. */
    readonly 'fetch-pictures': { readonly siteId: string };
  }
  interface JournalEvents {
    readonly 'feed.decided': true;
    readonly 'feed.paused': true;
    readonly 'feed.removed': true;
    readonly 'feed.resumed': true;
    readonly 'feed.written': true;
    readonly 'feed_account.set': true;
    readonly 'home.dropped': true;
    readonly 'home.layered': true;
    readonly 'home.priced': true;
    readonly 'home.published': true;
    readonly 'home.restored': true;
    readonly 'home.stated': true;
    readonly 'home.undone': true;
    readonly 'home.withdrawn': true;
    readonly 'import.committed': true;
    readonly 'news.restored': true;
    readonly 'news.withdrawn': true;
    readonly 'news.written': true;
    readonly 'page.restored': true;
    readonly 'page.withdrawn': true;
    readonly 'page.written': true;
    readonly 'record.deleted': true;
    readonly 'record.written': true;
    readonly 'site.changed': true;
    readonly 'site.put_back': true;
    readonly 'site.written': true;
  }
}

/** Content as it comes in: by imports, by feeds, and from services of agencies’ own. */
export const INTAKE = {
  name: 'intake',
  offers: { seenHomes, staffHomes },
  operations: [
    ...siteWriteOperations,
    ...recordOperations,
    ...importOperations,
    ...judgeOperations,
    ...feedOperations,
    ...writtenHomeOperations,
    ...pageWritingOperations,
  ],
  tables: {
    feed_pages: { key: ['feed', 'round', 'page'], backup: 'passing', persons: null },
    feed_homes: { key: ['feed', 'vendor_id'], backup: 'agency', persons: null },
    feeds: { key: ['name'], backup: 'agency', persons: null },
    staged_rows: { backup: 'passing', persons: { texts: ['row'], named: 'content' } },
    staged_records: { backup: 'passing', persons: { texts: ['doc'], named: 'content' } },
    // Staged rows are deleted with their import, whose summary is no longer needed.
    imports: {
      backup: 'passing',
      persons: null,
      retained: [{ days: 1, gone: 'created_at < ?' }],
      raised: { quiet_after: `given.quiet_after + ${EVENTS_RAISED}` },
    },
    made_homes: { key: ['home'], backup: 'agency', persons: null },
    sent_pictures: {
      key: ['day'],
      backup: 'passing',
      persons: null,
      retained: [{ days: 31, gone: 'day < ?' }],
    },
    home_drafts: {
      key: ['kind', 'home', 'field'],
      backup: 'agency',
      persons: { texts: ['value', 'base'], named: 'content' },
      retained: [{ days: STAFF_DAYS.journal, gone: 'at < ?' }],
    },
    home_layers: {
      key: ['kind', 'home', 'field'],
      backup: 'agency',
      persons: { texts: ['value'], named: 'content' },
    },
    home_versions: {
      key: ['kind', 'home', 'number'],
      backup: 'agency',
      // No import restores them, and nobody can change what they say.
      persons: { texts: ['doc', 'draft', 'layer'], named: 'blank', written: 'at' },
      retained: [{ days: STAFF_DAYS.journal, gone: 'at < ?' }],
      raised: { events_after: `given.events_after + ${EVENTS_RAISED}` },
    },
    site_changes: {
      key: ['number'],
      backup: 'agency',
      // Nobody can change what they say.
      persons: { texts: ['rows'], named: 'blank', written: 'at' },
      retained: [{ days: STAFF_DAYS.journal, gone: 'at < ?' }],
    },
    page_drafts: {
      key: ['page'],
      backup: 'agency',
      persons: { texts: ['doc'], named: 'content' },
      retained: [{ days: STAFF_DAYS.journal, gone: 'at < ?' }],
    },
    page_versions: {
      key: ['page', 'number'],
      backup: 'agency',
      persons: { texts: ['doc'], named: 'blank', written: 'at' },
      retained: [{ days: STAFF_DAYS.journal, gone: 'at < ?' }],
    },
    records: { backup: 'agency', persons: { texts: ['doc'], named: 'content' }, withdrawn: true },
    restores: { key: ['site_id'], backup: 'place', persons: null },
    holds: { key: ['site_id'], backup: 'place', persons: null },
  },
  // The record of erasures is the deployment's: it outlives sites and their backups.
  shared: { erasures: [{ days: 400, gone: 'erased_at < ?' }], feed_accounts: [] },
  cron: {
    services: askDueLists,
    feeds: runDueFeeds,
    addressedPictures: fetchDuePictures,
    hostnames: async (env, now) => {
      if (numberOf(env) === 0) await endLostClaims(env, now);
    },
  },
  work: {
    'ask-list': async (work, env, now) => askList(await bindingsFor(env, work.siteId), work, now),
    'learn-homes': async (of, env, now) => pullHomes(await bindingsFor(env, of.siteId), of, now),
    'feed-round': async (work, env, now) => runRound(await bindingsFor(env, work.siteId), work, now),
    'fetch-pictures': async ({ siteId }, env, now) =>
      fetchPictures(await bindingsFor(env, siteId), siteId, now),
  },
} as const satisfies Manifest;
