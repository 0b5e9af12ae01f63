/**
 * A square house of two storeys in the style of old parsonages: regular bays, a hipped roof. Metres on the
 * front's plane.
 */

import { doorIn } from '../../building/door.ts';
import { brick, type Field, render, sunOnWall } from '../../building/masonry.ts';
import { SLATES, tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import type { Plane } from '../../canvas/plane.ts';
import { eaves, gabledDormer, quoins } from '../country.ts';
import { chimney, stringCourse } from '../parts.ts';
import { drawGarage, driveOf, extentOf, type GarageWing, someGarage } from './garage-wing.ts';
import type { Villa } from './villa-spec.ts';

interface Parsonage {
  readonly bays: 3 | 5;
  readonly width: number;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly trim: string;
  readonly quoined: boolean;
  readonly roof: string;
  readonly rise: number;
  readonly dormers: 0 | 1 | 2;
  readonly shutters: string | null;
  readonly door: string;
}

const WALL = 6.1;
const FRAME = '#f6f1e6';

function someParsonage(chance: Chance): Parsonage {
  const bays = chance.pick([3, 5, 5] as const);
  const white = chance.chance(0.6);
  return {
    bays,
    width: bays * chance.between(bays === 3 ? 3.1 : 2.35, bays === 3 ? 3.4 : 2.6),
    wall: white
      ? { kind: 'render', colour: chance.pick(['#f6f3ea', '#f1efe8', '#efe6d3', '#e9ddc8']) }
      : { kind: 'brick', colour: chance.pick(['#a9583f', '#b56a4a', '#8f4a3a', '#c49a78']) },
    trim: chance.pick(['#d9cfb8', '#c9c8c0', '#b9bdbd']),
    quoined: chance.chance(0.4),
    roof: chance.pick(['#4f5358', '#5a6570', '#8f4f3c', '#7a4a3c']),
    rise: chance.between(2.7, 3.5),
    dormers: chance.pick([0, 1, 2] as const),
    shutters: chance.chance(0.65)
      ? chance.pick(['#4f6b5a', '#7c8a86', '#5f7a8a', '#6b2f2f', '#3f4548'])
      : null,
    door: chance.pick(['#2f4a44', '#27425c', '#5a3b26', '#3a3f42', '#6b2f2f']),
  };
}

function front(art: Art, chance: Chance, plane: Plane, house: Parsonage): void {
  const { width, bays, wall } = house;
  const field: Field = [0, 0, width, WALL];
  const material = wall.kind === 'brick' ? brick : render;
  material(art, chance.fork('wall'), plane, field, wall.colour);
  sunOnWall(art, plane, field, 0.25);
  if (house.quoined) quoins(art, plane, width, WALL, house.trim);
  const base = art.colour('#7d8588');
  plane.rect(0, 0, width, 0.55, art.gradient([lit(base, 0.05), lit(base, -0.05)]));
  stringCourse(art, plane, width, 3.15, house.trim);
  const shutters = house.shutters === null ? {} : { shutters: house.shutters };
  for (let bay = 0; bay < bays; bay += 1) {
    const middle = (width / bays) * (bay + 0.5);
    const options = {
      frame: FRAME,
      leaves: 2,
      panes: [2, 4],
      reveal: wall.colour,
      sill: house.trim,
      ...(house.quoined ? { surround: house.trim } : {}),
    } as const;
    windowIn(
      art,
      chance.fork(`up-${bay}`),
      plane,
      { u: middle - 0.52, v: 3.75, width: 1.04, height: 1.65 },
      { ...options, ...shutters },
    );
    if (bay === (bays - 1) / 2) continue;
    windowIn(
      art,
      chance.fork(`low-${bay}`),
      plane,
      { u: middle - 0.52, v: 0.95, width: 1.04, height: 1.9 },
      { ...options, panes: [2, 5], ...shutters },
    );
  }
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: width / 2 - 0.65, v: 0.35, width: 1.3, height: 2.55 },
    { colour: house.door, surround: house.trim, fanlight: 0.5, steps: 2 },
  );
}

function draw(art: Art, chance: Chance, plane: Plane, house: Parsonage, wing: GarageWing | null): void {
  const { width, rise, dormers } = house;
  for (const share of [0.14, 0.78]) {
    chimney(art, chance.fork(`chimney-${share}`), plane, width * share, WALL + rise - 1.5, 2.3);
  }
  if (wing !== null) drawGarage(art, chance.fork('wing'), plane, wing, width);
  front(art, chance.fork('front'), plane, house);
  const lean = width * 0.2;
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [-0.45, WALL - 0.1],
      [width + 0.45, WALL - 0.1],
      [width - lean, WALL + rise],
      [lean, WALL + rise],
    ],
    house.roof,
    SLATES,
  );
  plane.rect(lean, WALL + rise - 0.08, width - 2 * lean, 0.17, lit(art.colour(house.roof), -0.05));
  eaves(art, plane, width, WALL, 0.45);
  for (let index = 0; index < dormers; index += 1) {
    const middle = width / 2 + (index - (dormers - 1) / 2) * width * 0.36;
    gabledDormer(art, chance.fork(`dormer-${index}`), plane, middle, WALL + 0.5, {
      frame: FRAME,
      front: house.wall.kind === 'render' ? house.wall.colour : '#f3ede0',
      roof: house.roof,
      width: 1.3,
    });
  }
}

/** A random one. */
export function parsonageVilla(chance: Chance, garage: boolean): Villa {
  const house = someParsonage(chance);
  const wing = garage
    ? someGarage(chance.fork('wing'), { wall: house.wall, roof: house.roof, paint: house.door })
    : null;
  const [from, to] = extentOf(wing, house.width);
  return {
    from,
    to,
    width: house.width,
    height: WALL + house.rise + 1.1,
    door: house.width / 2,
    drive: driveOf(wing, house.width),
    draw: (art, own, plane) => draw(art, own, plane, house, wing),
  };
}
