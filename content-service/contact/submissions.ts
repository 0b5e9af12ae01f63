import type { ContactRequest } from '#domain/forms/contact.ts';
import type { FriendRecommendation } from '#domain/forms/friend.ts';
import { caseNumber } from '../platform/answering/case-number.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { TURN } from './friend-turn.ts';

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
      'INSERT INTO submissions (site_id, id, kind, sender_key, recipient_key, created_at, doc, turn_at) ' +
      `VALUES (?1, ?3, ?4, ?5, ?6, ?2, ?7, ${kind === 'friend' ? TURN : 'NULL'})`,
    params: [siteId, now.toISOString(), id, kind, senderKey, recipientKey, JSON.stringify(doc)],
  };
};

/** A stored form, with the number by which people name it; friends' recommendations have none. */
interface StoredSubmission<Kind extends Submission['kind']> {
  readonly doc: Extract<Submission, { kind: Kind }>['doc'];
  readonly number: string;
}

/** A form of the given kind; null once it was deleted by the sweep. */
export const findSubmission = async <Kind extends Submission['kind']>(
  db: D1Database,
  siteId: string,
  id: string,
  kind: Kind,
): Promise<StoredSubmission<Kind> | null> => {
  const row = await db
    .prepare(
      `SELECT doc, ${caseNumber('contact', 's.site_id', 's.id')} AS number FROM submissions AS s ` +
        'WHERE site_id = ? AND id = ? AND kind = ?',
    )
    .bind(siteId, id, kind)
    .first<{ doc: string; number: string | null }>();
  return row === null ? null : { doc: JSON.parse(row.doc), number: row.number ?? '' };
};
