/** A fermette: a long low house under a high roof of tiles or thatch, with a garage wing to one side. */
import { ACROSS, type Art, type Point } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lit } from '../colour.ts';
import { doorIn } from '../door.ts';
import { brick, type Field, render, sunOnWall } from '../masonry.ts';
import { arc, type Plane } from '../plane.ts';
import { thatch, tiles } from '../roofing.ts';
import { windowIn } from '../window.ts';
import { eaves, gabledDormer, SNOW } from './country.ts';
import { chimney } from './parts.ts';

/** A fermette before it is drawn; metres. */
export interface Fermette {
  readonly width: number;
  readonly bays: number;
  readonly doorBay: number;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly roof: { readonly kind: 'tiles' | 'thatch'; readonly colour: string; readonly hipped: boolean };
  readonly dormers: number;
  readonly shutters: string | null;
  /** Of the door and the garage. */
  readonly paint: string;
  /** The side of the garage wing: -1 is left. */
  readonly wing: -1 | 1;
}

const WALL = 2.95;
const FRAME = '#f6f1e6';
export const WING = 5.2;
const THATCH = '#a08a62';

const riseOf = ({ roof }: Fermette): number => (roof.kind === 'thatch' ? 4.6 : 4.1);

/** Height with its chimneys. */
export const fermetteHeight = (house: Fermette): number => WALL + riseOf(house) + 1.4;

/** Middle of the door. */
export const fermetteDoor = ({ width, bays, doorBay }: Fermette): number => (width / bays) * (doorBay + 0.5);

/** One drawn by chance. */
export function someFermette(chance: Chance): Fermette {
  const bays = chance.pick([5, 6, 6, 7]);
  const thatched = chance.chance(0.35);
  const bricks = !thatched && chance.chance(0.45);
  return {
    width: bays * chance.between(2.6, 2.85),
    bays,
    doorBay: chance.pick([Math.floor(bays / 2), Math.floor(bays / 2), 1, bays - 2]),
    wall: bricks
      ? { kind: 'brick', colour: chance.pick(['#a9583f', '#b56a4a', '#b9795a', '#9a6048']) }
      : { kind: 'render', colour: chance.pick(['#f3ede0', '#efe4cc', '#f2ead9', '#e9e6dc']) },
    roof: thatched
      ? { kind: 'thatch', colour: THATCH, hipped: true }
      : {
          kind: 'tiles',
          colour: chance.pick(['#a8573c', '#b0633f', '#8f4f3c', '#5a5f66', '#7a4a3c']),
          hipped: chance.chance(0.6),
        },
    dormers: chance.pick([2, 3, 3]),
    shutters: chance.chance(0.75) ? chance.pick(['#4f6b5a', '#3f5f7a', '#6b2f2f', '#7c8a86']) : null,
    paint: chance.pick(['#3c4f45', '#34506a', '#6b3a2f', '#4a4f52']),
    wing: chance.pick([-1, 1] as const),
  };
}

function garage(art: Art, chance: Chance, plane: Plane, house: Fermette): void {
  const left = house.wing > 0 ? house.width - 0.2 : -WING + 0.2;
  const field: Field = [left, 0, WING, 2.5];
  const clay = house.wall.kind === 'brick' ? house.wall.colour : '#a9654a';
  brick(art, chance.fork('wall'), plane, field, clay);
  plane.rect(...field, art.mood.shadow.colour, { opacity: 0.16 });
  const paint = art.colour(house.paint);
  const [door, wide] = [left + 0.9, 3.4];
  plane.rect(door - 0.1, 2.15, wide + 0.2, 0.18, art.colour('#6b4a36'));
  plane.rect(door, 0, wide, 2.15, art.gradient([lit(paint, 0.02), lit(paint, -0.03)]));
  for (let board = 1; board < 11; board += 1) {
    plane.rect(door + (wide * board) / 11, 0, 0.03, 2.15, lit(paint, -0.08));
  }
  plane.rect(door, 1.9, wide, 0.25, art.mood.shadow.colour, { opacity: 0.35 });
  const inner = house.wing > 0 ? [0.1, 0.9] : [0.9, 0.1];
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [left - 0.3, 2.45],
      [left + WING + 0.3, 2.45],
      [left + WING - (inner[1] ?? 0), 4.9],
      [left + (inner[0] ?? 0), 4.9],
    ],
    house.roof.kind === 'thatch' ? '#a8573c' : house.roof.colour,
  );
}

