/** Sand and its details; places and sizes in px. */

import { type Art, type Point, pathThrough, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { tuft } from '../nature/growth/grass.ts';

/** Cloth and paint of the beach. */
export const BEACH_COLOURS = [
  '#c9594a',
  '#3f7f8c',
  '#e0a94a',
  '#5f8f6a',
  '#3d5a80',
  '#d98a6a',
  '#7fa3a8',
  '#8c4a52',
] as const;

/** Lens-shaped strokes between two heights, longer towards the eye. */
export function ripples(
  chance: Chance,
  count: number,
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
  rise: number,
): string {
  let d = '';
  for (let n = 0; n < count; n += 1) {
    const t = chance.next() ** 1.6;
    const length = chance.between(12, 70) * (0.25 + t * 1.6);
    const high = (0.6 + t * 2.2) * rise;
    d += `M${px(chance.between(left, right))} ${px(from + 2 + (to - from) * t)}q${px(length / 2)} ${px(-high)} ${px(length)} 0q${px(-length / 2)} ${px(high)} ${px(-length)} 0Z`;
  }
  return d;
}

/** Colour of dry sand in this light; at dusk it is tinted by the sky. */
export function sandOf(art: Art): string {
  const { mood } = art;
  if (mood.snow) return art.colour('#e9e6dd');
  return mix(art.colour('#e3cfa5'), mood.sky[3], mood.lamps > 0.5 ? 0.26 : 0.04);
}

/** Sand between two heights. */
export function sand(art: Art, chance: Chance, top: number, bottom: number): void {
  const base = sandOf(art);
  art.rect(0, top, art.width, bottom - top, art.gradient([lit(base, 0.02), base, lit(base, -0.04)]));
  for (const by of [-0.05, 0.04]) {
    art.path(
      ripples(
        chance.fork(by),
        Math.round((art.width * (bottom - top)) / 1800),
        [top, bottom],
        [-20, art.width],
        1.6,
      ),
      lit(base, by),
      { opacity: 0.5 },
    );
  }
}

/** Footprints over the sand towards the sea. */
export function footprints(art: Art, chance: Chance, x: number, y: number, steps: number): void {
  let d = '';
  let [at, up] = [x, y];
  for (let n = 0; n < steps; n += 1) {
    const far = 1 - n / (steps * 1.25);
    at += chance.between(-14, 14) * far;
    up -= chance.between(9, 13) * far;
    const r = 5.2 * far;
    d += `M${px(at + (n % 2 === 0 ? -6 : 6) * far - r)} ${px(up)}a${px(r)} ${px(r * 0.45)} 0 1 1 ${px(2 * r)} 0a${px(r)} ${px(r * 0.45)} 0 1 1 ${px(-2 * r)} 0Z`;
  }
  art.path(d, lit(sandOf(art), -0.1), { opacity: 0.55 });
}

/** A dune between two places, `height` px over `y`, with marram grass. */
export function dune(art: Art, chance: Chance, from: number, to: number, y: number, height: number): void {
  const base = lit(sandOf(art), -0.02);
  const swell = chance.between(0, 1.2);
  const crest = Array.from({ length: 15 }, (_, n): Point => {
    const t = n / 14;
    return [
      from + (to - from) * t,
      y -
        height *
          Math.min(1, 4 * t, 4 - 4 * t) *
          (0.5 + 0.5 * Math.sin(t * 3.1 + swell)) *
          chance.between(0.88, 1),
    ];
  });
  let d = `M${px(from)} ${px(y + 400)}L${px(from)} ${px(crest[0]?.[1] ?? y)}`;
  for (const [index, [x, up]] of crest.entries()) {
    const [nx, ny] = crest[index + 1] ?? [to, y];
    d += `Q${px(x)} ${px(up)} ${px((x + nx) / 2)} ${px((up + ny) / 2)}`;
  }
  art.path(`${d}L${px(to)} ${px(y + 400)}Z`, art.gradient([lit(base, 0.03), lit(base, -0.05)]));
  const [dark, mid, light, tip] = art.mood.foliage;
  for (let n = 0; n < 62; n += 1) {
    const own = chance.fork(n);
    const [x, up] = own.pick(crest.slice(1, -1));
    tuft(
      art,
      own,
      x + own.between(-0.5, 0.5) * ((to - from) / 14),
      up + own.between(6, height * 0.75),
      own.between(28, 78),
      own.pick([mix(dark, mid, 0.5), mid, light, tip]),
      own.int(6, 12),
    );
  }
}

/** A parasol on the sand, its foot at `(x, y)`. */
export function parasol(art: Art, chance: Chance, x: number, y: number, size: number): void {
  const cloth = art.colour(chance.pick(BEACH_COLOURS));
  const white = art.colour('#f6f1e4');
  art.shade(
    [
      [x, y - 2],
      [x, y + 2],
      [x - art.sun * size * 0.4, y + size * 0.06],
      [x - art.sun * size * 0.4, y],
    ],
    0.8,
    1,
  );
  art.ellipse(x - art.sun * size * 0.55, y + size * 0.03, size * 0.45, size * 0.075, art.mood.shadow.colour, {
    opacity: 0.28,
    blur: 3,
    blend: 'multiply',
  });
  art.rect(x - size * 0.012, y - size * 0.85, size * 0.024, size * 0.86, art.colour('#efe6d5'));
  const gores = 6;
  for (let n = 0; n < gores; n += 1) {
    const [a, b] = [-0.55 + (1.1 * n) / gores, -0.55 + (1.1 * (n + 1)) / gores].map((by) => by * size) as [
      number,
      number,
    ];
    const [top, edge] = [y - size, y - size * 0.7];
    art.path(
      `M${px(x)} ${px(top)}Q${px(x + a * 0.75)} ${px(top + size * 0.05)} ${px(x + a)} ${px(edge)}Q${px(x + (a + b) / 2)} ${px(edge - size * 0.045)} ${px(x + b)} ${px(edge)}Q${px(x + b * 0.75)} ${px(top + size * 0.05)} ${px(x)} ${px(top)}Z`,
      n % 2 === 0 ? cloth : white,
    );
  }
}

/** White foam and the wet sand along the water's edge. */
export function waterline(art: Art, points: readonly Point[], width: number): void {
  const base = sandOf(art);
  art.line(
    points.map(([x, y]): Point => [x, y + width * 2]),
    mix(base, art.mood.shadow.colour, 0.3),
    width * 3.4,
    { opacity: 0.35, round: true },
  );
  art.line(points, '#fbf8ee', width, { opacity: 0.75, round: true });
  art.path(
    pathThrough(
      points.map(([x, y]): Point => [x, y - width * 2.2]),
      false,
    ),
    'none',
    { stroke: '#fbf8ee', strokeWidth: width * 0.5, opacity: 0.5 },
  );
}
