import type { PictureView } from '../../../domain/views/picture.ts';

/** The leading picture: the first that is not a plan, else the first; null when there is none. */
export const leadingPicture = (pictures: readonly PictureView[]): PictureView | null =>
  pictures.find(({ plan }) => plan !== true) ?? pictures[0] ?? null;
