/** A floor of an office: rows of desks, a meeting table behind. */
import type { Art } from '../art.ts';
import { lit } from '../colour.ts';
import { desk, officeChair } from '../furniture/desk.ts';
import { pendant } from '../furniture/lamp.ts';
import { gallery } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { bookcase } from '../furniture/shelf.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { roomDoor, roomWindow } from '../rooms/openings.ts';
import { createRoom, NEAR_EDGE, type Room, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';

/** Panels of light in a grid of ceiling tiles. */
function ceilingGrid(room: Room): void {
  const { art, camera, style, width, height, depth } = room;
  const colour = art.colour(style.trim);
  const y = height - 0.01;
  for (let x = 0; x <= width; x += 0.6) {
    const line = camera.outline([
      [x, y, NEAR_EDGE],
      [x, y, depth],
      [x + 0.015, y, depth],
      [x + 0.015, y, NEAR_EDGE],
    ]);
    art.polygon(line, lit(colour, -0.07));
  }
  for (let z = NEAR_EDGE; z <= depth; z += 0.6) {
    art.polygon(
      camera.outline([
        [0, y, z],
        [width, y, z],
        [width, y, z + 0.015],
        [0, y, z + 0.015],
      ]),
      lit(colour, -0.07),
    );
  }
  for (let x = 1.2; x < width - 1; x += 2.4) {
    for (let z = depth - 1.2; z > -1; z -= 1.8) {
      art.polygon(
        camera.outline([
          [x, y, z],
          [x + 1.2, y, z],
          [x + 1.2, y, z + 0.6],
          [x, y, z + 0.6],
        ]),
        '#fff8e6',
      );
    }
  }
}

/** Draws an office floor. */
export function officeFloor(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(
    picture,
    { ...facts, style: facts.style ?? size.pick(['scandinavian', 'industrial', 'town', 'seaside'] as const) },
    {
      width: size.between(8.4, 9.6),
      height: size.between(2.7, 3.1),
      depth: size.between(6.4, 7.6),
      horizon: size.between(460, 500),
    },
  );
  const { art, style, chance, walls, width, height, depth } = room;
  const layout = chance.fork('layout');
  const [bright, dim] = sideWalls(room);
  drawShell(room, { panelled: false });
  drawFloor(
    room,
    layout.pick(['carpet', 'planks', 'concrete'] as const),
    layout.pick(['#8a9296', '#a59a8c', '#7f8a86', '#b7a68c']),
  );
  const gridded = layout.chance(0.6);
  if (gridded) ceilingGrid(room);
  for (let u = 0.3; u < depth - 1.4; u += 1.75)
    roomWindow(
      room,
      walls[bright],
      { u, v: 0.8, width: 1.5, height: height - 1.25 },
      { columns: 1, frame: style.dark },
    );
  for (let n = 0; n < 4; n += 1) {
    const each = width / 4;
    roomWindow(
      room,
      walls.back,
      { u: n * each + 0.25, v: 0.8, width: each - 0.5, height: height - 1.25 },
      { columns: 2, frame: style.dark },
    );
  }
  roomDoor(room, walls[dim], depth - 1.5);
  gallery(room, walls[dim], chance.fork('pictures'), depth - 3.2, 1.4);
  bookcase(room.against(dim, depth - 4.4, 2), chance.fork('files'), style, {
    width: 2,
    height: 1.25,
    rows: 3,
  });
  const seats = layout.int(2, 3);
  const colour = layout.pick([style.textiles[0], style.textiles[2], style.sofa]);
  for (const row of [0, 1]) {
    const z = depth - 1.7 - row * 2.6;
    for (let n = 0; n < seats; n += 1) {
      const x = width / 2 - (seats * 1.65) / 2 + n * 1.65 + (bright === 'left' ? -0.3 : 0.3);
      const own = chance.fork(`desk-${row}-${n}`);
      desk(room.at(x, z), own, style, { width: 1.55 });
      officeChair(room.at(x + own.between(0.9, 1.1), z - 1.3, 'north'), style, colour);
    }
  }
  const green = chance.fork('plants');
  plant(
    room.at(bright === 'left' ? 0.5 : width - 0.5, depth - 0.5),
    green.fork(0),
    1.7,
    green.pick(style.textiles),
  );
  plant(
    room.at(bright === 'left' ? width - 0.6 : 0.6, depth - 0.5),
    green.fork(1),
    1.4,
    green.pick(style.textiles),
  );
  if (!gridded)
    for (const row of [0, 1])
      for (const share of [0.3, 0.5, 0.7])
        pendant(room.at(width * share, depth - 2.1 - row * 2.6), height, 0.55, 0.22, 'dome', style.dark);
  room.drawThings();
  finish(art, 0.85);
}
