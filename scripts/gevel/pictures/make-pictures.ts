import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { PictureRecord } from '../../../wire/picture-file.ts';
import { inHands } from './in-hands.ts';
import { type MadeSize, madeSizes } from './made-pictures.ts';
import { PictureFault } from './make-sizes.ts';
import type { WantedPicture } from './wanted-pictures.ts';

/** A picture whose sizes lie on this machine, ready to be sent. */
interface MadePicture {
  readonly name: string;
  readonly plan: boolean;
  readonly sizes: readonly MadeSize[];
}

/** A file of which none could be made. */
interface RefusedPicture {
  readonly name: string;
  /** Within the folder of pictures. */
  readonly path: string;
  readonly reason: string;
}

interface Options {
  /** Folder in which they are kept from one run to the next: `.gevel/pictures`. */
  readonly cache: string;
  readonly say: (what: string) => void;
}

/** How often progress is told: once in so many pictures. */
const TOLD_EVERY = 100;

/**
 * All sizes of all pictures, a picture a core: no more than that are in memory, whatever their number, since only
 * the places of what was made are kept. A file that cannot be read is refused by itself.
 */
export async function makePictures(
  wanted: readonly WantedPicture[],
  { cache, say }: Options,
): Promise<{ readonly made: readonly MadePicture[]; readonly refused: readonly RefusedPicture[] }> {
  await mkdir(cache, { recursive: true });
  // A picture each hand, and no threads within: sharp's own would only compete.
  sharp.concurrency(1);
  const made = new Map<string, MadePicture>();
  const refused = new Map<string, RefusedPicture>();
  await inHands(wanted, availableParallelism(), async ({ name, path, location, plan }) => {
    try {
      made.set(path, { name, plan, sizes: await madeSizes(location, plan, cache) });
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      refused.set(path, { name, path, reason: error.message });
    }
    const done = made.size + refused.size;
    if (done % TOLD_EVERY === 0) say(`${done} of ${wanted.length} pictures made`);
  });
  // In the order in which they are wanted, whichever hand was faster.
  const ordered = <Value>(found: ReadonlyMap<string, Value>) =>
    wanted.flatMap(({ path }) => found.get(path) ?? []);
  return { made: ordered(made), refused: ordered(refused) };
}

/** The record by which the content service learns which files are a picture. */
export const pictureRecord = ({ name, plan, sizes }: MadePicture): { readonly picture: PictureRecord } => ({
  picture: {
    name,
    ...(plan ? { plan } : {}),
    sizes: sizes.map(({ width, file }) => ({ width, file })),
  },
});
