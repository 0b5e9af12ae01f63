import { dayAt, instantOf } from '#domain/agenda/zoned-time.ts';
import { addDays } from '#domain/stays/day.ts';
import { askedSql } from '../../mail/outbox.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { AGENDA_ZONE } from '../settings.ts';
import { streetReminders } from '../street.ts';

/** Hours in Brussels between which reminders are sent: in the morning, or later that day after an outage. */
const [FROM, UNTIL] = ['09:00', '20:00'] as const;
/** Hour from which no reminder of a hidden home waits any longer. */
const LAST = '19:00';

/** Booked appointments of tomorrow that were booked or moved before today; `?1` to `?3` of `remind`. */
const TO_REMIND =
  "state = 'booked' AND held_until IS NULL AND reminded_at IS NULL AND starts_at >= ?1 AND starts_at < ?2 " +
  'AND COALESCE(moved_at, created_at) < ?3';

/**
 * Queues one reminder for each visitor of tomorrow (`reminded_at`), never at night. Bookings and moves of
 * today have a mail of today that says the same.
 */
export async function remind(db: D1Database, now: Date): Promise<void> {
  const today = dayAt(now.getTime(), AGENDA_ZONE);
  const at = (day: string, time: string): number => instantOf(day, time, AGENDA_ZONE);
  if (now.getTime() < at(today, FROM) || now.getTime() >= at(today, UNTIL)) return;
  const [tomorrow, after] = [addDays(today, 1), addDays(today, 2)];
  const days = [tomorrow, after, today].map((day) => new Date(at(day, '00:00')).toISOString());
  const instant = now.toISOString();
  const isLast = now.getTime() >= at(today, LAST);
  const { due, revealed } = streetReminders(TO_REMIND, days, { now, isLast });
  const nth = due.params.length + 1;
  const queued: Statement = {
    sql:
      'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, asked) ' +
      "SELECT site_id, 'appointment-reminder-visitor-' || id || '-' || sequence, 'appointment-reminder', " +
      `doc ->> '$.email', email_key, json_object('appointmentId', id, 'sequence', sequence), ?${nth}, ?${nth}, ` +
      `${askedSql('appointments.site_id', 'appointments.email_key')} ` +
      `FROM appointments WHERE ${due.sql}`,
    params: [...due.params, instant],
  };
  const noted: Statement = {
    sql: `UPDATE appointments SET reminded_at = ?${nth} WHERE ${due.sql}`,
    params: [...due.params, instant],
  };
  await db.batch([queued, revealed, noted].map((statement) => prepare(db, statement)));
}
