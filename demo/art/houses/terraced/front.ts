import { brick, type Field, render, sunOnWall } from '../../building/masonry.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';
import type { TerracedHouse } from './terraced-spec.ts';

/** Context for drawing every part of a front. */
export interface FrontContext {
  readonly art: Art;
  readonly chance: Chance;
  readonly plane: Plane;
  readonly house: TerracedHouse;
}

/** The wall in its material. */
export function wall({ art, chance, plane, house }: FrontContext, field: Field): void {
  const draw = house.wall.kind === 'brick' ? brick : render;
  draw(art, chance.fork('wall'), plane, field, house.wall.colour);
}

/** The wall with the light on it. */
export function litWall(context: FrontContext, field: Field): void {
  wall(context, field);
  sunOnWall(context.art, context.plane, field);
}
