/** A modern villa: a long low volume with glass from floor to ceiling, and a clad one laid across it. */
import { ACROSS, type Art, type Point } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { bush } from '../foliage.ts';
import { brick, type Field, render, stone } from '../masonry.ts';
import { corners, type Plane } from '../plane.ts';
import { boards, SNOW } from './country.ts';
import { RUBBLES } from './farmhouse.ts';

/** The villa before it is drawn; metres. */
export interface ModernVilla {
  readonly width: number;
  /** Height of the ground floor. */
  readonly storey: number;
  /** Width of the closed wall, at the side away from the glass. */
  readonly closed: number;
  /** The side of the closed wall: -1 is left. */
  readonly side: -1 | 1;
  readonly upper: { readonly from: number; readonly width: number; readonly height: number } | null;
  readonly cladding: 'wood' | 'brick' | 'render' | 'dark';
  readonly wood: string;
  readonly base: string;
  readonly stones: readonly string[];
}

const DARK = '#3a3e40';
const SLAB = 0.42;

/** One drawn by chance; a bungalow where there is one storey. */
export function someModernVilla(chance: Chance, storeys: 1 | 2 = chance.chance(0.85) ? 2 : 1): ModernVilla {
  const width = chance.between(17, 20);
  const side = chance.pick([-1, 1] as const);
  const wide = chance.between(9.5, 12);
  return {
    width,
    storey: chance.between(2.9, 3.2),
    closed: chance.between(3.6, 5.2),
    side,
    upper:
      storeys === 2
        ? { from: chance.between(0.06, 0.94) * (width - wide), width: wide, height: chance.between(2.9, 3.3) }
        : null,
    cladding: chance.pick(['wood', 'wood', 'brick', 'render', 'dark'] as const),
    wood: chance.pick(['#9a6a42', '#a8754a', '#8a5a38', '#7d6a58']),
    base: chance.pick(['#f4efe4', '#efe6d6', '#e4e2dc']),
    stones: chance.pick(RUBBLES),
  };
}

/** Height up to the flat roof. */
export const modernHeight = ({ storey, upper }: ModernVilla): number =>
  storey + SLAB + (upper?.height ?? 0) + 0.5;

/** What is seen of the room behind glass: lamps, a picture, a sofa, and by day the trees in the pane. */
function roomBehind(art: Art, chance: Chance, plane: Plane, [u, v, width, height]: Field, on: boolean): void {
  const { mood } = art;
  const inner = on ? '#8a5a34' : lit(mood.glass[0], -0.08);
  plane.rect(u, v, width, 0.3, inner, { opacity: 0.5 });
  const sofa = width * chance.between(0.08, 0.2);
  plane.rect(u + sofa, v + 0.05, width * 0.26, 0.6, inner, { opacity: 0.75 });
  plane.rect(u + sofa - 0.15, v + 0.05, 0.3, 0.78, inner, { opacity: 0.75 });
  plane.rect(u + width * 0.6, v + 0.68, width * 0.22, 0.09, inner, { opacity: 0.7 });
  plane.rect(u + width * 0.63, v, 0.08, 0.7, inner, { opacity: 0.7 });
  plane.rect(u + width * 0.79, v, 0.08, 0.7, inner, { opacity: 0.7 });
  plane.rect(u + width * 0.43, v + height * 0.42, width * 0.1, height * 0.28, on ? '#c9794f' : inner, {
    opacity: 0.7,
  });
  for (const share of [0.66, 0.75]) {
    const x = u + width * share;
    plane.rect(x - 0.012, v + height * 0.7, 0.024, height * 0.3, on ? '#5a3a20' : inner);
    plane.polygon(
      [
        [x - 0.22, v + height * 0.62],
        [x + 0.22, v + height * 0.62],
        [x + 0.08, v + height * 0.74],
        [x - 0.08, v + height * 0.74],
      ],
      on ? '#6b3d20' : inner,
    );
  }
  if (on) return;
  const trees = Array.from(
    { length: 13 },
    (_, step): Point => [u + (width * step) / 12, v + height * chance.between(0.2, 0.48)],
  );
  plane.polygon([[u, v], ...trees, [u + width, v]], mood.foliage[1], { opacity: 0.3 });
  for (const [from, wide] of [
    [0.1, 0.18],
    [0.55, 0.06],
  ] as const) {
    const left = u + width * from;
    plane.polygon(
      [
        [left, v],
        [left + width * wide, v],
        [left + width * wide + height * 0.6, v + height],
        [left + height * 0.6, v + height],
      ],
      '#ffffff',
      { opacity: 0.17 },
    );
  }
}

