import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import type { Room } from '../interior/room.ts';

interface RugOptions {
  /** Its middle on the floor, metres. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

type Draw = (room: Room, chance: Chance, rug: RugOptions) => void;

const bordered: Draw = ({ art, floor, style }, chance, { x, z, width, depth }) => {
  const [one, other] = chance.shuffle(style.textiles);
  const [base, edge] = [art.colour(one ?? style.sofa), art.colour(other ?? style.sofa)];
  const [u, v] = [x - width / 2, z - depth / 2];
  floor.rect(u, v, width, depth, base);
  floor.rect(u + 0.1, v + 0.1, width - 0.2, depth - 0.2, edge, { opacity: 0.75 });
  floor.rect(u + 0.16, v + 0.16, width - 0.32, depth - 0.32, base);
  const [columns, rows] = [5, 3];
  for (let index = 0; index < columns * rows; index += 1) {
    const [a, b] = [((width - 0.7) / columns) * 0.42, ((depth - 0.6) / rows) * 0.42];
    const cx = u + 0.35 + ((width - 0.7) * ((index % columns) + 0.5)) / columns;
    const cz = v + 0.3 + ((depth - 0.6) * (Math.floor(index / columns) + 0.5)) / rows;
    const colour = art.colour(style.textiles[(index % 3) as 0 | 1 | 2]);
    floor.polygon(
      [
        [cx - a, cz],
        [cx, cz - b],
        [cx + a, cz],
        [cx, cz + b],
      ],
      colour,
      { opacity: 0.55 },
    );
  }
};

const round: Draw = ({ art, floor, style }, chance, { x, z, width, depth }) => {
  const base = art.colour(style.textiles[3]);
  const ring = art.colour(chance.pick(style.textiles.slice(0, 3)));
  for (const [share, colour] of [
    [1, base],
    [0.9, lit(base, -0.04)],
    [0.86, base],
    [0.6, ring],
    [0.53, base],
    [0.26, ring],
  ] as const) {
    floor.polygon(arc(x, z, (width / 2) * share, (depth / 2) * share), colour);
  }
};

const striped: Draw = ({ art, floor, style }, chance, { x, z, width, depth }) => {
  const base = art.colour(style.textiles[3]);
  floor.rect(x - width / 2, z - depth / 2, width, depth, base);
  for (let at = 0.08; at < width - 0.1; ) {
    const wide = chance.between(0.03, 0.2);
    const colour = art.colour(chance.pick(style.textiles));
    floor.rect(x - width / 2 + at, z - depth / 2, Math.min(wide, width - at), depth, colour, {
      opacity: 0.8,
    });
    at += wide + chance.between(0.06, 0.22);
  }
};

const plain: Draw = ({ art, floor, style }, chance, { x, z, width, depth }) => {
  const base = art.colour(chance.pick(style.textiles));
  floor.rect(x - width / 2, z - depth / 2, width, depth, base);
  floor.rect(x - width / 2 + 0.06, z - depth / 2 + 0.06, width - 0.12, depth - 0.12, lit(base, 0.025));
};

/** Depth in metres from which a rug may have a pattern with a border. */
const LARGE = 1.2;

/** A rug on the floor, below the objects on it. */
export function rug(room: Room, chance: Chance, options: RugOptions): void {
  const kinds =
    options.depth < LARGE || options.width < LARGE
      ? [striped, plain]
      : [bordered, bordered, round, striped, plain];
  chance.pick(kinds)(room, chance, options);
}
