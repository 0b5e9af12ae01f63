import type { PictureView } from '#domain/views/picture.ts';

/** Unusual shape of a photograph: cut to a usual box, half of it would be lost. */
type OddShape = 'upright' | 'long';

/**
 * Width over height below which a picture is portrait (`upright`), and above which it is a panorama (`long`).
 */
const UPRIGHT = 1;
const LONG = 2.4;

/** The unusual shape of a picture; null for the usual ones, from square to widescreen. */
export function oddShape({ width, height }: Pick<PictureView, 'width' | 'height'>): OddShape | null {
  const ratio = width / height;
  return ratio < UPRIGHT ? 'upright' : ratio > LONG ? 'long' : null;
}
