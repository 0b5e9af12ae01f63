/** Floors of offices: desks in rows or islands, a meeting room, a reception. */
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { desk, officeChair } from '../../furniture/desk.ts';
import { gallery, television } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { bookcase } from '../../furniture/shelf.ts';
import { pouf, sideTable } from '../../furniture/small.ts';
import { sofa } from '../../furniture/sofa.ts';
import { roomDoor } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { shell } from './shell.ts';

const planOf =
  (seen: Layout['seen']) =>
  (chance: Chance): RoomPlan => {
    const [width, depth] = [chance.between(6.6, 7.2), chance.between(4.8, 5.4)];
    const front = seen === 'front';
    return {
      width,
      height: chance.between(2.7, 3.1),
      depth,
      shot: {
        from: front ? [width / 2 + chance.between(-0.6, 0.6), -1.6] : [width - 1.2, -1.6],
        towards: front ? [width / 2, depth] : [width / 2 - 0.8, depth - 0.4],
        span: 7,
        foot: 0.6,
        eye: 1.55,
      },
    };
  };

const tallPlant = (room: Room, chance: Chance, x: number, z: number): void =>
  plant(room.at(x, z), chance, chance.between(1.3, 1.75), chance.pick(room.style.textiles));

/** A desk with its chair towards the viewer. */
function place(room: Room, chance: Chance, x: number, z: number, colour: string): void {
  desk(room.at(x, z), chance, room.style, { width: 1.55 });
  officeChair(room.at(x + chance.between(0.95, 1.1), z - 1.25, 'north'), room.style, colour);
}

/** Two rows of desks below the windows. */
function rows(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  shell(room, chance.fork('shell'), { glazed: ['left', 'back'] });
  const colour = chance.pick([style.textiles[0], style.textiles[2], style.sofa]);
  const x = width / 2 - 2.5;
  for (const row of [0, 1])
    for (let n = 0; n < 3; n += 1)
      place(room, chance.fork(`desk-${row}-${n}`), x + n * 1.7 - row * 0.2, depth - 0.7 - row * 2.15, colour);
  bookcase(room.against('right', depth - 2.2, 1.8), chance.fork('files'), style, {
    width: 1.8,
    height: 1.25,
    rows: 3,
  });
  tallPlant(room, chance.fork('plant'), 0.45, depth - 0.45);
  tallPlant(room, chance.fork('other'), width - 0.5, depth - 0.45);
}

/** Desks in an island before a wall with shelves, the windows at the side. */
function islands(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'), { glazed: ['left'] });
  const colour = chance.pick([style.textiles[0], style.textiles[2], style.sofa]);
  bookcase(room.against('back', 0.5, 1.9), chance.fork('files'), style, { width: 1.9, height: 2, rows: 5 });
  gallery(room, walls.back, chance.fork('pictures'), 3.6, 1.3);
  roomDoor(room, walls.back, 4.9);
  for (const n of [0, 1]) {
    const x = 1.2 + n * 1.62;
    desk(room.at(x + 1.55, depth - 2.35, 'north'), chance.fork(`far-${n}`), style, { width: 1.55 });
    officeChair(room.at(x + 0.5, depth - 1.25), style, colour);
    place(room, chance.fork(`near-${n}`), x, depth - 2.4, colour);
  }
  tallPlant(room, chance.fork('plant'), 0.5, depth - 1.1);
  tallPlant(room, chance.fork('other'), 4.5, depth - 0.45);
}

/** A long meeting table, a screen on the wall. */
function meeting(room: Room, chance: Chance): void {
  const { style, depth, width, walls, art } = room;
  shell(room, chance.fork('shell'), { glazed: ['left'] });
  const x = width / 2 - 0.3;
  const [long, wide, z] = [3, 1.15, depth - 2.1];
  television(room, walls.back, [x - 0.95, 1.05, 1.9, 1.1]);
  const frame = room.at(x - long / 2, z + wide / 2);
  const wood = art.colour(style.wood);
  frame.shade([0, 0], [long, wide], 1);
  for (const u of [0.4, long - 0.5]) frame.box([u, 0, 0.2], [0.1, 0.7, wide - 0.4], art.colour(style.dark));
  frame.box([0, 0.7, 0], [long, 0.05, wide], wood);
  const colour = chance.pick([style.textiles[0], style.textiles[2], style.sofa]);
  for (let n = 0; n < 4; n += 1) {
    const u = x - long / 2 + 0.12 + n * 0.74;
    officeChair(room.at(u, z + wide / 2 + 0.55), style, colour);
    officeChair(room.at(u + 0.5, z - wide / 2 - 0.65, 'north'), style, colour);
    if (chance.chance(0.6))
      frame.box([0.2 + n * 0.74, 0.75, 0.75], [0.3, 0.012, 0.22], lit(art.colour('#d9d5cc'), 0.02));
  }
  plant(frame.on([long / 2, 0.75, wide / 2]), chance.fork('table'), 0.35, chance.pick(style.textiles), 'fan');
  bookcase(room.against('back', width - 1.9, 1.6), chance.fork('files'), style, {
    width: 1.6,
    height: 1.25,
    rows: 3,
  });
  tallPlant(room, chance.fork('plant'), 0.5, depth - 0.5);
}

/** Waiting seats in front of the desks. */
function lounge(room: Room, chance: Chance): void {
  const { style, depth, walls, width } = room;
  shell(room, chance.fork('shell'), { glazed: ['left', 'back'] });
  const colour = chance.pick([style.textiles[0], style.textiles[2]]);
  for (const n of [0, 1]) place(room, chance.fork(`desk-${n}`), width - 3.7 + n * 1.65, depth - 0.7, colour);
  rug(room, chance.fork('rug'), { x: 2, z: depth - 2.5, width: 2.9, depth: 2.1 });
  sofa(room.at(1, depth - 1.35), chance.fork('sofa'), style, { width: 2.1 });
  sofa(room.at(3.95, depth - 2, 'west'), chance.fork('chair'), style, { width: 0.88, colour });
  sideTable(room.at(2, depth - 2.7), chance.fork('table'), style, 'vase');
  pouf(room.at(1, depth - 3.1), chance.fork('pouf'), style);
  gallery(room, walls.right, chance.fork('pictures'), depth - 2, 1.4);
  tallPlant(room, chance.fork('plant'), 0.5, depth - 0.5);
  tallPlant(room, chance.fork('other'), width - 0.4, depth - 2.4);
}

export const OFFICES: readonly Layout[] = [
  { seen: 'front', plan: planOf('front'), furnish: rows },
  { seen: 'corner', plan: planOf('corner'), furnish: rows },
  { seen: 'corner', plan: planOf('corner'), furnish: islands },
  { seen: 'front', plan: planOf('front'), furnish: meeting },
  { seen: 'corner', plan: planOf('corner'), furnish: meeting },
  { seen: 'corner', plan: planOf('corner'), furnish: lounge },
];
