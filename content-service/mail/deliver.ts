import type { Log } from '#domain/log.ts';
import { mailTexts } from '#locales/mails.ts';
import type { Site } from '#wire/site.ts';
import { directoryOf, type WithDatabase } from '../platform/db/shards.ts';
import { addressKey } from '../platform/hash.ts';
import { createLog } from '../platform/log.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { compose } from './compose.tsx';
import { draftRecipient } from './draft-recipient.ts';
import { workThrough } from './lease.ts';
import type { Mail, MailContent, SendMail } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { MailWaits } from './mail-waits.ts';
import { countMail } from './mailbox.ts';
import {
  type LeasedMail,
  leaseDue,
  leaseQueued,
  makeWait,
  type OutboxMail,
  putBack,
  settle,
} from './outbox.ts';
import { quotaWait, refusedForGood, refusesSender } from './refusal.ts';
import { sendByBinding } from './send-by-binding.ts';
import { senderOf, storeChecked } from './sender/sender.ts';

export interface Delivery {
  readonly db: D1Database;
  /** Has the mails of all mailboxes; absent when `db` is the directory. */
  readonly directory?: D1Database;
  readonly send: SendMail;
  /** The deployment's address, from which a site's mails come unless it has one of its own. */
  readonly from: string;
  readonly tokenSecret: string | undefined;
  /** Read again for each mail, because a batch takes time. */
  readonly clock: () => Date;
  readonly log: Log;
}

/** Writes a queued mail from current data; null when it is no longer needed. */
type WriteMail = (mail: OutboxMail, context: MailContext) => Promise<MailContent | null>;

interface WrittenDelivery extends Delivery {
  readonly write: WriteMail;
}

/** Mails sent in parallel: a Worker may have six open connections. */
const AT_ONCE = 4;

export const deliveryOf = (env: WithDatabase, log = createLog()): Delivery => ({
  db: env.DB,
  directory: directoryOf(env).DB,
  send: sendByBinding(env.EMAIL),
  from: env.MAIL_FROM,
  tokenSecret: env.TOKEN_SECRET,
  clock: () => new Date(),
  log,
});

/** A site and the address from which its mails come, for a batch. */
interface Sending {
  readonly site: Site;
  /** The deployment's, once the platform has refused the site's own. */
  from: string;
}
type FindSending = (siteId: string) => Promise<Sending | null>;

/** Reads each site once for a batch. */
const sendingFinder = ({ db, from }: Delivery): FindSending => {
  const sites = new Map<string, Promise<Sending | null>>();
  const find = async (siteId: string): Promise<Sending | null> => {
    const [site, own] = await Promise.all([findSite(db, siteId), senderOf(db, siteId, from)]);
    return site && { site, from: own };
  };
  return (siteId) => {
    const known = sites.get(siteId) ?? find(siteId);
    sites.set(siteId, known);
    return known;
  };
};

/** Sends a mail that `make` writes, from the site's own address; from the deployment's when the platform refuses that one. */
async function sendFrom(
  sending: Sending,
  first: Mail,
  make: (from: string) => Promise<Mail | null>,
  { db, from, clock, send, log }: Delivery,
): Promise<'sent' | 'void'> {
  const { site } = sending;
  // As it was written: another mail of the batch may have been refused meanwhile.
  const own = first.from.email;
  try {
    await send(first);
  } catch (error) {
    if (own === from || !refusesSender(error)) throw error;
    log('error', 'mail.sender_refused', { site: site.id, error: String(error).slice(0, 500) });
    await storeChecked(db, site.id, { address: own, fault: 'refused' }, clock());
    sending.from = from;
    // Written again: a calendar's file names the sender.
    const again = await make(from);
    if (again === null) return 'void';
    await send(again);
  }
  return 'sent';
}

/** Says first what became of a request that should have gone to the system of a feed. */
function withVendor(content: MailContent, mail: LeasedMail, { settings }: Site): MailContent {
  if (mail.atVendor === null) return content;
  const { system, holds } = mail.atVendor;
  const isSearch = mail.kind === 'search-card';
  // That a search was changed or has ended has to be done there in any case, as the mail says.
  if (isSearch && mail.data.news !== 'asked') return content;
  const key = isSearch ? (`searchCards.atVendor.${holds}` as const) : (`atVendor.${holds}` as const);
  const text = mailTexts(content.locale, settings.figures)(key, { system });
  return { ...content, blocks: [{ kind: 'text', text }, ...content.blocks] };
}

async function attempt(
  mail: LeasedMail,
  delivery: WrittenDelivery,
  sending: FindSending,
): Promise<'sent' | 'void'> {
  const { db, directory = db, tokenSecret, clock, write, log } = delivery;
  const sends = await sending(mail.siteId);
  if (sends === null) return 'void';
  const { site: found } = sends;
  const to = found.state === 'draft' ? await draftRecipient(db, found, mail) : mail.recipient;
  if (to === null) return 'void';
  const now = clock();
  const make = async (from: string): Promise<Mail | null> => {
    const content = await write(mail, { db, site: found, tokenSecret, from, mailId: mail.id, to, now });
    return content && compose(withVendor(content, mail, found), found, from, to);
  };
  const first = await make(sends.from);
  if (first === null) return 'void';
  const { asked } = mail;
  if (asked !== null && !(await countMail(directory, { ...mail, asked, recipient: to }, tokenSecret, now))) {
    const recipient = addressKey(to).slice(0, 16);
    log('warn', 'mail.mailbox_full', { site: mail.siteId, id: mail.id, kind: mail.kind, recipient });
    return 'void';
  }
  return sendFrom(sends, first, make, delivery);
}

/** State that the mails of a batch share. */
interface Batch {
  /** Milliseconds until the account may send again, after a refusal for its quota; null before one. */
  wait: number | null;
}

/**
 * Sends one mail, or schedules a retry. After a refusal for the account's quota the rest of the batch is postponed
 * without an attempt. Logs contain the recipient as a hash only.
 */
async function deliverOne(
  mail: LeasedMail,
  delivery: WrittenDelivery,
  sending: FindSending,
  batch: Batch,
): Promise<void> {
  const { db, clock, log } = delivery;
  if (batch.wait !== null) return makeWait(db, mail, batch.wait, clock());
  try {
    await settle(db, mail, await attempt(mail, delivery, sending), clock());
  } catch (error) {
    if (error instanceof MailWaits) return makeWait(db, mail, error.ms, clock());
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
  const sending = sendingFinder(delivery);
  const { clock } = delivery;
  const batch: Batch = { wait: null };
  await workThrough(mails, { atOnce: AT_ONCE, clock }, (mail) => deliverOne(mail, delivery, sending, batch));
}

/** The two ways to deliver mail; `write` knows each kind of mail. */
export const createDelivering = (write: WriteMail) => ({
  /** Sends at most `most` due mails; returns the number leased. */
  deliverDue: async (delivery: Delivery, most: number): Promise<number> => {
    const mails = await leaseDue(delivery.db, most, delivery.clock());
    await deliverAll(mails, { ...delivery, write });
    return mails.length;
  },

  /** Sends mails right after they were queued; the cron job retries those that fail. */
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
