import { describeError, type Log } from '#domain/log.ts';
import type { FeedCall, GiveLead, GivenLead } from '../../mail/lead-context.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { type Ask, FeedFault, type FeedKind, RefusedRequest } from './kind.ts';
import { FEED_KINDS, type FeedKinds } from './kinds.ts';
import { openFeed } from './open-feed.ts';
import { findFeed } from './stored-feed.ts';

/** Seconds for which a vendor may put us off: a visitor waits for an answer. */
const LONGEST_WAIT = 60 * 60;

/** The feed has no home of this vendor's id any more: it was removed, and one of its name has other homes. */
const isForeign = async (db: D1Database, { siteId, feed, what }: FeedCall): Promise<boolean> =>
  'lead' in what &&
  what.home !== null &&
  (await prepare(db, {
    sql: 'SELECT 1 FROM feed_homes WHERE site_id = ? AND feed = ? AND vendor_id = ?',
    params: [siteId, feed, what.home],
  }).first()) === null;

/**
 * What follows from a call that failed. A vendor that may have taken it is not asked again: there is no way to ask whether it
 * has it. What it surely did not take is tried again, unless it was refused for what it says or by our own settings.
 */
function afterFailure(fault: FeedFault | null, hasBegun: boolean, system: string): GivenLead {
  const word = fault === null ? 'internal' : fault.state;
  if (hasBegun && fault?.isUntaken !== true)
    return { result: 'gone', outcome: `unknown: ${word}`, atVendor: { system, holds: 'maybe' } };
  const atVendor = { system, holds: 'no' } as const;
  const isFinal = fault instanceof RefusedRequest || word === 'settings' || (hasBegun && word === 'broken');
  if (isFinal) return { result: 'gone', outcome: `refused: ${word}`, atVendor };
  const waits = Math.min(fault?.retryAfter ?? 0, LONGEST_WAIT) * 1000;
  return { result: 'again', outcome: word, waits, atVendor };
}

type GiveNow = (ask: Ask, begin: () => Promise<void>) => Promise<void>;

/** How a kind takes this; null where it has no call for it. */
function givingOf({ leads, cards }: FeedKind, { reference, what }: FeedCall): GiveNow | null {
  if ('lead' in what) {
    const { lead, home, text } = what;
    const given = { reference, type: lead.type, visitor: lead.data.visitor, home, text };
    return leads === undefined ? null : (ask, begin) => leads.give(ask, given, begin);
  }
  if (!cards?.takes.includes(what.news)) return null;
  const card = { ...what.search, reference, news: what.news };
  return (ask, begin) => cards.give(ask, card, begin);
}

/** Gives requests and searches to the systems of feeds (decisions 168 and 174). */
export const giveLeads =
  (env: WithDatabase, log: Log, kinds: FeedKinds = FEED_KINDS): GiveLead =>
  async (call, begin) => {
    const { siteId, feed, reference } = call;
    const row = await findFeed(env.DB, { siteId, feed });
    const kind = row === null ? undefined : kinds[row.kind];
    const system = kind?.leads?.system ?? feed;
    if (call.hasBegun)
      return { result: 'gone', outcome: 'unknown: interrupted', atVendor: { system, holds: 'maybe' } };
    // Switched off, paused or removed since.
    if (row === null || kind?.leads === undefined || row.leads === 'mail' || row.paused === 1)
      return { result: 'gone', outcome: 'no_feed' };
    if (await isForeign(env.DB, call)) return { result: 'gone', outcome: 'no_home' };
    const give = givingOf(kind, call);
    if (give === null) return { result: 'taken', outcome: 'mailed', isMailedToo: true };
    let hasBegun = false;
    try {
      const ask = await openFeed(env, row, kind, new Date());
      await give(ask, async () => {
        if (!hasBegun) await begin();
        hasBegun = true;
      });
      return { result: 'taken', outcome: 'taken', isMailedToo: row.leads === 'both' };
    } catch (error) {
      const fault = error instanceof FeedFault ? error : null;
      // What failed here before the call is the deliverer's: it logs it and tries again, or leaves a call that is not its own.
      if (fault === null && !hasBegun) throw error;
      const reason = fault?.reason ?? describeError(error);
      log('warn', 'lead.not_taken', { site: siteId, id: reference, feed, reason });
      return afterFailure(fault, hasBegun, system);
    }
  };
