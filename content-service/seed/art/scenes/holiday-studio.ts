/** A studio for the holidays: a corner with bunks, a sofa, a kitchenette, the sea or the woods outside. */
import type { Art } from '../art.ts';
import { bunk } from '../furniture/bed.ts';
import { baseUnits, sink, someKitchen, wallUnits } from '../furniture/kitchen-units.ts';
import { PENDANTS, pendant } from '../furniture/lamp.ts';
import { gallery } from '../furniture/picture.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable, diningTable } from '../furniture/table.ts';
import { finish } from '../light.ts';
import { drawFloor } from '../rooms/floors.ts';
import { roomWindow } from '../rooms/openings.ts';
import { createRoom, type RoomFacts, sideWalls } from '../rooms/room.ts';
import { drawShell } from '../rooms/shell.ts';

/** Draws a holiday studio. */
export function holidayStudio(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const place = {
    outlook: facts.outlook ?? size.pick(['sea', 'sea', 'forest'] as const),
    style:
      facts.style ?? size.pick(['seaside', 'scandinavian', 'seventies', 'ardennes', 'terracotta'] as const),
  };
  const room = createRoom(
    picture,
    { ...facts, ...place },
    {
      width: size.between(5.4, 6.2),
      height: size.between(2.55, 2.8),
      depth: size.between(4.3, 4.9),
      horizon: size.between(450, 490),
    },
  );
  const { art, style, chance, walls, width, height, depth } = room;
  const layout = chance.fork('layout');
  const [bright] = sideWalls(room);
  const left = bright === 'left';
  drawShell(room, { panelled: false });
  drawFloor(room);
  const wide = layout.between(2.2, 2.8);
  const middle = width / 2 + (left ? -0.55 : 0.55);
  roomWindow(
    room,
    walls.back,
    { u: middle - wide / 2, v: 0.06, width: wide, height: 2.15 },
    { frame: style.trim, sill: false, curtains: layout.chance(0.7) },
  );
  bunk(left ? room.at(width - 1.08, depth - 0.04) : room.at(0.04, depth - 0.04), chance.fork('bunk'), style);
  const fitted = someKitchen(chance.fork('kitchen'), style);
  baseUnits(room.against(bright, depth - 1.95, 1.8), fitted, ['door', 'oven', 'drawers']);
  wallUnits(room.against(bright, depth - 1.95, 1.8), fitted, 3);
  sink(room.against(bright, depth - 1.85, 0.5), style);
  rug(room, chance.fork('rug'), { x: left ? 1.9 : width - 1.9, z: depth - 3, width: 2, depth: 2.2 });
  sofa(room.against(bright, depth - 4, 1.9, 0.1), chance.fork('sofa'), style, { width: 1.9 });
  coffeeTable(
    room.at(left ? 1.75 : width - 1.75, depth - 3.05, left ? 'east' : 'west'),
    chance.fork('table'),
    style,
  );
  if (layout.chance(0.6))
    diningTable(room, chance.fork('dining'), width / 2 + (left ? 0.65 : -0.65), depth - 1.3, 1);
  gallery(room, walls[bright], chance.fork('pictures'), depth - 3.05, 1.4);
  plant(
    room.at(left ? 0.9 : width - 0.9, depth - 0.4),
    chance.fork('plant'),
    1.2,
    layout.pick(style.textiles),
  );
  pendant(
    room.at(width / 2, depth - 2),
    height,
    0.5,
    0.24,
    layout.pick(PENDANTS),
    layout.pick([style.textiles[1], '#e6d2b0', style.textiles[0]]),
  );
  room.drawThings();
  finish(art, 0.9);
}
