import { MissingFilesSchema, MOST_HASHES } from '#wire/picture-file.ts';
import { inHands } from './in-hands.ts';

/** The two calls for uploading pictures; they retry lost connections themselves. */
export interface PictureTarget {
  /** Returns parsed JSON. */
  post(path: string, body: object): Promise<unknown>;
  put(path: string, body: Uint8Array): Promise<unknown>;
}

/** A file to upload if it is missing: its hash, and a function that reads its bytes. */
interface SentFile {
  readonly file: string;
  readonly read: () => Promise<Uint8Array>;
}

/** Parallel uploads, which are also the files in memory. */
const AT_ONCE = 6;

/**
 * Uploads files that the content service does not have, each once; returns their number. After an interruption,
 * another run uploads the rest.
 */
export async function uploadPictures(
  target: PictureTarget,
  siteId: string,
  sizes: readonly SentFile[],
  say: (what: string) => void,
): Promise<{ readonly sent: number; readonly known: number }> {
  const files = `/sites/${siteId}/picture-files`;
  const byHash = new Map(sizes.map((size) => [size.file, size]));
  // In their order: the service then reads only a part of the bucket's list.
  const hashes = [...byHash.keys()].toSorted();
  let sent = 0;
  for (let from = 0; from < hashes.length; from += MOST_HASHES) {
    const asked = hashes.slice(from, from + MOST_HASHES);
    const answer = await target.post(`${files}/missing`, { hashes: asked });
    const { missing } = MissingFilesSchema.parse(answer);
    const wanted = missing.flatMap((hash) => byHash.get(hash) ?? []);
    await inHands(wanted, AT_ONCE, async ({ file, read }) => {
      await target.put(`${files}/${file}`, await read());
      sent += 1;
    });
    say(`${from + asked.length} of ${hashes.length} files are stored, ${sent} of them new`);
  }
  return { sent, known: hashes.length - sent };
}