/** A window that the thatch lifts over like a brow. */
function eyebrow(art: Art, chance: Chance, plane: Plane, middle: number, foot: number): void {
  const brow = Array.from({ length: 19 }, (_, step): Point => {
    const t = step / 18;
    return [middle - 1.75 + 3.5 * t, foot - 0.05 + 1.45 * Math.sin(Math.PI * t) ** 1.2];
  });
  plane.polygon(
    [
      ...brow.map(([u, v]): Point => [u, v + 0.34]),
      [middle + 1.75, foot - 0.12],
      [middle - 1.75, foot - 0.12],
    ],
    art.mood.snow ? SNOW : lit(art.colour(THATCH), 0.04),
  );
  plane.polygon(
    [
      ...arc(middle, foot + 0.02, 1.05, 1.08, 0, Math.PI, 20),
      [middle - 1.05, foot - 0.06],
      [middle + 1.05, foot - 0.06],
    ],
    art.colour('#f3ede0'),
  );
  windowIn(
    art,
    chance,
    plane,
    { u: middle - 0.6, v: foot, width: 1.2, height: 0.85 },
    { frame: FRAME, leaves: 2, panes: [4, 2], sill: null },
  );
  const under = brow.slice(4, 15);
  plane.shade([...under, ...under.map(([u, v]): Point => [u, v - 0.24]).toReversed()], 0.9, 2);
}

function thatched(art: Art, chance: Chance, plane: Plane, house: Fermette): void {
  const { width } = house;
  const top = WALL + riseOf(house);
  const outline = plane.outline([
    [-0.75, WALL - 0.35],
    [0, WALL - 0.5],
    [width / 2, WALL - 0.42],
    [width, WALL - 0.5],
    [width + 0.75, WALL - 0.35],
    [width - 1.9, top - 0.1],
    [width - 2.6, top],
    [2.6, top],
    [1.9, top - 0.1],
  ]);
  thatch(art, chance.fork('thatch'), outline, house.roof.colour);
  const { wash, shadow } = art.mood;
  const stops = [
    [0, art.sun < 0 ? wash.colour : shadow.colour, 0.34],
    [1, art.sun < 0 ? shadow.colour : wash.colour, 0.34],
  ] as const;
  art.polygon(outline, art.gradient(stops, ACROSS));
  plane.polygon(
    [
      [2.2, top - 0.28],
      [width - 2.2, top - 0.28],
      [width - 2.6, top + 0.14],
      [2.6, top + 0.14],
    ],
    art.mood.snow ? SNOW : art.colour('#7d6a48'),
  );
  let stitches = '';
  for (let u = 2.4; u < width - 2.5; u += 0.5) {
    stitches += plane.path(
      [
        [u, top - 0.28],
        [u + 0.25, top + 0.12],
        [u + 0.5, top - 0.28],
      ],
      false,
    );
  }
  art.path(stitches, 'none', { stroke: art.colour('#5a4a30'), strokeWidth: 2 });
  for (let index = 0; index < house.dormers; index += 1) {
    const middle = width * 0.5 + (index - (house.dormers - 1) / 2) * width * 0.24;
    eyebrow(art, chance.fork(`brow-${index}`), plane, middle, WALL + 0.85);
  }
}

function tiled(art: Art, chance: Chance, plane: Plane, house: Fermette): void {
  const { width, roof } = house;
  const top = WALL + riseOf(house);
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
        { colour: house.paint, fanlight: 0.45, steps: 1 },
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

/** The house with its left foot at the plane's origin, the wing beside it. */
export function drawFermette(art: Art, chance: Chance, plane: Plane, house: Fermette): void {
  const top = WALL + riseOf(house);
  for (const share of [0.22, 0.72]) {
    chimney(art, chance.fork(`chimney-${share}`), plane, house.width * share, top - 0.8, 1.7);
  }
  garage(art, chance.fork('wing'), plane, house);
  front(art, chance.fork('front'), plane, house);
  plane.shade(
    [
      [0, WALL],
      [house.width, WALL],
      [house.width, WALL - 0.8],
      [0, WALL - 0.8],
    ],
    1,
    3,
  );
  if (house.roof.kind === 'thatch') {
    thatched(art, chance.fork('roof'), plane, house);
    return;
  }
  tiled(art, chance.fork('roof'), plane, house);
  eaves(art, plane, house.width, WALL, 0.6);
}
