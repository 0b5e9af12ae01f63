import type { ContactInfo } from '../../wire/contact-info.ts';
import { isOwnPicture } from '../platform/asset-name.ts';
import { findStoredPictures } from '../platform/picture-hashes.ts';

/** What is known of whom to contact: the estate's state and the person, if one is named. */
interface StoredContact {
  readonly withdrawn: boolean;
  readonly contact: ContactInfo | null;
}

interface ContactRow {
  readonly withdrawn_at: string | null;
  readonly doc: string | null;
}

/** The contact of an estate by id, or of a listing by guid; null when there is no such estate. */
export const findContact = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<StoredContact | null> => {
  const row = await db
    .prepare(
      'SELECT e.withdrawn_at, c.doc FROM estates AS e LEFT JOIN contact_infos AS c ' +
        'ON c.site_id = e.site_id AND c.estate_id IN (e.id, e.guid) ' +
        'WHERE e.site_id = ?1 AND (e.id = ?2 OR e.guid = ?2) LIMIT 1',
    )
    .bind(siteId, id)
    .first<ContactRow>();
  if (row === null) return null;
  return {
    withdrawn: row.withdrawn_at !== null,
    contact: row.doc === null ? null : JSON.parse(row.doc),
  };
};

/** A contact with the hash of the portrait, where it is one of the site's own; without one that was taken down. */
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
