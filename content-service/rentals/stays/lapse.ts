import { outboxStatement } from '../../mail/outbox.ts';
import { recipientFor } from '../../mail/recipient.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { toSite } from '../../platform/sites.ts';

/** Stays per run; the rest is in the next run a minute later. */
const AT_ONCE = 100;

interface DueRow {
  readonly site_id: string;
  readonly id: string;
  readonly email: string;
  /** Document of the site. */
  readonly site: string;
  /** City of the unit; null when it no longer exists. */
  readonly city_id: string | null;
  readonly zip: string | null;
}

/** A mail of a stay, queued once. */
interface DueMail {
  readonly kind: 'stay-lapsed' | 'stay-lapsed-notice' | 'stay-reminder';
  readonly recipient: string;
}

/** Stays of all sites that meet a SQL condition, in which `?1` is the current instant. */
const dueStays = async (db: D1Database, condition: string, now: Date): Promise<DueRow[]> => {
  const { results } = await prepare(db, {
    sql:
      "SELECT s.site_id, s.id, s.doc ->> '$.request.email' AS email, site.doc AS site, " +
      "u.doc ->> '$.general.city.id' AS city_id, u.doc ->> '$.general.city.zip' AS zip FROM stays AS s " +
      'JOIN sites AS site ON site.id = s.site_id AND site.removed_at IS NULL ' +
      `LEFT JOIN rental_units AS u ON u.site_id = s.site_id AND u.id = s.unit_id WHERE ${condition} LIMIT ${AT_ONCE}`,
    params: [now.toISOString()],
  }).all<DueRow>();
  return results;
};

/** Queues a stay's mail while it still meets the condition. */
const mailOf = (
  { site_id: siteId, id }: DueRow,
  { kind, recipient }: DueMail,
  condition: string,
  now: Date,
) =>
  outboxStatement(
    {
      siteId,
      id: `${kind}-${id}`,
      recipient,
      mail: { kind, data: { stayId: id } },
      where: {
        sql:
          `SELECT 1 FROM stays AS s WHERE ${condition.replaceAll('?1', '?')} AND s.site_id = ? AND s.id = ? ` +
          'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = s.site_id AND o.id = ?)',
        params: [
          ...condition
            .split('?1')
            .slice(1)
            .map(() => now.toISOString()),
          siteId,
          id,
          `${kind}-${id}`,
        ],
      },
    },
    now,
  );

/** The agency's address for the unit of a stay; null when there is none. */
const agencyOf = ({ site, city_id: cityId, zip }: DueRow): string | null => {
  const found = toSite({ doc: site });
  return found && recipientFor(found, { deed: 'stay', place: { cityId, zip }, kind: { way: 'holiday' } });
};

interface Due {
  readonly condition: string;
  readonly mails: (row: DueRow) => readonly DueMail[];
  /** Further changes of the row. */
  readonly set: string;
}

/** Queues the mails of all due stays and notes that they are done: each stay in one batch. */
async function lookAfter(db: D1Database, { condition, mails, set }: Due, now: Date): Promise<void> {
  const rows = await dueStays(db, condition, now);
  const statements = rows.flatMap((row): Statement[] => [
    ...mails(row).map((mail) => mailOf(row, mail, condition, now)),
    {
      sql: `UPDATE stays AS s SET ${set} WHERE ${condition} AND s.site_id = ?2 AND s.id = ?3`,
      params: [now.toISOString(), row.site_id, row.id],
    },
  ]);
  if (statements.length > 0) await db.batch(statements.map((statement) => prepare(db, statement)));
}

/** Releases requests that were not answered in time, and mails visitor and agency. */
export const lapseStays = (db: D1Database, now: Date): Promise<void> =>
  lookAfter(
    db,
    {
      condition: "s.state = 'requested' AND s.lapses_at <= ?1 AND s.held_until IS NULL",
      mails: (row) => {
        const agency = agencyOf(row);
        return [
          { kind: 'stay-lapsed', recipient: row.email },
          ...(agency === null ? [] : [{ kind: 'stay-lapsed-notice' as const, recipient: agency }]),
        ];
      },
      set: "state = 'released', remind_at = NULL",
    },
    now,
  );

/** Reminds agencies once of unanswered requests. The caller checks that it is daytime. */
export const remindOfStays = (db: D1Database, now: Date): Promise<void> =>
  lookAfter(
    db,
    {
      condition: "s.remind_at <= ?1 AND s.state = 'requested' AND s.lapses_at > ?1 AND s.held_until IS NULL",
      mails: (row) => {
        const agency = agencyOf(row);
        return agency === null ? [] : [{ kind: 'stay-reminder', recipient: agency }];
      },
      set: 'remind_at = NULL',
    },
    now,
  );
