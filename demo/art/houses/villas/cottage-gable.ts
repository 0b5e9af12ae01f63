/** The gable of a cottage. Metres on the front's plane. */

import { type Field, render, sunOnWall } from '../../building/masonry.ts';
import { windowIn } from '../../building/window.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import type { Plane } from '../../canvas/plane.ts';
import { boards, SNOW } from '../country.ts';
import { type Cottage, gableStart, gableTop } from './cottage-spec.ts';

/** Beams over a white gable: uprights, a tie and braces. */
function timberwork(art: Art, plane: Plane, house: Cottage): void {
  const start = gableStart(house);
  const { width } = house.gable;
  const [middle, top, foot] = [start + width / 2, gableTop(house), house.wall];
  const beam = art.colour(house.timber);
  const piece = (points: readonly Point[]): void => plane.line(points, beam, 0.16);
  for (const v of [foot + 0.05, foot + (top - foot) * 0.56]) {
    const half = (width / 2) * (1 - (v - foot) / (top - foot));
    piece([
      [middle - half, v],
      [middle + half, v],
    ]);
  }
  for (const share of [-0.3, -0.16, 0.16, 0.3]) {
    const u = middle + share * width;
    piece([
      [u, foot],
      [u, foot + (top - foot) * (1 - Math.abs(share) * 2) * 0.98],
    ]);
  }
  for (const side of [-1, 1]) {
    piece([
      [middle + side * width * 0.46, foot + 0.05],
      [middle + side * width * 0.3, foot + (top - foot) * 0.34],
    ]);
  }
  piece([
    [middle, foot + (top - foot) * 0.56],
    [middle, top - 0.2],
  ]);
}

/** The upper part of the gable, its window and its barge boards. */
export function gableFace(art: Art, chance: Chance, plane: Plane, house: Cottage): void {
  const { width, face } = house.gable;
  const start = gableStart(house);
  const [middle, top, foot] = [start + width / 2, gableTop(house), house.wall];
  const triangle: readonly Point[] = [
    [start, foot - 0.02],
    [start + width, foot - 0.02],
    [middle, top],
  ];
  art.clipped(plane.path(triangle), () => {
    const field: Field = [start, foot - 0.02, width, top - foot];
    if (face === 'boards') boards(art, chance.fork('boards'), plane, field, house.timber, { size: 0.18 });
    else render(art, chance.fork('render'), plane, field, house.colour);
    sunOnWall(art, plane, field, 0.2);
    if (face === 'timber') timberwork(art, plane, house);
  });
  windowIn(
    art,
    chance.fork('loft'),
    plane,
    { u: middle - 0.62, v: foot + 0.35, width: 1.24, height: 1.2 },
    { frame: house.frame, leaves: 2, panes: [4, 2], surround: house.frame, reveal: house.colour, sill: null },
  );
  const rake = (by: number): Point[] => [
    [start - 0.42, foot - 0.28 + by],
    [middle, top + 0.04 + by],
    [start + width + 0.42, foot - 0.28 + by],
  ];
  plane.shade([...rake(0), ...rake(-0.34).toReversed()], 0.9, 2);
  plane.polygon([...rake(0.14), ...rake(-0.08).toReversed()], art.colour(house.frame));
  plane.polygon(
    [...rake(0.34), ...rake(0.13).toReversed()],
    art.mood.snow ? SNOW : lit(art.colour(house.roof), -0.03),
  );
}
