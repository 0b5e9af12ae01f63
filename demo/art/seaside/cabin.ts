/** Beach cabins; places and sizes in px. */
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { BEACH_COLOURS } from './sand.ts';

interface CabinOptions {
  /** Boarded up for the winter. */
  readonly shut?: boolean;
}

/** A striped wooden cabin with its doors to the viewer; left foot at `(x, y)`. */
export function cabin(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  size: number,
  { shut = false }: CabinOptions = {},
): void {
  const height = size * 0.86;
  const white = art.colour('#f4efe2');
  const paint = art.colour(chance.pick(BEACH_COLOURS));
  const plain = chance.chance(0.35);
  const { shadow } = art.mood;
  art.shade(
    [
      [x, y],
      [x + size, y],
      [x + size - art.sun * size * 0.75, y + size * 0.13],
      [x - art.sun * size * 0.75, y + size * 0.13],
    ],
    1,
    3,
  );
  art.rect(x, y - height, size, height, art.gradient([lit(white, 0.01), lit(white, -0.04)]));
  const boards = 7;
  for (let board = 0; board < boards; board += plain ? 1 : 2) {
    art.rect(x + (size * board) / boards, y - height, size / boards - (plain ? 1.5 : 0), height, paint, {
      opacity: 0.92,
    });
  }
  art.polygon(
    [
      [x, y - height],
      [x + size, y - height],
      [x + size / 2, y - height - size * 0.3],
    ],
    white,
  );
  art.polygon(
    [
      [x - size * 0.08, y - height + size * 0.05],
      [x - size * 0.08, y - height - size * 0.02],
      [x + size / 2, y - height - size * 0.38],
      [x + size * 1.08, y - height - size * 0.02],
      [x + size * 1.08, y - height + size * 0.05],
      [x + size / 2, y - height - size * 0.28],
    ],
    lit(paint, -0.03),
  );
  if (art.mood.snow) {
    art.polygon(
      [
        [x - size * 0.08, y - height - size * 0.02],
        [x + size / 2, y - height - size * 0.43],
        [x + size * 1.08, y - height - size * 0.02],
        [x + size / 2, y - height - size * 0.35],
      ],
      '#fafaf8',
    );
  }
  art.shade(
    [
      [x, y - height],
      [x + size, y - height],
      [x + size, y - height + size * 0.1],
      [x, y - height + size * 0.1],
    ],
    1,
    1.5,
  );
  const door = size * 0.46;
  const left = x + (size - door) / 2;
  art.rect(left, y - height * 0.86, door, height * 0.86, white);
  art.rect(left, y - height * 0.86, door, height * 0.86, 'none', {
    stroke: lit(paint, -0.08),
    strokeWidth: Math.max(1, size * 0.02),
  });
  art.rect(x + size / 2 - 1, y - height * 0.86, 2, height * 0.86, lit(paint, -0.08));
  if (shut)
    art.rect(left - size * 0.05, y - height * 0.5, door + size * 0.1, size * 0.05, art.colour('#6d5a48'));
  else art.ellipse(x + size / 2 + 5, y - height * 0.42, 2.2, 2.2, art.colour('#7a5a2f'));
  art.ellipse(x + size / 2, y - height - size * 0.09, size * 0.05, size * 0.05, lit(paint, -0.08));
  art.rect(art.sun < 0 ? x + size * 0.8 : x, y - height, size * 0.2, height, shadow.colour, {
    opacity: 0.16,
  });
}

/** A row of cabins from `from` to `to`, except within the gap. */
export function cabins(
  art: Art,
  chance: Chance,
  [from, to]: readonly [number, number],
  y: number,
  size: number,
  gap: readonly [number, number] = [0, 0],
): void {
  for (let x = from; x < to; x += size * 1.22) {
    if (x + size > gap[0] && x < gap[1]) continue;
    cabin(art, chance.fork(Math.round(x)), x, y, size);
  }
}
