/** Cellars for storage, wine, laundry or work. */
import type { Chance } from '../../canvas/chance.ts';
import { washer } from '../../furniture/bathroom-things.ts';
import { bareBulb } from '../../furniture/lamp.ts';
import { basket } from '../../furniture/small.ts';
import { box, crates, storageRack, wineRack, workbench } from '../../furniture/stored.ts';
import { roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { ladder } from '../renovate.ts';
import { shell } from './shell.ts';

const planOf =
  (seen: Layout['seen']) =>
  (chance: Chance): RoomPlan => {
    const [width, depth] = [chance.between(3.9, 4.5), chance.between(3.2, 3.7)];
    const front = seen === 'front';
    return {
      width,
      height: chance.between(2.2, 2.4),
      depth,
      shot: {
        from: front ? [width / 2 + chance.between(-0.4, 0.4), -1.5] : [width - 0.6, -1.4],
        towards: front ? [width / 2, depth] : [width / 2 - 0.35, depth - 0.2],
        span: 4.9,
        foot: 0.7,
      },
    };
  };

/** Boxes and crates in front of the objects at the walls. */
function oddments(room: Room, chance: Chance, from: number, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const own = chance.fork(n);
    const frame = room.at(from + n * 0.62, room.depth - own.between(0.06, 0.3));
    if (own.chance(0.6)) box(frame, own);
    else crates(frame, own);
  }
}

function stores(room: Room, chance: Chance): void {
  const { width, depth } = room;
  storageRack(room.against('back', 0.2, 1.7), chance.fork('rack'), 1.7, 1.85);
  if (chance.chance(0.5)) storageRack(room.against('back', 2, 1.6), chance.fork('rack-2'), 1.6, 1.7);
  else oddments(room, chance.fork('odd'), 2.05, 3);
  storageRack(room.against('right', depth - 2.3, 1.8), chance.fork('side'), 1.8, 1.75);
  oddments(room, chance.fork('front'), width - 1, 1);
  ladder(room, 0.15, depth - 1.1);
  crates(room.at(0.9, depth - 1.15), chance.fork('crate'));
}

function wine(room: Room, chance: Chance): void {
  const { width, depth } = room;
  wineRack(room.against('back', 0.25, 1.6), chance.fork('wine'), 1.6, 1.75);
  wineRack(room.against('back', 1.95, 1.6), chance.fork('wine-2'), 1.6, chance.pick([1.75, 1.15]));
  wineRack(room.against('left', depth - 2.2, 1.4), chance.fork('wine-3'), 1.4, 1.5);
  workbench(room.at(width / 2 - 0.5, depth - 1.4), chance.fork('table'), 1.3, false);
  crates(room.at(width - 0.85, depth - 0.5), chance.fork('crate'));
  crates(room.at(width - 1, depth - 1.35), chance.fork('crate-2'));
}

function laundry(room: Room, chance: Chance): void {
  const { depth, width } = room;
  for (const n of [0, 1]) washer(room.at(0.5 + n * 0.64, depth - 0.06));
  storageRack(room.against('back', 2.05, 1.5), chance.fork('rack'), 1.5, 1.75);
  basket(room.at(0.6, depth - 1.25), chance.fork('basket'), room.style);
  basket(room.at(1.15, depth - 1.1), chance.fork('basket-2'), room.style);
  workbench(room.against('right', depth - 2, 1.3), chance.fork('bench'), 1.3, false);
  oddments(room, chance.fork('odd'), width - 0.65, 1);
}

function workshop(room: Room, chance: Chance): void {
  const { depth, width } = room;
  workbench(room.against('back', 0.6, 2), chance.fork('bench'), 2, true);
  storageRack(room.against('right', depth - 1.9, 1.6), chance.fork('rack'), 1.6, 1.75);
  oddments(room, chance.fork('odd'), 2.75, 2);
  crates(room.at(0.7, depth - 1.3), chance.fork('crate'));
  ladder(room, width - 1.1, depth - 0.5);
}

const furnished =
  (things: (room: Room, chance: Chance) => void): Layout['furnish'] =>
  (room, chance) => {
    const { walls, width, depth, height } = room;
    shell(room, chance.fork('shell'));
    const u = chance.between(2.7, width - 1.1);
    roomWindow(
      room,
      walls.back,
      { u, v: height - 0.62, width: 0.85, height: 0.38 },
      { columns: 2, rows: 1, frame: '#8f8a80' },
    );
    things(room, chance.fork('things'));
    bareBulb(room.at(width / 2 + 0.2, depth - 1.3), height);
  };

export const CELLARS: readonly Layout[] = [stores, wine, laundry, workshop].flatMap((things) =>
  (['front', 'corner'] as const).map(
    (seen): Layout => ({ seen, plan: planOf(seen), furnish: furnished(things) }),
  ),
);
