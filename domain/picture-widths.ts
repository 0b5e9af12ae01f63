/** Widths in px in which pictures are made of an original, and in which pages ask for them. */
export const PICTURE_WIDTHS = [400, 800, 1200, 1600, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
