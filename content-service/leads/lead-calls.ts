import type { Lead, LeadState } from '#wire/lead.ts';
import type { AskedLead } from '../mail/lead-context.ts';
import { type Leased, later, leasesOf, nextAttempt, OWN, own } from '../mail/lease.ts';
import { type AtVendor, outboxStatement } from '../mail/outbox.ts';
import type { MailInstead } from '../mail/tell-agency.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { pageOf, pageParams } from '../platform/operation/paging.ts';

/** A call leased by this worker. */
export interface LeasedCall extends AskedLead, Leased {
  readonly instead: MailInstead | null;
  /** The feed to whose system it goes, and the vendor's id of its home; null for the agency's own address. */
  readonly feed: { readonly name: string; readonly home: string | null } | null;
  /** When the call began that a feed's system may have taken. */
  readonly begunAt: string | null;
}

export interface CallRow {
  readonly site_id: string;
  readonly id: string;
  readonly deed: AskedLead['deed'];
  readonly news: AskedLead['news'];
  readonly subject_id: string;
  readonly origin: string | null;
  readonly recipient: string | null;
  readonly mail: string | null;
  readonly state: LeadState;
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly created_at: string;
  readonly outcome: string | null;
  readonly feed: string | null;
  readonly vendor_home: string | null;
  readonly begun_at: string | null;
}

/** The search of an alert that has ended, which only its mail has. */
function endedIn(instead: MailInstead | null): Pick<AskedLead, 'ended'> {
  const mail = instead?.mail;
  return mail?.kind === 'search-card' && mail.data.ended !== undefined ? { ended: mail.data.ended } : {};
}

const toCall = (row: CallRow): LeasedCall => ({
  ...endedIn(row.mail === null ? null : JSON.parse(row.mail)),
  siteId: row.site_id,
  id: row.id,
  deed: row.deed,
  news: row.news,
  subjectId: row.subject_id,
  origin: row.origin,
  recipient: row.recipient,
  instead: row.mail === null ? null : JSON.parse(row.mail),
  feed: row.feed === null ? null : { name: row.feed, home: row.vendor_home },
  begunAt: row.begun_at,
  attempts: row.attempts,
  leasedUntil: row.next_attempt_at,
  createdAt: row.created_at,
});

export const { takeDue: leaseDueCalls, takeQueued: leaseQueuedCalls } = leasesOf('lead_calls', toCall);

/** Marks a call as done (delivered or nothing left to send) and deletes its recipient, with mails in the same batch. */
export const settleCall = async (
  db: D1Database,
  call: LeasedCall,
  state: 'sent' | 'void',
  outcome: string | null,
  mails: readonly Statement[],
): Promise<void> => {
  const done: Statement = {
    sql: `UPDATE lead_calls SET state = ?, recipient = NULL, mail = NULL, outcome = ? ${OWN}`,
    params: [state, outcome, ...own(call)],
  };
  await db.batch([...mails, done].map((statement) => prepare(db, statement)));
};

/** The call is another worker's by now, or done. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Notes that a feed's system may take a call from now on, while the lease is still valid: whoever leases it later does not
 * try it again. Throws LeaseLost.
 */
export const beginCall = async (db: D1Database, call: LeasedCall, now: Date): Promise<void> => {
  const { meta } = await db
    .prepare(`UPDATE lead_calls SET begun_at = ? ${OWN} AND begun_at IS NULL`)
    .bind(now.toISOString(), ...own(call))
    .run();
  if (meta.changes === 0) throw new LeaseLost('the lease of a call has ended');
};

/** The mail that replaces a call that failed for good, or goes besides it, while the lease is still valid. */
export function mailInstead(
  call: LeasedCall,
  atVendor: AtVendor | undefined,
  now: Date,
): readonly Statement[] {
  const { siteId, recipient, instead } = call;
  if (instead === null || recipient === null) return [];
  const where = { sql: `SELECT 1 FROM lead_calls ${OWN} AND mail IS NOT NULL`, params: own(call) };
  return [outboxStatement({ siteId, id: instead.id, recipient, mail: instead.mail, where, atVendor }, now)];
}

/** Why a call was not taken. */
interface Failure {
  readonly outcome: string;
  readonly forGood: boolean;
  /** Least milliseconds until the next attempt. */
  readonly waits?: number | undefined;
  readonly atVendor?: AtVendor | undefined;
}

/**
 * Postpones a failed call with the same backoff as mails, or longer where the other side wants it; what it had begun is over.
 * After the last attempt, or `forGood`, it has failed, and its mail is queued in the same batch.
 */
export const putBackCall = async (
  db: D1Database,
  call: LeasedCall,
  { outcome, forGood, waits = 0, atVendor }: Failure,
  now: Date,
): Promise<'due' | 'failed'> => {
  const { state, at: soonest } = nextAttempt(call, now, forGood);
  const waited = later(now, waits);
  const at = state === 'due' && waited > soonest ? waited : soonest;
  const change: Statement = {
    sql:
      'UPDATE lead_calls SET state = ?, next_attempt_at = ?, outcome = ?, begun_at = NULL' +
      `${state === 'failed' ? ', mail = NULL' : ''} ${OWN}`,
    params: [state, at, outcome, ...own(call)],
  };
  const statements = [...(state === 'failed' ? mailInstead(call, atVendor, now) : []), change];
  await db.batch(statements.map((statement) => prepare(db, statement)));
  return state;
};

export const toLead = ({
  id,
  deed: kind,
  news,
  state,
  attempts,
  created_at,
  next_attempt_at,
  outcome,
  feed,
}: CallRow): Lead => ({
  id,
  deed: kind,
  news,
  state,
  attempts,
  createdAt: created_at,
  nextAttemptAt: state === 'due' ? next_attempt_at : null,
  outcome,
  feed,
});

/** A page of a site's calls, in order of arrival. */
export async function listLeads(
  db: D1Database,
  siteId: string,
  { state, after }: { readonly state?: LeadState | undefined; readonly after?: string | undefined },
): Promise<{ readonly leads: Lead[]; readonly next: string | null }> {
  const { results } = await prepare(db, {
    sql:
      'SELECT * FROM lead_calls WHERE site_id = ?1 AND (?2 IS NULL OR state = ?2) AND (created_at, id) > (?3, ?4) ' +
      'ORDER BY created_at, id LIMIT ?5',
    params: [siteId, state ?? null, ...pageParams(after)],
  }).all<CallRow>();
  const { rows, next } = pageOf(results, ({ created_at, id }) => ({ at: created_at, id }));
  return { leads: rows.map(toLead), next };
}

/** A call of a site. */
export const leadStatement = (siteId: string, id: string): Statement => ({
  sql: 'SELECT * FROM lead_calls WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});

/** Makes a failed or lost call due again, with all of its attempts. */
export const sendAgainStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql:
    "UPDATE lead_calls SET state = 'due', attempts = 0, begun_at = NULL, next_attempt_at = ? WHERE site_id = ? AND id = ? " +
    "AND state IN ('failed', 'sent')",
  params: [now.toISOString(), siteId, id],
});
