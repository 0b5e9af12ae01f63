import { describeError, type Log } from '#domain/log.ts';
import type { FeedCall, GiveLead, GivenLead } from '../../mail/lead-context.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { FeedFault, RefusedRequest } from './kind.ts';
import { FEED_KINDS, type FeedKinds } from './kinds.ts';
import { openFeed } from './open-feed.ts';
import { findFeed } from './stored-feed.ts';

/** Seconds for which a vendor may put us off: a visitor waits for an answer. */
const LONGEST_WAIT = 60 * 60;

/** The feed has no home of this vendor's id any more: it was removed, and one of its name has other homes. */
const isForeign = async (db: D1Database, { siteId, feed, home }: FeedCall): Promise<boolean> =>
  home !== null &&
  (await prepare(db, {
    sql: 'SELECT 1 FROM feed_homes WHERE site_id = ? AND feed = ? AND vendor_id = ?',
    params: [siteId, feed, home],
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

/** Gives requests to the systems of feeds (decision 168). */
export const giveLeads =
  (env: WithDatabase, log: Log, kinds: FeedKinds = FEED_KINDS): GiveLead =>
  async (call, begin) => {
    const { siteId, feed, reference, home, lead, text } = call;
    const row = await findFeed(env.DB, { siteId, feed });
    const kind = row === null ? undefined : kinds[row.kind];
    const system = kind?.leads?.system ?? feed;
    if (call.hasBegun)
      return { result: 'gone', outcome: 'unknown: interrupted', atVendor: { system, holds: 'maybe' } };
    // Switched off, paused or removed since.
    if (row === null || kind?.leads === undefined || row.leads === 'mail' || row.paused === 1)
      return { result: 'gone', outcome: 'no_feed' };
    if (await isForeign(env.DB, call)) return { result: 'gone', outcome: 'no_home' };
    let hasBegun = false;
    try {
      const ask = await openFeed(env, row, kind, new Date());
      const given = { reference, type: lead.type, visitor: lead.data.visitor, home, text };
      await kind.leads.give(ask, given, async () => {
        if (!hasBegun) await begin();
        hasBegun = true;
      });
      return { result: 'taken', outcome: 'taken' };
    } catch (error) {
      const fault = error instanceof FeedFault ? error : null;
      // What failed here before the call is the deliverer's: it logs it and tries again, or leaves a call that is not its own.
      if (fault === null && !hasBegun) throw error;
      const reason = fault?.reason ?? describeError(error);
      log('warn', 'lead.not_taken', { site: siteId, id: reference, feed, reason });
      return afterFailure(fault, hasBegun, system);
    }
  };
