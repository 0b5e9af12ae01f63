import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import type { Statement } from '../../content-service/intake/index.ts';
import type { PictureFile } from './picture-files.ts';

/** The content service's bindings, as `content-service/wrangler.toml` names them. */
export interface Bindings {
  readonly DB: D1Database;
  readonly PICTURES: R2Bucket;
  readonly CACHE: KVNamespace;
}

/** Statements a batch: large enough to be quick, small enough for one message. */
const BATCH = 400;
const AT_ONCE = 8;

/** Runs the statements in their order. */
export async function writeStatements(
  { DB }: Bindings,
  statements: readonly Statement[],
  say: (what: string) => void,
): Promise<void> {
  for (let from = 0; from < statements.length; from += BATCH) {
    await DB.batch(
      statements.slice(from, from + BATCH).map(({ sql, params }) => DB.prepare(sql).bind(...params)),
    );
  }
  say(`${statements.length} statements run`);
}

/** Keys of all that is stored. */
async function storedKeys({ PICTURES }: Bindings): Promise<Set<string>> {
  const keys = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await PICTURES.list(cursor === undefined ? {} : { cursor });
    for (const { key } of page.objects) keys.add(key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}

/** Puts pictures that are not there yet; a key says what its bytes are. */
export async function storePictures(
  bindings: Bindings,
  pictures: readonly PictureFile[],
  say: (what: string) => void,
): Promise<void> {
  const stored = await storedKeys(bindings);
  const waiting = [...new Map(pictures.map((picture) => [picture.r2Key, picture])).values()].filter(
    ({ r2Key }) => !stored.has(r2Key),
  );
  const total = waiting.length;
  const hand = async () => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
      const { r2Key, bytes, contentType } = picture;
      await bindings.PICTURES.put(r2Key, bytes, { httpMetadata: { contentType } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  say(`${total} picture files stored`);
}

/** Tells the site that all it has cached of these agencies is old. */
export async function writeVersions(
  { CACHE }: Bindings,
  siteIds: readonly string[],
  hash: string,
): Promise<void> {
  for (const siteId of siteIds) await CACHE.put(`version:${siteId}`, `seed-${hash.slice(0, 16)}`);
}
