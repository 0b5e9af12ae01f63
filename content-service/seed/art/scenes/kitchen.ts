/** A kitchen: along the back wall, round a corner, with an island or a table. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import {
  baseUnits,
  hood,
  type Kitchen,
  sink,
  someKitchen,
  stool,
  tallUnits,
  UNIT,
  type Unit,
  wallUnits,
} from '../furniture/kitchen-units.ts';
import { PENDANTS, pendant } from '../furniture/lamp.ts';
import { gallery } from '../furniture/picture.ts';
import { plant, potted, vase } from '../furniture/plant.ts';
import { wallShelf } from '../furniture/shelf.ts';
import { bowl, diningTable } from '../furniture/table.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { patioDoor, roomWindow } from '../rooms/openings.ts';
import { toBeRenovated } from '../rooms/renovate.ts';
import { createRoom, type Room, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';
import { TILE_PATTERNS, wallTiles } from '../rooms/wall-tiles.ts';

/** Tall cupboards on the dim side, then base units to the other wall, sink below the window. */
function backWall(room: Room, chance: Chance, kitchen: Kitchen, window: number): void {
  const { style, width, height } = room;
  const [bright, dim] = sideWalls(room);
  const tall = 2;
  const units = Math.floor(width / UNIT) - tall;
  const spare = width - (units + tall) * UNIT;
  const start = dim === 'left' ? tall * UNIT + spare / 2 : spare / 2;
  const cook = bright === 'left' ? units - 2 : 1;
  const kinds = Array.from({ length: units }, (_, index): Unit => {
    if (index === cook) return 'oven';
    return index % 3 === 1 ? 'drawers' : index % 4 === 2 ? 'dishwasher' : 'door';
  });
  baseUnits(room.against('back', start, units * UNIT), kitchen, kinds);
  tallUnits(
    room.against('back', dim === 'left' ? spare / 2 : width - spare / 2 - tall * UNIT, tall * UNIT),
    kitchen,
    tall,
  );
  hood(room.against('back', start + cook * UNIT, UNIT), kitchen, height);
  sink(room.against('back', window - 0.25, 0.5), style);
  const worktop = room.against('back', start, units * UNIT);
  const at = bright === 'left' ? 0.35 : units * UNIT - 0.35;
  potted(worktop, chance.fork('herbs'), [at, 0.91, 0.25], style.textiles[0], 0.24);
  for (const [aside, tallJar] of [
    [0.28, 0.2],
    [0.42, 0.15],
  ] as const) {
    worktop.turned(
      [at + (bright === 'left' ? aside : -aside), 0.91, 0.2],
      [
        [0, 0.06],
        [tallJar, 0.06],
      ],
      room.art.colour(chance.pick(style.textiles)),
    );
  }
  const shelf = window - 0.85 - (bright === 'left' ? start : 0);
  if (bright === 'left' && shelf > 0.7) {
    if (chance.chance(0.5)) wallUnits(room.against('back', start, UNIT), kitchen, Math.floor(shelf / UNIT));
    else
      for (const y of [1.5, 1.88])
        wallShelf(room.against('back', start + 0.1, shelf - 0.15), chance.fork(y), style, shelf - 0.15, y);
  } else if (bright === 'right' && width - window > 1.6) {
    const from = window + 0.9;
    for (const y of [1.5, 1.88])
      wallShelf(
        room.against('back', from, width - from - 0.15),
        chance.fork(y),
        style,
        width - from - 0.15,
        y,
      );
  }
}

function island(room: Room, chance: Chance, kitchen: Kitchen): void {
  const { art, style, width, depth, height } = room;
  const units = chance.int(3, 5);
  const long = units * UNIT;
  const z = depth - chance.between(1.95, 2.2);
  const x = width / 2 - long / 2;
  const base = room.at(x, z);
  const colour = art.colour(chance.chance(0.7) ? style.cabinet : style.wood);
  base.shade([0, 0], [long, 0.8], 1.2);
  base.box([0, 0, 0], [long, 0.88, 0.75], colour, {
    front(plane) {
      for (let n = 0; n < units; n += 1) {
        plane.rect(n * UNIT + 0.05, 0.1, UNIT - 0.1, 0.7, art.colour(style.dark), { opacity: 0.14 });
        if (kitchen.framed) plane.rect(n * UNIT + 0.062, 0.112, UNIT - 0.124, 0.676, colour);
      }
    },
  });
  base.box([-0.08, 0.88, -0.05], [long + 0.16, 0.055, 1.05], art.colour(style.worktop));
  bowl(base, style, [long * chance.between(0.2, 0.35), 0.935, 0.4]);
  vase(base, chance.fork('vase'), [long * chance.between(0.65, 0.85), 0.935, 0.35], style.textiles, 0.26);
  const seats = Math.round(long / 0.75);
  for (let seat = 0; seat < seats; seat += 1) {
    stool(room.at(x + (long * (seat + 0.5)) / seats, z - 1.12), style);
  }
  const lamps = chance.fork('lamps');
  const [shape, hex, count] = [
    lamps.pick(PENDANTS),
    lamps.pick([style.textiles[1], style.dark, style.textiles[0], style.metal]),
    lamps.int(2, 3),
  ];
  for (let n = 0; n < count; n += 1)
    pendant(room.at(x + (long * (n + 0.5)) / count, z - 0.45), height, height - 1.95, 0.17, shape, hex);
}

/** Draws a kitchen. */
export function kitchen(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(picture, facts, {
    width: size.between(5.2, 6.6),
    height: size.between(2.65, 3),
    depth: size.between(4.1, 4.7),
    horizon: size.between(440, 490),
  });
  if (facts.toRenovate === true) {
    toBeRenovated(room);
    return;
  }
  const { art, style, chance, walls, width, depth, height } = room;
  const layout = chance.fork('layout');
  const fitted = someKitchen(chance.fork('fitted'), style);
  const [bright, dim] = sideWalls(room);
  drawShell(room, { panelled: false });
  const hard = style.floor === 'carpet' || style.floor === 'herringbone';
  drawFloor(
    room,
    hard ? layout.pick(['checks', 'tiles'] as const) : style.floor,
    hard ? '#dfd7c8' : style.floorColour,
  );
  const pattern = layout.pick(TILE_PATTERNS);
  wallTiles(room, walls.back, style.tile, pattern, [0, 0.9, width, 0.56]);
  const middle = width / 2 + (bright === 'left' ? -0.35 : 0.35);
  roomWindow(room, walls.back, { u: middle - 0.75, v: 1.1, width: 1.5, height: 1.2 }, { columns: 2 });
  patioDoor(room, walls[bright], layout.between(0.9, 1.3), 2);
  gallery(room, walls[dim], layout.fork('pictures'), 1.6, 1.4);
  backWall(room, chance.fork('back'), fitted, middle);
  if (layout.chance(0.6)) island(room, chance.fork('island'), fitted);
  else {
    diningTable(room, chance.fork('table'), width / 2, depth - 2.1, layout.int(2, 3));
    pendant(
      room.at(width / 2, depth - 2.1),
      height,
      height - 1.9,
      0.26,
      layout.pick(PENDANTS),
      layout.pick([style.textiles[1], style.textiles[0], style.dark]),
    );
  }
  const green = chance.fork('plant');
  if (green.chance(0.6))
    plant(
      room.at(bright === 'left' ? width - 0.5 : 0.5, depth - 1.6),
      green,
      1.3,
      green.pick(style.textiles),
    );
  room.drawThings();
  finish(art, 0.9);
}
