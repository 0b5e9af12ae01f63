/** Widths in px in which the site serves pictures; the content service holds these versions. */
export const PICTURE_WIDTHS = [400, 800, 1600, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const readPictureWidth = (text: string): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
