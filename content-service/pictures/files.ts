import type { PictureFile } from '../../wire/picture-file.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';

/** A file that nothing uses is noted as wanted at most once in this time: ms. */
const NOTED_EVERY = 60 * 60_000;

export interface FileRow {
  readonly hash: string;
  readonly content_type: PictureFile['contentType'];
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** When its bytes began to be deleted; null for a file that is there. */
  readonly swept_at: string | null;
}

/** Finds the rows of a site's files among these. */
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

/** The files of a site among these, by hash; those whose bytes are being deleted are none. */
export async function findPictureFiles(
  db: D1Database,
  siteId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, PictureFile>> {
  if (hashes.length === 0) return new Map();
  const { results } = await prepare(db, filesStatement(siteId, hashes)).all<FileRow>();
  return new Map(results.filter((row) => row.swept_at === null).map((row) => [row.hash, toPictureFile(row)]));
}

/** Files that an upload or an import counts on: the sweep leaves them for another day. */
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

/** A file whose bytes are in R2. Somebody else may have been faster, with the same bytes. */
export const newFileStatement = (siteId: string, file: PictureFile, now: Date): Statement => ({
  sql:
    'INSERT INTO picture_files (site_id, hash, content_type, width, height, bytes, unused_since) ' +
    // A picture may name it already: one that was stored before its bytes came by this call.
    'SELECT ?1, ?2, ?3, ?4, ?5, ?6, ' +
    'CASE WHEN EXISTS (SELECT 1 FROM assets WHERE site_id = ?1 AND hash = ?2) THEN NULL ELSE ?7 END ' +
    'WHERE true ON CONFLICT (site_id, hash) DO NOTHING',
  params: [siteId, file.hash, file.contentType, file.width, file.height, file.bytes, now.toISOString()],
});
