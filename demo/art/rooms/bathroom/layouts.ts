/** Bathrooms with a bath or a shower, seen from the front or into the corner with the window. */
import type { Chance } from '../../canvas/chance.ts';
import { bath, shower } from '../../furniture/bath.ts';
import { towelRail, washer } from '../../furniture/bathroom-things.ts';
import { rug } from '../../furniture/rug.ts';
import { roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { basins, closetAt, shell, smallThings } from './parts.ts';

const frontPlan = (chance: Chance): RoomPlan => {
  const [width, depth] = [chance.between(3.95, 4.15), chance.between(2.7, 3)];
  const aside = chance.between(-0.3, 0.3);
  return {
    width,
    height: chance.between(2.45, 2.65),
    depth,
    shot: {
      from: [width / 2 + aside, -1.7],
      towards: [width / 2 + aside * 0.2, depth],
      span: 4.6,
      foot: 0.68,
      eye: 1.5,
    },
  };
};

const cornerPlan = (chance: Chance): RoomPlan => {
  const depth = chance.between(2.9, 3.2);
  return {
    width: chance.between(3.9, 4.3),
    height: chance.between(2.45, 2.65),
    depth,
    shot: { from: [3.6, -1.5], towards: [1.65, depth - 0.2], span: 4.6, foot: 0.68, eye: 1.5 },
  };
};

const mat = (room: Room, chance: Chance, x: number, z: number): void =>
  rug(room, chance.fork('mat'), { x, z, width: 1.1, depth: 0.65 });

/** The bath below the window, basins beside it. */
function bathBelowTheWindow(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  roomWindow(
    room,
    walls.back,
    { u: 0.5, v: 1.25, width: 1.25, height: 1 },
    { columns: 2, rows: style.bars ? 2 : 1 },
  );
  mat(room, chance, 1.3, depth - 1.35);
  bath(room.against('back', 0.2, 1.75, 0.06), chance.fork('bath'), style);
  const wide = chance.pick([0.95, 1.5]);
  basins(room, chance.fork('basins'), width - wide - 0.3, wide);
  if (wide < 1) closetAt(room, chance.fork('closet'), 2.15);
  towelRail(room.against('right', depth - 1.35, 0.55), chance.fork('rail'), style);
  smallThings(room, chance, [2.15, depth - 1.25], [0.5, depth - 1.3]);
}

/** A bath along the window wall, basins on the back wall. */
function bathAlongTheSide(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  const z = depth - 2.3;
  const opening = { u: z + 0.3, v: 1.1, width: 1.2, height: 1.15 };
  roomWindow(room, walls.left, opening, { columns: 2, rows: style.bars ? 2 : 1 });
  bath(room.against('left', z, 1.75, 0.1), chance.fork('bath'), style);
  mat(room, chance, 1.7, z + 0.9);
  const wide = chance.pick([1, 1.5]);
  basins(room, chance.fork('basins'), 1.15, wide);
  closetAt(room, chance.fork('closet'), 1.6 + wide);
  if (wide < 1.2) towelRail(room.against('back', 2.32 + wide, 0.55), chance.fork('rail'), style);
  smallThings(room, chance, [1.35, z - 0.15], [0.5, depth - 0.35]);
}

/** The shower in the far left corner. */
function showerInFront(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  roomWindow(
    room,
    walls.back,
    { u: 1.25, v: 1.3, width: 0.85, height: 0.95 },
    { columns: 1, rows: style.bars ? 2 : 1 },
  );
  shower(room.at(0.02, depth - 0.02), style);
  const wide = chance.pick([0.95, 1.5]);
  basins(room, chance.fork('basins'), width - wide - 0.3, wide);
  mat(room, chance, 1.5, depth - 1.5);
  if (wide < 1) closetAt(room, chance.fork('closet'), 2);
  towelRail(room.against('right', depth - 1.35, 0.55), chance.fork('rail'), style);
  if (chance.chance(0.5)) washer(room.at(1.25, depth - 0.04));
  smallThings(room, chance, [2.1, depth - 1.3], [0.5, depth - 1.5]);
}

/** The shower beside the basins, the window at the side. */
function showerAtTheBack(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  const opening = { u: depth - 1.75, v: 1.1, width: 1, height: 1.15 };
  roomWindow(room, walls.left, opening, { columns: 2, rows: style.bars ? 2 : 1 });
  const wide = chance.pick([1, 1.4]);
  basins(room, chance.fork('basins'), 0.75, wide);
  shower(room.at(0.98 + wide, depth - 0.02), style);
  closetAt(room, chance.fork('closet'), 2.2 + wide);
  towelRail(room.against('left', depth - 2.5, 0.55), chance.fork('rail'), style);
  mat(room, chance, 1.4, depth - 1.5);
  smallThings(room, chance, [1.35, depth - 1.3], [0.45, depth - 0.4]);
}

export const BATHS: readonly Layout[] = [
  { seen: 'front', plan: frontPlan, furnish: bathBelowTheWindow },
  { seen: 'corner', plan: cornerPlan, furnish: bathAlongTheSide },
];
export const SHOWERS: readonly Layout[] = [
  { seen: 'front', plan: frontPlan, furnish: showerInFront },
  { seen: 'corner', plan: cornerPlan, furnish: showerAtTheBack },
];
