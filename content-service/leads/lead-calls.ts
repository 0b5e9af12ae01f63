import type { Lead, LeadState } from '../../wire/lead.ts';
import type { AskedLead } from '../mail/lead-context.ts';
import { BACKOFF, outboxStatement } from '../mail/outbox.ts';
import type { MailInstead } from '../mail/tell-agency.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { pageOf, pageParams } from '../platform/operation/paging.ts';

/** A call that this caller has the lease of. */
export interface LeasedCall extends AskedLead {
  readonly siteId: string;
  readonly id: string;
  readonly instead: MailInstead | null;
  /** How often it was tried, this time included; also tells this lease from a later one. */
  readonly attempts: number;
  /** Instant from which others may take it up. */
  readonly leasedUntil: string;
}

interface CallRow {
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
}

/** A call that is being made for longer was broken off. */
const LEASE = 5 * 60_000;
const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const toCall = (row: CallRow): LeasedCall => ({
  siteId: row.site_id,
  id: row.id,
  deed: row.deed,
  news: row.news,
  subjectId: row.subject_id,
  origin: row.origin,
  recipient: row.recipient,
  instead: row.mail === null ? null : JSON.parse(row.mail),
  attempts: row.attempts,
  leasedUntil: row.next_attempt_at,
  createdAt: row.created_at,
});

const lease = async (db: D1Database, statement: Statement): Promise<LeasedCall[]> => {
  const { results } = await prepare(db, statement).all<CallRow>();
  return results.map(toCall);
};

const TAKE = "UPDATE lead_calls SET state = 'sending', attempts = attempts + 1, next_attempt_at = ?";

/** Takes the lease of calls that are due, those broken off included; oldest first. */
export const leaseDueCalls = (db: D1Database, most: number, now: Date): Promise<LeasedCall[]> =>
  lease(db, {
    sql:
      `${TAKE} WHERE rowid IN (SELECT rowid FROM lead_calls WHERE state IN ('due', 'sending') ` +
      'AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?) RETURNING *',
    params: [later(now, LEASE), now.toISOString(), most],
  });

/** Takes the lease of calls that were just queued. */
export const leaseQueuedCalls = (
  db: D1Database,
  siteId: string,
  ids: readonly string[],
  now: Date,
): Promise<LeasedCall[]> =>
  lease(db, {
    sql: `${TAKE} WHERE site_id = ? AND id IN (SELECT value FROM json_each(?)) AND state = 'due' RETURNING *`,
    params: [later(now, LEASE), siteId, JSON.stringify(ids)],
  });

/** Only while the lease is still this one. */
const OWN = "WHERE site_id = ? AND id = ? AND state = 'sending' AND attempts = ?";
const own = ({ siteId, id, attempts }: LeasedCall) => [siteId, id, attempts] as const;

/** The call was taken, or there was nothing left to say: whom it was for is forgotten. */
export const settleCall = async (
  db: D1Database,
  call: LeasedCall,
  state: 'sent' | 'void',
  outcome: string | null,
): Promise<void> => {
  await db
    .prepare(`UPDATE lead_calls SET state = ?, recipient = NULL, mail = NULL, outcome = ? ${OWN}`)
    .bind(state, outcome, ...own(call))
    .run();
};

/** The mail that goes in the place of a call that failed for good, while the lease is still this one. */
function mailInstead(call: LeasedCall, now: Date): readonly Statement[] {
  const { siteId, recipient, instead } = call;
  if (instead === null || recipient === null) return [];
  const where = { sql: `SELECT 1 FROM lead_calls ${OWN} AND mail IS NOT NULL`, params: own(call) };
  return [outboxStatement({ siteId, id: instead.id, recipient, mail: instead.mail, where }, now)];
}

/**
 * The call was not taken: it is due again later, by the backoff of mails. After the last attempt, or `forGood`, it
 * has failed, and its mail goes in its place in the same batch.
 */
export const putBackCall = async (
  db: D1Database,
  call: LeasedCall,
  { outcome, forGood }: { readonly outcome: string; readonly forGood: boolean },
  now: Date,
): Promise<'due' | 'failed'> => {
  const wait = forGood ? undefined : BACKOFF[call.attempts - 1];
  const state = wait === undefined ? 'failed' : 'due';
  const change: Statement = {
    sql:
      'UPDATE lead_calls SET state = ?, next_attempt_at = ?, outcome = ?' +
      `${state === 'failed' ? ', mail = NULL' : ''} ${OWN}`,
    params: [state, later(now, wait ?? 0), outcome, ...own(call)],
  };
  const statements = [...(state === 'failed' ? mailInstead(call, now) : []), change];
  await db.batch(statements.map((statement) => prepare(db, statement)));
  return state;
};

const toLead = ({
  id,
  deed,
  news,
  state,
  attempts,
  created_at,
  next_attempt_at,
  outcome,
}: CallRow): Lead => ({
  id,
  deed,
  news,
  state,
  attempts,
  createdAt: created_at,
  nextAttemptAt: state === 'due' ? next_attempt_at : null,
  outcome,
});

/** A page of a site's calls, in the order in which they came. */
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

/** A call of a site; null where there is none. */
export const findLead = async (db: D1Database, siteId: string, id: string): Promise<Lead | null> => {
  const row = await db
    .prepare('SELECT * FROM lead_calls WHERE site_id = ? AND id = ?')
    .bind(siteId, id)
    .first<CallRow>();
  return row === null ? null : toLead(row);
};

/** Makes a call that failed, or was taken and lost, due once more, with all of its attempts before it. */
export const sendAgainStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql:
    "UPDATE lead_calls SET state = 'due', attempts = 0, next_attempt_at = ? WHERE site_id = ? AND id = ? " +
    "AND state IN ('failed', 'sent')",
  params: [now.toISOString(), siteId, id],
});
