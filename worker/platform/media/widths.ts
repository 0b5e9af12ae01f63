import { PICTURE_WIDTHS, type PictureWidth } from '../../../domain/picture-widths.ts';

/** The width in px that an address names, of those in which the site serves pictures; null for any other. */
export const readPictureWidth = (text: string): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
