/** Shops from inside: shelves, a counter, the street outside; or empty, to let. */
import type { Chance } from '../../canvas/chance.ts';
import { pendant } from '../../furniture/lamp.ts';
import { gallery, mirror } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { bookcase, wallShelf } from '../../furniture/shelf.ts';
import { COUNTER_WIDTH, clothesRail, counter, displayTable, flowerStand } from '../../furniture/shop.ts';
import { box } from '../../furniture/stored.ts';
import { drawFloor, livingFloor } from '../../interior/floors.ts';
import { patioDoor, roomDoor, roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';
import type { LampShape } from '../../interior/style.ts';
import type { Layout } from '../layout.ts';
import { ladder } from '../renovate.ts';

const planOf =
  (seen: Layout['seen']) =>
  (chance: Chance): RoomPlan => {
    const [width, depth] = [chance.between(5.8, 6.4), chance.between(4.2, 4.7)];
    const front = seen === 'front';
    return {
      width,
      height: chance.between(3, 3.4),
      depth,
      shot: {
        from: front ? [width / 2 + chance.between(-0.5, 0.5), -1.7] : [width - 1.2, -1.6],
        towards: front ? [width / 2, depth] : [width / 2 - 0.6, depth - 0.2],
        span: 6.5,
        foot: 0.7,
        eye: 1.5,
      },
    };
  };

function shell(room: Room, chance: Chance): void {
  const { style } = room;
  const kind = chance.pick(['accent', 'feature', 'accent', 'plain'] as const);
  drawShell(room, {
    panelled: false,
    feature: kind === 'feature' ? style.feature : 'plain',
    accent: kind === 'accent' ? style.accent : style.wall,
  });
  drawFloor(room, style.floor === 'carpet' ? style.wetFloor : livingFloor(style));
}

/** The display window and the door of the shop in its left wall. */
function shopfront(room: Room): void {
  const { walls, depth, style } = room;
  roomWindow(
    room,
    walls.left,
    { u: depth - 4.4, v: 0.4, width: 2.5, height: 2.2 },
    { columns: 2, rows: 1, frame: style.dark },
  );
  patioDoor(room, walls.left, depth - 1.6, 1.05);
}

function lamps(room: Room, chance: Chance): void {
  const shape: LampShape = chance.pick(['dome', 'cone', 'globe'] as const);
  const hex = chance.pick([room.style.dark, room.style.textiles[1], room.style.metal]);
  for (const share of [0.28, 0.5, 0.72])
    pendant(room.at(room.width * share, room.depth - 1.7), room.height, room.height - 2.25, 0.2, shape, hex);
}

/** Shelves up to the ceiling, a counter before them, tables in the middle. */
function shelves(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  shopfront(room);
  for (const n of [0, 1])
    bookcase(room.against('back', 0.3 + n * 1.45, 1.4), chance.fork(`shelf-${n}`), style, {
      width: 1.4,
      height: 2.35,
      rows: 5,
    });
  gallery(room, walls.back, chance.fork('pictures'), width - 1.4, 1.7);
  counter(room.at(width - 2.6, depth - 0.9), chance.fork('counter'), style);
  bookcase(room.against('right', depth - 3, 1.6), chance.fork('side'), style, {
    width: 1.6,
    height: 2.1,
    rows: 5,
  });
  displayTable(room.at(1.9, depth - 2), chance.fork('table'), style);
  if (chance.chance(0.7)) displayTable(room.at(3.4, depth - 2.7), chance.fork('table-2'), style);
  lamps(room, chance.fork('lamps'));
}

/** Rails of clothes, a tall mirror, a rug. */
function clothes(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  shopfront(room);
  clothesRail(room.against('back', 0.6, 1.9), chance.fork('rail'), style, 1.9);
  for (const y of [1.8]) wallShelf(room.against('back', 0.7, 1.7), chance.fork('over'), style, 1.7, y);
  mirror(room, walls.back, chance.fork('mirror'), [2.8, 0.35, 0.8, 1.75]);
  counter(room.at(width - 2.35, depth - 0.8), chance.fork('counter'), style);
  rug(room, chance.fork('rug'), { x: 2.3, z: depth - 2.1, width: 2.8, depth: 1.9 });
  displayTable(room.at(2.3, depth - 2.1), chance.fork('table'), style);
  clothesRail(room.against('right', depth - 3, 1.6), chance.fork('rail-2'), style, 1.6);
  plant(room.at(width - 0.5, depth - 0.4), chance.fork('plant'), 1.5, chance.pick(style.textiles));
  lamps(room, chance.fork('lamps'));
}

/** Plants and flowers on steps. */
function flowers(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  shell(room, chance.fork('shell'));
  shopfront(room);
  flowerStand(room.against('back', 0.6, 2.2), chance.fork('stand'), style, 2.2);
  for (const y of [1.6, 2.05]) wallShelf(room.against('back', 3.1, 2.2), chance.fork(y), style, 2.2, y);
  counter(room.at(width - COUNTER_WIDTH - 0.4, depth - 0.75), chance.fork('counter'), style);
  displayTable(room.at(2.6, depth - 2.4), chance.fork('table'), style);
  for (let n = 0; n < 4; n += 1) {
    const own = chance.fork(`plant-${n}`);
    const [x, z] = [
      [0.6, depth - 1.5],
      [3.9, depth - 2.2],
      [1.2, depth - 2.4],
      [width - 0.5, depth - 2],
    ][n] as [number, number];
    plant(room.at(x, z), own, own.between(0.7, 1.4), own.pick(style.textiles));
  }
  lamps(room, chance.fork('lamps'));
}

/** Empty, with the street seen through the front. */
function toLet(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  const x = width / 2;
  const tall = 2.35;
  for (const u of [0.35, x + 0.75])
    roomWindow(
      room,
      walls.back,
      { u, v: 0.35, width: x - 1.1, height: tall - 0.32 },
      { columns: 2, rows: 1, frame: style.dark },
    );
  patioDoor(room, walls.back, x - 0.55, 1.1);
  roomDoor(room, walls.right, depth - 2.4);
  const things = chance.fork('things');
  if (things.chance(0.6)) counter(room.at(width - 0.5, depth - 1.3, 'west'), things, style);
  if (things.chance(0.6)) ladder(room, 0.5, depth - 0.8);
  for (let n = 0; n < things.int(2, 4); n += 1)
    box(room.at(0.4 + n * 0.62, depth - 1.1 - n * 0.3), things.fork(`box-${n}`));
  if (things.chance(0.5)) displayTable(room.at(x + 0.9, depth - 2.3), things.fork('table'), style);
  lamps(room, chance.fork('lamps'));
}

export const SHOPS: readonly Layout[] = [shelves, clothes, flowers].flatMap((furnish) =>
  (['front', 'corner'] as const).map((seen): Layout => ({ seen, plan: planOf(seen), furnish })),
);
export const EMPTY_SHOPS: readonly Layout[] = (['front', 'corner'] as const).map((seen) => ({
  seen,
  plan: planOf(seen),
  furnish: toLet,
}));
