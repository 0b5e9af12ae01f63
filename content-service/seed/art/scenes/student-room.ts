/** A room for one: bed, desk, wash basin and a kitchenette. */
import type { Art } from '../art.ts';
import { vanity } from '../furniture/bath.ts';
import { bed } from '../furniture/bed.ts';
import { desk, officeChair } from '../furniture/desk.ts';
import { baseUnits, sink, someKitchen } from '../furniture/kitchen-units.ts';
import { pendant } from '../furniture/lamp.ts';
import { gallery, mirror } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { bookcase, wallShelf } from '../furniture/shelf.ts';
import { wardrobe } from '../furniture/wardrobe.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { roomWindow } from '../rooms/openings.ts';
import { createRoom, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';

/** Draws a student room. */
export function studentRoom(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(
    picture,
    { ...facts, outlook: facts.outlook ?? 'town' },
    {
      width: size.between(3.9, 4.5),
      height: size.between(2.5, 2.8),
      depth: size.between(3.9, 4.4),
      horizon: size.between(440, 480),
    },
  );
  const { art, style, chance, walls, width, depth } = room;
  const layout = chance.fork('layout');
  const [bright, dim] = sideWalls(room);
  drawShell(room, { panelled: false, accent: layout.chance(0.5) ? style.accent : style.wall });
  drawFloor(room, style.floor === 'checks' || style.floor === 'tiles' ? 'planks' : style.floor);
  const left = bright === 'left';
  const middle = width / 2 + (left ? -0.2 : 0.2);
  roomWindow(
    room,
    walls.back,
    { u: middle - 0.7, v: 0.95, width: 1.4, height: 1.3 },
    { columns: 2, curtains: layout.chance(0.6) },
  );
  rug(room, chance.fork('rug'), { x: width / 2, z: depth - 1.9, width: 1.7, depth: 1.3 });
  bed(room.at(left ? 0.06 : width - 1.0, depth - 0.04), chance.fork('bed'), style, { width: 0.94 });
  wallShelf(room.against(bright, depth - 1.9, 1.4), chance.fork('shelf'), style, 1.4, 1.6);
  desk(room.at(middle - 0.68, depth - 0.04), chance.fork('desk'), style, { width: 1.4, depth: 0.6 });
  officeChair(room.at(middle + 0.3, depth - 1.25, 'north'), style, layout.pick(style.textiles));
  const corner = left ? width - 0.98 : 0.03;
  bookcase(room.against('back', left ? width - 0.75 : 0.05, 0.7), chance.fork('books'), style, {
    width: 0.7,
    height: 1.95,
    rows: 5,
  });
  if (layout.chance(0.5)) {
    vanity(room.against(dim, depth - 1.6, 0.7), chance.fork('basin'), style, 0.7);
    mirror(room, walls[dim], chance.fork('mirror'), [depth - 1.5, 1.25, 0.5, 0.65]);
    wardrobe(room.against(dim, depth - 2.95, 1.1), chance.fork('wardrobe'), style, 1.1, 2.05);
  } else {
    const fitted = someKitchen(chance.fork('kitchen'), style);
    baseUnits(room.against(dim, depth - 2.7, 1.8), fitted, ['door', 'drawers', 'door']);
    sink(room.against(dim, depth - 2.5, 0.5), style);
    wallShelf(room.against(dim, depth - 2.7, 1.6), chance.fork('plates'), style, 1.6, 1.45);
  }
  gallery(room, walls[bright], chance.fork('posters'), depth - 2.9, 1.35);
  plant(
    room.at(left ? corner + 0.2 : corner + 0.7, depth - 0.75),
    chance.fork('plant'),
    0.8,
    layout.pick(style.textiles),
  );
  pendant(
    room.at(width / 2, depth - 1.9),
    room.height,
    0.5,
    0.22,
    layout.pick(['globe', 'dome', 'cone'] as const),
    style.textiles[1],
  );
  room.drawThings();
  finish(art, 0.9);
}
