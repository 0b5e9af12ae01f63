import { createHmac } from 'node:crypto';
import { readCallAddress } from '#domain/leads/call-address.ts';
import type { Log } from '#domain/log.ts';
import type { Site } from '#wire/site.ts';
import type { FeedCall, GiveLead, GivenLead, WrittenLead } from '../mail/lead-context.ts';
import { workThrough } from '../mail/lease.ts';
import type { WriteLead } from '../mail/manifest.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import { createLog } from '../platform/log.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { secretsOf } from './keys.ts';
import {
  beginCall,
  type LeasedCall,
  LeaseLost,
  leaseDueCalls,
  leaseQueuedCalls,
  mailInstead,
  putBackCall,
  settleCall,
} from './lead-calls.ts';
import { leadText } from './lead-text.ts';
import { type Fetch, postCall } from './post-call.ts';

/** The signed data: the call's id, the time of this attempt, and the body as sent. */
interface SignedCall {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

const signatureOf = (secret: string, content: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')}`;

/**
 * The three headers of Standard Webhooks 1.0.0: a signature for each secret, so that a renewed key overlaps
 * with the previous one.
 */
function signedHeaders({ id, at, body }: SignedCall, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${seconds}.${body}`)).join(' '),
  };
}

/** Dependencies of the delivery. */
interface LeadDelivery {
  readonly db: D1Database;
  readonly tokenSecret: string | undefined;
  readonly fetch: Fetch;
  /** Gives a request to the system of a feed. */
  readonly give: GiveLead;
  /** Read again for each call, since a batch takes time. */
  readonly clock: () => Date;
  readonly log: Log;
  /** Timeout of a call in milliseconds; ten seconds by default. */
  readonly patience?: number;
}

/** Concurrent calls: a Worker may have six open connections, and mails need some. */
const AT_ONCE = 3;

/** Gives requests to the systems of feeds, with the bindings and the log of a caller. */
type GiveLeads = (env: WithDatabase, log: Log) => GiveLead;

export const leadDeliveryOf = (env: WithDatabase, give: GiveLeads, log = createLog()): LeadDelivery => ({
  db: env.DB,
  give: give(env, log),
  tokenSecret: env.TOKEN_SECRET,
  fetch: (address, init) => fetch(address, init),
  clock: () => new Date(),
  log,
});

type Attempt = GivenLead | { readonly result: 'void'; readonly outcome: null };

/** No call is possible, and waiting would not help: the mail is sent instead. */
const never = (outcome: string): GivenLead => ({ result: 'gone', outcome });

/** Posts a lead to the address of the site's settings. */
async function post(
  call: LeasedCall,
  { call: lead }: WrittenLead,
  site: Site,
  { db, tokenSecret, clock, patience, fetch: fetchIt }: LeadDelivery,
): Promise<GivenLead> {
  const { leads } = site.settings;
  // Checked again, since settings may have been stored before the address rule was tightened.
  const address = leads && leads.by !== 'mail' ? readCallAddress(leads.address) : null;
  if (address === null) return never('no_address');
  const at = clock();
  const secrets = await secretsOf(db, site.id, tokenSecret, at);
  if (secrets.length === 0) return never('no_key');
  const body = JSON.stringify(lead);
  return postCall(address, body, signedHeaders({ id: call.id, at, body }, secrets), fetchIt, patience);
}

async function attempt(call: LeasedCall, delivery: LeadDelivery, write: WriteLead): Promise<Attempt> {
  const { db, clock, give } = delivery;
  const { siteId, feed } = call;
  const site = await findSite(db, siteId);
  const written = site === null ? null : await write(call, { db, site });
  if (site === null || written === null) return { result: 'void', outcome: null };
  const isSearch = !('call' in written);
  if (feed === null) return isSearch ? never('no_feed') : post(call, written, site, delivery);
  const what: FeedCall['what'] = isSearch
    ? { search: written, news: call.news }
    : { lead: written.call, home: feed.home, text: leadText(written, site) };
  return give({ siteId, feed: feed.name, reference: call.id, hasBegun: call.begunAt !== null, what }, () =>
    beginCall(db, call, clock()),
  );
}

/** Makes a call, or postpones it. */
async function deliverOne(call: LeasedCall, delivery: LeadDelivery, write: WriteLead): Promise<void> {
  const { db, clock, log } = delivery;
  const { siteId, id, deed: kind, attempts } = call;
  const made = await attempt(call, delivery, write).catch((error: unknown): Attempt | null => {
    if (error instanceof LeaseLost) return null;
    log('error', 'lead.error', { site: siteId, id, error: String(error).slice(0, 500) });
    return { result: 'again', outcome: 'internal' };
  });
  if (made === null) return;
  if (made.result === 'void') return settleCall(db, call, 'void', null, []);
  if (made.result === 'taken') {
    const mails = made.isMailedToo === true ? mailInstead(call, undefined, clock()) : [];
    return settleCall(db, call, 'sent', made.outcome, mails);
  }
  const { outcome, result, waits, atVendor } = made;
  const state = await putBackCall(
    db,
    call,
    { outcome, forGood: result === 'gone', waits, atVendor },
    clock(),
  );
  const failed = state === 'failed';
  log(failed ? 'error' : 'warn', failed ? 'lead.failed' : 'lead.put_back', {
    site: siteId,
    id,
    deed: kind,
    attempts,
    outcome,
  });
}

const deliverAll = (calls: readonly LeasedCall[], delivery: LeadDelivery, write: WriteLead): Promise<void> =>
  workThrough(calls, { atOnce: AT_ONCE, clock: delivery.clock }, (call) => deliverOne(call, delivery, write));

/** Creates the two ways of calling, given a writer for each kind of lead, and what gives them to the systems of feeds. */
export const createCalling = (write: WriteLead, give: GiveLeads) => ({
  /** Makes due calls up to a limit; returns the number of leased ones. */
  deliverDueLeads: async (delivery: LeadDelivery, most: number): Promise<number> => {
    const calls = await leaseDueCalls(delivery.db, most, delivery.clock());
    await deliverAll(calls, delivery, write);
    return calls.length;
  },

  /** Makes calls right after they were queued; failed ones stay due for the cron. */
  deliverLeadsSoon: async (
    siteId: string,
    ids: readonly string[],
    { env, log, now }: Pick<CallContext, 'env' | 'log' | 'now'>,
  ): Promise<void> => {
    try {
      const calls = await leaseQueuedCalls(env.DB, siteId, ids, now);
      await deliverAll(calls, leadDeliveryOf(env, give, log), write);
    } catch (error) {
      log('warn', 'lead.left_to_cron', { site: siteId, error: String(error).slice(0, 500) });
    }
  },
});
