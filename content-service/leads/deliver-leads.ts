import { readCallAddress } from '../../domain/leads/call-address.ts';
import type { Log } from '../../domain/log.ts';
import type { LeadCall } from '../../wire/lead.ts';
import type { Bindings } from '../env.ts';
import type { LeadContext } from '../mail/lead-context.ts';
import { workThrough } from '../mail/lease.ts';
import { createLog } from '../platform/log.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { secretsOf } from './keys.ts';
import { type LeasedCall, leaseDueCalls, leaseQueuedCalls, putBackCall, settleCall } from './lead-calls.ts';
import { type CallOutcome, type Fetch, postCall } from './post-call.ts';
import { signedHeaders } from './sign.ts';

/** What calling takes. */
interface LeadDelivery {
  readonly db: D1Database;
  readonly tokenSecret: string | undefined;
  readonly fetch: Fetch;
  /** Asked again for each call: a batch takes its time. */
  readonly clock: () => Date;
  readonly log: Log;
  /** Milliseconds that a call may take; ten seconds unless tests say otherwise. */
  readonly patience?: number;
}

/** Writes what a queued call says now; null when there is nothing left to say. */
type WriteLead = (call: LeasedCall, context: LeadContext) => Promise<LeadCall | null>;

/** Calls made at once: a Worker may hold six connections open, and mails need some. */
const AT_ONCE = 3;

export const leadDeliveryOf = (env: Bindings, log = createLog()): LeadDelivery => ({
  db: env.DB,
  tokenSecret: env.TOKEN_SECRET,
  fetch: (address, init) => fetch(address, init),
  clock: () => new Date(),
  log,
});

type Attempt = CallOutcome | { readonly result: 'void'; readonly outcome: null };

/** Nothing can be called, and waiting would not change that: the mail goes instead. */
const never = (outcome: string): Attempt => ({ result: 'gone', outcome });

async function attempt(call: LeasedCall, delivery: LeadDelivery, write: WriteLead): Promise<Attempt> {
  const { db, tokenSecret, clock, patience } = delivery;
  const site = await findSite(db, call.siteId);
  const lead = site === null ? null : await write(call, { db, site });
  if (site === null || lead === null) return { result: 'void', outcome: null };
  const { leads } = site.settings;
  // Read again: settings that were stored before an address was thought bad are no reason to call it.
  const address = leads && leads.by !== 'mail' ? readCallAddress(leads.address) : null;
  if (address === null) return never('no_address');
  const at = clock();
  const secrets = await secretsOf(db, site.id, tokenSecret, at);
  if (secrets.length === 0) return never('no_key');
  const body = JSON.stringify(lead);
  return postCall(address, body, signedHeaders({ id: call.id, at, body }, secrets), delivery.fetch, patience);
}

/** Makes one call, or puts it back for later. */
async function deliverOne(call: LeasedCall, delivery: LeadDelivery, write: WriteLead): Promise<void> {
  const { db, clock, log } = delivery;
  const { siteId, id, deed, attempts } = call;
  const made = await attempt(call, delivery, write).catch((error: unknown): Attempt => {
    log('error', 'lead.error', { site: siteId, id, error: String(error).slice(0, 500) });
    return { result: 'again', outcome: 'internal' };
  });
  if (made.result === 'taken' || made.result === 'void') {
    await settleCall(db, call, made.result === 'taken' ? 'sent' : 'void', made.outcome);
    return;
  }
  const { outcome, result } = made;
  const state = await putBackCall(db, call, { outcome, forGood: result === 'gone' }, clock());
  const failed = state === 'failed';
  log(failed ? 'error' : 'warn', failed ? 'lead.failed' : 'lead.put_back', {
    site: siteId,
    id,
    deed,
    attempts,
    outcome,
  });
}

const deliverAll = (calls: readonly LeasedCall[], delivery: LeadDelivery, write: WriteLead): Promise<void> =>
  workThrough(calls, { atOnce: AT_ONCE, clock: delivery.clock }, (call) => deliverOne(call, delivery, write));

/** The two ways of calling, once it is known how each kind of lead is written. */
export const createCalling = (write: WriteLead) => ({
  /** Makes calls that are due, so many at most; how many were taken up. */
  deliverDueLeads: async (delivery: LeadDelivery, most: number): Promise<number> => {
    const calls = await leaseDueCalls(delivery.db, most, delivery.clock());
    await deliverAll(calls, delivery, write);
    return calls.length;
  },

  /** Makes calls right after they were queued; what fails here stays due for the cron. */
  deliverLeadsSoon: async (
    siteId: string,
    ids: readonly string[],
    { env, log, now }: Pick<CallContext, 'env' | 'log' | 'now'>,
  ): Promise<void> => {
    try {
      const calls = await leaseQueuedCalls(env.DB, siteId, ids, now);
      await deliverAll(calls, leadDeliveryOf(env, log), write);
    } catch (error) {
      log('warn', 'lead.left_to_cron', { site: siteId, error: String(error).slice(0, 500) });
    }
  },
});
