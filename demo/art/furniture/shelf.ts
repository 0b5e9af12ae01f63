import type { Chance } from '../canvas/chance.ts';
import { lit, mix, varied } from '../canvas/colour.ts';
import type { Plane } from '../canvas/plane.ts';
import { corners } from '../canvas/plane.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { potted, vase } from './plant.ts';

/** Books, pots and gaps along a shelf seen from the front: from `u`, with `high` metres free above it. */
function row(
  frame: Frame,
  plane: Plane,
  chance: Chance,
  style: RoomStyle,
  [from, v, width, high]: readonly [number, number, number, number],
): void {
  const { art } = frame;
  for (let u = from; u < from + width - 0.12; ) {
    if (chance.chance(0.72)) {
      const count = chance.int(4, 9);
      for (let book = 0; book < count && u < from + width - 0.06; book += 1) {
        const wide = chance.between(0.026, 0.05);
        const hex = chance.pick([...style.textiles, style.sofa, '#efe6d6', '#6d5a4c']);
        plane.rect(
          u,
          v,
          wide - 0.004,
          high * chance.between(0.55, 0.85),
          varied(art.colour(hex), chance, 0.03),
        );
        u += wide;
      }
      u += chance.between(0.02, 0.12);
    } else {
      const size = chance.between(0.06, 0.09);
      const pot = art.colour(chance.pick(style.textiles));
      plane.polygon(
        [
          [u, v],
          [u + size, v],
          [u + size * 1.2, v + high * 0.25],
          [u + size * 0.8, v + high * 0.45],
          [u + size * 0.2, v + high * 0.45],
          [u - size * 0.2, v + high * 0.25],
        ],
        pot,
      );
      u += size + chance.between(0.08, 0.2);
    }
  }
}

interface ShelfOptions {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly depth?: number;
}

/** An open bookcase. */
export function bookcase(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  { width, height, rows, depth = 0.34 }: ShelfOptions,
): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  const each = (height - 0.1) / rows;
  frame.shade([0, 0], [width, depth], 0.9);
  frame.box([0, 0, 0], [width, height, depth], wood, {
    front(plane) {
      plane.rect(0.035, 0.06, width - 0.07, height - 0.1, mix(wood, art.mood.shadow.colour, 0.5));
      for (let index = 0; index < rows; index += 1) {
        const v = 0.06 + index * each;
        row(frame, plane, chance.fork(index), style, [0.06, v, width - 0.1, each - 0.04]);
        plane.rect(0.035, v + each - 0.04, width - 0.07, 0.035, lit(wood, 0.02));
        plane.shade(corners(0.035, v + each - 0.1, width - 0.07, 0.06), 0.5, 1.5);
      }
    },
  });
  if (height < 1.5)
    vase(
      frame,
      chance.fork('top'),
      [width * chance.between(0.3, 0.7), height, depth / 2],
      style.textiles,
      0.22,
    );
}

/** A board on a wall with objects on it, `y` metres high. */
export function wallShelf(frame: Frame, chance: Chance, style: RoomStyle, width: number, y: number): void {
  const { art } = frame;
  frame.box([0, y, 0], [width, 0.035, 0.22], art.colour(style.wood));
  for (let u = 0.14, n = 0; u < width - 0.12; n += 1) {
    const own = chance.fork(n);
    const kind = own.int(0, 3);
    const pot = art.colour(own.pick(style.textiles));
    if (kind === 0) potted(frame, own, [u, y + 0.035, 0.11], own.pick(style.textiles), 0.2);
    else if (kind === 1) {
      for (let plate = 0; plate < 4; plate += 1) {
        frame.turned(
          [u, y + 0.035 + plate * 0.022, 0.11],
          [
            [0, 0.05],
            [0.02, 0.095],
          ],
          lit(art.colour('#efe8da'), -plate * 0.008),
        );
      }
    } else if (kind === 2)
      frame.turned(
        [u, y + 0.035, 0.11],
        [
          [0, 0.055],
          [0.1, 0.075],
          [0.17, 0.04],
        ],
        pot,
      );
    else
      for (const aside of [-0.06, 0.05])
        frame.turned(
          [u + aside, y + 0.035, 0.11],
          [
            [0, 0.036],
            [0.1, 0.04],
          ],
          art.colour('#f1ebdf'),
        );
    u += own.between(0.24, 0.36);
  }
}

/** A low cupboard with doors and objects on it, 0.7 m high. */
export function sideboard(frame: Frame, chance: Chance, style: RoomStyle, width: number): void {
  const { art } = frame;
  const wood = art.colour(chance.chance(0.6) ? style.wood : style.cabinet);
  const [height, depth, foot] = [0.52, 0.42, 0.16];
  frame.shade([0, 0], [width, depth], 0.9);
  for (const u of [0.1, width - 0.15]) frame.box([u, 0, 0.3], [0.05, foot, 0.05], art.colour(style.dark));
  const doors = Math.round(width / 0.5);
  frame.box([0, foot, 0], [width, height, depth], wood, {
    front(plane) {
      const each = width / doors;
      for (let door = 0; door < doors; door += 1) {
        plane.rect(door * each + 0.012, 0.02, each - 0.024, height - 0.05, lit(wood, 0.02));
        plane.rect(door * each + each / 2 - 0.05, height - 0.1, 0.1, 0.014, art.colour(style.metal));
      }
    },
  });
  const top = foot + height;
  vase(frame, chance.fork('vase'), [width * 0.13, top, 0.2], style.textiles, 0.24);
  potted(frame, chance.fork('pot'), [width - 0.2, top, 0.2], style.textiles[0], 0.24);
}
