/** Shared parts of bathrooms. */
import type { Chance } from '../../canvas/chance.ts';
import { closet, vanity } from '../../furniture/bath.ts';
import { towelStool } from '../../furniture/bathroom-things.ts';
import { wallLamp } from '../../furniture/lamp.ts';
import { mirror } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { wallShelf } from '../../furniture/shelf.ts';
import { drawFloor } from '../../interior/floors.ts';
import type { Room } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';
import { TILE_PATTERNS, wallTiles } from '../../interior/wall-tiles.ts';

/** Walls tiled to chest height or above the head, and a tiled floor. */
export function shell(room: Room, chance: Chance): void {
  const { style, walls, art } = room;
  drawShell(room, { panelled: false, accent: chance.chance(0.4) ? style.accent : style.wall });
  drawFloor(
    room,
    style.wetFloor.kind === 'planks'
      ? { ...style.wetFloor, kind: 'tiles', colour: '#d9d2c4' }
      : style.wetFloor,
  );
  const high = chance.pick([1.2, 1.2, 2.05]);
  const pattern = chance.pick(TILE_PATTERNS);
  for (const wall of [walls.left, walls.right, walls.back]) {
    const from = Math.max(wall.from, -1.6);
    wallTiles(room, wall, style.tile, pattern, [from, 0, wall.to - from, high]);
    wall.plane.rect(from, high, wall.to - from, 0.04, art.colour(style.trim));
  }
}

/** Basins below their mirrors on the back wall, `wide` metres from `from` on. */
export function basins(room: Room, chance: Chance, from: number, wide: number): void {
  const { style, walls } = room;
  vanity(room.against('back', from, wide), chance.fork('vanity'), style, wide);
  const count = wide > 1.3 ? 2 : 1;
  const long = count === 2 && chance.chance(0.4);
  if (long) mirror(room, walls.back, chance.fork('mirror'), [from + 0.1, 1.22, wide - 0.2, 0.8]);
  else
    for (let n = 0; n < count; n += 1) {
      const u = from + (wide * (n + 0.5)) / count - 0.3;
      mirror(room, walls.back, chance.fork('mirror'), [u, 1.22, 0.6, 0.8]);
    }
  for (const u of count === 1 ? [from - 0.12, from + wide + 0.12] : [from + wide + 0.12])
    wallLamp(room.against('back', u, 0), style);
}

/** The toilet on the back wall below a shelf. */
export function closetAt(room: Room, chance: Chance, from: number): void {
  closet(room.against('back', from, 0.42));
  if (chance.chance(0.6))
    wallShelf(room.against('back', from - 0.12, 0.66), chance.fork('shelf'), room.style, 0.66, 1.42);
}

/** A stool with towels and a plant. */
export function smallThings(
  room: Room,
  chance: Chance,
  stoolAt: readonly [number, number],
  plantAt: readonly [number, number],
): void {
  const { style } = room;
  if (chance.chance(0.75)) towelStool(room.at(...stoolAt), chance.fork('stool'), style);
  const green = chance.fork('plant');
  const kind = green.pick(['blade', 'fan'] as const);
  plant(room.at(...plantAt), green, green.between(0.8, 1.2), green.pick(style.textiles), kind);
}
