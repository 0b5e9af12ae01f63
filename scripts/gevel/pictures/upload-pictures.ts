import { MissingFilesSchema, MOST_HASHES } from '../../../wire/picture-file.ts';
import { inHands } from './in-hands.ts';

/** The two calls that sending pictures makes; what is lost on the way they try again themselves. */
export interface PictureTarget {
  /** Answers the parsed JSON. */
  post(path: string, body: object): Promise<unknown>;
  put(path: string, body: Uint8Array): Promise<unknown>;
}

/** A file that may have to be sent: its hash, and how its bytes are read then. */
interface SentFile {
  readonly file: string;
  readonly read: () => Promise<Uint8Array>;
}

/** Files that are on their way at the same time; as many are in memory. */
const AT_ONCE = 6;

/**
 * Sends the files that the content service has not, each once; answers how many those were. A second run after one
 * that was cut off sends the rest.
 */
export async function uploadPictures(
  target: PictureTarget,
  siteId: string,
  sizes: readonly SentFile[],
  say: (what: string) => void,
): Promise<{ readonly sent: number; readonly known: number }> {
  const files = `/sites/${siteId}/picture-files`;
  const byHash = new Map(sizes.map((size) => [size.file, size]));
  const hashes = [...byHash.keys()];
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
    say(`${from + asked.length} of ${hashes.length} files are there, ${sent} of them new`);
  }
  return { sent, known: hashes.length - sent };
}
