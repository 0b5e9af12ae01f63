/** A bedroom, with a double bed or, for a child, a single one and a desk. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { BED_LENGTH, bed, benchSeat, nightstand } from '../furniture/bed.ts';
import { desk, officeChair } from '../furniture/desk.ts';
import { PENDANTS, pendant } from '../furniture/lamp.ts';
import { gallery, mirror } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { bookcase, wallShelf } from '../furniture/shelf.ts';
import { sofa } from '../furniture/sofa.ts';
import { chest, wardrobe } from '../furniture/wardrobe.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { patioDoor, roomDoor, roomWindow } from '../rooms/openings.ts';
import { toBeRenovated } from '../rooms/renovate.ts';
import { createRoom, type Room, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';

export interface BedroomFacts extends RoomFacts {
  readonly child?: boolean;
}

/** A double bed in the middle of the back wall, between its nightstands. */
function doubleBed(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  const wide = chance.pick([1.6, 1.8]);
  const [bright] = sideWalls(room);
  const x = width / 2 - wide / 2 + (bright === 'left' ? 0.15 : -0.15);
  rug(room, chance.fork('rug'), { x: x + wide / 2, z: depth - 1.75, width: wide + 1.5, depth: 2.2 });
  gallery(room, walls.back, chance.fork('pictures'), x + wide / 2, 1.55);
  bed(room.against('back', x, wide), chance.fork('bed'), style, { width: wide });
  const lamp = chance.pick(style.textiles);
  nightstand(room.against('back', x - 0.66, 0.48), chance.fork('left'), style, lamp);
  nightstand(room.against('back', x + wide + 0.18, 0.48), chance.fork('right'), style, lamp);
  if (chance.chance(0.55)) benchSeat(room.at(x + 0.2, depth - BED_LENGTH - 0.12), style, wide - 0.4);
}

/** A single bed along the bright wall, and a desk at the back. */
function childsRoom(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  const [bright, dim] = sideWalls(room);
  const aside = bright === 'left' ? 1 : -1;
  const edge = bright === 'left' ? 0 : width;
  rug(room, chance.fork('rug'), { x: width / 2, z: depth - 1.8, width: 2.2, depth: 1.7 });
  bed(room.at(bright === 'left' ? 0.05 : width - 0.95, depth - 0.02), chance.fork('bed'), style, {
    width: 0.9,
  });
  const x = width / 2 - 0.7 + aside * 0.35;
  desk(room.against('back', x, 1.4), chance.fork('desk'), style, { width: 1.4 });
  officeChair(room.at(x + 0.9, depth - 1.35, 'north'), style, chance.pick(style.textiles));
  wallShelf(room.against('back', x, 1.4), chance.fork('shelf'), style, 1.4, 1.55);
  gallery(room, walls[bright], chance.fork('pictures'), depth - 1, 1.35);
  bookcase(room.against(dim, depth - 1.1, 1), chance.fork('books'), style, {
    width: 1,
    height: 1.3,
    rows: 3,
  });
  for (let block = 0; block < 5; block += 1) {
    const own = chance.fork(`toy-${block}`);
    const size = own.between(0.09, 0.15);
    room
      .at(edge + aside * own.between(1.5, 3), depth - own.between(1.6, 2.4))
      .box([0, 0, 0], [size, size, size], room.art.colour(own.pick(style.textiles)));
  }
}

function alongTheSides(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  const [bright, dim] = sideWalls(room);
  const long = room.view === 'front' ? chance.pick([1.65, 2.2]) : 1.65;
  const far = depth - long - 0.05;
  const kind = chance.pick(['wardrobe', 'wardrobe', 'chest'] as const);
  if (kind === 'wardrobe')
    wardrobe(room.against(dim, far, long), chance.fork('wardrobe'), style, long, chance.between(2.05, 2.35));
  else {
    chest(room.against(dim, depth - 2, 1.2), chance.fork('chest'), style, 1.2);
    mirror(room, walls[dim], chance, [depth - 1.8, 1.1, 0.8, 1]);
  }
  if (chance.chance(0.5)) roomDoor(room, walls[dim], kind === 'wardrobe' ? far - 1.2 : 0.7);
  const x = bright === 'left' ? 0.5 : width - 0.5;
  const corner = chance.fork('corner');
  plant(room.at(x, depth - 0.45), corner, corner.between(1.1, 1.7), corner.pick(style.textiles));
  if (corner.chance(0.5)) {
    const colour = corner.pick(style.textiles);
    sofa(bright === 'left' ? room.at(0.3, 1.2, 'east') : room.at(width - 0.3, 2.1, 'west'), corner, style, {
      width: 0.85,
      colour,
    });
  }
}

/** Draws a bedroom. */
export function bedroom(picture: Art, facts: BedroomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(picture, facts, {
    width: size.between(4.8, 5.7),
    height: size.between(2.55, 2.9),
    depth: size.between(3.9, 4.5),
    horizon: size.between(440, 490),
  });
  if (facts.toRenovate === true) {
    toBeRenovated(room);
    return;
  }
  const { art, style, chance, walls } = room;
  const layout = chance.fork('layout');
  const child = facts.child ?? layout.chance(0.25);
  drawShell(room, {
    panelled: style.panelled && layout.chance(0.5),
    accent: layout.chance(0.7) ? style.accent : style.wall,
  });
  drawFloor(room, style.floor === 'tiles' || style.floor === 'checks' ? 'planks' : style.floor);
  const [bright] = sideWalls(room);
  if (child)
    roomWindow(room, walls[bright], { u: 0.6, v: 0.85, width: 1.4, height: 1.35 }, { curtains: true });
  else if (layout.chance(0.5)) patioDoor(room, walls[bright], 1.0, 1.9, true);
  else roomWindow(room, walls[bright], { u: 1.1, v: 0.8, width: 1.7, height: 1.45 }, { curtains: true });
  if (child) childsRoom(room, layout.fork('child'));
  else {
    doubleBed(room, layout.fork('double'));
    alongTheSides(room, layout.fork('sides'));
  }
  const hanging = chance.fork('pendant');
  pendant(
    room.at(room.width / 2, room.depth - 2.2),
    room.height,
    0.45,
    hanging.between(0.18, 0.27),
    hanging.pick(PENDANTS),
    hanging.pick([style.textiles[1], '#e6d2b0', style.textiles[0]]),
  );
  room.drawThings();
  finish(art, 0.9);
}
