import { brusselsDay } from '#domain/stays/today.ts';

/** Mails at once to an address in a day (Brussels). What comes after them is told by the next daily run. */
export const MOST_AT_ONCE = 5;
/** Part of the key of a mail that is sent at once (`outbox.dedupe`). */
const AT_ONCE = ':at-once:';

/** Key of the mails of one matching. */
export const atOnceRun = (upto: number): string => `at-once:${upto}`;

const HOUR = 3_600_000;

/** The instant at which a day in Brussels begins: on the hour, one or two hours before that of UTC. */
export function beginningOf(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const begins = [2, 1].map((hours) => new Date(utc - hours * HOUR)).find((at) => brusselsDay(at) === day);
  return (begins ?? new Date(utc)).toISOString();
}

/** SQL that counts the mails at once to an address since an instant, without those that became void. */
export const atOnceCountSql = (site: string, key: string, since: string, further = ''): string =>
  `(SELECT count(*) FROM outbox AS o WHERE o.site_id = ${site} AND o.kind = 'digest' AND o.recipient_key = ${key} ` +
  `AND o.created_at >= ${since} AND instr(o.dedupe, '${AT_ONCE}') > 0 AND o.state <> 'void'${further})`;

/** Which mail at once a mail is to its address since an instant: the first is 1. */
export const countAtOnce = async (
  db: D1Database,
  siteId: string,
  mailId: string,
  since: string,
): Promise<number> =>
  (await db
    .prepare(
      // Those of one matching have the same instant.
      `SELECT ${atOnceCountSql('m.site_id', 'm.recipient_key', '?3', ' AND (o.created_at, o.id) <= (m.created_at, m.id)')} AS n ` +
        'FROM outbox AS m WHERE m.site_id = ?1 AND m.id = ?2',
    )
    .bind(siteId, mailId, since)
    .first<number>('n')) ?? 0;
