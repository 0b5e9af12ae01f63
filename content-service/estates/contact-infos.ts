import type { ContactInfo } from '#wire/contact-info.ts';
import { isOwnPicture } from '../platform/asset-name.ts';
import { findStoredPictures } from '../platform/picture-hashes.ts';
import { SUBJECT_COLUMNS, type Subject, type SubjectColumns, subjectOf } from './in-charge.ts';

/** Stored data for an estate's contact: its state, the person it names, and the input of the site's rules. */
interface StoredContact {
  readonly withdrawn: boolean;
  readonly contact: ContactInfo | null;
  readonly subject: Subject;
}

interface ContactRow extends SubjectColumns {
  readonly withdrawn_at: string | null;
  readonly contact: string | null;
}

/** SQL for the contact that an estate names, given the name of its table. */
export const CONTACT_OF = (estate: string): string =>
  `(SELECT c.doc FROM contact_infos AS c WHERE c.site_id = ${estate}.site_id ` +
  `AND c.estate_id IN (${estate}.id, ${estate}.guid) LIMIT 1)`;

/**
 * The contact of an estate by id, or of a listing by guid; a unit has its project's. Null when there is none.
 */
export const findContact = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<StoredContact | null> => {
  const row = await db
    .prepare(
      `SELECT e.withdrawn_at, COALESCE(${CONTACT_OF('e')}, ${CONTACT_OF('p')}) AS contact, ${SUBJECT_COLUMNS} ` +
        'FROM estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
        'LEFT JOIN estates AS p ON p.site_id = e.site_id AND p.id = e.parent_id ' +
        'WHERE e.rowid IN (SELECT rowid FROM estates WHERE site_id = ?1 AND id = ?2 ' +
        'UNION SELECT rowid FROM estates WHERE site_id = ?1 AND guid = ?2)',
    )
    .bind(siteId, id)
    .first<ContactRow>();
  if (row === null) return null;
  return {
    withdrawn: row.withdrawn_at !== null,
    contact: row.contact === null ? null : JSON.parse(row.contact),
    subject: subjectOf(row),
  };
};

/**
 * A contact with the hash of its portrait, if that is a picture of the site; a removed portrait is left out.
 */
export const withPortrait = async (
  db: D1Database,
  siteId: string,
  contact: ContactInfo,
): Promise<ContactInfo> => {
  const { picture, pictureHash: _stored, ...words } = contact;
  if (!isOwnPicture(picture)) return { ...words, picture };
  const hash = (await findStoredPictures(db, siteId, [picture])).get(picture)?.hash;
  return hash === undefined ? words : { ...words, picture, pictureHash: hash };
};
