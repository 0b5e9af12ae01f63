import { prepare } from './platform/db/prepare.ts';
import type { Statement } from './platform/db/statement.ts';

const DAY = 24 * 60 * 60_000;

/**
 * What is kept for how many days. Answers outlive every retry of a form by far: a browser gives up
 * within minutes, and the page with the key is not kept. Contact requests are the agency's to keep; a
 * year is enough to look one up. What a friend was sent is nobody's business after a month.
 */
const KEPT: readonly { readonly days: number; readonly rows: string }[] = [
  { days: 2, rows: 'idempotent_answers WHERE created_at < ?' },
  { days: 30, rows: "outbox WHERE created_at < ? AND state NOT IN ('due', 'sending')" },
  { days: 30, rows: "submissions WHERE kind = 'friend' AND created_at < ?" },
  { days: 365, rows: "submissions WHERE kind = 'contact' AND created_at < ?" },
  { days: 30, rows: "subscriptions WHERE state = 'pending' AND created_at < ?" },
  { days: 365, rows: "subscriptions WHERE state = 'ended' AND ended_at < ?" },
  { days: 365, rows: 'appointments WHERE ends_at < ?' },
  // Nobody knows whose they were.
  { days: 30, rows: 'appointments WHERE held_until < ?' },
  { days: 30, rows: 'stays WHERE held_until < ?' },
  { days: 1, rows: 'network_uses WHERE created_at < ?' },
  { days: 120, rows: 'mailed_tokens WHERE created_at < ?' },
  { days: 365, rows: 'confirmed_addresses WHERE confirmed_at < ?' },
  // A day is less than an instant of that day.
  { days: 365, rows: 'stays WHERE to_day < ?' },
  { days: 60, rows: 'estate_events WHERE created_at < ?' },
  { days: 60, rows: 'alert_runs WHERE finished_at < ?' },
];

/** Deletes what has been kept long enough. */
export const sweep = async (db: D1Database, now: Date): Promise<void> => {
  const statements = KEPT.map(
    ({ days, rows }): Statement => ({
      sql: `DELETE FROM ${rows}`,
      params: [new Date(now.getTime() - days * DAY).toISOString()],
    }),
  );
  await db.batch(statements.map((statement) => prepare(db, statement)));
};
