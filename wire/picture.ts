import * as z from 'zod';
import { optional } from './tolerant/optional.ts';
import { sparseObject } from './tolerant/sparse-object.ts';
import { boolean, list, localizedText, number, text } from './values.ts';

const HASH = /^[0-9A-Fa-f]{8,64}$/;

/** Of an asset: eight or more hexadecimal digits of its hash, as `…/assets/{name}?hash=` takes it. */
export const pictureHash = () =>
  optional(z.string().regex(HASH), (value) => typeof value === 'string' && HASH.test(value));

/**
 * Widths in which an asset has files, where that is not every one of `PICTURE_WIDTHS` below its own; the content
 * service says them. A width that is lacking is answered with the next larger.
 */
export const pictureWidths = () => list(z.number());

/**
 * A picture. `file` and `thumbnail` are either the name of an asset of the content service
 * (`modern-villa-pool-1`, served by `…/assets/{name}`) or an absolute https address of another host.
 */
export const PictureSchema = sparseObject({
  file: z.string().min(1),
  hash: pictureHash(),
  thumbnail: text(),
  index: number(),
  /** Pixels of the largest size; of an asset the content service says them. */
  width: number(),
  height: number(),
  widths: pictureWidths(),
  /** A drawn plan: shown whole, never cut to a shape. Of an asset the content service says it. */
  plan: boolean(),
  alt: localizedText(),
});
export type Picture = z.infer<typeof PictureSchema>;

/** Members of documents that hold a picture or a list of them, and which member of a picture is its name. */
export const PICTURE_MEMBERS: Readonly<Record<string, string>> = {
  pictures: 'file',
  picture: 'file',
  hero: 'file',
  heroEvening: 'file',
  photos: 'original',
};

const maybePicture = PictureSchema.nullish().catch(undefined);

/**
 * The picture at the head of a page. `heroEvening` takes its place for those who use dark colours; it shows the
 * same at another hour, so that the words of `hero` are true of both. Without `hero` it is ignored.
 */
export const heroPictures = { hero: maybePicture, heroEvening: maybePicture };