function glassWall(art: Art, chance: Chance, plane: Plane, field: Field, panes: number): void {
  const [u, v, width, height] = field;
  const { mood } = art;
  const dark = art.colour(DARK);
  const on = mood.lamps > 0.2;
  plane.rect(...field, dark);
  plane.rect(
    u + 0.06,
    v + 0.05,
    width - 0.12,
    height - 0.1,
    on
      ? art.gradient(['#f3b768', '#ffdc9c'])
      : art.gradient([mix(mood.glass[1], '#ffffff', 0.15), mood.glass[0]]),
  );
  art.clipped(plane.path(corners(u + 0.06, v + 0.05, width - 0.12, height - 0.1)), () => {
    roomBehind(art, chance, plane, field, on);
    plane.rect(u, v + height - 0.5, width, 0.5, mood.shadow.colour, { opacity: 0.35 });
  });
  for (let pane = 1; pane < panes; pane += 1)
    plane.rect(u + (width * pane) / panes - 0.035, v, 0.07, height, dark);
  if (!on) return;
  const [x, y] = plane.at(u + width / 2, v + height / 2);
  const scale = plane.scale(u, v);
  const glow = art.radial([
    [0, '#ffca7a', 0.32],
    [1, '#ffca7a', 0],
  ]);
  art.ellipse(x, y, width * scale * 0.72, height * scale * 1.1, glow, { blend: 'screen' });
}

function clad(art: Art, chance: Chance, plane: Plane, house: ModernVilla, field: Field): void {
  if (house.cladding === 'wood') boards(art, chance, plane, field, house.wood, { size: 0.14 });
  else if (house.cladding === 'dark') boards(art, chance, plane, field, '#4a4c4c', { size: 0.14 });
  else if (house.cladding === 'brick') brick(art, chance, plane, field, '#b9795a');
  else render(art, chance, plane, field, house.base);
  const { wash, shadow } = art.mood;
  const light = [0, wash.colour, 0.3] as const;
  const shade = [1, shadow.colour, 0.2] as const;
  plane.rect(
    ...field,
    art.gradient(
      art.sun < 0
        ? [light, shade]
        : [
            [0, shadow.colour, 0.2],
            [1, wash.colour, 0.3],
          ],
      ACROSS,
    ),
  );
}

function groundFloor(art: Art, chance: Chance, plane: Plane, house: ModernVilla): void {
  const { width, storey, closed, side } = house;
  const white = art.colour(house.base);
  plane.rect(0, 0, width, storey, art.gradient([white, lit(white, -0.04)]));
  const wallAt = side < 0 ? 0 : width - closed;
  stone(art, chance.fork('stone'), plane, [wallAt, 0, closed, storey], house.stones, [0.1, 0.2]);
  const glassAt = side < 0 ? closed + 0.2 : 0.4;
  const wide = width - closed - 0.6;
  glassWall(art, chance.fork('glass'), plane, [glassAt, 0.06, wide, storey - 0.25], Math.round(wide / 2));
  plane.shade(corners(0, storey - 0.9, width, 0.9), 1.2, 2);
  plane.rect(-1, storey - 0.05, width + 2, SLAB, art.gradient([lit(white, 0.03), lit(white, -0.05)]));
  plane.rect(-1, storey - 0.1, width + 2, 0.08, art.mood.shadow.colour, { opacity: 0.35 });
  plane.rect(side < 0 ? width + 0.6 : -0.74, 0, 0.14, storey - 0.05, art.colour(DARK));
  if (art.mood.snow) plane.rect(-1, storey + SLAB - 0.05, width + 2, 0.14, SNOW);
}

/** The house with its left foot at the plane's origin. */
export function drawModernVilla(art: Art, chance: Chance, plane: Plane, house: ModernVilla): void {
  const { width, storey, upper } = house;
  groundFloor(art, chance.fork('ground'), plane, house);
  const foot = storey + SLAB - 0.05;
  const plants = chance.fork('plants');
  const green = upper === null ? width * 0.3 : upper.from > (width - upper.width) / 2 ? 1 : width - 4.5;
  const [x, y] = plane.at(green, foot);
  for (let index = 0; index < 4; index += 1) {
    bush(art, plants.fork(index), x + index * 44, y + 2, 54, plants.between(24, 42));
  }
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
  clad(art, chance.fork('cladding'), plane, house, field);
  const wide = upper.width * 0.38;
  glassWall(art, chance.fork('left'), plane, [upper.from + 0.8, foot + 0.35, wide, upper.height - 0.75], 3);
  const narrow = upper.width * 0.3;
  glassWall(
    art,
    chance.fork('right'),
    plane,
    [upper.from + upper.width - narrow - 0.8, foot + 0.35, narrow, upper.height - 0.75],
    2,
  );
  const dark = art.colour(DARK);
  const top = foot + upper.height - 0.05;
  plane.rect(upper.from - 0.25, top, upper.width + 0.5, 0.35, art.gradient([dark, lit(dark, -0.05)]));
  if (art.mood.snow) plane.rect(upper.from - 0.25, top + 0.3, upper.width + 0.5, 0.14, SNOW);
}
