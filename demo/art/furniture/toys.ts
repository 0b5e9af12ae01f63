/** Objects on the floor and walls of a child's room. */
import { type Point, pathThrough } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import type { Room, Wall } from '../interior/room.ts';

/** Blocks and balls on a part of the floor, `[x, z, width, depth]`. */
export function toys(
  room: Room,
  chance: Chance,
  [x, z, width, depth]: readonly [number, number, number, number],
): void {
  const { art, style } = room;
  for (let n = 0; n < chance.int(4, 7); n += 1) {
    const own = chance.fork(n);
    const size = own.between(0.09, 0.15);
    const frame = room.at(x + own.next() * width, z + own.next() * depth);
    const colour = art.colour(own.pick(style.textiles));
    frame.shade([0, 0], [size, size], 0.7);
    if (own.chance(0.7)) {
      frame.box([0, 0, 0], [size, size, size], colour);
      if (own.chance(0.3))
        frame.box([0.02, size, 0.02], [size * 0.8, size * 0.8, size * 0.8], art.colour(style.wood));
    } else
      frame.turned(
        [0, 0, 0],
        [0.2, 0.5, 0.8, 1, 1.2, 1.5, 1.8].map((share) => [
          size * 0.7 * share,
          size * 0.7 * Math.sqrt(1 - (1 - share) ** 2),
        ]),
        colour,
      );
  }
}

/** A string of flags on a wall between two points, sagging. */
export function bunting(room: Room, wall: Wall, chance: Chance, from: Point, to: Point): void {
  const { art, style } = room;
  const count = 9;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - 0.28 * 4 * share * (1 - share),
  ];
  const hexes = chance.shuffle(style.textiles);
  const string = Array.from({ length: 21 }, (_, step) => wall.plane.at(...at(step / 20)));
  art.path(pathThrough(string, false), 'none', { stroke: art.colour(style.dark), strokeWidth: 1.6 });
  for (let n = 0; n < count; n += 1) {
    const [one, other] = [at((n + 0.12) / count), at((n + 0.88) / count)];
    const tip: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2 - 0.24];
    wall.plane.polygon([one, other, tip], art.colour(hexes[n % hexes.length] ?? style.sofa));
  }
}
