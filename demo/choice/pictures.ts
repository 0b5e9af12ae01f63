import type { Picture } from '../../wire/picture.ts';
import { type OriginalName, originalOf } from '../art/pool/pool.ts';

/**
 * Widths (px) in which a picture is offered; the last is the drawing itself. Only panoramas also have 1200,
 * for phones: other pictures would save a quarter of the bytes of 1600, but double the time of a first start.
 */
export const widthsOf = (name: OriginalName): readonly number[] => {
  const { width } = originalOf(name).size;
  const smaller = width > 1600 ? [400, 800, 1200, 1600] : [400, 800];
  return smaller.filter((each) => each < width).concat(width);
};

/** A drawing in the wire format of pictures. */
export const picture = (name: OriginalName, index?: number): Picture => {
  const { size, alt } = originalOf(name);
  return { file: name, thumbnail: name, ...(index === undefined ? {} : { index }), ...size, alt };
};

/** Pictures in order, numbered from 0, without duplicates. */
export const pictures = (names: readonly OriginalName[]): Picture[] =>
  [...new Set(names)].map((name, index) => picture(name, index));
