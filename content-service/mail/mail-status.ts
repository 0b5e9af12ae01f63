import type * as z from 'zod';
import type { MailLimitListSchema, MailLimitSchema, MailStatusSchema } from '#wire/mail-status.ts';
import type { Statement } from '../platform/db/statement.ts';

type MailStatus = z.infer<typeof MailStatusSchema>;

/** Numbers of a site's mails by kind and state, mails sent today (UTC), and the quota of a day. */
export async function mailStatus(db: D1Database, siteId: string, now: Date): Promise<MailStatus> {
  const [mails, today] = await db.batch([
    db
      .prepare(
        'SELECT kind, state, count(*) AS count, min(created_at) AS since FROM outbox WHERE site_id = ? ' +
          'GROUP BY kind, state ORDER BY kind, state',
      )
      .bind(siteId),
    db
      .prepare(
        'SELECT COALESCE((SELECT sent FROM mail_days WHERE site_id = ?1 AND day = ?2), 0) AS sentToday, ' +
          'COALESCE((SELECT most FROM mail_quotas WHERE site_id = ?1), ' +
          "(SELECT most FROM mail_quotas WHERE site_id = '')) AS most",
      )
      .bind(siteId, now.toISOString().slice(0, 10)),
  ]);
  const [quota] = (today?.results ?? []) as Pick<MailStatus, 'sentToday' | 'most'>[];
  return {
    mails: (mails?.results ?? []) as MailStatus['mails'],
    sentToday: quota?.sentToday ?? 0,
    most: quota?.most ?? 0,
  };
}

/** Makes a site's failed mails due again, except those whose recipient was deleted. */
export const retryStatement = (siteId: string, now: Date): Statement => ({
  sql:
    "UPDATE outbox SET state = 'due', attempts = 0, next_attempt_at = ? " +
    "WHERE site_id = ? AND state = 'failed' AND recipient <> ''",
  params: [now.toISOString(), siteId],
});

export const quotaStatement = (siteId: string, most: number | null): Statement =>
  most === null
    ? { sql: 'DELETE FROM mail_quotas WHERE site_id = ?', params: [siteId] }
    : {
        sql: 'INSERT INTO mail_quotas (site_id, most) VALUES (?, ?) ON CONFLICT DO UPDATE SET most = excluded.most',
        params: [siteId, most],
      };

type MailLimits = z.infer<typeof MailLimitListSchema>['limits'];

/** The limits of mail to unconfirmed addresses that apply to a site, and the usual ones (decision 35). */
export async function mailLimits(db: D1Database, siteId: string): Promise<MailLimits> {
  const { results } = await db
    .prepare(
      'SELECT own.name, own.most, d.most AS usual FROM site_limits AS own ' +
        "JOIN limits AS d ON d.site_id = '' AND d.name = own.name WHERE own.site_id = ? ORDER BY own.name",
    )
    .bind(siteId)
    .all<MailLimits[number]>();
  return results;
}

/** Sets a site's own limit, or removes it; nothing for a site that is being removed. */
export const limitStatement = (siteId: string, { name, most }: z.infer<typeof MailLimitSchema>): Statement =>
  most === null
    ? { sql: 'DELETE FROM limits WHERE site_id = ? AND name = ?', params: [siteId, name] }
    : {
        sql:
          'INSERT INTO limits (site_id, name, most) SELECT id, ?2, ?3 FROM sites WHERE id = ?1 AND removed_at IS NULL ' +
          'ON CONFLICT DO UPDATE SET most = excluded.most',
        params: [siteId, name, most],
      };
