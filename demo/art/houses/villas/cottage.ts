/** A white cottage: a gable towards the road beside a lower roof with dormers. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import { brick, type Field, render, stone, sunOnWall } from '../../building/masonry.ts';
import { tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { eaves, flowerBox, gabledDormer } from '../country.ts';
import { chimney } from '../parts.ts';
import { gableFace } from './cottage-gable.ts';
import { beside, type Cottage, doorMiddle, gableStart, gableTop, someCottage } from './cottage-spec.ts';
import { drawGarage, driveOf, extentOf, type GarageWing, someGarage } from './garage-wing.ts';
import type { Villa } from './villa-spec.ts';

/** A small roof on posts over the door. */
function porch(art: Art, chance: Chance, plane: Plane, house: Cottage, middle: number): void {
  const timber = art.colour(house.timber);
  const half = 1.15;
  plane.shade(corners(middle - half, 1.85, half * 2, 0.75), 0.9, 3);
  for (const u of [middle - half + 0.05, middle + half - 0.17]) plane.rect(u, 0.1, 0.13, 2.5, timber);
  tiles(
    art,
    chance,
    plane,
    [
      [middle - half - 0.2, 2.5],
      [middle + half + 0.2, 2.5],
      [middle + half - 0.2, 3.15],
      [middle - half + 0.2, 3.15],
    ],
    house.roof,
  );
  plane.rect(middle - half - 0.2, 2.42, half * 2 + 0.4, 0.12, timber);
}

/** Height of the stone in metres; above it there is render between timber. */
const STONE_UP_TO = 2.95;

/** Rubble below, render above with a timber sill between; or render only. */
function walls(art: Art, chance: Chance, plane: Plane, [u, v, width, height]: Field, house: Cottage): void {
  if (house.stones === null) {
    render(art, chance, plane, [u, v, width, height], house.colour);
    return;
  }
  const low = Math.min(height, STONE_UP_TO);
  stone(art, chance, plane, [u, v, width, low], house.stones);
  if (height - low < 0.4) return;
  render(art, chance.fork('above'), plane, [u, v + low, width, height - low], house.colour);
  const timber = art.colour(house.timber);
  for (let x = u + 0.12; x < u + width; x += (width - 0.24) / Math.round(width / 0.95))
    plane.rect(x - 0.07, v + low, 0.14, height - low, timber);
  for (const up of [low, height - 0.16]) plane.rect(u, v + up - 0.02, width, 0.18, timber);
}

/** Dressed stones at both corners of the gable wall, alternating long and short. */
function quoins(
  art: Art,
  chance: Chance,
  plane: Plane,
  [left, right]: readonly [number, number],
  wall: number,
): void {
  const high = Math.min(wall, STONE_UP_TO);
  const base = art.colour('#c9bfa9');
  for (let v = 0, n = 0; v < high - 0.2; v += 0.34, n += 1) {
    const long = n % 2 === 0 ? 0.52 : 0.3;
    const tint = lit(base, chance.between(-0.03, 0.02));
    plane.rect(left, v + 0.01, long, 0.32, tint);
    plane.rect(right - long, v + 0.01, long, 0.32, tint);
  }
}

function storeyWindows(art: Art, chance: Chance, plane: Plane, house: Cottage): void {
  const [u, wide] = beside(house);
  const door = doorMiddle(house);
  const options = {
    frame: house.frame,
    leaves: 2,
    panes: [4, 3],
    reveal: house.colour,
    ...(house.shutters === null ? {} : { shutters: house.shutters }),
  } as const;
  const free = house.gable.side < 0 ? [door + 1.4, u + wide] : [u, door - 1.4];
  const [left = 0, right = 0] = free;
  const count = right - left > 4 ? 2 : 1;
  for (let index = 0; index < count; index += 1) {
    const middle = left + ((right - left) * (index + 0.5)) / count;
    windowIn(
      art,
      chance.fork(`low-${index}`),
      plane,
      { u: middle - 0.65, v: 0.8, width: 1.3, height: 1.45 },
      options,
    );
    flowerBox(art, chance.fork(`box-${index}`), plane, middle - 0.65, 0.8, 1.3);
  }
  if (house.wall < 4) return;
  for (const share of [0.24, 0.74]) {
    const middle = u + wide * share;
    windowIn(
      art,
      chance.fork(`up-${share}`),
      plane,
      { u: middle - 0.6, v: 3.35, width: 1.2, height: 1.3 },
      options,
    );
  }
  const middle = gableStart(house) + house.gable.width / 2;
  windowIn(
    art,
    chance.fork('up-gable'),
    plane,
    { u: middle - 0.95, v: 3.35, width: 1.9, height: 1.3 },
    { ...options, leaves: 3, panes: [6, 3] },
  );
}

