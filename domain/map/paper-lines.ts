import type { Sheet } from './sheet.ts';

/** Minimum width of a square, pixels; the maximum is less than twice that. */
const LEAST = 64;

/** Positions of lines along a side, pixels from the corner. */
const along = (
  from: number,
  length: number,
  scale: number,
  step: number,
  beyond: number,
): readonly number[] => {
  const first = Math.ceil((from - (beyond * length) / scale) / step);
  const last = Math.floor((from + ((1 + beyond) * length) / scale) / step);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => Math.round(((first + index) * step - from) * scale * 10) / 10,
  );
};

/** Grid lines on a sheet; they are fixed to the land, whatever part of it is shown. */
export function paperLines(
  { corner, scale, width, height }: Sheet,
  beyond = 0,
): { readonly across: readonly number[]; readonly down: readonly number[] } {
  const step = 2 ** Math.ceil(Math.log2(LEAST / scale));
  return {
    down: along(corner.x, width, scale, step, beyond),
    across: along(corner.y, height, scale, step, beyond),
  };
}
