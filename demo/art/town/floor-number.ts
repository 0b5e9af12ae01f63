/** A number painted on the floor with a stencil, in metres of the floor's plane. */
import { corners, type Plane } from '../canvas/plane.ts';

/** Painted segments of each digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const BARS: Readonly<Record<string, string>> = {
  0: '1110111',
  1: '0010010',
  2: '1011101',
  3: '1011011',
  4: '0111010',
  5: '1101011',
  6: '1101111',
  7: '1010010',
  8: '1111111',
  9: '1111011',
};
const WIDE = 0.42;
const BAR = 0.11;
const GAP = 0.2;

/** Paints it around `middle`; its foot at `v` is nearest to the eye, and it is `tall` metres long. */
export function floorNumber(
  plane: Plane,
  number: number,
  middle: number,
  v: number,
  tall: number,
  paint: string,
): void {
  const figures = [...String(number)];
  const left = middle - (figures.length * WIDE + (figures.length - 1) * GAP) / 2;
  for (const [n, figure] of figures.entries()) {
    const u = left + n * (WIDE + GAP);
    const [low, half, high] = [v, v + tall / 2, v + tall];
    const thick = BAR * 1.7;
    const bars = [
      corners(u, high - thick, WIDE, thick),
      corners(u, half, BAR, tall / 2),
      corners(u + WIDE - BAR, half, BAR, tall / 2),
      corners(u, half - thick / 2, WIDE, thick),
      corners(u, low, BAR, tall / 2),
      corners(u + WIDE - BAR, low, BAR, tall / 2),
      corners(u, low, WIDE, thick),
    ];
    for (const [at, bar] of bars.entries()) if (BARS[figure]?.[at] === '1') plane.polygon(bar, paint);
  }
}
