/** The address from which the mails of a site are sent (decision 170). */
import type { MailSender } from '#wire/mail-sender.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { createLog } from '../../platform/log.ts';
import { checkRecords } from './records.ts';

/** A site's own sender as it is stored. */
interface StoredSender {
  readonly address: string;
  readonly fault: MailSender['fault'];
  readonly checkedAt: string;
}

export const findSender = (db: D1Database, siteId: string): Promise<StoredSender | null> =>
  prepare(db, {
    sql: 'SELECT address, fault, checked_at AS checkedAt FROM mail_senders WHERE site_id = ?',
    params: [siteId],
  }).first<StoredSender>();

/** The address from which a site's mails come: its own one while that works, otherwise the deployment's. */
export async function senderOf(db: D1Database, siteId: string, usual: string): Promise<string> {
  const own = await findSender(db, siteId);
  return own === null || own.fault !== null ? usual : own.address;
}

/** Stores a site's own sender with what a check found; nothing for a site that is being removed. */
export const senderStatement = (
  siteId: string,
  { address, fault }: Pick<StoredSender, 'address' | 'fault'>,
  now: Date,
): Statement => ({
  sql:
    'INSERT INTO mail_senders (site_id, address, fault, checked_at) ' +
    'SELECT id, ?2, ?3, ?4 FROM sites WHERE id = ?1 AND removed_at IS NULL ' +
    'ON CONFLICT DO UPDATE SET address = excluded.address, fault = excluded.fault, checked_at = excluded.checked_at',
  params: [siteId, address, fault, now.toISOString()],
});

export const noSenderStatement = (siteId: string): Statement => ({
  sql: 'DELETE FROM mail_senders WHERE site_id = ?',
  params: [siteId],
});

/** Writes what a check found, unless the site has another sender by now, or a later check was faster. */
export const checkedStatement = (
  siteId: string,
  { address, fault }: Pick<StoredSender, 'address' | 'fault'>,
  now: Date,
): Statement => ({
  sql:
    'UPDATE mail_senders SET fault = ?3, checked_at = ?4 ' +
    'WHERE site_id = ?1 AND address = ?2 AND checked_at <= ?4',
  params: [siteId, address, fault, now.toISOString()],
});

/** Between two checks of a sender by the cron, milliseconds. */
const AGAIN = 24 * 3_600_000;
/** Senders that a minute of the cron checks in a database, of at most nine questions each. */
const MOST_CHECKED = 3;

/**
 * Checks the senders that were not checked for a day. One whose records went away falls back to the deployment's address,
 * and one whose records are back is used again; one that the platform refused waits for an operator.
 */
export async function checkSenders(env: WithDatabase, now: Date): Promise<void> {
  const { results } = await prepare(env.DB, {
    sql:
      "SELECT site_id AS site, address, fault FROM mail_senders WHERE checked_at < ? AND fault IS NOT 'refused' " +
      'ORDER BY checked_at LIMIT ?',
    params: [new Date(now.getTime() - AGAIN).toISOString(), MOST_CHECKED],
  }).all<{ site: string; address: string; fault: MailSender['fault'] }>();
  for (const { site, address, fault: before } of results) {
    const log = createLog({ siteId: site });
    try {
      const records = await checkRecords(address, env);
      const fault = records.every(({ found }) => found) ? null : 'records';
      await prepare(env.DB, checkedStatement(site, { address, fault }, now)).run();
      const missing = records.filter(({ found }) => !found).map(({ name }) => name);
      if (fault !== before)
        log(fault === null ? 'info' : 'error', `mail.sender_${fault ?? 'back'}`, { missing });
    } catch (error) {
      log('warn', 'mail.sender_not_asked', { error: String(error) });
      return; // the resolver is at fault: the next minute asks again
    }
  }
}
