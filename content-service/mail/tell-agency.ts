import { readCallAddress } from '#domain/leads/call-address.ts';
import type { LeadKind } from '#domain/team/team.ts';
import type { LeadNews } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { type OutboxMail, outboxStatement } from './outbox.ts';
import { type ForFeeds, wayOfNews, wayOfRequest } from './way-of-lead.ts';

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
  /** Absent for a request that no feed's system takes, such as one about a holiday rental. */
  readonly forFeeds?: ForFeeds;
}

/** Statements that queue mails and calls to the agency; none when it has neither an address nor a system to call. */
export interface Telling {
  /** Ids of the mails and calls that may be queued, for `context.deliver`. */
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
}

/** The same for one request. */
interface Reporting extends Telling {
  /** Whether the agency has an address for mails or a system of its own: without, only that of a feed can hear of it. */
  readonly hasReader: boolean;
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

/** The query for the feed to which a request, or news of it, goes: none or one row. */
function wayOf(announcement: Announcement, forFeeds: ForFeeds): Statement {
  const { site, news = 'asked' } = announcement;
  if (news === 'asked') return wayOfRequest(site.id, forFeeds);
  return wayOfNews(site.id, leadIdOf({ ...announcement, news: 'asked' }));
}

/** Queues a call: to the system of the feed that the way names, else, where the settings say so, to the agency's address. */
function callStatement(announcement: Announcement, by: ReturnType<typeof hearsBy>, now: Date): Statement {
  const { site, deed: kind, news = 'asked', subjectId, origin, recipient, where, forFeeds } = announcement;
  const at = now.toISOString();
  const way =
    forFeeds === undefined
      ? { sql: 'SELECT NULL AS feed, NULL AS home, NULL AS leads WHERE false', params: [] }
      : wayOf(announcement, forFeeds);
  const instead: MailInstead = { id: announcement.mailId, mail: announcement.mail };
  return {
    sql:
      'INSERT INTO lead_calls (site_id, id, deed, news, subject_id, origin, recipient, next_attempt_at, created_at, ' +
      'mail, feed, vendor_home, visitor_key) ' +
      // A call beside a mail has none in its place.
      "SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, CASE WHEN coalesce(way.leads, ?) = 'both' AND ? IS NOT NULL THEN NULL ELSE ? END, " +
      'way.feed, way.home, iif(way.feed IS NULL, NULL, ?) ' +
      `FROM (SELECT 1) LEFT JOIN (${way.sql}) AS way WHERE (way.feed IS NOT NULL OR ?) ` +
      `AND ${where === undefined ? 'true' : `EXISTS (${where.sql})`} ON CONFLICT DO NOTHING`,
    params: [
      site.id,
      leadIdOf(announcement),
      kind,
      news,
      subjectId,
      origin ?? null,
      recipient,
      at,
      at,
      by,
      recipient,
      JSON.stringify(instead),
      forFeeds?.visitor ? addressKey(forFeeds.visitor) : null,
      ...way.params,
      Number(by !== 'mail'),
      ...(where?.params ?? []),
    ],
  };
}

/** Condition of the mail beside a call that was just queued: the call has no mail in its place, or there is no call. */
const besideCall = (announcement: Announcement, by: ReturnType<typeof hearsBy>): Statement => ({
  sql:
    by === 'call'
      ? 'SELECT 1 FROM lead_calls WHERE site_id = ? AND id = ? AND mail IS NULL'
      : 'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM lead_calls WHERE site_id = ? AND id = ? AND mail IS NOT NULL)',
  params: [announcement.site.id, leadIdOf(announcement)],
});

const both = (one: Statement, other: Statement | undefined): Statement =>
  other === undefined
    ? one
    : {
        sql: `SELECT 1 WHERE EXISTS (${one.sql}) AND EXISTS (${other.sql})`,
        params: [...one.params, ...other.params],
      };

/**
 * Reports a request to the agency: to the system of the feed that brings its home, where that takes requests (decision 168),
 * else by the site's settings: by mail, by a call of its own system, or by both. When a call fails for good and no mail was
 * queued, the mail follows. Which way a request goes is decided by the statements, as the feeds are then.
 */
export function tellAgency(announcement: Announcement, now: Date): Reporting {
  const { site, recipient, mailId, mail, where, forFeeds } = announcement;
  const by = hearsBy(site);
  const isCalled = by !== 'mail' || forFeeds !== undefined;
  const isMailed = recipient !== null && (by !== 'call' || forFeeds !== undefined);
  const condition = forFeeds === undefined ? where : both(besideCall(announcement, by), where);
  const only = condition === undefined ? {} : { where: condition };
  return {
    ids: [...(isMailed ? [mailId] : []), ...(isCalled ? [leadIdOf(announcement)] : [])],
    hasReader: recipient !== null || by !== 'mail',
    statements: [
      // Before the mail: some callers' conditions (`where`) check that the mail is not queued yet.
      ...(isCalled ? [callStatement(announcement, by, now)] : []),
      ...(isMailed ? [outboxStatement({ siteId: site.id, id: mailId, recipient, mail, ...only }, now)] : []),
    ],
  };
}
