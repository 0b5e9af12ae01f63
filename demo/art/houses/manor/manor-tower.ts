/** The towers of a small castle, and the material of its walls. Metres on the front's plane. */

import { brick, type Field, render } from '../../building/masonry.ts';
import { SLATES, tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { arc, corners, type Plane } from '../../canvas/plane.ts';
import { roundness } from '../country.ts';
import { FRAME, type Manor, PLINTH, SLATE, STOREYS, TOWER_WALL, WALL } from './manor-spec.ts';

/** The wall in its material. */
export function material(art: Art, chance: Chance, plane: Plane, house: Manor, field: Field): void {
  const draw = house.wall.kind === 'brick' ? brick : render;
  draw(art, chance, plane, field, house.wall.colour);
}

/** The stone at its foot. */
export function plinth(art: Art, plane: Plane, [u, width]: readonly [number, number]): void {
  const base = art.colour('#7d8588');
  plane.rect(u, 0, width, PLINTH, art.gradient([lit(base, 0.05), lit(base, -0.06)]));
  plane.rect(u, PLINTH - 0.1, width, 0.12, lit(base, 0.12));
}

/** A round tower around a middle. */
export function tower(art: Art, chance: Chance, plane: Plane, house: Manor, middle: number): void {
  const width = house.towerWidth;
  const left = middle - width / 2;
  const field: Field = [left, 0, width, TOWER_WALL];
  material(art, chance.fork('wall'), plane, house, field);
  plinth(art, plane, [left, width]);
  const trim = art.colour(house.trim);
  for (const v of [PLINTH + STOREYS[0], WALL])
    plane.rect(left - 0.05, v - 0.1, width + 0.1, 0.2, lit(trim, -0.02));
  const feet = [PLINTH + 0.9, PLINTH + STOREYS[0] + 0.7, WALL + 0.55] as const;
  for (const [storey, foot] of feet.entries()) {
    windowIn(
      art,
      chance.fork(storey),
      plane,
      {
        u: middle - 0.5,
        v: foot,
        width: 1,
        height: storey === 2 ? 1.2 : 2,
        arch: storey === 2 ? 'round' : 'flat',
      },
      {
        frame: FRAME,
        leaves: 2,
        transom: storey === 2 ? 0.5 : 0.72,
        surround: house.trim,
        reveal: house.wall.colour,
      },
    );
  }
  roundness(art, plane, field, 0.34);
  const foot = TOWER_WALL;
  const tip: Point = [middle, foot + width * 1.35];
  plane.shade(corners(left, foot - 0.7, width, 0.7), 1.1, 2);
  plane.rect(left - 0.12, foot - 0.25, width + 0.24, 0.3, lit(trim, 0.01));
  const bell: readonly Point[] = [
    [left - 0.4, foot - 0.05],
    [middle, foot - 0.2],
    [left + width + 0.4, foot - 0.05],
    [left + width * 0.86, foot + width * 0.32],
    tip,
    [left + width * 0.14, foot + width * 0.32],
  ];
  tiles(art, chance.fork('roof'), plane, bell, SLATE, SLATES);
  art.clipped(plane.path(bell), () => {
    roundness(art, plane, [left - 0.4, foot - 0.3, width + 0.8, width * 1.5], art.mood.snow ? 0.2 : 0.4);
  });
  const iron = art.colour('#2f3336');
  plane.rect(middle - 0.04, tip[1] - 0.2, 0.08, 1.2, iron);
  plane.polygon(arc(middle, tip[1] + 0.15, 0.14, 0.14), iron);
  plane.polygon(
    [
      [middle, tip[1] + 0.95],
      [middle + art.sun * 0.6, tip[1] + 0.8],
      [middle, tip[1] + 0.65],
    ],
    iron,
  );
}
