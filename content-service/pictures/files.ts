import type { PictureFile } from '#wire/picture-file.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';

/** Minimum interval between two notes that an unused file is wanted: ms. */
const NOTED_EVERY = 60 * 60_000;

export interface FileRow {
  readonly hash: string;
  readonly content_type: PictureFile['contentType'];
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Start of its deletion; null for an existing file. */
  readonly swept_at: string | null;
}

/** Rows of a site's files among these hashes. */
export const filesStatement = (siteId: string, hashes: readonly string[]): Statement => ({
  sql:
    'SELECT hash, content_type, width, height, bytes, swept_at FROM json_each(?2) AS wanted ' +
    'CROSS JOIN picture_files ON site_id = ?1 AND hash = wanted.value',
  params: [siteId, JSON.stringify(hashes)],
});

export const toPictureFile = ({
  content_type: contentType,
  swept_at: _swept,
  ...row
}: FileRow): PictureFile => ({
  ...row,
  contentType,
});

/** Files of a site among these, by hash, without those being deleted. */
export async function findPictureFiles(
  db: D1Database,
  siteId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, PictureFile>> {
  if (hashes.length === 0) return new Map();
  const { results } = await prepare(db, filesStatement(siteId, hashes)).all<FileRow>();
  return new Map(results.filter((row) => row.swept_at === null).map((row) => [row.hash, toPictureFile(row)]));
}

/** Notes that an upload or import needs these files, so that the sweep keeps them another day. */
export const wantedStatement = (siteId: string, hashes: readonly string[], now: Date): Statement => ({
  sql:
    'UPDATE picture_files SET unused_since = ? WHERE site_id = ? ' +
    'AND hash IN (SELECT value FROM json_each(?)) AND unused_since < ? AND swept_at IS NULL',
  params: [
    now.toISOString(),
    siteId,
    JSON.stringify(hashes),
    new Date(now.getTime() - NOTED_EVERY).toISOString(),
  ],
});

/**
 * Stores the row of a file whose bytes are in R2. A concurrent upload may have stored the same file already.
 */
export const newFileStatement = (siteId: string, file: PictureFile, now: Date): Statement => ({
  sql:
    'INSERT INTO picture_files (site_id, hash, content_type, width, height, bytes, unused_since) ' +
    // A picture may already refer to it, if it was stored before this upload.
    'SELECT ?1, ?2, ?3, ?4, ?5, ?6, ' +
    'CASE WHEN EXISTS (SELECT 1 FROM assets WHERE site_id = ?1 AND hash = ?2) THEN NULL ELSE ?7 END ' +
    'WHERE true ON CONFLICT (site_id, hash) DO NOTHING',
  params: [siteId, file.hash, file.contentType, file.width, file.height, file.bytes, now.toISOString()],
});