function draw(art: Art, chance: Chance, plane: Plane, house: Cottage, wing: GarageWing | null): void {
  const { width, wall, rise, gable } = house;
  const start = gableStart(house);
  const away = gable.side < 0 ? width * 0.78 : width * 0.14;
  chimney(art, chance.fork('chimney'), plane, away, wall + rise - 0.9, 1.9);
  if (wing !== null) drawGarage(art, chance.fork('wing'), plane, wing, width);
  const field: Field = [0, 0, width, wall];
  walls(art, chance.fork('wall'), plane, field, house);
  sunOnWall(art, plane, field, 0.25);
  if (house.stones === null) brick(art, chance.fork('plinth'), plane, [0, 0, width, 0.45], '#8a5f4a');
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [-0.45, wall - 0.1],
      [width + 0.45, wall - 0.1],
      [width + (gable.side < 0 ? -0.9 : 0.2), wall + rise],
      [gable.side < 0 ? -0.2 : 0.9, wall + rise],
    ],
    house.roof,
  );
  eaves(art, plane, width, wall, 0.45);
  const [u, wide] = beside(house);
  for (const share of wide > 6.4 ? [0.3, 0.74] : [0.55]) {
    gabledDormer(art, chance.fork(`dormer-${share}`), plane, u + wide * share, wall + 0.55, {
      frame: house.frame,
      front: house.colour,
      roof: house.roof,
    });
  }
  // The gable projects: its wall hides the eaves, and its shadow falls beside it.
  const edge = art.sun < 0 ? start + gable.width : start;
  if (edge > 0.1 && edge < width - 0.1) {
    plane.shade(
      [
        [edge, 0],
        [edge, wall],
        [edge - art.sun * 0.7, wall - 0.5],
        [edge - art.sun * 0.7, 0],
      ],
      0.9,
      3,
    );
  }
  const face: Field = [start, 0, gable.width, wall + 0.05];
  walls(art, chance.fork('face'), plane, face, house);
  sunOnWall(art, plane, face, 0.25);
  if (house.stones === null)
    brick(art, chance.fork('face-plinth'), plane, [start, 0, gable.width, 0.45], '#8a5f4a');
  else quoins(art, chance.fork('quoins'), plane, [start, start + gable.width], wall);
  gableFace(art, chance.fork('gable'), plane, house);
  const middle = start + gable.width / 2;
  windowIn(
    art,
    chance.fork('bay'),
    plane,
    { u: middle - 1.25, v: 0.6, width: 2.5, height: 1.7 },
    { frame: house.frame, leaves: 4, panes: [8, 3], reveal: house.colour },
  );
  storeyWindows(art, chance.fork('windows'), plane, house);
  const door = doorMiddle(house);
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: door - 0.55, v: 0.1, width: 1.1, height: 2.25 },
    { colour: house.door, fanlight: 0, steps: 1 },
  );
  porch(art, chance.fork('porch'), plane, house, door);
}

/** A random one. */
export function cottageVilla(chance: Chance, garage: boolean): Villa {
  const house = someCottage(chance);
  const wing = garage
    ? {
        ...someGarage(chance.fork('wing'), {
          wall: { kind: 'render', colour: house.colour },
          roof: house.roof,
          paint: house.timber,
        }),
        side: house.gable.side < 0 ? (1 as const) : (-1 as const),
      }
    : null;
  const [from, to] = extentOf(wing, house.width);
  return {
    from,
    to,
    width: house.width,
    height: Math.max(house.wall + house.rise + 1.2, gableTop(house) + 0.4),
    door: doorMiddle(house),
    drive: driveOf(wing, house.width),
    draw: (art, own, plane) => draw(art, own, plane, house, wing),
  };
}
