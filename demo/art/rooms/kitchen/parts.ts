/** Shared parts of kitchens. */
import type { Chance } from '../../canvas/chance.ts';
import { type Kitchen, stool, UNIT, type Unit } from '../../furniture/kitchen-units.ts';
import { hangingLamp } from '../../furniture/lamp.ts';
import { vase } from '../../furniture/plant.ts';
import { bowl } from '../../furniture/table.ts';
import { drawFloor } from '../../interior/floors.ts';
import type { Room } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';

/** Walls, ceiling and a floor that can be mopped. */
export function shell(room: Room, chance: Chance): void {
  const { style } = room;
  drawShell(room, {
    panelled: false,
    feature: chance.chance(0.25) && style.feature !== 'paper' ? style.feature : 'plain',
  });
  drawFloor(room, style.wetFloor);
}

/** Kinds of `count` units, with the oven at one of them. */
export const unitsOf = (chance: Chance, count: number, oven: number): readonly Unit[] =>
  Array.from(
    { length: count },
    (_, index): Unit =>
      index === oven ? 'oven' : chance.pick(['door', 'drawers', 'door', 'dishwasher'] as const),
  );

interface IslandOptions {
  /** Its middle on the floor. */
  readonly x: number;
  readonly z: number;
  readonly units: number;
}

/** An island with stools in front of it and lamps above it. */
export function island(room: Room, chance: Chance, kitchen: Kitchen, { x, z, units }: IslandOptions): void {
  const { art, style } = room;
  const long = units * UNIT;
  const base = room.at(x - long / 2, z + 0.45);
  const wooden = chance.chance(0.3);
  const colour = art.colour(wooden ? style.wood : style.cabinet);
  base.shade([0, 0], [long, 0.8], 1.2);
  base.box([0, 0, 0], [long, 0.88, 0.7], colour, {
    front(plane) {
      for (let n = 0; n < units; n += 1) {
        plane.rect(n * UNIT + 0.05, 0.1, UNIT - 0.1, 0.7, art.colour(style.dark), { opacity: 0.14 });
        if (kitchen.framed) plane.rect(n * UNIT + 0.062, 0.112, UNIT - 0.124, 0.676, colour);
      }
    },
  });
  base.box([-0.08, 0.88, -0.05], [long + 0.16, 0.055, 1], art.colour(wooden ? '#efe9dd' : style.worktop));
  bowl(base, style, [long * chance.between(0.2, 0.35), 0.935, 0.4]);
  vase(base, chance.fork('vase'), [long * chance.between(0.65, 0.85), 0.935, 0.35], style.textiles, 0.26);
  const seats = Math.max(2, Math.round(long / 0.75));
  for (let seat = 0; seat < seats; seat += 1) {
    stool(room.at(x - long / 2 + (long * (seat + 0.5)) / seats, z - 0.72), style);
  }
  const lamps = chance.fork('lamps');
  const count = lamps.int(2, 3);
  for (let n = 0; n < count; n += 1)
    hangingLamp(room, chance.fork('lamp'), {
      x: x - long / 2 + (long * (n + 0.5)) / count,
      z,
      y: 1.85,
      radius: 0.17,
    });
}
