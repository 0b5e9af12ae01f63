import * as z from 'zod';
import { optional } from './tolerant/leniency.ts';
import { boolean, list, localizedText, number, text } from './values.ts';

const HASH = /^[0-9A-Fa-f]{8,64}$/;

/** For an asset: at least eight hexadecimal digits of its hash, the `hash` parameter of `…/assets/{name}`. */
export const pictureHash = () => optional(z.string().regex(HASH));

/**
 * Widths of an asset's files, when some of `PICTURE_WIDTHS` below its own width are missing; set by the
 * content service. A request for a missing width gets the next larger one.
 */
export const pictureWidths = () => list(z.number());

/**
 * A picture. `file` and `thumbnail` are either the name of an asset of the content service
 * (`modern-villa-pool-1`, served by `…/assets/{name}`) or an absolute https address of another host.
 */
export const PictureSchema = z.object({
  file: z.string().min(1),
  hash: pictureHash(),
  thumbnail: text(),
  index: number(),
  /** Pixels of the largest size; for an asset set by the content service. */
  width: number(),
  height: number(),
  widths: pictureWidths(),
  /** A floor plan: always shown whole, never cropped. For an asset set by the content service. */
  plan: boolean(),
  /** A JPEG for mails and link previews exists; for an asset set by the content service. */
  social: boolean(),
  alt: localizedText(),
});
export type Picture = z.infer<typeof PictureSchema>;

/**
 * Document members that hold a picture or a list of pictures, and the member of the picture that holds its
 * name.
 */
export const PICTURE_MEMBERS: Readonly<Record<string, string>> = {
  pictures: 'file',
  picture: 'file',
  hero: 'file',
  heroEvening: 'file',
  photos: 'original',
};

const maybePicture = optional(PictureSchema);

/**
 * The picture at the head of a page. `heroEvening` replaces it in the dark colour scheme and shows the same
 * scene, so that the alternative text of `hero` fits both. Ignored without `hero`.
 */
export const heroPictures = { hero: maybePicture, heroEvening: maybePicture };
