/** Bedrooms for two. */
import type { Chance } from '../../canvas/chance.ts';
import { BED_LENGTH, bed, nightstand } from '../../furniture/bed.ts';
import { desk, officeChair } from '../../furniture/desk.ts';
import { floorLamp } from '../../furniture/lamp.ts';
import { gallery, picture } from '../../furniture/picture.ts';
import { rug } from '../../furniture/rug.ts';
import { wallShelf } from '../../furniture/shelf.ts';
import { sideTable } from '../../furniture/small.ts';
import { sofa } from '../../furniture/sofa.ts';
import { wardrobe } from '../../furniture/wardrobe.ts';
import { roomDoor, roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { clothes, doubleBed, lamp, shell, sideWindow, tallPlant } from './parts.ts';

export const frontPlan = (chance: Chance): RoomPlan => {
  const [width, depth] = [chance.between(4.4, 4.9), chance.between(3.6, 3.9)];
  const aside = chance.between(-0.3, 0.45);
  return {
    width,
    height: chance.between(2.55, 2.85),
    depth,
    shot: {
      from: [width / 2 + aside, -1.75],
      towards: [width / 2 + aside * 0.2, depth],
      span: 5.7,
      foot: 0.66,
      eye: 1.5,
    },
  };
};

export const cornerPlan = (chance: Chance): RoomPlan => {
  const depth = chance.between(3.8, 4.2);
  return {
    width: chance.between(4.6, 5.1),
    height: chance.between(2.55, 2.85),
    depth,
    shot: { from: [4.1, -1.4], towards: [1.75, depth - 0.2], span: 5.6, foot: 0.66, eye: 1.5 },
  };
};

/** Shows more of the side with the windows. */
const sidePlan = (chance: Chance): RoomPlan => {
  const plan = cornerPlan(chance);
  return { ...plan, shot: { ...plan.shot, from: [4.3, -1.5], towards: [1.45, plan.depth - 0.9] } };
};

/** Seen over the foot of the bed. */
function overTheFoot(room: Room, chance: Chance): void {
  const { style, width, depth, height } = room;
  shell(room, chance.fork('shell'));
  sideWindow(room, chance.fork('window'), depth - 1.9);
  const x = width / 2 - 0.05;
  doubleBed(room, chance.fork('double'), x);
  clothes(room, chance.fork('clothes'), 'right', depth - 2.6);
  if (chance.chance(0.6)) tallPlant(room, chance.fork('plant'), 0.42, depth - 0.4);
  else floorLamp(room.at(0.4, depth - 0.4), style, Math.min(1.65, height - 0.6));
  if (chance.chance(0.5))
    sofa(room.at(0.2, depth - 2.6, 'east'), chance.fork('chair'), style, {
      width: 0.85,
      colour: chance.pick(style.textiles),
    });
  lamp(room, chance.fork('lamp'), width / 2, depth - 1.4);
}

/** Seen into the corner: the bed, and a chair by the window. */
function intoTheCorner(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  sideWindow(room, chance.fork('window'), depth - 1.55);
  const x = chance.between(2, 2.15);
  doubleBed(room, chance.fork('double'), x);
  if (chance.chance(0.5)) {
    sofa(room.at(0.3, depth - 2.75, 'east'), chance.fork('chair'), style, {
      width: 0.85,
      colour: chance.pick(style.textiles),
    });
    sideTable(room.at(0.55, depth - 3), chance.fork('side'), style, 'books');
  } else tallPlant(room, chance.fork('plant'), 0.45, depth - 2.6);
  tallPlant(room, chance.fork('corner'), 0.4, depth - 0.4);
  if (chance.chance(0.6)) clothes(room, chance.fork('clothes'), 'back', x + 1.7);
  else roomDoor(room, walls.back, x + 1.75);
  lamp(room, chance.fork('lamp'), x, depth - 1.5);
}

/** The bed with its head below the window, a wardrobe along the back wall. */
function belowTheWindow(room: Room, chance: Chance): void {
  const { style, depth, walls, height } = room;
  shell(room, chance.fork('shell'));
  const wide = 1.6;
  const z = depth - 0.75 - wide;
  const middle = z + wide / 2;
  const opening = { u: middle - 0.85, v: 1.15, width: 1.7, height: Math.min(1.2, height - 1.5) };
  roomWindow(room, walls.left, opening, { curtains: 'long' });
  rug(room, chance.fork('rug'), { x: 1.7, z: middle, width: 2.6, depth: 2.7 });
  bed(room.against('left', z, wide, 0.08), chance.fork('bed'), style, { width: wide });
  const colour = chance.pick(style.textiles);
  nightstand(room.against('left', z - 0.6, 0.48), chance.fork('near'), style, colour);
  nightstand(room.against('left', z + wide + 0.15, 0.48), chance.fork('far'), style, colour);
  const kind = chance.pick(['wardrobe', 'desk'] as const);
  if (kind === 'wardrobe') {
    const tall = Math.min(2.35, height - 0.15);
    wardrobe(room.against('back', 0.9, 2.2), chance.fork('wardrobe'), style, 2.2, tall);
    tallPlant(room, chance.fork('plant'), 3.5, depth - 0.45);
  } else {
    desk(room.against('back', 1.7, 1.5), chance.fork('desk'), style, { width: 1.5 });
    officeChair(room.at(2.75, depth - 1.3, 'north'), style, chance.pick(style.textiles));
    wallShelf(room.against('back', 1.7, 1.5), chance.fork('shelf'), style, 1.5, 1.6);
    picture(room, walls.back, chance.fork('picture'), [3.5, 1.35, 0.65, 0.85]);
  }
  lamp(room, chance.fork('lamp'), BED_LENGTH * 0.7, middle + 0.2);
}

/** The bed in a niche between wardrobes. */
function inTheNiche(room: Room, chance: Chance): void {
  const { style, width, depth, height, walls } = room;
  shell(room, chance.fork('shell'));
  sideWindow(room, chance.fork('window'), depth - 1.9);
  const [wide, aside] = [1.6, 1.1];
  const x = width / 2;
  const tall = height - 0.12;
  rug(room, chance.fork('rug'), { x, z: depth - 2.1, width: 3, depth: 1.9 });
  gallery(room, walls.back, chance.fork('pictures'), x, 1.2);
  for (const from of [x - wide / 2 - aside, x + wide / 2])
    wardrobe(room.against('back', from, aside), chance.fork('cupboards'), style, aside, tall, true);
  const over = room.against('back', x - wide / 2, wide);
  over.box([0, 2.05, 0], [wide, tall - 2.02, 0.6], room.art.colour(style.cabinet), {
    front(plane) {
      for (const n of [0, 1])
        plane.rect(
          (n * wide) / 2 + 0.01,
          0.02,
          wide / 2 - 0.02,
          tall - 2.06,
          room.art.colour(style.cabinet),
          {
            stroke: room.art.colour(style.dark),
            strokeWidth: 0.8,
          },
        );
    },
  });
  bed(room.against('back', x - wide / 2 + 0.02, wide - 0.04), chance.fork('bed'), style, {
    width: wide - 0.04,
  });
  for (const u of [x - wide / 2 + 0.3, x + wide / 2 - 0.3])
    room.at(u, depth - 0.6).box([-0.03, 2.02, 0], [0.06, 0.03, 0.06], '#ffe9bd');
  if (chance.chance(0.6))
    sofa(room.at(0.15, depth - 2.6, 'east'), chance.fork('chair'), style, {
      width: 0.82,
      colour: chance.pick(style.textiles),
    });
  lamp(room, chance.fork('lamp'), x, depth - 1.6);
}

export const DOUBLE_BEDROOMS: readonly Layout[] = [
  { seen: 'front', plan: frontPlan, furnish: overTheFoot },
  { seen: 'corner', plan: cornerPlan, furnish: intoTheCorner },
  { seen: 'corner', plan: sidePlan, furnish: belowTheWindow },
  { seen: 'front', plan: frontPlan, furnish: inTheNiche },
];
