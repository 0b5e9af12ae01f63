import type { PictureView } from '#domain/views/picture.ts';

/** The first picture that is not a floor plan, otherwise the first; null without pictures. */
export const leadingPicture = (pictures: readonly PictureView[]): PictureView | null =>
  pictures.find(({ plan }) => plan !== true) ?? pictures[0] ?? null;
