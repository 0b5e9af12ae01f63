import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { PictureRecord } from '#wire/picture-file.ts';
import { inHands } from './in-hands.ts';
import { type MadeSize, madeSizes } from './made-pictures.ts';
import { PictureFault } from './make-sizes.ts';
import type { WantedPicture } from './wanted-pictures.ts';

/** A picture whose sizes are local files, ready to upload. */
interface MadePicture {
  readonly name: string;
  readonly plan: boolean;
  readonly sizes: readonly MadeSize[];
}

/** A file from which no picture could be created. */
interface RefusedPicture {
  readonly name: string;
  /** Path within the folder of pictures. */
  readonly path: string;
  readonly reason: string;
}

interface Options {
  /** Folder of the cache between runs: `.gevel/pictures`. */
  readonly cache: string;
  readonly say: (what: string) => void;
}

/** Pictures between two reports of progress. */
const REPORTED_EVERY = 100;

/**
 * Creates all sizes of all pictures, one picture on each core. Only the pictures in work are in memory: results are
 * paths. An unreadable file is refused, and the others are created.
 */
export async function makePictures(
  wanted: readonly WantedPicture[],
  { cache, say }: Options,
): Promise<{ readonly made: readonly MadePicture[]; readonly refused: readonly RefusedPicture[] }> {
  await mkdir(cache, { recursive: true });
  // One picture on each core: further threads of sharp would only compete.
  sharp.concurrency(1);
  // By what was asked, not by file: one file may become two pictures, such as a logo that is also the dark one.
  const made = new Map<WantedPicture, MadePicture>();
  const refused = new Map<WantedPicture, RefusedPicture>();
  await inHands(wanted, availableParallelism(), async (one) => {
    const { name, path, location, plan } = one;
    try {
      made.set(one, { name, plan, sizes: await madeSizes(location, plan, cache) });
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      refused.set(one, { name, path, reason: error.message });
    }
    const done = made.size + refused.size;
    if (done % REPORTED_EVERY === 0) say(`${done} of ${wanted.length} pictures created`);
  });
  // In the order of `wanted`, independent of the order of completion.
  const ordered = <Value>(found: ReadonlyMap<WantedPicture, Value>) =>
    wanted.flatMap((one) => found.get(one) ?? []);
  return { made: ordered(made), refused: ordered(refused) };
}

/** The content service's record of a picture and its files. */
export const pictureRecord = ({ name, plan, sizes }: MadePicture): { readonly picture: PictureRecord } => ({
  picture: {
    name,
    ...(plan ? { plan } : {}),
    sizes: sizes.flatMap(({ width, file, social }) => (social ? [] : [{ width, file }])),
    ...Object.fromEntries(sizes.flatMap(({ file, social }) => (social ? [['social', file]] : []))),
  },
});
