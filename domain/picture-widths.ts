/** Widths in px in which pictures are generated, and in which pages request them. */
export const PICTURE_WIDTHS = [400, 800, 1200, 1600, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
