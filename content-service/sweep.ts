import {
  CHOSEN_KINDS,
  DEAD_LETTER_DAYS,
  KEPT_DAYS,
  type KeptKind,
  STAFF_DAYS,
} from '#domain/rules/retention.ts';
import { prepare } from './platform/db/prepare.ts';
import type { Statement } from './platform/db/statement.ts';

const DAY = 24 * 60 * 60_000;

/** Rows of visitors' data, by kind of retention. */
const LEFT_BEHIND: Readonly<Record<KeptKind, string>> = {
  answer: 'idempotent_answers WHERE created_at < ?',
  mail: "outbox WHERE created_at < ? AND state NOT IN ('due', 'sending')",
  friend: "submissions WHERE kind = 'friend' AND created_at < ?",
  contact: "submissions WHERE kind = 'contact' AND created_at < ?",
  valuation: 'valuations WHERE created_at < ?',
  pendingAlert: "subscriptions WHERE state = 'pending' AND created_at < ?",
  endedAlert: "subscriptions WHERE state = 'ended' AND ended_at < ?",
  viewing: 'appointments WHERE ends_at < ?',
  heldViewing: 'appointments WHERE held_until < ?',
  // A day compares as less than an instant of that day.
  stay: 'stays WHERE to_day < ?',
  heldStay: 'stays WHERE held_until < ?',
  network: 'network_uses WHERE created_at < ?',
  mailedLink: 'mailed_tokens WHERE created_at < ?',
  confirmedAddress: 'confirmed_addresses WHERE confirmed_at < ?',
};

/** The instant this many days ago. */
const before = (now: Date, days: number): string => new Date(now.getTime() - days * DAY).toISOString();

/** Excludes sites with a retention of their own for a kind: `CHOSEN` deletes theirs. */
const exceptChosen = (kind: string): string =>
  CHOSEN_KINDS.some((chosen) => chosen === kind)
    ? ` AND site_id NOT IN (SELECT site_id FROM kept_days WHERE kind = '${kind}')`
    : '';

/** SQL for the instant before which a site's own retention has ended. */
const OWN_DAYS = "strftime('%Y-%m-%dT%H:%M:%fZ', ?, '-' || k.days || ' days')";

/** Rows of sites with a retention of their own, found by an index that begins with the site. */
const CHOSEN: Readonly<
  Record<(typeof CHOSEN_KINDS)[number], { readonly table: string; readonly gone: string }>
> = {
  contact: { table: 'submissions', gone: `r.kind = 'contact' AND r.created_at < ${OWN_DAYS}` },
  valuation: { table: 'valuations', gone: `r.created_at < ${OWN_DAYS}` },
  // A viewing ends on the day on which it begins; the index is by its start.
  viewing: { table: 'appointments', gone: `r.starts_at < ${OWN_DAYS}` },
  stay: { table: 'stays', gone: `r.to_day < ${OWN_DAYS}` },
};

/** The sites come first, since they are few: CROSS JOIN keeps SQLite from starting with the rows. */
const chosenStatements = (now: Date): Statement[] =>
  CHOSEN_KINDS.map((kind) => {
    const { table, gone } = CHOSEN[kind];
    return {
      sql:
        `DELETE FROM ${table} WHERE (site_id, id) IN (SELECT r.site_id, r.id FROM kept_days AS k ` +
        `CROSS JOIN ${table} AS r ON r.site_id = k.site_id AND ${gone} WHERE k.kind = '${kind}')`,
      params: [now.toISOString()],
    };
  });

interface Kept {
  readonly days: number;
  readonly rows: string;
}

const KEPT: readonly Kept[] = [
  ...Object.entries(LEFT_BEHIND).map(
    ([kind, rows]): Kept => ({ days: KEPT_DAYS[kind as KeptKind], rows: rows + exceptChosen(kind) }),
  ),
  { days: 60, rows: 'estate_events WHERE created_at < ?' },
  // A day more than prices are needed.
  { days: 31, rows: 'shown_prices WHERE until < ?' },
  { days: 60, rows: 'alert_runs WHERE finished_at < ?' },
  // Staged rows are deleted with their import, whose summary is no longer needed.
  { days: 1, rows: 'imports WHERE created_at < ?' },
  // Past closures.
  { days: 30, rows: 'agenda_closures WHERE ends_at < ?' },
  { days: 30, rows: 'open_houses WHERE ends_at < ?' },
  // For the agency's question whether a lead was sent; without the visitor's data.
  { days: 60, rows: "lead_calls WHERE created_at < ? AND state NOT IN ('due', 'sending')" },
  { days: 60, rows: 'lead_keys WHERE ends_at < ?' },
  // A year to look back on; the journal refers to tokens.
  { days: STAFF_DAYS.journal, rows: 'journal WHERE at < ?' },
  // Kept so that a late click shows what happened to the case.
  { days: 365, rows: 'answer_links WHERE expires_at < ?' },
  // Sign-in requests: rate limits look back an hour.
  { days: STAFF_DAYS.asked, rows: 'staff_asks WHERE created_at < ?' },
  { days: 1, rows: 'staff_sign_ins WHERE expires_at < ?' },
  { days: 0, rows: 'staff_sessions WHERE expires_at < ?' },
  { days: 0, rows: 'previews WHERE until < ?' },
  // As long as the journal refers to their actions.
  { days: 400, rows: 'staff WHERE removed_at < ?' },
  { days: 400, rows: 'tokens WHERE revoked_at < ?' },
  { days: DEAD_LETTER_DAYS, rows: 'dead_letters WHERE failed_at < ?' },
  { days: 400, rows: 'erasures WHERE erased_at < ?' },
  { days: 31, rows: 'mail_days WHERE day < ?' },
  // Limits look back a day.
  { days: 1, rows: 'mailbox_mails WHERE sent_at < ?' },
  // Only the last hour is used.
  { days: 1, rows: 'traffic WHERE slot < unixepoch(?) * 1000' },
];

/** Days for which a withdrawn home answers 410: longer than any visitor's data about it. */
const WITHDRAWN_DAYS = 400;
/** Rows of a table per sweep: each cascades to others. */
const MOST_WITHDRAWN = 500;
/** Tables with withdrawn rows, including units and listings, which have no foreign keys between them. */
const WITHDRAWN_TABLES = [
  'estates',
  'source_listings',
  'rental_units',
  'estate_pages',
  'pages',
  'records',
] as const;

/** Deletes rows whose retention has ended. */
export const sweep = async (db: D1Database, now: Date): Promise<void> => {
  const statements = KEPT.map(
    ({ days, rows }): Statement => ({ sql: `DELETE FROM ${rows}`, params: [before(now, days)] }),
  );
  const withdrawn = WITHDRAWN_TABLES.map(
    (table): Statement => ({
      sql:
        `DELETE FROM ${table} WHERE rowid IN ` +
        `(SELECT rowid FROM ${table} WHERE withdrawn_at < ? LIMIT ${MOST_WITHDRAWN})`,
      params: [before(now, WITHDRAWN_DAYS)],
    }),
  );
  await db.batch(
    [...statements, ...chosenStatements(now), ...withdrawn].map((statement) => prepare(db, statement)),
  );
};
