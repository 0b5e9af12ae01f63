import { pictureHash, STORED_SIZES } from './picture-hashes.ts';
import { SOCIAL_VERSION } from './social-version.ts';

/** A size of a picture. */
export interface StoredAsset {
  /** `w` and the width in pixels of the size, or `SOCIAL_VERSION`. */
  readonly version: string;
  readonly r2Key: string;
  /** Hash of the bytes of this size. */
  readonly hash: string;
  /** Hash of the picture in all sizes, as in documents. */
  readonly pictureHash: string;
  readonly contentType: string;
  readonly bytes: number;
}

interface AssetRow {
  readonly version: string;
  readonly r2_key: string;
  readonly hash: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly sizes: string;
}

const WIDTH = 'CAST(substr(version, 2) AS INTEGER)';

/**
 * The requested version (`w800`): that width, else the next larger one, else the largest; without one the largest.
 * The JPEG for mails and link previews has nothing in its place. A picture that nothing names any more is not found.
 */
export const findAsset = async (
  db: D1Database,
  siteId: string,
  name: string,
  version: string | undefined,
): Promise<StoredAsset | null> => {
  const isSocial = version === SOCIAL_VERSION;
  const wanted = isSocial || !version ? Number.MAX_SAFE_INTEGER : Number(version.slice(1));
  const row = await db
    .prepare(
      'SELECT version, r2_key, hash, content_type, bytes, ' +
        `(SELECT ${STORED_SIZES} FROM assets WHERE site_id = ?1 AND name = ?2) AS sizes ` +
        `FROM assets WHERE site_id = ?1 AND name = ?2 AND (version = '${SOCIAL_VERSION}') = ?4 ` +
        'AND NOT EXISTS (SELECT 1 FROM unnamed_pictures WHERE site_id = ?1 AND name = ?2) ' +
        `ORDER BY ${WIDTH} >= ?3 DESC, CASE WHEN ${WIDTH} >= ?3 THEN ${WIDTH} ELSE -${WIDTH} END LIMIT 1`,
    )
    .bind(siteId, name, wanted, Number(isSocial))
    .first<AssetRow>();
  if (row === null) return null;
  const { r2_key: r2Key, hash, content_type: contentType, bytes, sizes } = row;
  return { version: row.version, r2Key, hash, pictureHash: pictureHash(sizes), contentType, bytes };
};
