/** A small house that waits for someone: a sagging roof with holes, boarded windows, ivy. */
import { type Art, type Point, pathThrough } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { doorIn } from '../door.ts';
import { crown } from '../foliage.ts';
import { brick, type Field, render, stone, sunOnWall } from '../masonry.ts';
import { corners, type Plane } from '../plane.ts';
import { SLATES, tiles } from '../roofing.ts';
import { windowIn } from '../window.ts';
import { boards, SNOW } from './country.ts';
import { RUBBLES } from './farmhouse.ts';
import { chimney } from './parts.ts';

/** The house before it is drawn; metres. */
export interface Ruin {
  readonly bays: number;
  readonly doorBay: number;
  readonly width: number;
  readonly storeys: 1 | 2;
  readonly roof: number;
  readonly material: 'brick' | 'stone' | 'render';
  readonly colour: string;
  readonly tile: string;
  /** Side with the ivy: -1 is left. */
  readonly ivy: -1 | 1;
}

const STOREY = 2.7;

export function someRuin(chance: Chance): Ruin {
  const bays = chance.pick([3, 4, 4]);
  const material = chance.pick(['brick', 'stone', 'render', 'brick'] as const);
  return {
    bays,
    doorBay: chance.int(0, bays - 1),
    width: bays * chance.between(2.5, 2.9),
    storeys: chance.pick([1, 2, 2]),
    roof: chance.between(2.9, 3.6),
    material,
    colour:
      material === 'brick'
        ? chance.pick(['#a9583f', '#8f4a3a', '#b9795a'])
        : chance.pick(['#e7d3b4', '#e0d8c6', '#d5ddda']),
    tile: chance.pick(['#a8573c', '#8f4f3c', '#545e68']),
    ivy: chance.pick([-1, 1] as const),
  };
}

const wallOf = ({ storeys }: Ruin): number => storeys * STOREY + 0.4;
export const ruinHeight = (house: Ruin): number => wallOf(house) + house.roof + 1.2;
export const ruinDoor = ({ width, bays, doorBay }: Ruin): number => (width / bays) * (doorBay + 0.5);

/** An uneven outline around a point. */
function blot(chance: Chance, u: number, v: number, width: number, height: number, steps = 13): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * Math.PI * 2;
    const out = chance.between(0.7, 1.1);
    return [u + Math.cos(angle) * width * 0.5 * out, v + Math.sin(angle) * height * 0.5 * out];
  });
}

/** The wall; from render bricks show where it has fallen. */
function wall(art: Art, chance: Chance, plane: Plane, house: Ruin, field: Field): void {
  if (house.material === 'stone') stone(art, chance, plane, field, chance.fork('stones').pick(RUBBLES));
  else if (house.material === 'brick') brick(art, chance, plane, field, house.colour);
  else {
    render(art, chance, plane, field, house.colour);
    for (let patch = 0; patch < 6; patch += 1) {
      const own = chance.fork(`patch-${patch}`);
      const [u, v] = [own.between(0.4, house.width - 0.4), own.between(0.2, field[3] - 0.6)];
      const [wide, tall] = [own.between(0.7, 2.2), own.between(0.4, 1.3)];
      const outline = blot(own, u, v, wide, tall);
      plane.polygon(outline, lit(art.colour(house.colour), -0.14));
      art.clipped(plane.path(outline.map(([x, y]): Point => [x + art.sun * 0.03, y - 0.04])), () =>
        brick(art, own, plane, [u - wide, v - tall, wide * 2, tall * 2], '#a9654a'),
      );
    }
  }
  sunOnWall(art, plane, field, 0.26);
  let stains = '';
  for (let stain = 0; stain < 16; stain += 1) {
    const u = chance.between(0, house.width);
    const long = chance.between(0.5, 2);
    stains += plane.path(corners(u, field[3] - long, chance.between(0.05, 0.3), long));
  }
  art.path(stains, art.mood.shadow.colour, { opacity: 0.1, blur: 2 });
  plane.rect(
    0,
    0,
    house.width,
    0.5,
    art.gradient([
      [0, mix(art.mood.foliage[0], '#4a4a40', 0.4), 0],
      [1, mix(art.mood.foliage[0], '#4a4a40', 0.4), 0.5],
    ]),
  );
}

