/** When the mail of a recommendation may go, by the limits of its site (decision 35). */
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';

/** The limit of a window, in SQL: no sooner than the window after the recommendation `most` before it. */
const after = (limit: 'friend_hour' | 'friend_day', window: '+1 hour' | '+1 day'): string => {
  const most = `(SELECT most FROM site_limits WHERE site_id = ?1 AND name = '${limit}')`;
  return (
    `CASE WHEN ${most} > 0 THEN coalesce((SELECT strftime('%Y-%m-%dT%H:%M:%fZ', turn_at, '${window}') ` +
    "FROM submissions WHERE site_id = ?1 AND kind = 'friend' AND turn_at IS NOT NULL " +
    `ORDER BY turn_at DESC LIMIT 1 OFFSET ${most} - 1), ?2) END`
  );
};

/**
 * SQL for the turn of a new recommendation: the site is its parameter ?1, the current instant ?2. NULL where a limit
 * allows none.
 */
export const TURN = `max(?2, ${after('friend_hour', '+1 hour')}, ${after('friend_day', '+1 day')})`;

/** The mail of a recommendation is due at its turn. */
export const dueInTurn = (siteId: string, submissionId: string, mailId: string): Statement => ({
  sql:
    'UPDATE outbox SET next_attempt_at = (SELECT turn_at FROM submissions WHERE site_id = ?1 AND id = ?2) ' +
    'WHERE site_id = ?1 AND id = ?3',
  params: [siteId, submissionId, mailId],
});

/**
 * Whether a recommendation sent now would wait: for its turn, or because the site's mails of the day are used up. For
 * the words of the answer only: the turn itself is decided by the statement that stores it.
 */
export const wouldWait = async (db: D1Database, siteId: string, now: Date): Promise<boolean> => {
  const at = now.toISOString();
  const waits = await prepare(db, {
    sql:
      `SELECT coalesce(${TURN} > ?2, 1) OR EXISTS ` +
      '(SELECT 1 FROM full_mail_days WHERE site_id = ?1 AND rank = 0 AND day = ?3) AS waits',
    params: [siteId, at, at.slice(0, 10)],
  }).first<number>('waits');
  return waits === 1;
};
