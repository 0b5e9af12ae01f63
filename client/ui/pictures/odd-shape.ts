import type { PictureView } from '../../../domain/views/picture.ts';

/** How a photograph differs from those that boxes are made for: cut to their shape, half of it would be lost. */
type OddShape = 'upright' | 'long';

/** Width over height below which a picture stands upright, and above which it is long. */
const UPRIGHT = 1;
const LONG = 2.4;

/** What is odd of a picture's shape; null for the usual ones, from square to a wide screen. */
export function oddShape({ width, height }: Pick<PictureView, 'width' | 'height'>): OddShape | null {
  const ratio = width / height;
  return ratio < UPRIGHT ? 'upright' : ratio > LONG ? 'long' : null;
}