/** Boards nailed over an opening, not quite straight. */
function boarded(art: Art, chance: Chance, plane: Plane, [u, v, width, height]: Field): void {
  plane.rect(u, v, width, height, lit(art.colour('#4a3f38'), -0.1));
  const wood = art.colour('#a08a6c');
  const count = chance.int(3, 4);
  for (let board = 0; board < count; board += 1) {
    const foot = v + ((board + 0.1) * height) / count;
    const tall = (height / count) * chance.between(0.68, 0.84);
    const slant = chance.between(-0.07, 0.07);
    const [left, right] = [u - chance.between(0.08, 0.2), u + width + chance.between(0.08, 0.2)];
    const plank: Point[] = [
      [left, foot],
      [right, foot + slant],
      [right, foot + slant + tall],
      [left, foot + tall],
    ];
    plane.shade(
      plank.map(([x, y]): Point => [x - art.sun * 0.04, y - 0.06]),
      0.9,
      1,
    );
    plane.polygon(plank, lit(wood, chance.between(-0.06, 0.04)));
    plane.line(
      [
        [left + 0.1, foot + tall * 0.5],
        [right - 0.1, foot + slant + tall * 0.55],
      ],
      lit(wood, -0.1),
      0.012,
      { opacity: 0.6 },
    );
  }
}

function opening(art: Art, chance: Chance, plane: Plane, house: Ruin, storey: number, bay: number): void {
  const middle = (house.width / house.bays) * (bay + 0.5);
  if (storey === 0 && bay === house.doorBay) {
    doorIn(
      art,
      chance,
      plane,
      { u: middle - 0.55, v: 0.05, width: 1.1, height: 2.35 },
      {
        colour: chance.pick(['#5f7f86', '#6b5a48', '#7a4a3c']),
        surround: '#b9b0a0',
        fanlight: 0.4,
        steps: 1,
        lamp: false,
        glazed: false,
      },
    );
    return;
  }
  const [wide, foot] = [1.1, storey * STOREY + 0.85];
  const tall = storey === 0 ? 1.45 : 1.2;
  if (chance.chance(storey === 0 ? 0.6 : 0.3)) {
    boarded(art, chance, plane, [middle - wide / 2, foot, wide, tall]);
    return;
  }
  windowIn(
    art,
    chance,
    plane,
    { u: middle - wide / 2, v: foot, width: wide, height: tall },
    {
      frame: '#d8d0bf',
      leaves: 2,
      panes: [2, 3],
      lamp: false,
      curtain: 'none',
      ...(house.material === 'brick' ? { lintel: { kind: 'brick', colour: house.colour } as const } : {}),
    },
  );
  // One pane is gone.
  const [u, v] = [middle + chance.pick([-0.4, 0.08]), foot + tall * chance.pick([0.14, 0.42])];
  plane.polygon(blot(chance, u + 0.16, v + 0.16, 0.3, 0.32, 9), '#1c1e22', { opacity: 0.85 });
}

/** A hole in the tiles, with battens and rafters over the dark loft. */
function hole(
  art: Art,
  chance: Chance,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const row = 0.28;
  const rows = Math.max(2, Math.round(height / row));
  const edge = (side: -1 | 1): Point[] =>
    Array.from({ length: rows }, (_, index): Point[] => {
      const swell = Math.sin((Math.PI * (index + 0.7)) / (rows + 0.4));
      const x = u + side * width * 0.5 * swell * chance.between(0.75, 1.1);
      return [
        [x, v + index * row],
        [x, v + (index + 1) * row],
      ];
    }).flat();
  const outline = [...edge(-1), ...edge(1).toReversed()];
  plane.polygon(outline, lit(art.colour('#3a3430'), -0.06));
  art.clipped(plane.path(outline), () => {
    const wood = art.colour('#8a6a4a');
    for (let x = u - width; x < u + width; x += 0.62)
      plane.rect(x, v - 0.2, 0.13, height + 1, lit(wood, -0.06));
    for (let y = v; y < v + height + 0.5; y += row) plane.rect(u - width, y, width * 2, 0.05, wood);
    plane.shade(corners(u - width, v + height - 0.25, width * 2, 0.6), 1.2, 2);
  });
}

