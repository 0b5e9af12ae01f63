/** A shop from within: shelves, a counter, its window; or empty, to let. */
import type { Art } from '../art.ts';
import { lit } from '../colour.ts';
import { pendant } from '../furniture/lamp.ts';
import { gallery } from '../furniture/picture.ts';
import { plant, potted, vase } from '../furniture/plant.ts';
import { bookcase } from '../furniture/shelf.ts';
import { box } from '../furniture/stored.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { patioDoor, roomWindow } from '../rooms/openings.ts';
import { createRoom, type Room, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';

export interface ShopFacts extends RoomFacts {
  /** Whether it stands empty. */
  readonly empty?: boolean;
}

/** The counter with a till and flowers. */
function counter(room: Room, x: number, z: number): void {
  const { art, style, chance } = room;
  const own = chance.fork('counter');
  const wood = art.colour(own.pick([style.wood, style.cabinet]));
  const frame = room.at(x, z);
  const long = 2.2;
  frame.shade([0, 0], [long, 0.7], 1);
  frame.box([0, 0, 0], [long, 0.95, 0.65], wood, {
    front(plane) {
      for (let board = 0; board < 11; board += 1)
        plane.rect(board * 0.2, 0.08, 0.185, 0.82, lit(wood, board % 2 === 0 ? 0.02 : -0.015));
    },
  });
  frame.box([-0.05, 0.95, -0.05], [long + 0.1, 0.05, 0.78], art.colour(style.worktop));
  frame.box([1.5, 1, 0.2], [0.34, 0.12, 0.3], art.colour(style.dark));
  frame.box([1.56, 1.12, 0.26], [0.24, 0.18, 0.03], art.colour(style.dark));
  vase(frame, own.fork('vase'), [0.3, 1, 0.3], style.textiles, 0.26);
  potted(frame, own.fork('pot'), [0.75, 1, 0.35], style.textiles[0], 0.2);
}

/** A table in the middle with folded cloth and jars. */
function display(room: Room, x: number, z: number, name: string): void {
  const { art, style, chance } = room;
  const own = chance.fork(name);
  const frame = room.at(x - 0.6, z + 0.4);
  frame.shade([0, 0], [1.2, 0.8], 1);
  for (const u of [0.04, 1.1])
    for (const d of [0.04, 0.7]) frame.box([u, 0, d], [0.06, 0.72, 0.06], art.colour(style.dark));
  frame.box([0, 0.72, 0], [1.2, 0.05, 0.8], art.colour(style.wood));
  for (let pile = 0; pile < 3; pile += 1) {
    const u = 0.1 + pile * 0.36;
    if (own.chance(0.6)) {
      for (let fold = 0; fold < own.int(2, 5); fold += 1)
        frame.box([u, 0.77 + fold * 0.05, 0.3], [0.28, 0.048, 0.34], art.colour(own.pick(style.textiles)), {
          rounded: 0.015,
        });
    } else {
      for (const aside of [0.06, 0.2])
        frame.turned(
          [u + aside, 0.77, 0.45],
          [
            [0, 0.055],
            [0.16, 0.055],
            [0.19, 0.035],
          ],
          art.colour(own.pick(style.textiles)),
        );
    }
  }
}

/** Draws the inside of a shop. */
export function shopInterior(picture: Art, facts: ShopFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(
    picture,
    { ...facts, outlook: facts.outlook ?? 'town' },
    {
      width: size.between(6.4, 7.6),
      height: size.between(3.1, 3.5),
      depth: size.between(5.2, 6.2),
      horizon: size.between(470, 510),
    },
  );
  const { art, style, chance, walls, width, height, depth } = room;
  const layout = chance.fork('layout');
  const [bright, dim] = sideWalls(room);
  const empty = facts.empty ?? layout.chance(0.2);
  drawShell(room, { panelled: false, accent: style.accent });
  drawFloor(
    room,
    style.floor === 'carpet' ? 'concrete' : style.floor,
    style.floor === 'carpet' ? '#a9a59d' : style.floorColour,
  );
  roomWindow(
    room,
    walls[bright],
    { u: 0.4, v: 0.45, width: 2.6, height: 2.2 },
    { columns: 2, frame: style.dark },
  );
  patioDoor(room, walls[bright], 3.3, 1.1);
  if (empty) {
    for (let n = 0; n < 3; n += 1)
      box(room.at(width / 2 + n * 0.7, depth - 0.4 - n * 0.12), chance.fork(`box-${n}`));
    gallery(room, walls.back, chance.fork('pictures'), width / 2 - 1, 1.5);
  } else {
    const left = bright === 'left';
    counter(room, left ? width - 3.1 : 0.9, depth - 1.3);
    gallery(room, walls.back, chance.fork('pictures'), left ? width - 2 : 2, 1.7);
    for (const n of [0, 1])
      bookcase(
        room.against('back', left ? 0.4 + n * 1.45 : width - 1.75 - n * 1.45, 1.35),
        chance.fork(`shelf-${n}`),
        style,
        { width: 1.35, height: 2.3, rows: 5 },
      );
    for (const n of [0, 1])
      bookcase(room.against(dim, depth - 1.9 - n * 1.7, 1.55), chance.fork(`side-${n}`), style, {
        width: 1.55,
        height: 2.1,
        rows: 5,
      });
    display(room, width / 2 + (left ? -0.6 : 0.6), depth - 2.8, 'table-0');
    if (layout.chance(0.6)) display(room, width / 2 + (left ? 0.9 : -0.9), depth - 3.3, 'table-1');
    plant(
      room.at(left ? 0.5 : width - 0.5, depth - 0.6),
      chance.fork('plant'),
      1.5,
      layout.pick(style.textiles),
    );
  }
  const shape = layout.pick(['dome', 'cone', 'globe'] as const);
  for (const share of [0.28, 0.5, 0.72])
    pendant(
      room.at(width * share, depth - 2.4),
      height,
      0.75,
      0.2,
      shape,
      layout.fork('lamps').pick([style.dark, style.textiles[1]]),
    );
  room.drawThings();
  finish(art, 0.9);
}
