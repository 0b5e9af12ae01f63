/** What a request and a search card have in common on their way to the system of a feed. */
import { env } from 'cloudflare:workers';
import { deliverDueLeads } from '#content-service/deliver.ts';
import { giveLeads } from '../give-lead.ts';
import { FeedFault, RefusedRequest } from '../kind.ts';
import type { FeedKinds } from '../kinds.ts';

/** When a test begins. */
export const START = Date.parse('2026-11-23T10:00:00Z');
export const HOUR = 3_600_000;
/** The instant so many milliseconds after the start. */
export const at = (ms: number): string => new Date(START + ms).toISOString();
/** The address of an agency for mails. */
export const OFFICE = 'office@agency.test';

export interface CallRow {
  readonly id: string;
  readonly news: string;
  readonly state: string;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly feed: string | null;
  readonly vendor_home: string | null;
  readonly begun_at: string | null;
  readonly mail: string | null;
}

/** How a system fares with the next request or card: `begin` is called where it may have taken it. */
export type Fares = (begin: () => Promise<void>) => Promise<void>;

export const takes: Fares = (begin) => begin();
const refuses =
  (fault: Error): Fares =>
  () =>
    Promise.reject(fault);
const begunThen =
  (fault: Error): Fares =>
  async (begin) => {
    await begin();
    throw fault;
  };

export const unreachable = refuses(new FeedFault('unreachable', 'no connection'));
export const wantsFewer = begunThen(new FeedFault('too-often', 'status 429', 600));
export const refusesWords = begunThen(new RefusedRequest('broken', 'an unknown home'));
export const hangsUp = begunThen(new FeedFault('unreachable', 'no connection'));

/** Ways in which a system fails, what follows, and whether the mail in its place says that it may have taken it. */
export const FAULTS: readonly (readonly [
  what: string,
  fares: Fares,
  after: { readonly state: string; readonly outcome: string },
  holds: 'no' | 'maybe' | null,
])[] = [
  ['cannot be reached before the call', unreachable, { state: 'due', outcome: 'unreachable' }, null],
  ['hangs up during the call', hangsUp, { state: 'failed', outcome: 'unknown: unreachable' }, 'maybe'],
  [
    'fails during the call',
    begunThen(new FeedFault('failing', 'status 502')),
    { state: 'failed', outcome: 'unknown: failing' },
    'maybe',
  ],
  [
    'answers the call with something else',
    begunThen(new FeedFault('broken', 'no JSON, or only a part of it')),
    { state: 'failed', outcome: 'unknown: broken' },
    'maybe',
  ],
  [
    'meets a fault of ours after the call',
    begunThen(new TypeError('a fault of ours')),
    { state: 'failed', outcome: 'unknown: internal' },
    'maybe',
  ],
  ['wants fewer calls', wantsFewer, { state: 'due', outcome: 'too-often' }, null],
  [
    'refuses the key',
    begunThen(new FeedFault('key-refused', 'status 401')),
    { state: 'due', outcome: 'key-refused' },
    null,
  ],
  ['refuses what it says', refusesWords, { state: 'failed', outcome: 'refused: broken' }, 'no'],
  [
    'refuses it as none of its own',
    begunThen(new FeedFault('broken', 'status 404', null, true)),
    { state: 'failed', outcome: 'refused: broken' },
    'no',
  ],
  [
    'is not set up here',
    refuses(new FeedFault('settings', 'the account is missing')),
    { state: 'failed', outcome: 'refused: settings' },
    'no',
  ],
];

/** A system that records what it takes, and how the next one fares there. */
export function aSystem<Given>() {
  const system = { taken: [] as Given[], fares: takes };
  const give = async (_ask: unknown, given: Given, begin: () => Promise<void>): Promise<void> => {
    await system.fares(begin);
    system.taken.push(given);
  };
  return { system, give };
}

/** Delivers what is due so long after the start, to these systems. */
export const deliverTo = (kinds: FeedKinds) => (ms: number) =>
  deliverDueLeads(
    {
      db: env.DB,
      tokenSecret: env.TOKEN_SECRET,
      fetch: () => Promise.reject(new Error('nothing is posted here')),
      give: giveLeads(env, () => undefined, kinds),
      clock: () => new Date(START + ms),
      log: () => undefined,
    },
    30,
  );

/** Removes what another test left: it would be due here too. */
export async function forgetLeads(): Promise<void> {
  for (const table of ['lead_calls', 'outbox']) await env.DB.prepare(`DELETE FROM ${table}`).run();
}
