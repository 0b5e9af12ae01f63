/** A farmhouse of the Ardennes: a long front of grey stone under slates, perhaps with the barn under the same roof. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { doorIn } from '../door.ts';
import { type Field, stone, sunOnWall } from '../masonry.ts';
import type { Plane } from '../plane.ts';
import { SLATES, tiles } from '../roofing.ts';
import { windowIn } from '../window.ts';
import { eaves, flowerBox, gabledDormer, quoins } from './country.ts';
import { chimney } from './parts.ts';

/** A farmhouse before it is drawn; metres. */
export interface Farmhouse {
  readonly width: number;
  readonly bays: number;
  readonly doorBay: number;
  /** The bay with the barn's gate, if any. */
  readonly barnBay: number | null;
  readonly wall: number;
  readonly roof: number;
  readonly stones: readonly string[];
  readonly door: string;
  readonly shutters: string | null;
  readonly dormers: number;
  readonly flowers: boolean;
}

const DRESSED = '#b9b0a0';
const SLATE = '#545e68';
export const RUBBLES = [
  ['#9a8f80', '#857b6f', '#aca08d', '#8f8577'],
  ['#8d8f8f', '#787d80', '#a3a29c', '#85888a'],
  ['#b39a78', '#a08a6c', '#c2aa86', '#94805f'],
] as const;

/** One drawn by chance. */
export function someFarmhouse(chance: Chance): Farmhouse {
  const bays = chance.pick([4, 5, 5, 6]);
  const barnBay = chance.chance(0.6) ? chance.pick([0, bays - 1]) : null;
  const doors = Array.from({ length: bays - 2 }, (_, index) => index + 1);
  return {
    width: bays * chance.between(2.7, 3),
    bays,
    doorBay: chance.pick(doors),
    barnBay,
    wall: chance.between(4.7, 5.2),
    roof: chance.between(3, 3.8),
    stones: chance.pick(RUBBLES),
    door: chance.pick(['#6b2f2f', '#2f4a44', '#3f5f7a', '#5a3b26']),
    shutters: chance.chance(0.4) ? chance.pick(['#6b2f2f', '#4f6b5a', '#3f5f7a']) : null,
    dormers: chance.pick([0, 2, 2, 3]),
    flowers: chance.chance(0.7),
  };
}

/** Height with its chimneys. */
export const farmhouseHeight = ({ wall, roof }: Farmhouse): number => wall + roof + 1.4;

/** Middle of the door. */
export const farmhouseDoor = ({ width, bays, doorBay }: Farmhouse): number =>
  (width / bays) * (doorBay + 0.5);

function groundFloor(art: Art, chance: Chance, plane: Plane, house: Farmhouse, bay: number): void {
  const middle = (house.width / house.bays) * (bay + 0.5);
  if (bay === house.barnBay) {
    doorIn(
      art,
      chance,
      plane,
      { u: middle - 1.15, v: 0, width: 2.3, height: 2.9, arch: 'segment' },
      { colour: '#6b4a33', surround: DRESSED, fanlight: 0, steps: 0, glazed: false },
    );
  } else if (bay === house.doorBay) {
    doorIn(
      art,
      chance,
      plane,
      { u: middle - 0.55, v: 0.05, width: 1.1, height: 2.4 },
      { colour: house.door, surround: DRESSED, fanlight: 0.4, steps: 1 },
    );
  } else {
    windowIn(
      art,
      chance,
      plane,
      { u: middle - 0.53, v: 0.85, width: 1.06, height: 1.5 },
      { frame: '#f1ebdd', leaves: 2, panes: [2, 3], surround: DRESSED, reveal: '#6d6458' },
    );
  }
}

function upperFloor(art: Art, chance: Chance, plane: Plane, house: Farmhouse, bay: number): void {
  const middle = (house.width / house.bays) * (bay + 0.5);
  const foot = house.wall - 1.85;
  if (bay === house.barnBay) {
    windowIn(
      art,
      chance,
      plane,
      { u: middle - 0.32, v: foot + 0.45, width: 0.64, height: 0.64 },
      { frame: '#f1ebdd', leaves: 1, surround: DRESSED, sill: null },
    );
    return;
  }
  windowIn(
    art,
    chance,
    plane,
    { u: middle - 0.53, v: foot, width: 1.06, height: 1.25 },
    {
      frame: '#f1ebdd',
      leaves: 2,
      panes: [2, 3],
      surround: DRESSED,
      reveal: '#6d6458',
      ...(house.shutters === null ? {} : { shutters: house.shutters }),
    },
  );
  if (house.flowers) flowerBox(art, chance.fork('flowers'), plane, middle - 0.6, foot, 1.2);
}

/** The house with its left foot at the plane's origin. */
export function drawFarmhouse(art: Art, chance: Chance, plane: Plane, house: Farmhouse): void {
  const { width, wall, roof, bays } = house;
  const front: Field = [0, 0, width, wall];
  for (const share of [0.1, 0.8]) {
    chimney(art, chance.fork(`chimney-${share}`), plane, width * share, wall + roof - 1.1, 2.2);
  }
  stone(art, chance.fork('wall'), plane, front, house.stones);
  sunOnWall(art, plane, front, 0.28);
  quoins(art, plane, width, wall, DRESSED);
  for (let bay = 0; bay < bays; bay += 1) {
    groundFloor(art, chance.fork(`ground-${bay}`), plane, house, bay);
    upperFloor(art, chance.fork(`upper-${bay}`), plane, house, bay);
  }
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [-0.5, wall - 0.12],
      [width + 0.5, wall - 0.12],
      [width - 0.3, wall + roof],
      [0.3, wall + roof],
    ],
    SLATE,
    SLATES,
  );
  plane.rect(0.25, wall + roof - 0.08, width - 0.5, 0.15, art.colour('#3e464e'));
  eaves(art, plane, width, wall, 0.5);
  for (let dormer = 0; dormer < house.dormers; dormer += 1) {
    gabledDormer(
      art,
      chance.fork(`dormer-${dormer}`),
      plane,
      (width * (dormer + 0.5)) / house.dormers,
      wall + 0.6,
      {
        frame: '#f1ebdd',
        front: '#4e5860',
        roof: '#48515a',
        width: 1.2,
        height: 1.1,
      },
    );
  }
}
