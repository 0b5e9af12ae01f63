import { PICTURE_WIDTHS } from '../../../domain/picture-widths.ts';
import type { PictureRecord } from '../../../wire/picture-file.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { PictureRefused } from '../../pictures/kinds/picture-kind.ts';
import { putPictureFile } from '../../pictures/upload.ts';
import type { Turn } from './turn.ts';

/** Maximum pixels of an original that is resized, the limit of the Images binding. */
const MOST_PIXELS = 100_000_000;
const LONGEST_SIDE = 12_000;
const WIDEST = Math.max(...PICTURE_WIDTHS);

/** Photo formats; SVG could contain script, and animations are not photos. */
const TAKEN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** An external picture that is not stored, with the reason. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> => new Blob([bytes]).stream();

/** The picture in our widths, up to its own, as WebP without metadata. */
async function resized(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  try {
    const info = await images.info(streamOf(bytes));
    if (!('width' in info) || !TAKEN.has(info.format)) throw new NotKept('not a photograph');
    const { width, height } = info;
    if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
      throw new NotKept(`too many pixels: ${width} × ${height}`);
    const made: Uint8Array<ArrayBuffer>[] = [];
    for (const [at, wanted] of PICTURE_WIDTHS.entries()) {
      if (at > 0 && (PICTURE_WIDTHS[at - 1] ?? 0) >= width) break;
      const output = await images
        .input(streamOf(bytes))
        .transform({ width: Math.min(wanted, width), fit: 'scale-down' })
        .output({ format: 'image/webp', quality: 80 });
      made.push(new Uint8Array(await output.response().arrayBuffer()));
    }
    return made;
  } catch (error) {
    if (error instanceof NotKept) throw error;
    throw new NotKept('cannot be read as a picture');
  }
}

/** Why a picture that cannot be resized here is not stored unchanged. */
function asItIs(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  try {
    const { contentType, width } = inspectPicture(bytes);
    if (!TAKEN.has(contentType)) throw new NotKept('not a photograph');
    if (width > WIDEST)
      throw new NotKept(`${width} px wide, and nothing here makes it smaller (IMAGES is not bound)`);
    return [bytes];
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new NotKept(`${error.message} (nothing here makes it anew: IMAGES is not bound)`);
  }
}

const hex = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** Stores the files of a picture and returns its record. Throws NotKept. */
export async function takePicture(
  { env, siteId, now }: Turn,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ readonly picture: PictureRecord }> {
  const files = env.IMAGES === undefined ? asItIs(bytes) : await resized(env.IMAGES, bytes);
  const sizes = new Map<number, string>();
  for (const file of files) {
    const { width, hash } = await putPictureFile(siteId, await hex(file), file, { env, now });
    sizes.set(width, hash);
  }
  return { picture: { name, sizes: [...sizes].map(([width, file]) => ({ width, file })) } };
}
