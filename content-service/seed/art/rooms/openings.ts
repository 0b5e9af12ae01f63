/** Windows and glazed doors in a wall, what hangs before them, and the sun they let in. */
import { ACROSS, type Point } from '../art.ts';
import type { Place } from '../camera.ts';
import { lit, mix } from '../colour.ts';
import { corners } from '../plane.ts';
import { drawOutlook } from './outlook.ts';
import type { Room, Wall } from './room.ts';
import { shadeOf } from './shell.ts';

export interface Opening {
  /** Metres on its wall. */
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}

export interface RoomWindowOptions {
  /** Panes next to one another and above one another. */
  readonly columns?: number;
  readonly rows?: number;
  readonly frame?: string;
  readonly sill?: boolean;
  readonly curtains?: boolean | string;
}

const FRAME = 0.065;
/** How deep a window lies in its wall. */
const REVEAL = 0.16;
const SUNNY = new Set(['morning', 'noon', 'golden']);

const panesOf = (
  { u, v, width, height }: Opening,
  columns: number,
  rows: number,
): readonly (readonly Point[])[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [wide, tall] = [width / columns, height / rows];
    return corners(u + column * wide + 0.04, v + row * tall + 0.04, wide - 0.08, tall - 0.08);
  });

/** Patches of sun on the floor, one for each pane. */
function sunlight(room: Room, wall: Wall, panes: readonly (readonly Point[])[]): void {
  const { art, camera, width } = room;
  const across = -art.sun;
  const lights = wall.name === 'back' || (wall.name === 'left') === art.sun < 0;
  if (!(SUNNY.has(art.moodName) && lights)) return;
  const chance = room.chance.fork('sun');
  const [run, slant] = wall.name === 'back' ? [0.5, -0.9] : [0.95, chance.between(-0.3, 0)];
  const onFloor = ([u, v]: Point): Place => {
    const [x, y, z] = wall.place(u, v);
    const reach = y / 0.75;
    return [Math.max(0, Math.min(width, x + across * run * reach)), 0.003, z + slant * reach];
  };
  const { colour } = art.mood.wash;
  for (const pane of panes) {
    const patch = camera.outline(pane.map(onFloor));
    art.polygon(patch, mix(colour, '#fff3cf', 0.5), { opacity: 0.4, blend: 'soft-light', blur: 1.6 });
    art.polygon(patch, mix(colour, '#ffe9b8', 0.4), { opacity: 0.34, blend: 'screen', blur: 1.4 });
  }
}

/** One half of a pair of curtains, in folds. */
function drape(room: Room, wall: Wall, u: number, width: number, top: number, hex: string): void {
  const { art } = room;
  const colour = mix(art.colour(hex), art.mood.shadow.colour, shadeOf(art, wall) * 0.8);
  const folds = Math.max(3, Math.round(width / 0.12));
  const plane = wall.inward(0.06);
  const fill = art.gradient([lit(colour, -0.09), lit(colour, 0.045), lit(colour, -0.06)], ACROSS);
  plane.shade(corners(u - art.sun * 0.06, 0.02, width, top), 0.5, 4);
  for (let fold = 0; fold < folds; fold += 1) {
    plane.rect(u + (width * fold) / folds, 0.03, width / folds + 0.004, top - 0.03, fill);
  }
}

/** Draws a window with its view. Those over a metre wide have two panes. */
export function roomWindow(room: Room, wall: Wall, opening: Opening, options: RoomWindowOptions = {}): void {
  const { art, camera, style } = room;
  const { u, v, width, height } = opening;
  const { columns = width > 2.2 ? 3 : width > 0.9 ? 2 : 1, rows = 1, sill = v > 0.3 } = options;
  const frame = mix(art.colour(options.frame ?? style.trim), art.mood.shadow.colour, shadeOf(art, wall));
  const { plane } = wall;
  const glazing = wall.inward(-REVEAL);
  const all = corners(u, v, width, height);
  plane.rect(u - 0.1, v - (sill ? 0.1 : 0), width + 0.2, height + (sill ? 0.2 : 0.1), lit(frame, -0.015));
  plane.polygon(all, lit(frame, -0.07));
  const sides = plane.outline(all);
  const [xs, ys] = [sides.map(([x]) => x), sides.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = {
    x: left,
    y: top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    horizon: camera.point([camera.eye[0], camera.eye[1], camera.eye[2] + 5])[1],
  };
  const chance = room.chance.fork(`window-${wall.name}-${u.toFixed(1)}`);
  art.clipped(plane.path(all), () => {
    art.clipped(glazing.path(all), () => {
      drawOutlook(art, chance, room.outlook, box);
      for (const at of [0.12, 0.4]) {
        glazing.polygon(
          [
            [u + width * at, v],
            [u + width * (at + 0.1), v],
            [u + width * (at + 0.1) + height * 0.4, v + height],
            [u + width * at + height * 0.4, v + height],
          ],
          '#ffffff',
          { opacity: 0.1 },
        );
      }
    });
    for (let column = 0; column <= columns; column += 1) {
      const wide = column === 0 || column === columns ? FRAME * 1.6 : FRAME;
      glazing.rect(u + (width * column) / columns - wide / 2, v, wide, height, frame);
    }
    for (let row = 0; row <= rows; row += 1) {
      const tall = row === 0 || row === rows ? FRAME * 1.6 : FRAME * 0.8;
      glazing.rect(u, v + (height * row) / rows - tall / 2, width, tall, frame);
    }
  });
  if (sill) {
    wall.inward(0.05).rect(u - 0.16, v - 0.06, width + 0.32, 0.06, lit(frame, 0.03));
    plane.rect(u - 0.14, v - 0.11, width + 0.28, 0.045, art.mood.shadow.colour, { opacity: 0.2 });
  }
  sunlight(room, wall, panesOf(opening, columns, rows));
  const { curtains = false } = options;
  if (curtains === false) return;
  const hex = curtains === true ? style.curtain : curtains;
  const top2 = Math.min(room.height - 0.12, v + height + 0.16);
  const wide = Math.min(0.55, 0.22 + width * 0.13);
  drape(room, wall, u - wide - 0.04, wide, top2, hex);
  drape(room, wall, u + width + 0.04, wide, top2, hex);
  wall.inward(0.07).rect(u - wide - 0.12, top2, width + wide * 2 + 0.24, 0.035, art.colour(style.dark));
}

/** A glazed door to outside, with thin frames. */
export const patioDoor = (room: Room, wall: Wall, u: number, width: number, curtains = false): void =>
  roomWindow(
    room,
    wall,
    { u, v: 0.03, width, height: Math.min(2.35, room.height - 0.4) },
    {
      frame: room.style.dark,
      sill: false,
      curtains,
    },
  );

/** A door to another room. */
export function roomDoor(room: Room, wall: Wall, u: number): void {
  const { art, style } = room;
  const colour = mix(art.colour(style.trim), art.mood.shadow.colour, shadeOf(art, wall) + 0.03);
  const { plane } = wall;
  plane.rect(u - 0.1, 0, 1.06, 2.2, lit(colour, -0.01));
  plane.rect(u, 0, 0.86, 2.1, lit(colour, -0.045));
  for (const [v, height] of [
    [0.15, 0.75],
    [1.05, 0.9],
  ] as const) {
    plane.rect(u + 0.12, v, 0.62, height, lit(colour, -0.085));
    plane.rect(u + 0.14, v + 0.02, 0.58, height - 0.04, lit(colour, -0.03));
  }
  plane.rect(u + 0.72, 1.0, 0.1, 0.025, art.colour(style.metal));
}
