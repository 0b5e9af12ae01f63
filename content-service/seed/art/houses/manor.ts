/** A small castle: a brick or rendered block under steep slates, with a round tower at one corner. */
import type { Art, Point } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lit } from '../colour.ts';
import { doorIn } from '../door.ts';
import { brick, type Field, render, sunOnWall } from '../masonry.ts';
import { arc, corners, type Plane } from '../plane.ts';
import { SLATES, tiles } from '../roofing.ts';
import { windowIn } from '../window.ts';
import { eaves, gabledDormer, quoins, roundness, SNOW } from './country.ts';
import { chimney, stringCourse } from './parts.ts';

/** A manor before it is drawn; metres. */
export interface Manor {
  readonly width: number;
  readonly bays: 5 | 7;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly trim: string;
  readonly shutters: string | null;
  readonly door: string;
  readonly roof: number;
  /** Corner of the tower: -1 is left. */
  readonly tower: -1 | 1;
  readonly towerWidth: number;
  /** Whether a second one stands at the other corner. */
  readonly twin: boolean;
}

const PLINTH = 0.9;
const STOREYS = [3.7, 3.3] as const;
const WALL = PLINTH + STOREYS[0] + STOREYS[1];
const SLATE = '#525c68';
const FRAME = '#f3eee2';
const TOWER_WALL = WALL + 2.3;

export function someManor(chance: Chance): Manor {
  const bays = chance.pick([5, 5, 7] as const);
  const bricks = chance.chance(0.55);
  return {
    width: bays * chance.between(2.55, 2.8) + (bays === 5 ? 3.2 : 2),
    bays,
    wall: bricks
      ? { kind: 'brick', colour: chance.pick(['#a9583f', '#8f4a3a', '#b9795a']) }
      : { kind: 'render', colour: chance.pick(['#efe6d3', '#e7d3b4', '#e9dcc6', '#dfe0d2']) },
    trim: chance.pick(['#d9cfb8', '#cfc8b8', '#e2dccb']),
    shutters: chance.chance(0.4) ? chance.pick(['#4f6b5a', '#7c8a86', '#6b2f2f']) : null,
    door: chance.pick(['#2f4a44', '#5a3b26', '#27425c']),
    roof: chance.between(3.6, 4.4),
    tower: chance.pick([-1, 1] as const),
    towerWidth: chance.between(3.6, 4.3),
    twin: bays === 5 && chance.chance(0.35),
  };
}

/** The front that no tower hides: where it begins, and its width. */
function free({ width, tower, towerWidth, twin }: Manor): readonly [u: number, width: number] {
  const hidden = towerWidth / 2 + 0.2;
  const [left, right] = [twin || tower < 0 ? hidden : 0, twin || tower > 0 ? hidden : 0];
  return [left, width - left - right];
}

const bayMiddle = (house: Manor, bay: number): number => {
  const [from, across] = free(house);
  return from + (across / house.bays) * (bay + 0.5);
};

/** Middle of the door. */
export const manorDoor = (house: Manor): number => bayMiddle(house, (house.bays - 1) / 2);

/** Height up to the finial. */
export const manorHeight = ({ towerWidth }: Manor): number => TOWER_WALL + towerWidth * 1.35 + 1.2;

function material(art: Art, chance: Chance, plane: Plane, house: Manor, field: Field): void {
  const draw = house.wall.kind === 'brick' ? brick : render;
  draw(art, chance, plane, field, house.wall.colour);
}

function plinth(art: Art, plane: Plane, [u, width]: readonly [number, number]): void {
  const base = art.colour('#7d8588');
  plane.rect(u, 0, width, PLINTH, art.gradient([lit(base, 0.05), lit(base, -0.06)]));
  plane.rect(u, PLINTH - 0.1, width, 0.12, lit(base, 0.12));
}

