/** A cellar: brick walls, a vault or beams, what is stored there. */
import type { Art } from '../art.ts';
import { lit, mix } from '../colour.ts';
import { washer } from '../furniture/bath.ts';
import { bareBulb } from '../furniture/lamp.ts';
import { box, storageRack, wineRack } from '../furniture/stored.ts';
import { finish } from '../light.ts';
import { brick, stone } from '../masonry.ts';
import { drawFloor } from '../rooms/floors.ts';
import { roomWindow } from '../rooms/openings.ts';
import { createRoom, NEAR_EDGE, type RoomFacts, sideWalls } from '../rooms/room.ts';

/** Draws a cellar. */
export function cellar(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(
    picture,
    { ...facts, outlook: 'garden' },
    {
      width: size.between(4.6, 5.8),
      height: size.between(2.2, 2.45),
      depth: size.between(3.8, 4.6),
      horizon: size.between(470, 510),
    },
  );
  const { art, camera, chance, width, height, depth, walls } = room;
  const layout = chance.fork('layout');
  const [bright, dim] = sideWalls(room);
  const rubble = layout.chance(0.3);
  const hex = layout.pick(['#d9d2c6', '#b9795a', '#c9b8a4', '#e3ddd2']);
  const wood = art.colour('#8a6443');
  art.rect(0, 0, art.width, art.height, mix(art.colour('#cfc6b8'), art.mood.shadow.colour, 0.15));
  for (const wall of [walls.left, walls.right, walls.back]) {
    const from = Math.max(wall.from, -1.4);
    const field = [from, 0, wall.to - from, height] as const;
    const own = chance.fork(`wall-${wall.name}`);
    wall.plane.rect(wall.from, 0, wall.to - wall.from, height, art.colour(hex));
    if (rubble) stone(art, own, wall.plane, field, ['#b3a898', '#9a8f80', '#857b6f', '#aca08d']);
    else brick(art, own, wall.plane, field, hex);
    const dark = wall.name === 'back' ? 0.06 : wall.name === bright ? 0.24 : 0.1;
    wall.plane.rect(wall.from, 0, wall.to - wall.from, height, art.mood.shadow.colour, { opacity: dark });
  }
  art.polygon(
    camera.outline([
      [0, height, NEAR_EDGE],
      [width, height, NEAR_EDGE],
      [width, height, depth],
      [0, height, depth],
    ]),
    mix(art.colour('#d9d2c4'), art.mood.shadow.colour, 0.22),
  );
  for (let z = depth - 0.5; z > -1; z -= 0.75) {
    art.polygon(
      camera.outline([
        [0, height - 0.02, z],
        [width, height - 0.02, z],
        [width, height - 0.02, z + 0.16],
        [0, height - 0.02, z + 0.16],
      ]),
      lit(wood, -0.09),
    );
    art.polygon(
      camera.outline([
        [0, height - 0.16, z],
        [width, height - 0.16, z],
        [width, height, z],
        [0, height, z],
      ]),
      lit(wood, -0.02),
    );
  }
  drawFloor(
    room,
    layout.pick(['concrete', 'tiles', 'checks'] as const),
    layout.pick(['#a9a297', '#b3907a', '#9a948a']),
  );
  roomWindow(
    room,
    walls.back,
    { u: width / 2 + layout.between(-1.2, 0.4), v: 1.6, width: 0.9, height: 0.42 },
    { columns: 2, frame: '#8f8a80' },
  );
  storageRack(room.against(dim, depth - 2.1, 1.9), chance.fork('rack'), 1.9, 1.75);
  if (layout.chance(0.6))
    wineRack(
      room.against('back', bright === 'left' ? 0.3 : width - 1.8, 1.5),
      chance.fork('wine'),
      1.5,
      1.35,
    );
  else
    storageRack(
      room.against('back', bright === 'left' ? 0.3 : width - 1.8, 1.5),
      chance.fork('rack-2'),
      1.5,
      1.6,
    );
  washer(room.against(bright, depth - 1.4, 0.6));
  if (layout.chance(0.5)) washer(room.against(bright, depth - 2.05, 0.6));
  for (let n = 0; n < 4; n += 1) {
    const own = chance.fork(`box-${n}`);
    box(room.at(width / 2 + (n - 1.6) * 0.62, depth - own.between(0.05, 0.25)), own);
  }
  bareBulb(room.at(width / 2, depth - 1.8), height);
  room.drawThings();
  finish(art, 0.8);
}
