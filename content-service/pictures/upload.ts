import type { PictureFile } from '#wire/picture-file.ts';
import { prepare } from '../platform/db/prepare.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { fileKey } from '../platform/file-key.ts';
import { hex } from '../platform/hash.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { siteExists, siteStatement } from '../platform/sites.ts';
import { storedSizes } from '../platform/stored-files.ts';
import {
  type FileRow,
  filesStatement,
  findPictureFiles,
  newFileStatement,
  toPictureFile,
  wantedStatement,
} from './files.ts';
import { inspectPicture } from './inspect.ts';
import { PictureRefused } from './kinds/picture-kind.ts';

/** Throws picture_refused with the reason when the bytes are not an accepted picture. */
function inspected(bytes: Uint8Array): Omit<PictureFile, 'hash'> {
  try {
    return inspectPicture(bytes);
  } catch (error) {
    if (error instanceof PictureRefused) {
      throw new ContentError('picture_refused', `Refused: ${error.message}.`, { body: error.message });
    }
    throw error;
  }
}

/**
 * Stored data of a file before an upload, in one round trip; also notes it as wanted, so that the sweep keeps
 * it.
 */
async function lookUp(
  db: D1Database,
  siteId: string,
  hash: string,
  now: Date,
): Promise<{ readonly isSite: boolean; readonly file: PictureFile | null; readonly isBeingSwept: boolean }> {
  const [, site, found] = await db.batch<FileRow>(
    [wantedStatement(siteId, [hash], now), siteStatement(siteId), filesStatement(siteId, [hash])].map(
      (statement) => prepare(db, statement),
    ),
  );
  const row = found?.results[0];
  return {
    isSite: site?.results[0] !== undefined,
    file: row === undefined || row.swept_at !== null ? null : toPictureFile(row),
    isBeingSwept: row !== undefined && row.swept_at !== null,
  };
}

/** Whether the bucket has the bytes that a row states. */
const isStored = async (bucket: R2Bucket, siteId: string, { hash, bytes }: PictureFile): Promise<boolean> =>
  (await bucket.head(fileKey(siteId, hash)))?.size === bytes;

/**
 * Stores a file under the hash of its bytes. A file that exists is not written again, with the same answer.
 * Throws invalid_request for a wrong hash, picture_refused for a file that is not an accepted picture.
 */
export async function putPictureFile(
  siteId: string,
  hash: string,
  bytes: Uint8Array,
  { env: { DB, PICTURES }, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<PictureFile> {
  if (hex(await crypto.subtle.digest('SHA-256', bytes)) !== hash) {
    throw new ContentError('invalid_request', 'The SHA-256 of the bytes differs from the address.', {
      sha256: 'not the SHA-256 of the bytes',
    });
  }
  const file = { hash, ...inspected(bytes) };
  const known = await lookUp(DB, siteId, hash, now);
  if (!known.isSite) throw notFound('site');
  if (known.file !== null && (await isStored(PICTURES, siteId, known.file))) return known.file;
  if (known.isBeingSwept) {
    throw new ContentError(
      'unavailable',
      'An unused copy of this file is being deleted; send it again soon.',
    );
  }
  // Bytes first: the row states that they exist.
  await PICTURES.put(fileKey(siteId, hash), bytes, {
    sha256: hash,
    httpMetadata: { contentType: file.contentType },
  });
  try {
    await prepare(DB, newFileStatement(siteId, file, now)).run();
  } catch (error) {
    // The site was removed meanwhile, and with it its files: these bytes came after them.
    if (!(await siteExists(DB, siteId))) await PICTURES.delete(fileKey(siteId, hash));
    throw error;
  }
  return file;
}

/**
 * Lists the files that the site lacks; the others are kept for a day from now, used or not. A file is there when its row
 * is, and its bytes: rows may have been restored without them. Hashes that are sent in their order cost one or two lists
 * of the bucket, others as many as the site has thousands of files.
 */
export async function missingFiles(
  siteId: string,
  hashes: readonly string[],
  { env: { DB, PICTURES }, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<readonly string[]> {
  await prepare(DB, wantedStatement(siteId, hashes, now)).run();
  const known = await findPictureFiles(DB, siteId, hashes);
  const sorted = [...known.keys()].toSorted();
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  const there =
    least === undefined || greatest === undefined
      ? new Map<string, number>()
      : await storedSizes(PICTURES, siteId, { least, greatest });
  return [...new Set(hashes)].filter((hash) => {
    const file = known.get(hash);
    return file === undefined || there.get(hash) !== file.bytes;
  });
}
