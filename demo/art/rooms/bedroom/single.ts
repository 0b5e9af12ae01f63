/** Bedrooms with single beds: for a child, or for two guests. */
import type { Chance } from '../../canvas/chance.ts';
import { bed, bunk, nightstand } from '../../furniture/bed.ts';
import { desk, officeChair } from '../../furniture/desk.ts';
import { gallery, picture } from '../../furniture/picture.ts';
import { rug } from '../../furniture/rug.ts';
import { bookcase, wallShelf } from '../../furniture/shelf.ts';
import { basket, pouf } from '../../furniture/small.ts';
import { bunting, toys } from '../../furniture/toys.ts';
import { roomWindow } from '../../interior/openings.ts';
import type { Room } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { cornerPlan, frontPlan } from './double.ts';
import { clothes, lamp, shell, sideWindow, tallPlant } from './parts.ts';

/** A bed along the back wall and a desk below the window. */
function childsCorner(room: Room, chance: Chance): void {
  const { style, depth, walls, height } = room;
  shell(room, chance.fork('shell'));
  const z = depth - 2.1;
  const opening = { u: z - 0.05, v: 0.95, width: 1.4, height: Math.min(1.3, height - 1.3) };
  roomWindow(room, walls.left, opening, { curtains: 'short' });
  desk(room.against('left', z, 1.3), chance.fork('desk'), style, { width: 1.3, depth: 0.62 });
  officeChair(room.at(1.3, z + 0.95, 'west'), style, chance.pick(style.textiles));
  rug(room, chance.fork('rug'), { x: 2.5, z: depth - 2, width: 2.3, depth: 1.8 });
  if (chance.chance(0.6)) bunting(room, walls.back, chance.fork('bunting'), [1.1, 2.15], [3.1, 2.15]);
  else gallery(room, walls.back, chance.fork('pictures'), 2.05, 1.45);
  if (chance.chance(0.35)) bunk(room.at(3.3, depth - 0.05), chance.fork('bunk'), style);
  else {
    bed(room.at(3.05, depth - 0.05), chance.fork('bed'), style, { width: 0.95 });
    wallShelf(room.against('back', 3, 1.1), chance.fork('over'), style, 1.1, 1.5);
  }
  bookcase(room.against('back', 1.45, 1.2), chance.fork('books'), style, {
    width: 1.2,
    height: 1.2,
    rows: 3,
  });
  toys(room, chance.fork('toys'), [1.8, depth - 2.7, 1.4, 1.1]);
  pouf(room.at(1.7, depth - 2.85), chance.fork('pouf'), style);
  tallPlant(room, chance.fork('plant'), 0.5, depth - 0.4);
  lamp(room, chance.fork('lamp'), 2.4, depth - 1.5);
}

/** The bed lengthwise below a shelf, all that a child needs around it. */
function childsFront(room: Room, chance: Chance): void {
  const { style, depth, width, walls } = room;
  shell(room, chance.fork('shell'));
  const x = width / 2;
  sideWindow(room, chance.fork('window'), depth - 1.6);
  rug(room, chance.fork('rug'), { x, z: depth - 2, width: 2.5, depth: 1.7 });
  if (chance.chance(0.6)) bunting(room, walls.back, chance.fork('bunting'), [x - 1.9, 2.2], [x - 0.1, 2.2]);
  else gallery(room, walls.back, chance.fork('pictures'), x - 1.1, 1.5);
  bed(room.at(x - 1.75, depth - 0.06), chance.fork('bed'), style, { width: 1 });
  nightstand(room.against('back', x - 0.68, 0.48), chance.fork('stand'), style, chance.pick(style.textiles));
  desk(room.against('back', x + 0.1, 1.3), chance.fork('desk'), style, { width: 1.3, depth: 0.6 });
  officeChair(room.at(x + 1.05, depth - 1.25, 'north'), style, chance.pick(style.textiles));
  wallShelf(room.against('back', x + 0.1, 1.3), chance.fork('shelf'), style, 1.3, 1.5);
  clothes(room, chance.fork('clothes'), 'right', depth - 2.5);
  toys(room, chance.fork('toys'), [x - 0.8, depth - 2.6, 1.7, 1.1]);
  basket(room.at(x - 0.3, depth - 1.3), chance.fork('basket'), style);
  lamp(room, chance.fork('lamp'), x, depth - 1.5);
}

/** Two beds with the window between them. */
function twins(room: Room, chance: Chance): void {
  const { style, depth, width, walls, height } = room;
  shell(room, chance.fork('shell'));
  const x = width / 2;
  const opening = { u: x - 0.6, v: 0.95, width: 1.2, height: Math.min(1.35, height - 1.3) };
  roomWindow(room, walls.back, opening, { columns: 2, curtains: chance.chance(0.7) ? 'short' : undefined });
  rug(room, chance.fork('rug'), { x, z: depth - 1.9, width: 2.6, depth: 2 });
  for (const [name, from] of [
    ['left', x - 1.5],
    ['right', x + 0.55],
  ] as const) {
    bed(room.against('back', from, 0.95), chance.fork('bed'), style, { width: 0.95 });
    if (chance.chance(0.7))
      picture(room, walls.back, chance.fork(`picture-${name}`), [from + 0.2, 1.5, 0.55, 0.7]);
  }
  nightstand(room.against('back', x - 0.24, 0.48), chance.fork('stand'), style, chance.pick(style.textiles));
  clothes(room, chance.fork('clothes'), 'right', depth - 2.6);
  tallPlant(room, chance.fork('plant'), 0.42, depth - 0.42);
  lamp(room, chance.fork('lamp'), x, depth - 1.5);
}

export const CHILD_BEDROOMS: readonly Layout[] = [
  { seen: 'corner', plan: cornerPlan, furnish: childsCorner },
  { seen: 'front', plan: frontPlan, furnish: childsFront },
];
export const TWIN_BEDROOMS: readonly Layout[] = [{ seen: 'front', plan: frontPlan, furnish: twins }];