function roof(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const { width } = house;
  const foot = wallOf(house);
  const top = foot + house.roof;
  const sag = chance.between(0.2, 0.42);
  const ridge = Array.from({ length: 13 }, (_, step): Point => {
    const t = step / 12;
    return [width - 0.1 - t * (width - 0.2), top - sag * Math.sin(Math.PI * t)];
  });
  tiles(
    art,
    chance.fork('tiles'),
    plane,
    [[-0.4, foot - 0.1], [width / 2, foot - 0.18], [width + 0.4, foot - 0.1], ...ridge],
    house.tile,
    house.tile === '#545e68' ? SLATES : {},
  );
  const under = ridge.map(([u, v]): Point => [u, v - 0.16]).toReversed();
  plane.polygon([...ridge, ...under], art.mood.snow ? SNOW : lit(art.colour(house.tile), -0.08));
  const holes = chance.int(2, 3);
  for (let index = 0; index < holes; index += 1) {
    const own = chance.fork(`hole-${index}`);
    const u = (width * (index + own.between(0.3, 0.7))) / holes;
    hole(
      art,
      own,
      plane,
      u,
      foot + own.between(0.4, house.roof * 0.42),
      own.between(0.9, 2),
      own.between(0.7, 1.4),
    );
  }
  const moss = Array.from({ length: 10 }, () =>
    plane.path(
      blot(chance, chance.between(0, width), foot + chance.between(0, 0.8), chance.between(0.3, 1.2), 0.22),
    ),
  );
  art.path(moss.join(''), mix(art.mood.foliage[1], art.colour(house.tile), 0.3), { opacity: 0.6 });
  plane.shade(corners(0, foot - 0.75, width, 0.75), 1, 3);
  // The gutter hangs at one end.
  const zinc = lit(art.colour('#7c8488'), -0.04);
  plane.line(
    [
      [-0.4, foot - 0.18],
      [width * 0.6, foot - 0.2],
      [width + 0.3, foot - chance.between(0.3, 0.75)],
    ],
    zinc,
    0.11,
  );
}

/** Ivy that has climbed from a corner to the eaves. */
function ivy(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const scale = plane.scale(0, 0);
  const edge = house.ivy < 0 ? 0 : house.width;
  const top = wallOf(house) + 0.5;
  const clumps = Array.from({ length: 34 }, () => {
    const v = Math.sqrt(chance.next()) * top * 0.98;
    const reach = (0.35 + 1.5 * (1 - v / top) ** 0.6 + Math.sin(v * 2.1) * 0.3) * chance.between(0.1, 1);
    const [x, y] = plane.at(edge - house.ivy * (reach - 0.25), v);
    return [x, y, scale * chance.between(0.16, 0.38)] as const;
  });
  art.clipped(
    pathThrough([
      [-50, -50],
      [art.width + 50, -50],
      [art.width + 50, plane.at(0, 0)[1] + 4],
      [-50, plane.at(0, 0)[1] + 4],
    ]),
    () => crown(art, chance, clumps, art.mood.foliage, scale * 0.1, 1.1),
  );
}

/** The house with its left foot at the plane's origin. */
export function drawRuin(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const field: Field = [0, 0, house.width, wallOf(house)];
  chimney(
    art,
    chance.fork('chimney'),
    plane,
    house.ivy < 0 ? house.width * 0.76 : house.width * 0.12,
    field[3] + house.roof - 1,
    1.7,
  );
  wall(art, chance.fork('wall'), plane, house, field);
  for (let storey = 0; storey < house.storeys; storey += 1) {
    for (let bay = 0; bay < house.bays; bay += 1)
      opening(art, chance.fork(`${storey}-${bay}`), plane, house, storey, bay);
  }
  roof(art, chance.fork('roof'), plane, house);
  ivy(art, chance.fork('ivy'), plane, house);
  const lean = house.ivy < 0 ? house.width + 0.2 : -1.9;
  boards(art, chance.fork('shed'), plane, [lean, 0, 1.7, 1.7], '#8a7258', { size: 0.17 });
  plane.polygon(
    [
      [lean - 0.15, 1.65],
      [lean + 1.85, 1.65],
      [house.ivy < 0 ? lean : lean + 1.7, 2.25],
      [house.ivy < 0 ? lean - 0.05 : lean + 1.75, 2.25],
    ],
    art.mood.snow ? SNOW : lit(art.colour('#6f6a66'), 0.02),
  );
}
