import { outboxStatement } from '../../mail/outbox.ts';
import { recipientFor } from '../../mail/recipient.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { toSite } from '../../platform/sites.ts';

/** Stays that are looked after in one run; those left over are in the next, a minute later. */
const AT_ONCE = 100;

interface DueRow {
  readonly site_id: string;
  readonly id: string;
  readonly email: string;
  /** Document of the site. */
  readonly site: string;
  /** Where the unit lies; null where it is gone. */
  readonly city_id: string | null;
  readonly zip: string | null;
}

/** A mail of a stay's that is queued once. */
interface DueMail {
  readonly kind: 'stay-lapsed' | 'stay-lapsed-notice' | 'stay-reminder';
  readonly recipient: string;
}

/** Stays of all sites that meet a condition, in SQL of which `?1` is this instant. */
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

/** Queues a stay's mail while it meets the condition still. */
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

/** Who looks after the unit of a stay; null where that is nobody with an address. */
const agencyOf = ({ site, city_id: cityId, zip }: DueRow): string | null => {
  const found = toSite({ doc: site });
  return found && recipientFor(found, { deed: 'stay', place: { cityId, zip }, kind: { way: 'holiday' } });
};

interface Due {
  readonly condition: string;
  readonly mails: (row: DueRow) => readonly DueMail[];
  /** What becomes of the row besides. */
  readonly set: string;
}

/** Queues the mails of all that is due and notes that it was: each stay's in one batch, or not at all. */
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

/** Releases the nights of requests that nobody answered in time, and tells visitor and agency. */
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

/** Reminds agencies, once, of requests that wait for their answer. Whoever calls it knows that it is day. */
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
