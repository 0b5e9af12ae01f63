/** A bathroom: bath or shower, basins, closet, towels. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { bath, closet, shower, towelRail, towelStool, vanity, washer } from '../furniture/bath.ts';
import { pendant } from '../furniture/lamp.ts';
import { mirror } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
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

/** A bench with folded towels beside the shower. */
function bathSeat(room: Room, chance: Chance, x: number): void {
  const { style } = room;
  towelStool(room.at(x + 0.35, room.depth - 0.3), chance, style);
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
  if (wash === 'bath') {
    roomWindow(room, walls.back, { u: aside(0.45, 1.3), v: 1.25, width: 1.3, height: 1.05 }, { columns: 2 });
    bath(room.against('back', aside(0.25, 1.75), 1.75, 0.06), chance.fork('bath'), style);
  } else {
    roomWindow(room, walls.back, { u: aside(1.25, 0.9), v: 1.35, width: 0.9, height: 0.95 }, { columns: 1 });
    shower(bright === 'left' ? room.at(0.02, depth - 0.02) : room.at(width - 0.98, depth - 0.02), style);
    bathSeat(room, chance.fork('seat'), aside(1.3, 0.7));
  }
  const basins = chance.fork('basins');
  const wide = basins.pick([0.9, 1.5]);
  const from = aside(width - wide - 0.3, wide);
  vanity(room.against('back', from, wide), basins, style, wide);
  const count = wide > 1.3 ? 2 : 1;
  for (let n = 0; n < count; n += 1) {
    const u = from + (wide * (n + 0.5)) / count - 0.3;
    mirror(room, walls.back, basins.fork('mirror'), [u, 1.25, 0.6, 0.8]);
  }
  // What stands along a side has to be seen: not right beside the viewer.
  const side = room.view === 'front' ? dim : bright;
  const behind = wash === 'bath' || side === dim ? 1.55 : 1.7;
  closet(room.against(side, depth - behind, 0.42));
  if (basins.chance(0.4)) washer(room.against(side, depth - behind - 0.85, 0.6));
  else towelRail(room.against(side, depth - behind - 0.75, 0.55), chance.fork('rail'), style);
  rug(room, chance.fork('mat'), { x: width / 2, z: depth - 1.45, width: 1.1, depth: 0.65 });
  const stool = chance.fork('stool');
  if (stool.chance(0.7)) towelStool(room.at(aside(stool.between(1.5, 2.2), 0), depth - 1.7), stool, style);
  const green = chance.fork('plant');
  plant(
    room.at((side === 'left') === (room.view === 'front') ? width - 0.4 : 0.4, depth - 1.45),
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
