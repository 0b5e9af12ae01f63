import type { Picture } from '../../wire/picture.ts';
import { type OriginalName, originalOf } from '../art/pool/pool.ts';

/** Widths (px) at which a picture is offered; the last is the drawing itself. */
export const widthsOf = (name: OriginalName): readonly number[] => {
  const { width } = originalOf(name).size;
  return [400, 800, 1600].filter((smaller) => smaller < width).concat(width);
};

/** A drawing as a picture on the wire. */
export const picture = (name: OriginalName, index?: number): Picture => {
  const { size, alt } = originalOf(name);
  return { file: name, thumbnail: name, ...(index === undefined ? {} : { index }), ...size, alt };
};

/** Pictures in order, numbered from 0; a drawing is shown once. */
export const pictures = (names: readonly OriginalName[]): Picture[] =>
  [...new Set(names)].map((name, index) => picture(name, index));