function tower(art: Art, chance: Chance, plane: Plane, house: Manor, middle: number): void {
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

/** The middle bay with its door, steps and pediment. */
function entrance(art: Art, chance: Chance, plane: Plane, house: Manor, middle: number): void {
  const trim = art.colour(house.trim);
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: middle - 0.8, v: PLINTH, width: 1.6, height: 3, arch: 'round' },
    { colour: house.door, surround: house.trim, fanlight: 0.85, steps: 5 },
  );
  const foot = WALL + 0.15;
  const half = 2.5;
  plane.polygon(
    [
      [middle - half, foot],
      [middle + half, foot],
      [middle, foot + 1.5],
    ],
    lit(trim, 0.03),
  );
  plane.polygon(
    [
      [middle - half + 0.6, foot + 0.16],
      [middle + half - 0.6, foot + 0.16],
      [middle, foot + 1.25],
    ],
    lit(art.colour(house.wall.colour), 0.01),
  );
  plane.polygon(arc(middle, foot + 0.55, 0.28, 0.28), lit(trim, 0.03));
  plane.polygon(arc(middle, foot + 0.55, 0.18, 0.18), art.mood.glass[0]);
  plane.rect(middle - half - 0.1, foot - 0.15, half * 2 + 0.2, 0.2, lit(trim, -0.03));
  if (art.mood.snow) {
    plane.polygon(
      [
        [middle - half, foot],
        [middle, foot + 1.62],
        [middle + half, foot],
        [middle, foot + 1.46],
      ],
      SNOW,
    );
  }
}

function front(art: Art, chance: Chance, plane: Plane, house: Manor): void {
  const { width, bays } = house;
  const field: Field = [0, 0, width, WALL];
  material(art, chance.fork('wall'), plane, house, field);
  sunOnWall(art, plane, field, 0.25);
  quoins(art, plane, width, WALL, house.trim);
  plinth(art, plane, [0, width]);
  stringCourse(art, plane, width, PLINTH + STOREYS[0] - 0.1, house.trim);
  for (let bay = 0; bay < bays; bay += 1) {
    const middle = bayMiddle(house, bay);
    for (const storey of [0, 1] as const) {
      if (storey === 0 && bay === (bays - 1) / 2) continue;
      windowIn(
        art,
        chance.fork(`${storey}-${bay}`),
        plane,
        {
          u: middle - 0.58,
          v: storey === 0 ? PLINTH + 0.7 : PLINTH + STOREYS[0] + 0.55,
          width: 1.16,
          height: storey === 0 ? 2.4 : 2.05,
          arch: storey === 0 ? 'segment' : 'flat',
        },
        {
          frame: FRAME,
          leaves: 2,
          transom: 0.72,
          surround: house.trim,
          reveal: house.wall.colour,
          ...(house.shutters === null || storey === 0 ? {} : { shutters: house.shutters }),
        },
      );
    }
  }
}

/** The house with its left foot at the plane's origin; the tower stands half out at its corner. */
export function drawManor(art: Art, chance: Chance, plane: Plane, house: Manor): void {
  const { width, roof, bays } = house;
  for (const share of [0.2, 0.74]) {
    chimney(art, chance.fork(`chimney-${share}`), plane, width * share, WALL + roof - 1.2, 2.6);
  }
  front(art, chance.fork('front'), plane, house);
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [-0.4, WALL - 0.05],
      [width + 0.4, WALL - 0.05],
      [width - 1.9, WALL + roof],
      [1.9, WALL + roof],
    ],
    SLATE,
    SLATES,
  );
  plane.rect(1.8, WALL + roof - 0.08, width - 3.6, 0.18, art.mood.snow ? SNOW : art.colour('#6f777b'));
  eaves(art, plane, width, WALL + 0.05, 0.4);
  for (const bay of [1, bays - 2]) {
    gabledDormer(art, chance.fork(`dormer-${bay}`), plane, bayMiddle(house, bay), WALL + 0.55, {
      frame: FRAME,
      front: house.trim,
      roof: SLATE,
      width: 1.35,
      height: 1.45,
    });
  }
  entrance(art, chance.fork('entrance'), plane, house, manorDoor(house));
  const sides = house.twin ? ([-1, 1] as const) : [house.tower];
  for (const side of sides) tower(art, chance.fork(`tower-${side}`), plane, house, side < 0 ? 0 : width);
}
