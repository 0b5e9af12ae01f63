/** A living room. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { FIREPLACE_WIDTH, fireplace, stove } from '../furniture/fireplace.ts';
import { floorLamp, PENDANTS, pendant } from '../furniture/lamp.ts';
import { gallery, mirror } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { bookcase, sideboard } from '../furniture/shelf.ts';
import { SOFA_DEPTH, sofa } from '../furniture/sofa.ts';
import { coffeeTable, diningTable } from '../furniture/table.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { patioDoor, roomDoor, roomWindow } from '../rooms/openings.ts';
import { toBeRenovated } from '../rooms/renovate.ts';
import { createRoom, type Room, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';

/** A hearth, a bookcase or a television against the wall that is seen second best. */
function focus(room: Room, chance: Chance, along: number): void {
  const { style } = room;
  const [, dim] = sideWalls(room);
  const kind = chance.pick(['fireplace', 'stove', 'books', 'television'] as const);
  if (kind === 'fireplace') {
    fireplace(room.against(dim, along, FIREPLACE_WIDTH), chance, style);
    mirror(room, room.walls[dim], chance, [along + 0.25, 1.35, 1, 1.1]);
  } else if (kind === 'stove') {
    stove(room.against(dim, along + 0.5, 0, 0.35), room.height);
  } else if (kind === 'books') {
    bookcase(room.against(dim, along, 1.7), chance, style, { width: 1.7, height: 2.15, rows: 5 });
  } else {
    sideboard(room.against(dim, along - 0.2, 1.9), chance, style, 1.9, true);
    gallery(room, room.walls[dim], chance, along + 0.75, 1.75);
  }
}

/** Sofa below the window, looking at the viewer. */
function acrossTheRoom(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  const [, dim] = sideWalls(room);
  const long = chance.between(2.1, 2.6);
  const x = width / 2 + chance.between(-0.5, 0.5);
  const z = depth - chance.between(0.55, 0.95);
  rug(room, chance.fork('rug'), { x, z: z - 1.5, width: chance.between(2.9, 3.5), depth: 2.1 });
  sofa(room.at(x - long / 2, z), chance.fork('sofa'), style, { width: long });
  coffeeTable(room.at(x + chance.between(-0.1, 0.1), z - 1.65), chance.fork('table'), style);
  const aside = dim === 'left' ? -1 : 1;
  const armchair = chance.fork('armchair');
  if (armchair.chance(0.75)) {
    const colour = armchair.pick([style.textiles[0], style.textiles[1], style.sofa]);
    const frame = aside > 0 ? room.at(x + 2.35, z - 1.05, 'west') : room.at(x - 2.35, z - 2, 'east');
    sofa(frame, armchair, style, { width: 0.92, colour });
  }
  floorLamp(room.at(x - aside * (long / 2 + 0.35), z - 0.2), style, chance.between(1.5, 1.75));
}

/** Sofa against the bright wall, looking across; a dining table behind it where there is room. */
function alongTheWall(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  const [bright] = sideWalls(room);
  const long = chance.between(2.1, 2.5);
  const from = chance.between(0.7, 1);
  const aside = bright === 'left' ? 1 : -1;
  const wall = bright === 'left' ? 0 : width;
  const middle = wall + aside * (SOFA_DEPTH + 1.05);
  rug(room, chance.fork('rug'), { x: middle, z: from + long / 2, width: 2.2, depth: long + 0.7 });
  sofa(room.against(bright, from, long, 0.12), chance.fork('sofa'), style, { width: long });
  coffeeTable(
    room.at(middle, from + long / 2, bright === 'left' ? 'east' : 'west'),
    chance.fork('table'),
    style,
  );
  floorLamp(room.at(wall + aside * 0.45, from + long + 0.35), style, chance.between(1.5, 1.75));
  if (depth > 4.5) diningTable(room, chance.fork('dining'), width / 2 + aside * 0.5, depth - 1.25, 2);
  else
    sideboard(
      room.against('back', width / 2 - 0.9 + aside * 0.9, 1.8),
      chance.fork('board'),
      style,
      1.8,
      false,
    );
}

/** Windows, doors and pictures. */
function walls(room: Room, chance: Chance, back: 'window' | 'pictures'): void {
  const { width, walls: wall } = room;
  const [bright] = sideWalls(room);
  if (back === 'window') {
    const wide = chance.between(2.2, 3.2);
    const v = chance.pick([0.7, 0.85]);
    const middle = width / 2 + chance.between(-0.5, 0.5);
    roomWindow(
      room,
      wall.back,
      { u: middle - wide / 2, v, width: wide, height: 2.5 - v },
      { curtains: chance.chance(0.75) },
    );
    gallery(room, wall.back, chance.fork('far'), middle < width / 2 ? width - 0.85 : 0.85, 1.35);
  } else {
    const aside = bright === 'left' ? 1 : -1;
    gallery(room, wall.back, chance.fork('gallery'), width / 2 + aside * 0.7, 1.4);
    if (chance.chance(0.6)) roomDoor(room, wall.back, bright === 'left' ? width - 1.15 : 0.3);
  }
  if (chance.chance(0.4)) patioDoor(room, wall[bright], chance.between(0.6, 1), 2, chance.chance(0.6));
  else {
    for (const u of [0.7, 2.6])
      roomWindow(
        room,
        wall[bright],
        { u, v: 0.75, width: 1.15, height: 1.75 },
        { rows: 1, curtains: chance.chance(0.6) },
      );
  }
}

/** Draws a living room. */
export function living(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(picture, facts, {
    width: size.between(6.2, 7.2),
    height: size.between(2.75, 3.2),
    depth: size.between(4.1, 5),
    horizon: size.between(460, 510),
  });
  if (facts.toRenovate === true) {
    toBeRenovated(room);
    return;
  }
  const { art, style, chance } = room;
  const layout = chance.fork('layout');
  const across = room.view === 'front' ? layout.chance(0.7) : layout.chance(0.35);
  drawShell(room);
  drawFloor(room);
  walls(room, layout.fork('walls'), across ? 'window' : layout.pick(['window', 'pictures'] as const));
  if (across) acrossTheRoom(room, layout.fork('seats'));
  else alongTheWall(room, layout.fork('seats'));
  focus(room, chance.fork('focus'), room.depth - (across ? 2.2 : 2.9));
  const [bright] = sideWalls(room);
  const edge = (by: number): number => (bright === 'left' ? by : room.width - by);
  const green = chance.fork('plants');
  plant(
    room.at(edge(0.45), room.depth - 0.45),
    green.fork(0),
    green.between(1.2, 1.8),
    green.pick(style.textiles),
  );
  if (green.chance(0.6))
    plant(
      room.at(edge(room.width - 0.4), room.depth - 0.45),
      green.fork(1),
      green.between(1, 1.6),
      green.pick(style.textiles),
    );
  const hanging = chance.fork('pendant');
  if (hanging.chance(0.85)) {
    pendant(
      room.at(room.width / 2, room.depth * 0.45),
      room.height,
      hanging.between(0.6, 0.8),
      hanging.between(0.2, 0.3),
      hanging.pick(PENDANTS),
      hanging.pick([style.textiles[1], '#e6d2b0', style.dark]),
    );
  }
  room.drawThings();
  finish(art, 0.9);
}
