/** A bathroom: bath or shower, basins, closet, towels. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { bath, closet, shower, towelRail, towelStool, vanity, washer } from '../furniture/bath.ts';
import { pendant } from '../furniture/lamp.ts';
import { mirror } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { wallShelf } from '../furniture/shelf.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { roomWindow } from '../rooms/openings.ts';
import { toBeRenovated } from '../rooms/renovate.ts';
import { createRoom, type Room, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';
import { TILE_PATTERNS, wallTiles } from '../rooms/wall-tiles.ts';

export interface BathroomFacts extends RoomFacts {
  /** What there is to wash in. */
  readonly wash?: 'bath' | 'shower';
}

function tiled(room: Room, chance: Chance, high: number): void {
  const pattern = chance.pick(TILE_PATTERNS);
  for (const wall of [room.walls.left, room.walls.right, room.walls.back]) {
    const from = Math.max(wall.from, -1.6);
    wallTiles(room, wall, room.style.tile, pattern, [from, 0, wall.to - from, high]);
    wall.plane.rect(from, high, wall.to - from, 0.04, room.art.colour(room.style.trim));
  }
}

/** Draws a bathroom. */
export function bathroom(picture: Art, facts: BathroomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(picture, facts, {
    width: size.between(4.1, 4.8),
    height: size.between(2.5, 2.75),
    depth: size.between(3, 3.5),
    horizon: size.between(430, 470),
  });
  if (facts.toRenovate === true) {
    toBeRenovated(room);
    return;
  }
  const { art, style, chance, walls, width, depth } = room;
  const layout = chance.fork('layout');
  const [bright, dim] = sideWalls(room);
  const wash = facts.wash ?? layout.pick(['bath', 'bath', 'shower'] as const);
  drawShell(room, { panelled: false });
  drawFloor(
    room,
    layout.pick(['checks', 'tiles', 'checks'] as const),
    layout.pick(['#efe9dd', '#d9d3c6', '#cfccc4']),
  );
  tiled(room, layout.fork('tiles'), layout.pick([1.2, 1.2, 2.05]));
  const aside = (from: number, wide: number): number => (bright === 'left' ? from : width - from - wide);
  const below = aside(0.45, 1.3);
  roomWindow(room, walls.back, { u: below, v: 1.25, width: 1.3, height: 1.05 }, { columns: 2 });
  if (wash === 'bath') {
    bath(room.against('back', aside(0.25, 1.75), 1.75, 0.06), chance.fork('bath'), style);
  } else {
    const wide = 1.5;
    wallShelf(room.against('back', aside(0.35, wide), wide), chance.fork('bench'), style, wide, 0.5);
    // The glass stands where two walls meet; its frame is the same from either side.
    shower(dim === 'left' ? room.at(0.02, depth - 0.02) : room.at(width - 0.02, depth - 0.02, 'west'), style);
  }
  const basins = chance.fork('basins');
  const wide = wash === 'bath' ? basins.pick([0.9, 1.5]) : 1.5;
  if (wash === 'bath') {
    const from = aside(width - wide - 0.3, wide);
    vanity(room.against('back', from, wide), basins, style, wide);
    const count = wide > 1.3 ? 2 : 1;
    const own = basins.fork('mirrors');
    for (let n = 0; n < count; n += 1)
      mirror(room, walls.back, own.fork('one'), [from + (wide * (n + 0.5)) / count - 0.3, 1.25, 0.6, 0.8]);
    closet(room.against(dim, depth - 1.75, 0.42));
    if (basins.chance(0.4)) washer(room.against(dim, depth - 2.75, 0.6));
    else towelRail(room.against(dim, depth - 2.7, 0.55), chance.fork('rail'), style);
  } else {
    vanity(room.against(bright, depth - 2.1, wide), basins, style, wide);
    const own = basins.fork('mirrors');
    for (const n of [0, 1])
      mirror(room, walls[bright], own.fork('one'), [depth - 2.1 + 0.08 + n * 0.75, 1.25, 0.6, 0.8]);
    towelRail(room.against(dim, depth - 1.75, 0.55), chance.fork('rail'), style);
    closet(room.against(dim, depth - 2.5, 0.42));
  }
  rug(room, chance.fork('mat'), { x: width / 2, z: depth - 1.45, width: 1.1, depth: 0.65 });
  const stool = chance.fork('stool');
  if (stool.chance(0.7)) towelStool(room.at(aside(stool.between(1.5, 2.2), 0), depth - 1.7), stool, style);
  const green = chance.fork('plant');
  plant(
    room.at(bright === 'left' ? 0.35 : width - 0.35, depth - 1.35),
    green,
    green.between(0.8, 1.2),
    green.pick(style.textiles),
    green.pick(['blade', 'fan'] as const),
  );
  pendant(
    room.at(width / 2, depth - 1.5),
    room.height,
    0.4,
    0.16,
    layout.pick(['globe', 'drum', 'dome'] as const),
    '#f0e4cd',
  );
  room.drawThings();
  finish(art, 0.9);
}
