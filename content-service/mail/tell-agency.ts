import { readCallAddress } from '../../domain/leads/call-address.ts';
import type { Site } from '../../wire/site.ts';
import type { Statement } from '../platform/db/statement.ts';
import type { CalledDeed } from './lead-context.ts';
import { type OutboxMail, outboxStatement } from './outbox.ts';

/** A request of a visitor's that the agency is to hear of. */
interface Told {
  readonly site: Site;
  readonly deed: CalledDeed;
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
interface Telling {
  /** Of mails and calls alike, for `context.deliver`. */
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
}

/** A request is called once, whoever queues it. */
const leadIdOf = (deed: CalledDeed, subjectId: string): string => `lead-${deed}-${subjectId}`;

/** The mail that a call is replaced by where it fails for good, as its row keeps it. */
export interface MailInstead {
  readonly id: string;
  readonly mail: OutboxMail;
}

function callStatement(
  { site, deed, subjectId, origin, recipient, where }: Told,
  instead: MailInstead | null,
  now: Date,
): Statement {
  const at = now.toISOString();
  const mail = instead === null ? null : JSON.stringify(instead);
  return {
    sql:
      'INSERT INTO lead_calls (site_id, id, deed, subject_id, origin, recipient, mail, next_attempt_at, created_at) ' +
      `SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${where === undefined ? 'true' : `EXISTS (${where.sql})`} ` +
      'ON CONFLICT DO NOTHING',
    params: [
      site.id,
      leadIdOf(deed, subjectId),
      deed,
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
 * Queues what tells the agency, as its settings say: mail, a call of its own system, or both. Where nothing can be
 * called it is mail, whatever they say; a call that fails for good is followed by the mail that was not chosen.
 */
export function tellAgency(told: Told, now: Date): Telling {
  const { site, deed, subjectId, recipient, mailId, mail, where } = told;
  const { leads } = site.settings;
  const by = leads && readCallAddress(leads.address) !== null ? leads.by : 'mail';
  const mailed = by !== 'call' && recipient !== null;
  const called = by !== 'mail';
  const only = where === undefined ? {} : { where };
  return {
    ids: [...(mailed ? [mailId] : []), ...(called ? [leadIdOf(deed, subjectId)] : [])],
    statements: [
      // Before the mail: conditions of some callers ask whether that is queued yet.
      ...(called ? [callStatement(told, mailed ? null : { id: mailId, mail }, now)] : []),
      ...(mailed ? [outboxStatement({ siteId: site.id, id: mailId, recipient, mail, ...only }, now)] : []),
    ],
  };
}
