import type { ContactRequest } from '../../domain/forms/contact.ts';
import type { FriendRecommendation } from '../../domain/forms/friend.ts';
import { caseNumber } from '../platform/answering/case-number.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';

/** A form sent by a visitor. */
export type Submission =
  | { readonly kind: 'contact'; readonly doc: ContactRequest }
  | { readonly kind: 'friend'; readonly doc: FriendRecommendation };

/** Stores a form; the database limits the number per day and kind (`cap_of_…`). */
export const submissionStatement = (
  siteId: string,
  id: string,
  { kind, doc }: Submission,
  now: Date,
): Statement => {
  // A recommendation contains no data about its sender.
  const senderKey = kind === 'contact' ? addressKey(doc.email) : '';
  const recipientKey = kind === 'contact' ? null : addressKey(doc.recipient.email);
  return {
    sql:
      'INSERT INTO submissions (site_id, id, kind, sender_key, recipient_key, created_at, doc) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?)',
    params: [siteId, id, kind, senderKey, recipientKey, now.toISOString(), JSON.stringify(doc)],
  };
};

/** A form of the given kind; null once it was deleted by the sweep. */
export const findSubmission = async <Kind extends Submission['kind']>(
  db: D1Database,
  siteId: string,
  id: string,
  kind: Kind,
): Promise<Extract<Submission, { kind: Kind }>['doc'] | null> => {
  const row = await db
    .prepare('SELECT doc FROM submissions WHERE site_id = ? AND id = ? AND kind = ?')
    .bind(siteId, id, kind)
    .first<{ doc: string }>();
  return row === null ? null : JSON.parse(row.doc);
};

/** The number of a question. */
export const findQuestionNumber = async (db: D1Database, siteId: string, id: string): Promise<string> =>
  (await db
    .prepare(`SELECT ${caseNumber('contact', '?1', '?2')} AS number`)
    .bind(siteId, id)
    .first('number')) ?? '';
