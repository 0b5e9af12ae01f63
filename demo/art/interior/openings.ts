/** Windows and doors in a wall, with their curtains. */
import { ACROSS, type Point } from '../canvas/art.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners } from '../canvas/plane.ts';
import { drawOutlook } from './outlook.ts';
import type { Room, Wall } from './room.ts';
import { colourOn } from './shell.ts';
import { drawSunlight } from './sunlight.ts';

interface Opening {
  /** Metres on its wall. */
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}

interface RoomWindowOptions {
  /** Number of panes side by side and one above the other. */
  readonly columns?: number;
  readonly rows?: number;
  readonly frame?: string;
  readonly sill?: boolean;
  /** Length of the curtains: to the floor, to the sill, or none. */
  readonly curtains?: 'long' | 'short' | undefined;
}

const FRAME = 0.065;
/** Depth of a window in its wall. */
const REVEAL = 0.16;

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

/** One half of a pair of curtains, in folds, from `low` to `top`. */
function drape({ art, style }: Room, wall: Wall, u: number, width: number, low: number, top: number): void {
  const colour = colourOn(art, wall, style.curtain);
  const folds = Math.max(3, Math.round(width / 0.12));
  const plane = wall.inward(0.06);
  const fill = art.gradient([lit(colour, -0.07), lit(colour, 0.045), lit(colour, -0.05)], ACROSS);
  plane.shade(corners(u + 0.06, low, width, top - low), 0.5, 4);
  for (let fold = 0; fold < folds; fold += 1) {
    plane.rect(u + (width * fold) / folds, low, width / folds + 0.004, top - low, fill);
  }
  plane.rect(u, low, width, 0.04, lit(colour, -0.05), { opacity: 0.6 });
}

function curtainsOf(room: Room, wall: Wall, { u, v, width, height }: Opening, kind: 'long' | 'short'): void {
  const top = Math.min(room.height - 0.14, v + height + 0.16);
  const low = kind === 'long' ? 0.02 : Math.max(0.02, v - 0.12);
  const wide = Math.min(0.5, 0.2 + width * 0.13);
  drape(room, wall, u - wide + 0.06, wide, low, top);
  drape(room, wall, u + width - 0.06, wide, low, top);
  wall
    .inward(0.08)
    .rect(u - wide - 0.02, top - 0.01, width + wide * 2 + 0.04, 0.035, room.art.colour(room.style.dark));
}

/** Draws a window with its view. Windows over a metre wide have two panes. */
export function roomWindow(room: Room, wall: Wall, opening: Opening, options: RoomWindowOptions = {}): void {
  const { art, camera, style } = room;
  const { u, v, width, height } = opening;
  const { columns = width > 2.2 ? 3 : width > 0.9 ? 2 : 1, sill = v > 0.3 } = options;
  const rows = options.rows ?? (style.bars ? (height > 1.2 ? 3 : 2) : 1);
  const frame = colourOn(art, wall, options.frame ?? style.frame);
  const trim = colourOn(art, wall, style.trim);
  const { plane } = wall;
  const glazing = wall.inward(-REVEAL);
  const all = corners(u, v, width, height);
  plane.rect(u - 0.08, v - (sill ? 0.08 : 0), width + 0.16, height + (sill ? 0.16 : 0.08), lit(trim, -0.015));
  plane.polygon(all, lit(trim, -0.05));
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
      const tall = row === 0 || row === rows ? FRAME * 1.6 : FRAME * 0.6;
      glazing.rect(u, v + (height * row) / rows - tall / 2, width, tall, frame);
    }
  });
  if (sill) {
    wall.inward(0.05).rect(u - 0.14, v - 0.06, width + 0.28, 0.06, lit(trim, 0.03));
    plane.rect(u - 0.12, v - 0.11, width + 0.24, 0.045, art.mood.shadow.colour, { opacity: 0.2 });
  }
  room.addSunlight(() => drawSunlight(room, wall, panesOf(opening, columns, rows)));
  if (options.curtains !== undefined) curtainsOf(room, wall, opening, options.curtains);
}

/** A glazed door to outside, to the floor. */
export const patioDoor = (room: Room, wall: Wall, u: number, width: number, curtains?: 'long'): void =>
  roomWindow(
    room,
    wall,
    { u, v: 0.03, width, height: Math.min(2.35, room.height - 0.4) },
    { columns: Math.max(2, Math.round(width / 0.95)), rows: room.style.bars ? 4 : 1, sill: false, curtains },
  );

/** A door to another room, 1.06 m wide with its frame: panelled, or flush with modern windows. */
export function roomDoor({ art, style }: Room, wall: Wall, u: number): void {
  const colour = colourOn(art, wall, style.bars ? mix(style.trim, style.wood, 0.12) : style.trim, 0.02);
  const { plane } = wall;
  const shadow = art.mood.shadow.colour;
  plane.rect(u - 0.1, 0, 1.06, 2.2, lit(colour, 0.005));
  plane.rect(u - 0.015, 0, 0.89, 2.115, mix(colour, shadow, 0.3));
  plane.rect(u, 0.01, 0.86, 2.09, lit(colour, -0.03));
  if (style.panelled || style.bars) {
    for (const [v, height] of [
      [0.18, 0.72],
      [1.05, 0.9],
    ] as const) {
      plane.rect(u + 0.12, v, 0.62, height, lit(colour, -0.08));
      plane.rect(u + 0.14, v + 0.02, 0.58, height - 0.04, lit(colour, -0.02));
    }
  }
  const metal = art.colour(style.metal);
  plane.rect(u + 0.76, 0.94, 0.045, 0.2, lit(metal, -0.03));
  wall.inward(0.05).rect(u + 0.66, 1.03, 0.13, 0.026, metal);
}
