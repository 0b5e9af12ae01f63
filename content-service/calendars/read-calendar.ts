import { brusselsDay } from '#domain/stays/today.ts';
import { rentalRecipient } from '../estates/in-charge.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { findSite } from '../platform/sites.ts';
import { EVERY_MINUTES } from './hand-out.ts';
import { CalendarFault } from './ics/fault.ts';
import { type TakenNights, takenNights } from './ics/taken-nights.ts';
import { type Fetch, readAddress } from './read-address.ts';
import { retakeStatements } from './retake.ts';

interface Piece {
  readonly siteId: string;
  readonly id: string;
}

interface Row {
  readonly unit_id: string;
  readonly address: string;
  readonly failing_since: string | null;
  readonly told_at: string | null;
}

/** Time for which a calendar may fail before the agency gets a mail. */
const PATIENT = 24 * 60 * 60_000;

/** Claims a calendar, unless it was claimed within the last half hour. */
const claim = ({ siteId, id }: Piece, now: Date): Statement => ({
  sql:
    'UPDATE read_calendars SET asked_at = ?1 WHERE site_id = ?2 AND id = ?3 AND (asked_at IS NULL OR asked_at <= ?4) ' +
    'RETURNING unit_id, address, failing_since, told_at',
  params: [now.toISOString(), siteId, id, new Date(now.getTime() - EVERY_MINUTES * 60_000).toISOString()],
});

/** Notes a failure: the nights stay. The agency gets one mail when it has failed for a day. */
const failed = ({ siteId, id }: Piece, outcome: string, recipient: string | null, now: Date): Statement[] => {
  const at = now.toISOString();
  const long = new Date(now.getTime() - PATIENT).toISOString();
  const where = {
    sql: 'SELECT 1 FROM read_calendars WHERE site_id = ? AND id = ? AND failing_since <= ? AND told_at IS NULL',
    params: [siteId, id, long],
  };
  const mail = { kind: 'calendar-failing', data: { calendarId: id } } as const;
  return [
    {
      sql: 'UPDATE read_calendars SET outcome = ?1, failing_since = ifnull(failing_since, ?2) WHERE site_id = ?3 AND id = ?4',
      params: [outcome, at, siteId, id],
    },
    ...(recipient === null
      ? []
      : [outboxStatement({ siteId, id: `calendar-failing-${id}-${at}`, recipient, mail, where }, now)]),
    {
      sql: `UPDATE read_calendars SET told_at = ? WHERE site_id = ? AND id = ? AND failing_since <= ? AND told_at IS NULL`,
      params: [at, siteId, id, long],
    },
  ];
};

/** Visitors' stays that conflict with the calendar and were not reported yet; `?1` to `?3` of `tell`. */
const CONFLICTS =
  'FROM read_calendars AS c, json_each(c.nights) AS n ' +
  'JOIN stays AS s ON s.site_id = c.site_id AND s.unit_id = c.unit_id AND n.value >= s.from_day AND n.value < s.to_day ' +
  "WHERE c.site_id = ?1 AND c.id = ?2 AND s.state IN ('requested', 'confirmed') " +
  'AND (s.held_until IS NULL OR s.held_until > ?3) AND NOT EXISTS (SELECT 1 FROM calendar_conflicts AS t ' +
  'WHERE t.site_id = c.site_id AND t.calendar_id = c.id AND t.stay_id = s.id)';

/** Reports conflicts to the agency, once each. */
const tell = ({ siteId, id }: Piece, recipient: string | null, now: Date): Statement[] => {
  const params = [siteId, id, now.toISOString()];
  const queued: Statement = {
    sql:
      'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) ' +
      "SELECT DISTINCT ?1, 'calendar-conflict-' || ?2 || '-' || s.id, 'calendar-conflict', ?4, ?5, " +
      `json_object('calendarId', ?2, 'stayId', s.id), ?3, ?3 ${CONFLICTS}`,
    params: [...params, recipient, addressKey(recipient ?? '')],
  };
  const noted: Statement = {
    sql:
      'INSERT INTO calendar_conflicts (site_id, calendar_id, stay_id, told_at) ' +
      `SELECT DISTINCT ?1, ?2, s.id, ?3 ${CONFLICTS}`,
    params,
  };
  return recipient === null ? [noted] : [queued, noted];
};

/** The nights that a calendar's text takes, or why it cannot be read. */
function understand(text: string, now: Date): TakenNights | { readonly failed: string } {
  try {
    return takenNights(text, brusselsDay(now));
  } catch (error) {
    if (error instanceof CalendarFault) return { failed: error.message };
    throw error;
  }
}

/**
 * Reads another portal's calendar, at most every half hour. Its nights are taken where no booking here has
 * them; a conflict with a stay is reported once. A failing calendar keeps its last nights.
 */
export async function readCalendar(
  db: D1Database,
  piece: Piece,
  now: Date,
  fetchIt: Fetch = (address, init) => fetch(address, init),
): Promise<void> {
  const row = await prepare(db, claim(piece, now)).first<Row>();
  const site = row === null ? null : await findSite(db, piece.siteId);
  if (row === null || site === null) return;
  const reading = await readAddress(row.address, fetchIt);
  const taken = 'text' in reading ? understand(reading.text, now) : reading;
  const recipient = await rentalRecipient(db, site, 'stay', row.unit_id);
  if ('failed' in taken) {
    await db.batch(failed(piece, taken.failed, recipient, now).map((one) => prepare(db, one)));
    return;
  }
  const { siteId, id } = piece;
  const store: Statement = {
    sql:
      "UPDATE read_calendars SET nights = ?1, not_understood = ?2, free = ?3, read_at = ?4, outcome = 'read', " +
      'failing_since = NULL, told_at = NULL WHERE site_id = ?5 AND id = ?6',
    params: [JSON.stringify(taken.nights), taken.notUnderstood, taken.free, now.toISOString(), siteId, id],
  };
  const batch = [store, ...retakeStatements(siteId, row.unit_id), ...tell(piece, recipient, now)];
  await db.batch(batch.map((one) => prepare(db, one)));
}
