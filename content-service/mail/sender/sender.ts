/** The address from which the mails of a site are sent (decision 170). */
import type { MailSender, SenderRecord } from '#wire/mail-sender.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { createLog } from '../../platform/log.ts';
import { findSite } from '../../platform/sites.ts';
import { outboxStatement } from '../outbox.ts';
import { recipientOf } from '../recipient.ts';
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

/** What a check found of a sender: why it cannot be used, and the records that it asked DNS for. */
interface Checked extends Pick<StoredSender, 'address' | 'fault'> {
  readonly records?: readonly SenderRecord[];
}

/** What a check of the records found. */
export const foundBy = (address: string, records: readonly SenderRecord[]): Checked => ({
  address,
  fault: records.every(({ found }) => found) ? null : 'records',
  records,
});

/** Queues the mail that tells the agency, if the check is the one by which the address is lost. */
async function lossStatements(
  db: D1Database,
  siteId: string,
  { address, fault: why, records = [] }: Checked,
  now: Date,
): Promise<readonly Statement[]> {
  const site = why === null ? null : await findSite(db, siteId);
  const recipient = site && recipientOf(site, null);
  if (why === null || recipient === null) return [];
  const missing = records
    .filter(({ found }) => !found)
    .map(({ type, name, value }) => ({ type, name, value }));
  return [
    outboxStatement(
      {
        siteId,
        id: crypto.randomUUID(),
        recipient,
        mail: { kind: 'sender-lost', data: { address, why, missing } },
        mostADay: 1,
        where: {
          sql:
            'SELECT 1 FROM mail_senders ' +
            'WHERE site_id = ? AND address = ? AND checked_at <= ? AND fault IS NULL',
          params: [siteId, address, now.toISOString()],
        },
      },
      now,
    ),
  ];
}

/**
 * Writes what a check found, unless the site has another sender by now, or a later check was faster. The agency is told,
 * in the same batch, when its address is lost by it.
 */
export async function storeChecked(
  db: D1Database,
  siteId: string,
  checked: Checked,
  now: Date,
): Promise<void> {
  const { address, fault } = checked;
  const statements: readonly Statement[] = [
    // Before the fault is written, which it asks for.
    ...(await lossStatements(db, siteId, checked, now)),
    {
      sql:
        'UPDATE mail_senders SET fault = ?3, checked_at = ?4 ' +
        'WHERE site_id = ?1 AND address = ?2 AND checked_at <= ?4',
      params: [siteId, address, fault, now.toISOString()],
    },
  ];
  await db.batch(statements.map((one) => prepare(db, one)));
}

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
      const checked = foundBy(address, records);
      const { fault } = checked;
      await storeChecked(env.DB, site, checked, now);
      const missing = records.filter(({ found }) => !found).map(({ name }) => name);
      if (fault !== before)
        log(fault === null ? 'info' : 'error', `mail.sender_${fault ?? 'back'}`, { missing });
    } catch (error) {
      log('warn', 'mail.sender_not_asked', { error: String(error) });
      return; // the resolver is at fault: the next minute asks again
    }
  }
}
