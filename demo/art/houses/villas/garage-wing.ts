/** A garage beside a house: a wing under its own roof, or a carport. Metres on the front's plane. */

import { brick, type Field, render, sunOnWall } from '../../building/masonry.ts';
import { tiles } from '../../building/roofing.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { carFromBehind } from '../../street/car.ts';
import { boards, SNOW } from '../country.ts';

export interface GarageWing {
  readonly kind: 'gabled' | 'pitched' | 'flat' | 'carport';
  /** Side of the house: -1 is left. */
  readonly side: -1 | 1;
  readonly width: number;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly roof: string;
  readonly paint: string;
}

const WALL = 2.5;

/** A random one, in the materials of the house. */
export const someGarage = (
  chance: Chance,
  { wall, roof, paint }: Pick<GarageWing, 'wall' | 'roof' | 'paint'>,
): GarageWing => ({
  kind: chance.pick(['gabled', 'pitched', 'pitched', 'flat', 'carport'] as const),
  side: chance.pick([-1, 1] as const),
  width: chance.between(4, 4.8),
  wall,
  roof,
  paint,
});

/** Where the wing begins, for a house of the given width. */
const startOf = ({ side, width }: GarageWing, house: number): number =>
  side > 0 ? house - 0.1 : 0.1 - width;

/** Horizontal extent of house and wing. */
export const extentOf = (wing: GarageWing | null, house: number): readonly [from: number, to: number] => {
  if (wing === null) return [0, house];
  const start = startOf(wing, house);
  return [Math.min(0, start), Math.max(house, start + wing.width)];
};

export const driveOf = (wing: GarageWing | null, house: number): number | null =>
  wing === null ? null : startOf(wing, house) + wing.width / 2;

/** A garage door: upright boards, or horizontal panels. */
function gate(art: Art, chance: Chance, plane: Plane, [u, , width, height]: Field, colour: string): void {
  const paint = art.colour(colour);
  plane.rect(u - 0.1, height, width + 0.2, 0.16, art.colour('#8a8378'));
  plane.rect(u, 0, width, height, art.gradient([lit(paint, 0.02), lit(paint, -0.03)]));
  const lying = chance.chance(0.5);
  const count = lying ? 5 : 11;
  for (let board = 1; board < count; board += 1) {
    if (lying) plane.rect(u, (height * board) / count, width, 0.025, lit(paint, -0.08));
    else plane.rect(u + (width * board) / count, 0, 0.025, height, lit(paint, -0.08));
  }
  plane.rect(u, height - 0.22, width, 0.22, art.mood.shadow.colour, { opacity: 0.35 });
}

function carport(art: Art, chance: Chance, plane: Plane, left: number, width: number, wood: string): void {
  const dark = mix(art.colour('#6a625a'), art.mood.shadow.colour, 0.45);
  boards(art, chance.fork('back'), plane, [left + 0.1, 0, width - 0.2, WALL - 0.2], '#7d6a56');
  plane.rect(left + 0.1, 0, width - 0.2, WALL - 0.2, dark, { opacity: 0.6 });
  if (chance.chance(0.75)) {
    const [x, y] = plane.at(left + width / 2, 0.06);
    carFromBehind(art, chance.fork('car'), x, y, 1.9 * plane.scale(left, 0));
  }
  const timber = art.colour(wood);
  for (const u of [left + 0.12, left + width - 0.3]) plane.rect(u, 0, 0.18, WALL - 0.1, timber);
  plane.rect(
    left - 0.2,
    WALL - 0.15,
    width + 0.4,
    0.32,
    art.gradient([lit(timber, 0.05), lit(timber, -0.05)]),
  );
}

/** The roof of a wing: its slope seen from the front, or its gable. */
function roofOver(art: Art, chance: Chance, plane: Plane, wing: GarageWing, left: number): void {
  const right = left + wing.width;
  const middle = (left + right) / 2;
  if (wing.kind === 'flat') {
    const zinc = art.colour('#6f777b');
    plane.rect(left - 0.15, WALL, wing.width + 0.3, 0.26, art.gradient([lit(zinc, 0.06), lit(zinc, -0.05)]));
    if (art.mood.snow) plane.rect(left - 0.15, WALL + 0.2, wing.width + 0.3, 0.16, SNOW);
    return;
  }
  if (wing.kind === 'gabled') {
    const top: Point = [middle, WALL + wing.width * 0.46];
    const face: readonly Point[] = [[left, WALL - 0.02], [right, WALL - 0.02], top];
    art.clipped(plane.path(face), () =>
      boards(art, chance.fork('gable'), plane, [left, WALL - 0.02, wing.width, top[1] - WALL], wing.paint),
    );
    const rake = (by: number): Point[] => [
      [left - 0.35, WALL - 0.2 + by],
      [middle, top[1] + 0.06 + by],
      [right + 0.35, WALL - 0.2 + by],
    ];
    plane.shade([...rake(0), ...rake(-0.28).toReversed()], 0.8, 2);
    plane.polygon(
      [...rake(0.2), ...rake(0).toReversed()],
      art.mood.snow ? SNOW : lit(art.colour(wing.roof), -0.03),
    );
    return;
  }
  const [near, far] = wing.side > 0 ? [0.05, 1] : [1, 0.05];
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [left - 0.3, WALL - 0.05],
      [right + 0.3, WALL - 0.05],
      [right - far, WALL + 2.2],
      [left + near, WALL + 2.2],
    ],
    wing.roof,
  );
  plane.shade(corners(left, WALL - 0.4, wing.width, 0.36), 0.9, 2);
}

/** The wing beside a house that begins at 0; `house` is the width of the house. */
export function drawGarage(art: Art, chance: Chance, plane: Plane, wing: GarageWing, house: number): void {
  const left = startOf(wing, house);
  if (wing.kind === 'carport') {
    carport(art, chance, plane, left, wing.width, '#7a5f48');
    if (art.mood.snow) plane.rect(left - 0.2, WALL + 0.14, wing.width + 0.4, 0.14, SNOW);
    return;
  }
  const field: Field = [left, 0, wing.width, WALL];
  const material = wing.wall.kind === 'brick' ? brick : render;
  material(art, chance.fork('wall'), plane, field, wing.wall.colour);
  sunOnWall(art, plane, field);
  plane.rect(...field, art.mood.shadow.colour, { opacity: 0.1 });
  const wide = Math.min(2.9, wing.width - 1.1);
  gate(art, chance.fork('gate'), plane, [left + (wing.width - wide) / 2, 0, wide, 2.12], wing.paint);
  roofOver(art, chance, plane, wing, left);
}
