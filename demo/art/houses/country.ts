/** Shared parts of country houses: eaves, quoins, boards, dormers, planting. Metres on the front's plane. */

import type { Field } from '../building/masonry.ts';
import { windowIn } from '../building/window.ts';
import { ACROSS, type Art, type Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';
import { bush } from '../nature/growth/shrub.ts';

export const SNOW = '#f8f8f5';

/** The gutter, and the shadow of the eaves on the wall below. */
export function eaves(art: Art, plane: Plane, width: number, top: number, overhang = 0.55): void {
  plane.shade(corners(0, top - 0.72, width, 0.72), 1, 3);
  const zinc = art.colour('#6f777b');
  plane.rect(
    -overhang,
    top - 0.2,
    width + 2 * overhang,
    0.12,
    art.gradient([lit(zinc, 0.08), lit(zinc, -0.05)]),
  );
}

/** Corner stones, alternating long and short. */
export function quoins(art: Art, plane: Plane, width: number, height: number, colour: string): void {
  const base = art.colour(colour);
  const COURSE = 0.42;
  for (let row = 0; row * COURSE < height - 0.2; row += 1) {
    const length = row % 2 === 1 ? 0.5 : 0.34;
    const tint = lit(base, ((row % 3) - 1) * 0.015);
    for (const u of [0, width - length]) plane.rect(u, row * COURSE, length, COURSE - 0.04, tint);
  }
}

/** Boards over a field, upright or horizontal, each with its own tint. */
export function boards(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v, width, height]: Field,
  colour: string,
  { upright = true, size = 0.15 }: { readonly upright?: boolean; readonly size?: number } = {},
): void {
  const base = art.colour(colour);
  plane.rect(u, v, width, height, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
  const across = upright ? width : height;
  const tints = [lit(base, 0.035), lit(base, -0.03)] as const;
  const paths: [string, string] = ['', ''];
  let joints = '';
  for (let at = 0; at < across; at += size) {
    const board = upright
      ? corners(u + at, v, Math.min(size, width - at), height)
      : corners(u, v + at, width, Math.min(size, height - at));
    const joint = upright ? corners(u + at, v, 0.025, height) : corners(u, v + at, width, 0.025);
    const tint = chance.pick([0, 1, null, null] as const);
    if (tint !== null) paths[tint] += plane.path(board);
    joints += plane.path(joint);
  }
  art.path(paths[0], tints[0], { opacity: 0.6 });
  art.path(paths[1], tints[1], { opacity: 0.6 });
  art.path(joints, lit(base, -0.1), { opacity: 0.8 });
}

interface DormerOptions {
  readonly frame: string;
  readonly front: string;
  /** Colour of its own small roof. */
  readonly roof: string;
  readonly width?: number;
  readonly height?: number;
}

/** A dormer with a pointed roof on a slope; the middle of its foot is at `(u, v)`. */
export function gabledDormer(
  art: Art,
  chance: Chance,
  plane: Plane,
  u: number,
  v: number,
  { frame, front, roof, width = 1.5, height = 1.25 }: DormerOptions,
): void {
  const [left, right, top] = [u - width / 2, u + width / 2, v + height];
  const edge = art.sun < 0 ? right : left;
  plane.shade(
    [
      [edge, v - 0.1],
      [edge, top + 0.2],
      [edge - art.sun * 0.9, top - 0.5],
      [edge - art.sun * 0.9, v - 0.4],
    ],
    0.9,
    3,
  );
  const cheek = art.colour(front);
  plane.rect(left - 0.08, v - 0.1, width + 0.16, height + 0.12, cheek);
  const rise = width * 0.55;
  plane.polygon(
    [
      [left - 0.08, top],
      [right + 0.08, top],
      [u, top + rise],
    ],
    lit(cheek, -0.02),
  );
  const wide = width * 0.66;
  windowIn(
    art,
    chance,
    plane,
    { u: u - wide / 2, v: v + 0.06, width: wide, height: height - 0.1 },
    { frame, leaves: 2, panes: [2, 3], sill: null },
  );
  const slope = (by: number): Point[] => [
    [left - 0.38, top - 0.1 + by],
    [u, top + rise + 0.12 + by],
    [right + 0.38, top - 0.1 + by],
  ];
  const slab = [...slope(0.18), ...slope(0).toReversed()];
  plane.polygon(slab, art.mood.snow ? SNOW : lit(art.colour(roof), -0.03));
  plane.shade([...slope(0), ...slope(-0.2).toReversed()], 0.8, 1.5);
}

const BLOOMS = [
  ['#f2d9e2', '#c98ab0'],
  ['#f6ead0', '#e9b94c'],
  ['#b9a4d6', '#8f7ab8'],
  ['#d9695f', '#f0a08a'],
] as const;

/** Bushes along the foot of a wall, except in front of the door; px of the picture. */
export function border(
  art: Art,
  chance: Chance,
  {
    from,
    to,
    y,
    door,
  }: { readonly from: number; readonly to: number; readonly y: number; readonly door: number },
  height: readonly [number, number] = [30, 52],
): void {
  const flowers = chance.pick(BLOOMS);
  const count = Math.round((to - from) / 135);
  const step = (to - from) / count;
  for (let index = 0; index < count; index += 1) {
    const own = chance.fork(index);
    const x = from + index * step;
    if (Math.abs(x + step / 2 - door) < step * 0.5 + 50) continue;
    const bloom = own.chance(0.75) ? flowers : own.pick(BLOOMS);
    bush(art, own, x + 4, y + own.between(8, 14), step - 8, own.between(...height), {
      flowers: art.mood.snow ? [] : bloom,
    });
  }
}

/** A box of flowers under a window whose sill begins at `(u, v)`. */
export function flowerBox(art: Art, chance: Chance, plane: Plane, u: number, v: number, width: number): void {
  if (art.mood.snow) return;
  const [x, y] = plane.at(u, v - 0.04);
  const scale = plane.scale(u, v);
  bush(art, chance, x, y, width * scale, scale * 0.34, {
    flowers: chance.pick([
      ['#d9594f', '#f0a08a'],
      ['#e7c2d0', '#b96a8c'],
    ]),
  });
}

/** A gradient from the sun's side to the other over a field, stronger than `sunOnWall`. */
export function roundness(art: Art, plane: Plane, [u, v, width, height]: Field, strength: number): void {
  const { wash, shadow } = art.mood;
  const stops = [
    [0, shadow.colour, strength * 0.5],
    [0.3, wash.colour, strength * 0.55],
    [0.6, shadow.colour, strength * 0.25],
    [1, shadow.colour, strength * 1.4],
  ] as const;
  const turned = art.sun < 0 ? stops : stops.map(([at, ...rest]) => [1 - at, ...rest] as const).toReversed();
  plane.rect(u, v, width, height, art.gradient(turned, ACROSS));
}
