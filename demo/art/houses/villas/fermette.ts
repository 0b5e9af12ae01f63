/** A fermette: a long low house under a high roof of tiles or thatch. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import { brick, type Field, render, sunOnWall } from '../../building/masonry.ts';
import { tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { eaves, gabledDormer } from '../country.ts';
import { chimney } from '../parts.ts';
import { drawGarage, driveOf, extentOf, type GarageWing, someGarage } from './garage-wing.ts';
import { THATCH, thatchedRoof } from './thatched-roof.ts';
import type { Villa } from './villa-spec.ts';

/** A fermette before it is drawn. */
interface Fermette {
  readonly width: number;
  readonly bays: number;
  readonly doorBay: number;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly roof: { readonly kind: 'tiles' | 'thatch'; readonly colour: string; readonly hipped: boolean };
  readonly rise: number;
  readonly dormers: number;
  readonly shutters: string | null;
  readonly door: string;
  /** Positions of chimneys as shares of the width. */
  readonly chimneys: readonly number[];
}

const WALL = 2.95;
const FRAME = '#f6f1e6';

function someFermette(chance: Chance, thatched: boolean): Fermette {
  const bays = chance.pick([4, 4, 5, 5]);
  const bricks = chance.chance(thatched ? 0.25 : 0.55);
  return {
    width: bays * chance.between(2.55, 2.85),
    bays,
    doorBay: chance.pick([Math.floor(bays / 2), 1, bays - 2]),
    wall: bricks
      ? { kind: 'brick', colour: chance.pick(['#a9583f', '#b56a4a', '#b9795a', '#9a6048', '#c49a78']) }
      : { kind: 'render', colour: chance.pick(['#f6f3ea', '#efe4cc', '#f2ead9', '#e9e6dc', '#ecd9c0']) },
    roof: thatched
      ? { kind: 'thatch', colour: THATCH, hipped: true }
      : {
          kind: 'tiles',
          colour: chance.pick(['#a8573c', '#b0633f', '#8f4f3c', '#5a5f66', '#7a4a3c', '#4f5358']),
          hipped: chance.chance(0.5),
        },
    rise: thatched ? chance.between(4.3, 4.8) : chance.between(3.7, 4.4),
    dormers: bays === 4 ? 2 : chance.pick([2, 3, 3]),
    shutters: chance.chance(0.6)
      ? chance.pick(['#4f6b5a', '#3f5f7a', '#6b2f2f', '#7c8a86', '#4a4f52'])
      : null,
    door: chance.pick(['#3c4f45', '#34506a', '#6b3a2f', '#4a4f52', '#8a5f3c']),
    chimneys: chance.pick([[0.16, 0.8], [0.22], [0.74], [0.12, 0.82]] as const),
  };
}

function tiledRoof(art: Art, chance: Chance, plane: Plane, house: Fermette): void {
  const { width, roof } = house;
  const top = WALL + house.rise;
  const lean = roof.hipped ? 2.1 : -0.3;
  tiles(
    art,
    chance.fork('tiles'),
    plane,
    [
      [-0.6, WALL - 0.1],
      [width + 0.6, WALL - 0.1],
      [width - lean, top],
      [lean, top],
    ],
    roof.colour,
  );
  plane.rect(lean, top - 0.08, width - 2 * lean, 0.17, lit(art.colour(roof.colour), -0.06));
  const front = house.wall.kind === 'render' ? house.wall.colour : '#f3ede0';
  for (let index = 0; index < house.dormers; index += 1) {
    const middle = width * 0.5 + (index - (house.dormers - 1) / 2) * width * 0.27;
    gabledDormer(art, chance.fork(`dormer-${index}`), plane, middle, WALL + 0.65, {
      frame: FRAME,
      front,
      roof: roof.colour,
    });
  }
}

function front(art: Art, chance: Chance, plane: Plane, house: Fermette): void {
  const { width, bays, wall, shutters } = house;
  const field: Field = [0, 0, width, WALL];
  const material = wall.kind === 'brick' ? brick : render;
  material(art, chance.fork('wall'), plane, field, wall.colour);
  sunOnWall(art, plane, field, 0.25);
  plane.rect(0, 0, width, 0.42, art.colour(wall.kind === 'brick' ? '#6f5548' : '#5a5a5a'));
  for (let bay = 0; bay < bays; bay += 1) {
    const own = chance.fork(`bay-${bay}`);
    const middle = (width / bays) * (bay + 0.5);
    if (bay === house.doorBay) {
      doorIn(
        art,
        own,
        plane,
        { u: middle - 0.6, v: 0.05, width: 1.2, height: 2.42 },
        { colour: house.door, fanlight: 0.45, steps: 1 },
      );
      continue;
    }
    const wide = shutters === null ? 1.5 : 1.2;
    windowIn(
      art,
      own,
      plane,
      { u: middle - wide / 2, v: 0.72, width: wide, height: 1.5 },
      {
        frame: FRAME,
        leaves: 2,
        panes: [4, 3],
        sill: '#7a5b4a',
        reveal: wall.colour,
        ...(shutters === null ? {} : { shutters }),
      },
    );
  }
}

function draw(art: Art, chance: Chance, plane: Plane, house: Fermette, wing: GarageWing | null): void {
  const top = WALL + house.rise;
  for (const share of house.chimneys) {
    chimney(art, chance.fork(`chimney-${share}`), plane, house.width * share, top - 0.8, 1.7);
  }
  if (wing !== null) drawGarage(art, chance.fork('wing'), plane, wing, house.width);
  front(art, chance.fork('front'), plane, house);
  plane.shade(corners(0, WALL - 0.8, house.width, 0.8), 1, 3);
  if (house.roof.kind === 'thatch') {
    thatchedRoof(art, chance.fork('roof'), plane, {
      width: house.width,
      wall: WALL,
      rise: house.rise,
      brows: house.dormers,
    });
    return;
  }
  tiledRoof(art, chance.fork('roof'), plane, house);
  eaves(art, plane, house.width, WALL, 0.6);
}

/** A random one. */
export function fermetteVilla(
  chance: Chance,
  { thatched, garage }: { readonly thatched: boolean; readonly garage: boolean },
): Villa {
  const house = someFermette(chance, thatched);
  const clay = house.wall.kind === 'brick' ? house.wall.colour : '#a9654a';
  const wing = garage
    ? someGarage(chance.fork('wing'), {
        wall: chance.chance(0.6) ? { kind: 'brick', colour: clay } : house.wall,
        roof: thatched ? '#a8573c' : house.roof.colour,
        paint: house.door,
      })
    : null;
  const [from, to] = extentOf(wing, house.width);
  return {
    from,
    to,
    width: house.width,
    height: WALL + house.rise + 1.2,
    door: (house.width / house.bays) * (house.doorBay + 0.5),
    drive: driveOf(wing, house.width),
    draw: (art, own, plane) => draw(art, own, plane, house, wing),
  };
}
