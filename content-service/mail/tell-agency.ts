import { readCallAddress } from '../../domain/leads/call-address.ts';
import type { LeadDeed } from '../../domain/team/team.ts';
import type { LeadNews } from '../../wire/lead.ts';
import type { Site } from '../../wire/site.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type OutboxMail, outboxStatement } from './outbox.ts';

/** A request of a visitor's that the agency is to hear of. */
interface Told {
  readonly site: Site;
  readonly deed: LeadDeed;
  /** That somebody asks, unless it says otherwise. */
  readonly news?: LeadNews;
  /** Of what was stored. */
  readonly subjectId: string;
  /** As the site's addresses begin; left out where what was stored says so itself. */
  readonly origin?: string;
  /** Whoever looks after it; null where the agency has no address. */
  readonly recipient: string | null;
  readonly mailId: string;
  readonly mail: OutboxMail;
  /** Queued only where this finds a row. */
  readonly where?: Statement;
}

/** How the agency hears of it; nobody does where there is neither an address nor a system to call. */
export interface Telling {
  /** Of mails and calls alike, for `context.deliver`. */
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
}

/** A request is called once, whoever queues it, and so is each thing that becomes of it. */
const leadIdOf = ({
  deed,
  news = 'asked',
  subjectId,
  mailId,
}: Pick<Told, 'deed' | 'news' | 'subjectId' | 'mailId'>): string =>
  news === 'asked' ? `lead-${deed}-${subjectId}` : `lead-${mailId}`;

/** How a site's agency hears of requests: where nothing can be called it is mail, whatever its settings say. */
export const hearsBy = ({ settings: { leads } }: Site): 'mail' | 'call' | 'both' =>
  leads && readCallAddress(leads.address) !== null ? leads.by : 'mail';

/**
 * Whether there is something to tell of what became of a request: a call that waits will say by itself what is true
 * by then, and one that had nothing to say was never made.
 */
export async function wasCalled(
  db: D1Database,
  siteId: string,
  deed: LeadDeed,
  subjectId: string,
): Promise<boolean> {
  const id = leadIdOf({ deed, subjectId, mailId: '' });
  const state = await db
    .prepare('SELECT state FROM lead_calls WHERE site_id = ? AND id = ?')
    .bind(siteId, id)
    .first<string>('state');
  return state !== 'due' && state !== 'void';
}

/** The mail that a call is replaced by where it fails for good, as its row keeps it. */
export interface MailInstead {
  readonly id: string;
  readonly mail: OutboxMail;
}

function callStatement(told: Told, instead: MailInstead | null, now: Date): Statement {
  const { site, deed, news = 'asked', subjectId, origin, recipient, where } = told;
  const at = now.toISOString();
  const mail = instead === null ? null : JSON.stringify(instead);
  return {
    sql:
      'INSERT INTO lead_calls (site_id, id, deed, news, subject_id, origin, recipient, mail, next_attempt_at, created_at) ' +
      `SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${where === undefined ? 'true' : `EXISTS (${where.sql})`} ` +
      'ON CONFLICT DO NOTHING',
    params: [
      site.id,
      leadIdOf(told),
      deed,
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
 * Queues what tells the agency, as its settings say: mail, a call of its own system, or both. A call that fails for
 * good is followed by the mail that was not chosen.
 */
export function tellAgency(told: Told, now: Date): Telling {
  const { site, recipient, mailId, mail, where } = told;
  const by = hearsBy(site);
  const mailed = by !== 'call' && recipient !== null;
  const called = by !== 'mail';
  const only = where === undefined ? {} : { where };
  return {
    ids: [...(mailed ? [mailId] : []), ...(called ? [leadIdOf(told)] : [])],
    statements: [
      // Before the mail: conditions of some callers ask whether that is queued yet.
      ...(called ? [callStatement(told, mailed ? null : { id: mailId, mail }, now)] : []),
      ...(mailed ? [outboxStatement({ siteId: site.id, id: mailId, recipient, mail, ...only }, now)] : []),
    ],
  };
}
