import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { fileKey } from '../../platform/file-key.ts';
import { hex } from '../../platform/hash.ts';
import { storedSizes } from '../../platform/stored-files.ts';

/** Files of a page. */
const PAGE = 500;

interface FileRow {
  readonly hash: string;
  readonly bytes: number;
  readonly key: string;
  readonly contentType: string;
}

/** Files that the rows of a site name: those of the site's folder, and those of pictures that lie elsewhere. */
const FILES =
  "SELECT hash, bytes, site_id || '/' || hash AS key, content_type AS contentType FROM picture_files " +
  'WHERE site_id = ?1 AND swept_at IS NULL UNION ' +
  'SELECT hash, bytes, r2_key, content_type FROM assets AS a WHERE site_id = ?1 AND NOT EXISTS ' +
  '(SELECT 1 FROM picture_files AS f WHERE f.site_id = a.site_id AND f.hash = a.hash AND f.swept_at IS NULL)';

/** Files of a site by hash, after a hash. */
export async function listFiles(db: D1Database, siteId: string, after: string) {
  const { results } = await prepare(db, {
    sql: `SELECT hash, bytes FROM (${FILES}) WHERE hash > ?2 GROUP BY hash ORDER BY hash LIMIT ${PAGE + 1}`,
    params: [siteId, after],
  }).all<Pick<FileRow, 'hash' | 'bytes'>>();
  const files = results.slice(0, PAGE);
  return { files, next: results.length > PAGE ? (files.at(-1)?.hash ?? null) : null };
}

const findFile = (db: D1Database, siteId: string, hash: string): Promise<FileRow | null> =>
  prepare(db, { sql: `SELECT * FROM (${FILES}) WHERE hash = ?2 LIMIT 1`, params: [siteId, hash] }).first();

/** The bytes of a file. Throws not_found for another site's, or when the bucket does not have it. */
export async function readFile(
  { DB, PICTURES }: WithDatabase,
  siteId: string,
  hash: string,
): Promise<Response> {
  const file = await findFile(DB, siteId, hash);
  const object = file === null ? null : await PICTURES.get(file.key);
  if (object === null) throw notFound('file');
  return new Response(object.body, { headers: { 'Content-Type': 'application/octet-stream' } });
}

const isRestoring = async (db: D1Database, siteId: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM restores WHERE site_id = ?').bind(siteId).first()) !== null;

/** Whether the site is open and names the file: its restore has ended meanwhile. */
async function isOpened(db: D1Database, siteId: string, hash: string): Promise<boolean> {
  const row = await prepare(db, {
    sql: `SELECT 1 FROM (${FILES}) WHERE hash = ?2 AND EXISTS (SELECT 1 FROM sites WHERE id = ?1 AND removed_at IS NULL)`,
    params: [siteId, hash],
  }).first();
  return row !== null;
}

/**
 * Stores a file of a site that is being restored. A copy that arrives when the restore has just ended changes nothing.
 * Throws for other bytes than those of the hash.
 */
export async function writeFile(
  { DB, PICTURES }: WithDatabase,
  siteId: string,
  hash: string,
  bytes: Uint8Array,
): Promise<void> {
  if (hex(await crypto.subtle.digest('SHA-256', bytes)) !== hash) {
    throw new ContentError('invalid_request', 'The SHA-256 of the bytes differs from the address.', {
      sha256: 'not the SHA-256 of the bytes',
    });
  }
  const file = (await isRestoring(DB, siteId)) ? await findFile(DB, siteId, hash) : null;
  if (file === null) throw notFound('file');
  await PICTURES.put(fileKey(siteId, hash), bytes, {
    sha256: hash,
    httpMetadata: { contentType: file.contentType },
  });
  if ((await isRestoring(DB, siteId)) || (await isOpened(DB, siteId, hash))) return;
  // Its removal has begun meanwhile, and perhaps its files are deleted already: these bytes came after them.
  await PICTURES.delete(fileKey(siteId, hash));
  throw notFound('restore');
}

/** Hashes of the files that the rows of a site name and the bucket lacks, or has in another size. */
export async function lackingFiles({ DB, PICTURES }: WithDatabase, siteId: string): Promise<string[]> {
  const there = await storedSizes(PICTURES, siteId);
  const { results } = await prepare(DB, { sql: FILES, params: [siteId] }).all<FileRow>();
  return results.filter(({ hash, bytes }) => there.get(hash) !== bytes).map(({ hash }) => hash);
}
