import { PICTURE_WIDTHS, type PictureWidth } from '#domain/picture-widths.ts';

/** The width in px in an address; null for a width in which the site serves no pictures. */
export const readPictureWidth = (text: string): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
