import type { Log } from '../../domain/log.ts';
import type { Site } from '../../wire/site.ts';
import type { Bindings } from '../env.ts';
import { addressKey } from '../platform/hash.ts';
import { createLog } from '../platform/log.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { compose } from './compose.tsx';
import { workThrough } from './lease.ts';
import type { MailContent, SendMail } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import {
  type LeasedMail,
  leaseDue,
  leaseQueued,
  makeWait,
  type OutboxMail,
  putBack,
  settle,
} from './outbox.ts';
import { quotaWait, refusedForGood } from './refusal.ts';
import { sendByBinding } from './send-by-binding.ts';

/** What delivering takes. */
export interface Delivery {
  readonly db: D1Database;
  readonly send: SendMail;
  readonly from: string;
  readonly tokenSecret: string | undefined;
  /** Asked again for each mail: a batch takes its time. */
  readonly clock: () => Date;
  readonly log: Log;
}

/** Writes what a queued mail says now; null when there is nothing left to say. */
type WriteMail = (mail: OutboxMail, context: MailContext) => Promise<MailContent | null>;

interface WrittenDelivery extends Delivery {
  readonly write: WriteMail;
}

/** Mails sent at once: a Worker may hold six connections open. */
const AT_ONCE = 4;

export const deliveryOf = (env: Bindings, log = createLog()): Delivery => ({
  db: env.DB,
  send: sendByBinding(env.EMAIL),
  from: env.MAIL_FROM,
  tokenSecret: env.TOKEN_SECRET,
  clock: () => new Date(),
  log,
});

type FindSite = (siteId: string) => Promise<Site | null>;

/** Finds each site once. */
const siteFinder = (db: D1Database): FindSite => {
  const sites = new Map<string, Promise<Site | null>>();
  return (siteId) => {
    const known = sites.get(siteId) ?? findSite(db, siteId);
    sites.set(siteId, known);
    return known;
  };
};

async function attempt(
  mail: LeasedMail,
  delivery: WrittenDelivery,
  site: FindSite,
): Promise<'sent' | 'void'> {
  const { db, tokenSecret, from, clock, send, write } = delivery;
  const found = await site(mail.siteId);
  const made = { mailId: mail.id, to: mail.recipient, now: clock() };
  const content = found === null ? null : await write(mail, { db, site: found, tokenSecret, from, ...made });
  if (found === null || content === null) return 'void';
  await send(compose(content, found, from, mail.recipient));
  return 'sent';
}

/** What a batch has learnt: how long the account may send nothing. */
interface Batch {
  wait: number | null;
}

/**
 * Sends one mail, or puts it back for later. Once the account is told that it has sent enough, the rest of the batch
 * waits as well, without an attempt. Logs say who it was for by a hash only.
 */
async function deliverOne(
  mail: LeasedMail,
  delivery: WrittenDelivery,
  site: FindSite,
  batch: Batch,
): Promise<void> {
  const { db, clock, log } = delivery;
  if (batch.wait !== null) return makeWait(db, mail, batch.wait, clock());
  try {
    await settle(db, mail, await attempt(mail, delivery, site), clock());
  } catch (error) {
    const wait = quotaWait(error);
    if (wait !== null) {
      batch.wait = wait;
      log('warn', 'mail.quota_refused', { site: mail.siteId, kind: mail.kind, seconds: wait / 1000 });
      return makeWait(db, mail, wait, clock());
    }
    const state = await putBack(db, mail, refusedForGood(error), clock());
    const { siteId, id, kind, attempts } = mail;
    const failed = state === 'failed';
    log(failed ? 'error' : 'warn', failed ? 'mail.failed' : 'mail.put_back', {
      site: siteId,
      id,
      kind,
      attempts,
      recipient: addressKey(mail.recipient).slice(0, 16),
      error: String(error).replaceAll(mail.recipient, '…').slice(0, 500),
    });
  }
}

async function deliverAll(mails: readonly LeasedMail[], delivery: WrittenDelivery): Promise<void> {
  const site = siteFinder(delivery.db);
  const { clock } = delivery;
  const batch: Batch = { wait: null };
  await workThrough(mails, { atOnce: AT_ONCE, clock }, (mail) => deliverOne(mail, delivery, site, batch));
}

/** The two ways of delivering, once it is known how each kind of mail is written. */
export const createDelivering = (write: WriteMail) => ({
  /** Sends mails that are due, so many at most; how many were taken up. */
  deliverDue: async (delivery: Delivery, most: number): Promise<number> => {
    const mails = await leaseDue(delivery.db, most, delivery.clock());
    await deliverAll(mails, { ...delivery, write });
    return mails.length;
  },

  /** Sends mails right after they were queued; what fails here stays due for the cron. */
  deliverSoon: async (
    siteId: string,
    ids: readonly string[],
    { env, log, now }: Pick<CallContext, 'env' | 'log' | 'now'>,
  ): Promise<void> => {
    try {
      await deliverAll(await leaseQueued(env.DB, siteId, ids, now), { ...deliveryOf(env, log), write });
    } catch (error) {
      log('warn', 'mail.left_to_cron', { site: siteId, error: String(error).slice(0, 500) });
    }
  },
});
