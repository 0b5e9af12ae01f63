import type { Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners } from '../canvas/plane.ts';
import { NEAR_EDGE, type Room } from './room.ts';
import type { FloorKind, RoomStyle } from './style.ts';

/** Lightness offsets, because no two boards are alike. */
const SHADES = [0, 0.022, -0.025, 0.034, -0.012] as const;

/** Pieces of a floor, each in one of its shades. */
function pieces(room: Room, chance: Chance, all: readonly (readonly Point[])[], colour: string): void {
  const paths = SHADES.map(() => '');
  for (const piece of all) {
    const index = chance.int(0, SHADES.length - 1);
    paths[index] += room.floor.path(piece);
  }
  const joint = lit(colour, -0.09);
  paths.forEach((d, index) => {
    room.art.path(d, lit(colour, SHADES[index] ?? 0), { stroke: joint, strokeWidth: 0.7 });
  });
}

/** Coordinates one step apart. */
const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);

const bars = (width: number, depth: number, chance: Chance): readonly (readonly Point[])[] =>
  steps(0, width, 0.19).flatMap((x) => {
    const row: (readonly Point[])[] = [];
    for (let z = NEAR_EDGE - chance.next(); z < depth; ) {
      const long = chance.between(1.2, 2.4);
      row.push(corners(x, z, Math.min(0.19, width - x), Math.min(long, depth - z)));
      z += long;
    }
    return row;
  });

/** Chevrons of short boards. */
const chevrons = (width: number, depth: number): readonly (readonly Point[])[] => {
  const [run, wide] = [0.44, 0.17];
  return steps(-run, width + run, run * 2).flatMap((x) =>
    steps(NEAR_EDGE, depth + 0.5, wide).flatMap((z): (readonly Point[])[] =>
      [1, -1].map((way): readonly Point[] => [
        [x, z],
        [x + way * run, z + run],
        [x + way * run, z + run + wide],
        [x, z + wide],
      ]),
    ),
  );
};

const squares = (width: number, depth: number, size: number): readonly (readonly Point[])[] =>
  steps(0, width, size).flatMap((x) =>
    steps(NEAR_EDGE, depth, size).map((z) =>
      corners(x, z, Math.min(size, width - x), Math.min(size, depth - z)),
    ),
  );

function flecks(room: Room, chance: Chance, colour: string): void {
  for (const by of [-0.03, 0.025]) {
    let d = '';
    for (let n = 0; n < 90; n += 1) {
      const [x, z] = [chance.between(0, room.width), chance.between(NEAR_EDGE, room.depth)];
      d += room.floor.path(corners(x, z, chance.between(0.1, 0.6), chance.between(0.02, 0.08)));
    }
    room.art.path(d, lit(colour, by), { opacity: 0.35, blur: 2 });
  }
}

type Draw = (room: Room, chance: Chance, colour: string, other: string) => void;
const FLOORS: Record<FloorKind, Draw> = {
  herringbone: (room, chance, colour) => pieces(room, chance, chevrons(room.width, room.depth), colour),
  planks: (room, chance, colour) => pieces(room, chance, bars(room.width, room.depth, chance), colour),
  tiles: (room, chance, colour) => pieces(room, chance, squares(room.width, room.depth, 0.55), colour),
  checks(room, _chance, colour, other) {
    const rows = Math.ceil((room.depth - NEAR_EDGE) / 0.45);
    const paths = ['', ''];
    squares(room.width, room.depth, 0.45).forEach((square, index) => {
      const even = (Math.floor(index / rows) + (index % rows)) % 2;
      paths[even] += room.floor.path(square);
    });
    paths.forEach((d, index) => {
      room.art.path(d, index === 0 ? colour : other, { stroke: lit(colour, -0.1), strokeWidth: 0.8 });
    });
  },
  concrete: flecks,
  carpet: flecks,
};

interface FloorLook {
  readonly kind: FloorKind;
  readonly colour: string;
  /** Colour of the other tiles of a chequered floor. */
  readonly other: string;
}

/** The floor of living rooms in this style; with `warm`, boards instead of tiles. */
export const livingFloor = ({ floor, floorColour, floorOther, wood }: RoomStyle, warm = false): FloorLook =>
  warm && (floor === 'tiles' || floor === 'checks')
    ? { kind: 'planks', colour: mix(wood, '#f0dcc0', 0.3), other: floorOther }
    : { kind: floor, colour: floorColour, other: floorOther };

/** The floor, lighter near the viewer and darker at the back. */
export function drawFloor(room: Room, look: FloorLook = livingFloor(room.style)): void {
  const { art, floor, width, depth } = room;
  const { wash, shadow } = art.mood;
  const colour = art.colour(look.colour);
  const all = corners(0, NEAR_EDGE, width, depth - NEAR_EDGE);
  floor.polygon(all, colour);
  art.clipped(floor.path(all), () => {
    FLOORS[look.kind](room, room.chance.fork('floor'), colour, art.colour(look.other));
  });
  floor.polygon(
    all,
    art.gradient([
      [0, shadow.colour, 0.16],
      [0.25, shadow.colour, 0.03],
      [0.6, wash.colour, 0.06],
      [1, shadow.colour, 0.16],
    ]),
  );
}
