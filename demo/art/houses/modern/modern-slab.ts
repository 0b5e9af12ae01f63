/** A long low volume of glass under a slab, with or without a clad one across it. Metres on the front's plane. */

import { type Field, stone } from '../../building/masonry.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { bush } from '../../nature/growth/shrub.ts';
import { SNOW } from '../country.ts';
import { DARK, glassWall } from '../glass-wall.ts';
import { clad } from './modern-cladding.ts';
import type { ModernLook, ModernVilla } from './modern-spec.ts';

interface Slab {
  readonly look: ModernLook;
  readonly width: number;
  /** Height of the ground floor. */
  readonly storey: number;
  /** Width of the closed wall, at the side opposite the glass. */
  readonly closed: number;
  /** The side of the closed wall: -1 is left. */
  readonly side: -1 | 1;
  readonly upper: { readonly from: number; readonly width: number; readonly height: number } | null;
  /** Widths of the upper volume's two windows, as shares of its width. */
  readonly windows: readonly [number, number];
}

const SLAB = 0.42;

function groundFloor(art: Art, chance: Chance, plane: Plane, house: Slab): void {
  const { width, storey, closed, side, look } = house;
  const white = art.colour(look.base);
  plane.rect(0, 0, width, storey, art.gradient([white, lit(white, -0.04)]));
  const wallAt = side < 0 ? 0 : width - closed;
  const high = house.upper === null ? storey + SLAB + 0.7 : storey;
  stone(art, chance.fork('stone'), plane, [wallAt, 0, closed, high], look.stones, [0.1, 0.2]);
  const glassAt = side < 0 ? closed + 0.2 : 0.4;
  const wide = width - closed - 0.6;
  glassWall(art, chance.fork('glass'), plane, [glassAt, 0.06, wide, storey - 0.25], Math.round(wide / 2));
  plane.shade(corners(0, storey - 0.9, width, 0.9), 1.2, 2);
  // A bungalow's stone wall goes through its roof.
  const [from, to] =
    house.upper === null ? (side < 0 ? [closed, width + 1] : [-1, width - closed]) : [-1, width + 1];
  plane.rect(from, storey - 0.05, to - from, SLAB, art.gradient([lit(white, 0.03), lit(white, -0.05)]));
  plane.rect(from, storey - 0.1, to - from, 0.08, art.mood.shadow.colour, { opacity: 0.35 });
  plane.rect(side < 0 ? width + 0.6 : -0.74, 0, 0.14, storey - 0.05, art.colour(DARK));
  if (!art.mood.snow) return;
  plane.rect(from, storey + SLAB - 0.05, to - from, 0.14, SNOW);
  if (house.upper === null) plane.rect(wallAt - 0.05, high, closed + 0.1, 0.14, SNOW);
}

function upperFloor(art: Art, chance: Chance, plane: Plane, house: Slab, foot: number): void {
  const { upper } = house;
  if (upper === null) return;
  const field: Field = [upper.from, foot, upper.width, upper.height];
  plane.shade(
    [
      [upper.from, foot],
      [upper.from + upper.width, foot],
      [upper.from + upper.width - art.sun * 0.9, foot - 0.42],
      [upper.from - art.sun * 0.9, foot - 0.42],
    ],
    0.9,
    2,
  );
  clad(art, chance.fork('cladding'), plane, house.look, field);
  const [one, other] = house.windows;
  const tall = upper.height - 0.75;
  glassWall(art, chance.fork('left'), plane, [upper.from + 0.8, foot + 0.35, upper.width * one, tall], 3);
  const narrow = upper.width * other;
  glassWall(
    art,
    chance.fork('right'),
    plane,
    [upper.from + upper.width - narrow - 0.8, foot + 0.35, narrow, tall],
    2,
  );
  const dark = art.colour(DARK);
  const top = foot + upper.height - 0.05;
  plane.rect(upper.from - 0.25, top, upper.width + 0.5, 0.35, art.gradient([dark, lit(dark, -0.05)]));
  if (art.mood.snow) plane.rect(upper.from - 0.25, top + 0.3, upper.width + 0.5, 0.14, SNOW);
}

function draw(art: Art, chance: Chance, plane: Plane, house: Slab): void {
  const { width, storey, upper } = house;
  groundFloor(art, chance.fork('ground'), plane, house);
  const foot = storey + SLAB - 0.05;
  if (upper !== null && upper.width < width * 0.62) {
    const plants = chance.fork('plants');
    const green = upper.from > (width - upper.width) / 2 ? 0.6 : width - 3.6;
    const scale = plane.scale(0, 0);
    const [x, y] = plane.at(green, foot);
    for (let index = 0; index < 4; index += 1) {
      bush(
        art,
        plants.fork(index),
        x + index * 0.75 * scale,
        y + 2,
        scale,
        plants.between(0.4, 0.75) * scale,
      );
    }
  }
  upperFloor(art, chance.fork('upper'), plane, house, foot);
}

/** With an upper volume (`two`), or a bungalow. */
export function slabVilla(chance: Chance, look: ModernLook, two: boolean): ModernVilla {
  const width = chance.between(14, 17);
  const wide = width * chance.between(0.52, 0.7);
  const storey = two ? chance.between(2.9, 3.2) : chance.between(3.3, 3.8);
  const house: Slab = {
    look,
    width,
    storey,
    closed: chance.between(3, 4.4),
    side: chance.pick([-1, 1] as const),
    upper: two
      ? { from: chance.between(-0.04, 1.04) * (width - wide), width: wide, height: chance.between(2.9, 3.3) }
      : null,
    windows: chance.pick([
      [0.38, 0.3],
      [0.5, 0.18],
      [0.24, 0.44],
    ] as const),
  };
  return {
    from: 0,
    width,
    height: storey + SLAB + (two ? 3.8 : 0.9),
    draw: (art, own, plane) => draw(art, own, plane, house),
  };
}
