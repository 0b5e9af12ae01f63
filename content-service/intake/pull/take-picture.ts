import { PICTURE_WIDTHS } from '#domain/picture-widths.ts';
import { type PictureRecord, SOCIAL_SIZE } from '#wire/picture-file.ts';
import { inspectPicture } from '../../pictures/inspect.ts';
import { PictureRefused } from '../../pictures/kinds/picture-kind.ts';
import { putPictureFile } from '../../pictures/upload.ts';
import { withoutNotes } from '../../pictures/without-notes.ts';
import type { Turn } from './turn.ts';

/** Maximum pixels of an original that is resized, the limit of the Images binding. */
const MOST_PIXELS = 100_000_000;
const LONGEST_SIDE = 12_000;
const WIDEST = Math.max(...PICTURE_WIDTHS);

/** Photo formats; SVG could contain script, and animations are not photos. */
const TAKEN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Ends the reason of a picture that would be stored if the Images binding were there. */
const UNBOUND = '(IMAGES is not bound)';

/** Whether a picture was refused for want of the Images binding. */
export const needsImages = (reason: string): boolean => reason.endsWith(UNBOUND);

/** Why a picture is not stored, for programs. */
export type WhyNotStored = PictureRefused['reason'] | 'unreadable' | 'pixels' | 'wide';

/** A picture that is not stored, with the reason in words for an operator. */
export class NotStored extends Error {
  override readonly name = 'NotStored';

  readonly why: WhyNotStored;

  constructor(reason: string, why: WhyNotStored) {
    super(reason);
    this.why = why;
  }

  /** Whether the same bytes would be refused again: not where a service of the platform may have failed. */
  get surely(): boolean {
    return this.why !== 'unreadable';
  }
}

/** Files made of a picture: its sizes, and the JPEG for mails and link previews. */
interface MadeFiles {
  readonly sizes: readonly Uint8Array<ArrayBuffer>[];
  readonly social: Uint8Array<ArrayBuffer> | null;
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> => new Blob([bytes]).stream();

/** Behind a plan, whose lines would vanish on a dark page. */
const ON_WHITE = { background: '#ffffff' } as const;

/**
 * The picture as JPEG for mails and link previews, cropped to their shape; a plan whole. Made of one of our own sizes, since a JPEG
 * made of the original would keep its copyright notice, and with it EXIF. Throws NotStored.
 */
async function social(
  images: ImagesBinding,
  made: readonly Uint8Array<ArrayBuffer>[],
  isPlan: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const from = made[PICTURE_WIDTHS.findIndex((width) => width >= SOCIAL_SIZE.width)] ?? made.at(-1);
  if (from === undefined) throw new NotStored('cannot be read as a picture', 'broken');
  const output = await images
    .input(streamOf(from))
    .transform({ ...SOCIAL_SIZE, ...(isPlan ? { fit: 'pad', ...ON_WHITE } : { fit: 'cover' }) })
    .output({ format: 'image/jpeg', quality: 80 });
  // Whatever notes its encoder writes: a file with any is refused.
  return withoutNotes(new Uint8Array(await output.response().arrayBuffer()));
}

/** The picture in our widths, up to its own, as WebP without metadata. */
async function resized(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  isPlan: boolean,
): Promise<MadeFiles> {
  try {
    const info = await images.info(streamOf(bytes));
    if (!('width' in info) || !TAKEN.has(info.format)) throw new NotStored('not a photograph', 'unknown');
    const { width, height } = info;
    if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
      throw new NotStored(`too many pixels: ${width} × ${height}`, 'pixels');
    const made: Uint8Array<ArrayBuffer>[] = [];
    for (const [at, wanted] of PICTURE_WIDTHS.entries()) {
      if (at > 0 && (PICTURE_WIDTHS[at - 1] ?? 0) >= width) break;
      const output = await images
        .input(streamOf(bytes))
        .transform({ width: Math.min(wanted, width), fit: 'scale-down', ...(isPlan ? ON_WHITE : {}) })
        .output({ format: 'image/webp', quality: 80 });
      made.push(new Uint8Array(await output.response().arrayBuffer()));
    }
    return { sizes: made, social: await social(images, made, isPlan) };
  } catch (error) {
    if (error instanceof NotStored) throw error;
    throw new NotStored('cannot be read as a picture', 'unreadable');
  }
}

/**
 * A picture that cannot be resized here, unchanged but for what a JPEG tells about where it was taken; without a JPEG for
 * mails and link previews, which cannot be made either. Throws NotStored with the reason.
 */
function asItIs(original: Uint8Array<ArrayBuffer>, widest: number): MadeFiles {
  try {
    const bytes = withoutNotes(original);
    const { contentType, width } = inspectPicture(bytes);
    if (!TAKEN.has(contentType)) throw new NotStored('not a photograph', 'unknown');
    if (width > widest)
      throw new NotStored(`${width} px wide, and nothing here makes it smaller ${UNBOUND}`, 'wide');
    return { sizes: [bytes], social: null };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new NotStored(`${error.message}, and nothing here makes it anew ${UNBOUND}`, error.reason);
  }
}

const hex = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/**
 * Stores the files of a picture and returns its record. `widest` is the widest picture, px, that is taken as it is where
 * nothing makes it smaller. Throws NotStored.
 */
export async function takePicture(
  { env, siteId, now }: Pick<Turn, 'env' | 'siteId' | 'now'>,
  { name, plan, widest = WIDEST }: { readonly name: string; readonly plan: 0 | 1; readonly widest?: number },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ readonly picture: PictureRecord }> {
  const made =
    env.IMAGES === undefined ? asItIs(bytes, widest) : await resized(env.IMAGES, bytes, plan === 1);
  const store = async (file: Uint8Array<ArrayBuffer>) =>
    putPictureFile(siteId, await hex(file), file, { env, now });
  const sizes = new Map<number, string>();
  for (const file of made.sizes) {
    const { width, hash } = await store(file);
    sizes.set(width, hash);
  }
  const social = made.social === null ? {} : { social: (await store(made.social)).hash };
  return {
    picture: {
      name,
      ...(plan === 1 ? { plan: true } : {}),
      sizes: [...sizes].map(([width, file]) => ({ width, file })),
      ...social,
    },
  };
}
