/**
 * Answer links in mails to an agency: each belongs to one case, action and mail, expires, and works once
 * (decision 68).
 */
import type { AnswerAction } from '#wire/answer-link.ts';
import type { StaffCaseKind } from '#wire/staff.ts';
import { prepare } from '../db/prepare.ts';
import type { Statement } from '../db/statement.ts';
import { tokenFor, tokenHash } from '../tokens.ts';

/** The case of a mail. */
interface MailedCase {
  readonly siteId: string;
  readonly kind: StaffCaseKind;
  /** Id of the stay, message or valuation, hash of the appointment. */
  readonly subjectId: string;
}

interface NewLink extends MailedCase {
  readonly deed: AnswerAction;
  /** Id in the outbox. */
  readonly mailId: string;
  /** The agency's address. */
  readonly mailedTo: string;
  readonly endsAt: Date;
}

/** A link that was mailed. */
export interface MailedLink extends Omit<NewLink, 'endsAt'> {
  readonly hash: string;
  readonly endsAt: Date;
  readonly usedAt: Date | null;
}

/** Deterministic: the same mail written again has the same links. */
const tokenOf = (
  { siteId, kind, subjectId, deed: action, mailId }: Omit<NewLink, 'mailedTo' | 'endsAt'>,
  secret: string | undefined,
): string =>
  tokenFor({ siteId, purpose: `answer/${kind}/${action}`, seed: `${subjectId}\n${mailId}` }, secret);

/** Creates a token for a mail, of which only the hash is stored; null when it would already be expired. */
export async function answerToken(
  db: D1Database,
  link: NewLink,
  secret: string | undefined,
  now: Date,
): Promise<string | null> {
  if (link.endsAt <= now) return null;
  const token = tokenOf(link, secret);
  const { siteId, kind, subjectId, deed: action, mailId, mailedTo, endsAt } = link;
  await prepare(db, {
    sql:
      'INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    params: [
      siteId,
      tokenHash(token),
      kind,
      subjectId,
      action,
      mailId,
      mailedTo,
      now.toISOString(),
      endsAt.toISOString(),
    ],
  }).run();
  return token;
}

interface LinkRow {
  readonly hash: string;
  readonly kind: StaffCaseKind;
  readonly subject_id: string;
  readonly deed: AnswerAction;
  readonly mail_id: string;
  readonly mailed_to: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

const COLUMNS = 'hash, kind, subject_id, deed, mail_id, mailed_to, expires_at, used_at';

const toLink = (siteId: string, row: LinkRow): MailedLink => ({
  siteId,
  hash: row.hash,
  kind: row.kind,
  subjectId: row.subject_id,
  deed: row.deed,
  mailId: row.mail_id,
  mailedTo: row.mailed_to,
  endsAt: new Date(row.expires_at),
  usedAt: row.used_at === null ? null : new Date(row.used_at),
});

/** The link of a token; null for an unknown one. */
export async function findLink(db: D1Database, siteId: string, token: string): Promise<MailedLink | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM answer_links WHERE site_id = ? AND hash = ?`)
    .bind(siteId, tokenHash(token))
    .first<LinkRow>();
  return row === null ? null : toLink(siteId, row);
}

/**
 * The other actions of a link's mail, with tokens that are still valid: the holder of the mail has them too.
 */
export async function siblingsOf(
  db: D1Database,
  link: MailedLink,
  secret: string | undefined,
  now: Date,
): Promise<{ readonly deed: AnswerAction; readonly token: string }[]> {
  const { results } = await prepare(db, {
    sql:
      `SELECT ${COLUMNS} FROM answer_links WHERE site_id = ? AND kind = ? AND subject_id = ? AND mail_id = ? ` +
      'AND hash <> ? AND used_at IS NULL AND expires_at > ? ORDER BY deed',
    params: [link.siteId, link.kind, link.subjectId, link.mailId, link.hash, now.toISOString()],
  }).all<LinkRow>();
  return results.flatMap((row) => {
    const token = tokenOf(toLink(link.siteId, row), secret);
    // Issued under an earlier secret: only its mail contains it.
    return tokenHash(token) === row.hash ? [{ deed: row.deed, token }] : [];
  });
}

/** The address whose link answered a case at an instant; null when none did. */
export const answeredBy = async (
  db: D1Database,
  { siteId, kind, subjectId }: MailedCase,
  at: string,
): Promise<string | null> =>
  await db
    .prepare(
      'SELECT mailed_to FROM answer_links WHERE site_id = ? AND kind = ? AND subject_id = ? AND used_at = ?',
    )
    .bind(siteId, kind, subjectId, at)
    .first<string>('mailed_to');

/**
 * Condition of a change by a link: no link (the parameter is null), or one that is neither used nor expired.
 * For statements whose first parameters are the site and this instant.
 */
export const linkHolds = (param: `?${number}`): string =>
  `(${param} IS NULL OR EXISTS (SELECT 1 FROM answer_links AS link WHERE link.site_id = ?1 ` +
  `AND link.hash = ${param} AND link.used_at IS NULL AND link.expires_at > ?2))`;

/**
 * Marks a link as used, if the preceding statement of its batch changed something; does nothing without a
 * link.
 */
export const linkUse = (siteId: string, hash: string | null, now: Date): Statement => ({
  sql: 'UPDATE answer_links SET used_at = ?3 WHERE changes() > 0 AND site_id = ?1 AND hash = ?2',
  params: [siteId, hash, now.toISOString()],
});
