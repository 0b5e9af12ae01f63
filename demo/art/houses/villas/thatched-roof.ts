/** A thatched roof over a long house, with eyebrow windows. Metres on the front's plane. */

import { thatch } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import { ACROSS, type Art, type Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { arc, type Plane } from '../../canvas/plane.ts';
import { SNOW } from '../country.ts';

export const THATCH = '#a08a62';
const FRAME = '#f6f1e6';

function eyebrow(art: Art, chance: Chance, plane: Plane, middle: number, foot: number): void {
  const brow = Array.from({ length: 19 }, (_, step): Point => {
    const t = step / 18;
    return [middle - 1.75 + 3.5 * t, foot - 0.05 + 1.45 * Math.sin(Math.PI * t) ** 1.2];
  });
  plane.polygon(
    [
      ...brow.map(([u, v]): Point => [u, v + 0.34]),
      [middle + 1.75, foot - 0.12],
      [middle - 1.75, foot - 0.12],
    ],
    art.mood.snow ? SNOW : lit(art.colour(THATCH), 0.04),
  );
  plane.polygon(
    [
      ...arc(middle, foot + 0.02, 1.05, 1.08, 0, Math.PI, 20),
      [middle - 1.05, foot - 0.06],
      [middle + 1.05, foot - 0.06],
    ],
    art.colour('#f3ede0'),
  );
  windowIn(
    art,
    chance,
    plane,
    { u: middle - 0.6, v: foot, width: 1.2, height: 0.85 },
    { frame: FRAME, leaves: 2, panes: [4, 2], sill: null },
  );
  const under = brow.slice(4, 15);
  plane.shade([...under, ...under.map(([u, v]): Point => [u, v - 0.24]).toReversed()], 0.9, 2);
}

/** The ridge, fixed with rods. */
function ridge(art: Art, plane: Plane, width: number, top: number): void {
  plane.polygon(
    [
      [2.2, top - 0.28],
      [width - 2.2, top - 0.28],
      [width - 2.6, top + 0.14],
      [2.6, top + 0.14],
    ],
    art.mood.snow ? SNOW : art.colour('#7d6a48'),
  );
  let stitches = '';
  for (let u = 2.4; u < width - 2.5; u += 0.5) {
    stitches += plane.path(
      [
        [u, top - 0.28],
        [u + 0.25, top + 0.12],
        [u + 0.5, top - 0.28],
      ],
      false,
    );
  }
  art.path(stitches, 'none', { stroke: art.colour('#5a4a30'), strokeWidth: 2 });
}

/** Over a wall of a given width and height, `rise` high, with a number of eyebrow windows. */
export function thatchedRoof(
  art: Art,
  chance: Chance,
  plane: Plane,
  {
    width,
    wall,
    rise,
    brows,
  }: { readonly width: number; readonly wall: number; readonly rise: number; readonly brows: number },
): void {
  const top = wall + rise;
  const outline = plane.outline([
    [-0.75, wall - 0.35],
    [0, wall - 0.5],
    [width / 2, wall - 0.42],
    [width, wall - 0.5],
    [width + 0.75, wall - 0.35],
    [width - 1.9, top - 0.1],
    [width - 2.6, top],
    [2.6, top],
    [1.9, top - 0.1],
  ]);
  thatch(art, chance.fork('thatch'), outline, THATCH);
  const { wash, shadow } = art.mood;
  const stops = [
    [0, art.sun < 0 ? wash.colour : shadow.colour, 0.34],
    [1, art.sun < 0 ? shadow.colour : wash.colour, 0.34],
  ] as const;
  art.polygon(outline, art.gradient(stops, ACROSS));
  ridge(art, plane, width, top);
  for (let index = 0; index < brows; index += 1) {
    const middle = width * 0.5 + (index - (brows - 1) / 2) * Math.min(width * 0.3, 4.4);
    eyebrow(art, chance.fork(`brow-${index}`), plane, middle, wall + 0.85);
  }
}
