import { mailboxOf } from '#domain/rules/email-address.ts';
import { prepare } from '../platform/db/prepare.ts';
import { tokenFor } from '../platform/tokens.ts';
import { later } from './lease.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Most mails that forms cause to one mailbox within 24 hours, at all agencies of the deployment (decision 127): to an
 * address that was never confirmed at the agency, and to one that was.
 */
export const MOST_A_DAY = { unconfirmed: 20, confirmed: 40 } as const;

/** Whether an address had been confirmed at its agency when the mail was queued. */
export type Asked = keyof typeof MOST_A_DAY;

/** Domains that name the same mailboxes as another. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
/** Domains whose mailboxes ignore dots (https://support.google.com/mail/answer/7436150). */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * One spelling for all addresses whose mail one person reads: that of `mailboxOf`, without what follows `+`, and
 * without dots where the provider ignores them. For counting only: elsewhere `a+b@` may be somebody else's.
 */
export function countedMailbox(address: string): string {
  const mailbox = mailboxOf(address);
  const at = mailbox.lastIndexOf('@');
  const typed = mailbox.slice(at + 1);
  const domain = SAME_DOMAIN[typed] ?? typed;
  const whole = mailbox.slice(0, at);
  // A local part that begins with + has nothing before it.
  const local = /^[^+]+/.exec(whole)?.[0] ?? whole;
  return `${WITHOUT_DOTS.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
}

/** A mail that a form caused. */
interface AskedMail {
  readonly siteId: string;
  readonly id: string;
  readonly recipient: string;
  readonly asked: Asked;
}

/**
 * Counts a mail to its mailbox in the directory, where the mailboxes of all agencies are; false when the mailbox has
 * its most of the day, and the mail must not be sent. A mail that was counted before may be sent again. Throws without
 * a secret.
 */
export async function countMail(
  directory: D1Database,
  { siteId, id, recipient, asked }: AskedMail,
  secret: string | undefined,
  now: Date,
): Promise<boolean> {
  const mailbox = tokenFor({ siteId: '*', purpose: 'mailbox', seed: countedMailbox(recipient) }, secret);
  const counted = await prepare(directory, {
    sql:
      'INSERT INTO mailbox_mails (mail, mailbox, sent_at) SELECT ?1, ?2, ?3 ' +
      'WHERE EXISTS (SELECT 1 FROM mailbox_mails WHERE mail = ?1) ' +
      'OR ?4 > (SELECT count(*) FROM mailbox_mails WHERE mailbox = ?2 AND sent_at > ?5) ' +
      'ON CONFLICT DO UPDATE SET sent_at = excluded.sent_at RETURNING 1',
    params: [`${siteId}/${id}`, mailbox, now.toISOString(), MOST_A_DAY[asked], later(now, -DAY)],
  }).first();
  return counted !== null;
}
