/** Shared parts of living rooms. */
import type { Chance } from '../../canvas/chance.ts';
import { FIREPLACE_WIDTH, fireplace, stove } from '../../furniture/fireplace.ts';
import { PIANO_WIDTH, piano } from '../../furniture/piano.ts';
import { gallery, mirror, television } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { bookcase, sideboard } from '../../furniture/shelf.ts';
import { basket, cat, radiator } from '../../furniture/small.ts';
import { sofa } from '../../furniture/sofa.ts';
import { drawFloor } from '../../interior/floors.ts';
import type { Facing } from '../../interior/frame.ts';
import { patioDoor, roomWindow } from '../../interior/openings.ts';
import type { Room } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';

/** Walls, ceiling and floor; sometimes the back wall has another finish. */
export function shell(room: Room, chance: Chance): void {
  const { style } = room;
  const kind = chance.pick(['plain', 'plain', 'feature', 'accent'] as const);
  drawShell(room, {
    feature: kind === 'feature' ? style.feature : 'plain',
    accent: kind === 'accent' ? style.accent : style.wall,
  });
  drawFloor(room);
}

/** Windows along the left wall between two depths: tall ones, or doors to the terrace. */
export function leftWindows(room: Room, chance: Chance, from: number, to: number): void {
  const { style } = room;
  const curtains = chance.chance(0.75) ? 'long' : undefined;
  const long = to - from;
  if (chance.chance(0.35)) {
    patioDoor(room, room.walls.left, from + 0.25, long - 0.5, curtains);
    return;
  }
  const count = Math.max(1, Math.round(long / 1.9));
  const each = long / count;
  const wide = Math.min(1.4, each - 0.55);
  const v = chance.pick([0.45, 0.75, 0.85]);
  for (let n = 0; n < count; n += 1) {
    const u = from + each * (n + 0.5) - wide / 2;
    roomWindow(
      room,
      room.walls.left,
      { u, v, width: wide, height: Math.min(2.45, room.height - 0.35) - v },
      { columns: 2, curtains },
    );
    if (v > 0.7 && curtains === undefined)
      radiator(room.against('left', u + 0.1, wide - 0.2), style, wide - 0.2);
  }
}

export type Focus = 'fireplace' | 'stove' | 'books' | 'television' | 'piano' | 'sideboard';
const WIDTHS: Record<Focus, number> = {
  fireplace: FIREPLACE_WIDTH,
  stove: 1.1,
  books: 1.9,
  television: 1.9,
  piano: PIANO_WIDTH,
  sideboard: 1.8,
};

/** Main object at a back wall, around the middle `x`. */
export function focusAt(room: Room, chance: Chance, kind: Focus, x: number): void {
  const { style, walls, height } = room;
  const wide = WIDTHS[kind];
  const from = x - wide / 2;
  const frame = room.against('back', from, wide);
  if (kind === 'fireplace') {
    mirror(room, walls.back, chance, [x - 0.5, 1.36, 1, Math.min(1.1, height - 1.65)]);
    fireplace(frame, chance, style);
  } else if (kind === 'stove') {
    stove(room.at(x, room.depth - 0.25), height);
    basket(room.at(x + 0.72, room.depth - 0.4), chance.fork('wood'), style);
  } else if (kind === 'books') {
    bookcase(frame, chance, style, { width: wide, height: Math.min(2.3, height - 0.3), rows: 6 });
  } else if (kind === 'piano') {
    gallery(room, walls.back, chance, x, 1.5);
    piano(frame, style);
  } else {
    if (kind === 'television') television(room, walls.back, [x - 0.65, 0.95, 1.3, 0.76]);
    else gallery(room, walls.back, chance, x, 1.3);
    sideboard(frame, chance, style, wide);
  }
}

/** An armchair, in the sofa's colour or another one. */
export function armchair(
  room: Room,
  chance: Chance,
  [x, z]: readonly [number, number],
  facing: Facing,
): void {
  const { style } = room;
  const colour = chance.pick([style.textiles[0], style.textiles[1], style.sofa, style.textiles[2]]);
  sofa(room.at(x, z, facing), chance, style, { width: chance.between(0.82, 0.92), colour });
}

/** A tall plant. */
export function tallPlant(room: Room, chance: Chance, x: number, z: number): void {
  plant(room.at(x, z), chance, chance.between(1.25, 1.8), chance.pick(room.style.textiles));
}

/** One estate out of five has a cat. */
export function perhapsCat(room: Room, chance: Chance, x: number, z: number): void {
  if (chance.chance(0.2)) cat(room.at(x, z), chance);
}
