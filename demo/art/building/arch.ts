/** Outlines of openings and the stones above them, in metres. */
import type { Art, Point } from '../canvas/art.ts';
import { lit } from '../canvas/colour.ts';
import type { Plane } from '../canvas/plane.ts';

/** Straight, a full half circle, a shallow arc, or one wider than its foot. */
export type Arch = 'flat' | 'round' | 'segment' | 'horseshoe';

export interface Opening {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
  readonly arch?: Arch;
}

const curve = (steps: number, at: (t: number) => Point): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => at(step / steps));

/** The curve over an opening, from right to left. */
function top({ u, v, width, height, arch = 'flat' }: Opening): readonly Point[] {
  const centre = u + width / 2;
  const r = width / 2;
  switch (arch) {
    case 'flat':
      return [
        [u + width, v + height],
        [u, v + height],
      ];
    case 'round':
      return curve(18, (t) => [
        centre + r * Math.cos(Math.PI * t),
        v + height - r + r * Math.sin(Math.PI * t),
      ]);
    case 'segment': {
      const rise = width * 0.14;
      const radius = (width * width * 0.25 + rise * rise) / (2 * rise);
      const half = Math.asin(r / radius);
      return curve(12, (t) => {
        const angle = half - 2 * half * t;
        return [centre + radius * Math.sin(angle), v + height - radius + radius * Math.cos(angle)];
      });
    }
    case 'horseshoe': {
      const wide = r * 1.06;
      return curve(22, (t) => {
        const angle = -0.33 + (Math.PI + 0.66) * t;
        return [centre + wide * Math.cos(angle), v + height - wide + wide * Math.sin(angle)];
      });
    }
  }
}

/** The whole opening, from its lower left corner on. */
export const outlineOf = (opening: Opening): readonly Point[] => [
  [opening.u, opening.v],
  [opening.u + opening.width, opening.v],
  ...top(opening),
];

/** The opening, smaller by `by` metres on every side; negative makes it larger. */
export const inset = (opening: Opening, by: number): Opening => ({
  ...opening,
  u: opening.u + by,
  v: opening.v + by,
  width: opening.width - 2 * by,
  height: opening.height - 2 * by,
});

/** A stone beam, bricks on end, the same with a keystone, or bricks and stone alternating. */
export type Lintel = 'stone' | 'brick' | 'key' | 'banded';

const KEYSTONE = '#d5cebf';

function flatLintel(art: Art, plane: Plane, { u, v, width, height }: Opening, kind: Lintel, colour: string) {
  const base = art.colour(colour);
  const y = v + height;
  if (kind === 'stone') {
    plane.rect(u - 0.15, y, width + 0.3, 0.22, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
    plane.rect(u - 0.15, y, width + 0.3, 0.02, art.mood.shadow.colour, { opacity: 0.35 });
    return;
  }
  const tall = 0.26;
  const bricks = Math.round(width / 0.085);
  for (let n = 0; n < bricks; n += 1) {
    const [from, to] = [n / bricks, (n + 0.88) / bricks];
    const splay = (share: number): number => (share - 0.5) * 0.16;
    plane.polygon(
      [
        [u + width * from, y],
        [u + width * to, y],
        [u + width * to + splay(to), y + tall],
        [u + width * from + splay(from), y + tall],
      ],
      lit(base, [-0.035, 0.02, -0.01][n % 3] ?? 0),
    );
  }
  if (kind !== 'key') return;
  const middle = u + width / 2;
  plane.polygon(
    [
      [middle - 0.09, y],
      [middle + 0.09, y],
      [middle + 0.13, y + tall + 0.07],
      [middle - 0.13, y + tall + 0.07],
    ],
    art.colour(KEYSTONE),
  );
}

/** The point at a share of the way along a line. */
function along(points: readonly Point[], share: number): Point {
  const place = Math.min(points.length - 1.001, share * (points.length - 1));
  const index = Math.floor(place);
  const [one, other] = [points[index], points[index + 1]];
  if (one === undefined || other === undefined) throw new RangeError('a line needs two points');
  const rest = place - index;
  return [one[0] + (other[0] - one[0]) * rest, one[1] + (other[1] - one[1]) * rest];
}

function archedLintel(art: Art, plane: Plane, opening: Opening, kind: Lintel, colour: string) {
  const { u, v, width, height, arch } = opening;
  const base = art.colour(colour);
  const thick = kind === 'stone' ? 0.22 : 0.26;
  const inner = top(opening);
  const centre: Point = [u + width / 2, arch === 'segment' ? v + height - width : v + height - width / 2];
  const outer = inner.map(([x, y]): Point => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const length = Math.hypot(dx, dy);
    return [x + (dx / length) * thick, y + (dy / length) * thick];
  });
  const stones = Math.round(arch === 'segment' ? width / 0.09 : (width * 1.6) / 0.1);
  for (let n = 0; n < stones; n += 1) {
    const [from, to] = [n / stones, (n + 0.9) / stones];
    const band = n % 4 < 2 ? base : art.colour('#d8cbb0');
    plane.polygon(
      [along(inner, from), along(inner, to), along(outer, to), along(outer, from)],
      kind === 'banded' ? band : lit(base, [-0.035, 0.02, -0.01][n % 3] ?? 0),
    );
  }
  if (kind !== 'stone' && kind !== 'key') return;
  const crown = along(inner, 0.5)[1];
  plane.polygon(
    [
      [centre[0] - 0.1, crown - 0.01],
      [centre[0] + 0.1, crown - 0.01],
      [centre[0] + 0.15, crown + thick + 0.08],
      [centre[0] - 0.15, crown + thick + 0.08],
    ],
    art.colour(KEYSTONE),
  );
}

/** The lintel or arch above an opening. */
export const lintel = (art: Art, plane: Plane, opening: Opening, kind: Lintel, colour: string): void =>
  (opening.arch ?? 'flat') === 'flat'
    ? flatLintel(art, plane, opening, kind, colour)
    : archedLintel(art, plane, opening, kind, colour);
