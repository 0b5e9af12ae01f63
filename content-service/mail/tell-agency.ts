import { readCallAddress } from '#domain/leads/call-address.ts';
import type { LeadKind } from '#domain/team/team.ts';
import type { LeadNews } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type OutboxMail, outboxStatement } from './outbox.ts';

/** A visitor's request, or news of it, to report to the agency. */
interface Announcement {
  readonly site: Site;
  readonly deed: LeadKind;
  /** Default: `asked`, a new request. */
  readonly news?: LeadNews;
  /** Id of the stored request. */
  readonly subjectId: string;
  /** The site's origin; left out when the stored request contains it. */
  readonly origin?: string;
  /** Address of the person in charge; null when the agency has no address. */
  readonly recipient: string | null;
  readonly mailId: string;
  readonly mail: OutboxMail;
  /** Queued only if this query finds a row. */
  readonly where?: Statement;
}

/** Statements that queue mails and calls to the agency; none when it has neither an address nor a system to call. */
export interface Telling {
  /** Ids of the queued mails and calls, for `context.deliver`. */
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
}

/** Id of a call: one for each request, and one for each later event of it, so that no call is queued twice. */
const leadIdOf = ({
  deed: kind,
  news = 'asked',
  subjectId,
  mailId,
}: Pick<Announcement, 'deed' | 'news' | 'subjectId' | 'mailId'>): string =>
  news === 'asked' ? `lead-${kind}-${subjectId}` : `lead-${mailId}`;

/**
 * How a site reports requests to its agency: by its settings, but by mail when the call's URL is missing or invalid.
 */
export const hearsBy = ({ settings: { leads } }: Site): 'mail' | 'call' | 'both' =>
  leads && readCallAddress(leads.address) !== null ? leads.by : 'mail';

/**
 * Whether later events of a request must be called too. Not when its first call is still due, which will send the
 * state at that time, nor when it was void and so never made.
 */
export async function wasCalled(
  db: D1Database,
  siteId: string,
  kind: LeadKind,
  subjectId: string,
): Promise<boolean> {
  const id = leadIdOf({ deed: kind, subjectId, mailId: '' });
  const state = await db
    .prepare('SELECT state FROM lead_calls WHERE site_id = ? AND id = ?')
    .bind(siteId, id)
    .first<string>('state');
  return state !== 'due' && state !== 'void';
}

/** The mail to send when a call has failed for good; stored in the call's row. */
export interface MailInstead {
  readonly id: string;
  readonly mail: OutboxMail;
}

function callStatement(announcement: Announcement, instead: MailInstead | null, now: Date): Statement {
  const { site, deed: kind, news = 'asked', subjectId, origin, recipient, where } = announcement;
  const at = now.toISOString();
  const mail = instead === null ? null : JSON.stringify(instead);
  return {
    sql:
      'INSERT INTO lead_calls (site_id, id, deed, news, subject_id, origin, recipient, mail, next_attempt_at, created_at) ' +
      `SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${where === undefined ? 'true' : `EXISTS (${where.sql})`} ` +
      'ON CONFLICT DO NOTHING',
    params: [
      site.id,
      leadIdOf(announcement),
      kind,
      news,
      subjectId,
      origin ?? null,
      recipient,
      mail,
      at,
      at,
      ...(where?.params ?? []),
    ],
  };
}

/**
 * Reports a request to the agency by its settings: by mail, by a call of its own system, or by both. When the call
 * fails for good and no mail was queued, the mail follows.
 */
export function tellAgency(announcement: Announcement, now: Date): Telling {
  const { site, recipient, mailId, mail, where } = announcement;
  const by = hearsBy(site);
  const mailed = by !== 'call' && recipient !== null;
  const called = by !== 'mail';
  const only = where === undefined ? {} : { where };
  return {
    ids: [...(mailed ? [mailId] : []), ...(called ? [leadIdOf(announcement)] : [])],
    statements: [
      // Before the mail: some callers' conditions (`where`) check that the mail is not queued yet.
      ...(called ? [callStatement(announcement, mailed ? null : { id: mailId, mail }, now)] : []),
      ...(mailed ? [outboxStatement({ siteId: site.id, id: mailId, recipient, mail, ...only }, now)] : []),
    ],
  };
}
