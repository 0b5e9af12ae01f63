/** Sea, sand and what is on them; places and sizes in px. */
import { type Art, type Point, pathThrough, px } from './art.ts';
import type { Chance } from './chance.ts';
import { lit, mix } from './colour.ts';
import { tuft } from './foliage.ts';

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
function ripples(
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

/** The sea from the horizon down, with the sun's road on it. */
export function sea(art: Art, chance: Chance, horizon: number, bottom: number): void {
  const { mood, width, sun } = art;
  const far = mix(mood.sky[2], art.colour('#5f8f96'), 0.6);
  const near = mix(art.colour('#3f7378'), mood.sky[1], 0.25);
  art.rect(
    0,
    horizon,
    width,
    bottom - horizon,
    art.gradient([mix(far, mood.sky[3], 0.25), far, near, mix(near, art.colour('#c9b58f'), 0.35)]),
  );
  const many = Math.round(width / 13);
  for (const [colour, opacity] of [
    [mix(far, '#ffffff', 0.5), 0.5],
    [lit(near, -0.06), 0.35],
    [mood.wash.colour, 0.45],
  ] as const) {
    art.path(ripples(chance.fork(colour), many, [horizon, bottom], [-50, width], 1), colour, { opacity });
  }
  const middle = width * (sun < 0 ? 0.18 : 0.82);
  let road = '';
  for (let n = 0; n < 90; n += 1) {
    const t = chance.next();
    const long = chance.between(8, 50) * (0.3 + t);
    const x = middle + chance.bell() * width * (0.04 + 0.1 * t);
    road += `M${px(x)} ${px(horizon + 2 + (bottom - horizon) * t)}h${px(long)}v${px(1 + t * 1.6)}h${px(-long)}Z`;
  }
  art.path(road, mix(mood.wash.colour, '#ffffff', 0.5), { opacity: 0.6 });
}

/** A small boat under sail, its waterline at `y`. */
export function sail(art: Art, x: number, y: number, size: number): void {
  art.polygon(
    [
      [x, y],
      [x, y - size],
      [x + size * 0.45, y - size * 0.08],
    ],
    art.colour('#fbf6ea'),
  );
  art.polygon(
    [
      [x - size * 0.05, y],
      [x - size * 0.05, y - size * 0.85],
      [x - size * 0.32, y - size * 0.08],
    ],
    art.colour('#e9dcc4'),
  );
  art.polygon(
    [
      [x - size * 0.4, y],
      [x + size * 0.5, y],
      [x + size * 0.36, y + size * 0.13],
      [x - size * 0.28, y + size * 0.13],
    ],
    art.colour('#33424e'),
  );
}

/** A gull on the wing. */
export function gull(art: Art, x: number, y: number, size: number): void {
  const s = (by: number): number => px(size * by);
  art.path(
    `M${px(x - size)} ${px(y - size * 0.2)}q${s(0.5)} ${s(-0.4)} ${s(1)} ${s(0.2)}q${s(0.5)} ${s(-0.6)} ${s(1)} ${s(-0.25)}q${s(-0.55)} ${s(-0.1)} ${s(-1)} ${s(0.5)}q${s(-0.45)} ${s(-0.5)} ${s(-1)} ${s(-0.45)}Z`,
    art.colour('#fbfaf5'),
    { stroke: art.mood.shadow.colour, strokeWidth: 0.6 },
  );
}

export function gulls(
  art: Art,
  chance: Chance,
  count: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): void {
  for (let n = 0; n < count; n += 1) {
    const own = chance.fork(n);
    gull(art, own.between(left, right), own.between(top, bottom), own.between(9, 19));
  }
}

/** Sand between two heights. */
export function sand(art: Art, chance: Chance, top: number, bottom: number): void {
  const base = art.colour(art.mood.snow ? '#e9e6dd' : '#e3cfa5');
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

/** Someone's steps over the sand towards the sea. */
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
  art.path(d, lit(art.colour('#cdb88e'), -0.06), { opacity: 0.55 });
}

/** A dune between two places, `height` px over `y`, with marram grass. */
export function dune(art: Art, chance: Chance, from: number, to: number, y: number, height: number): void {
  const base = art.colour(art.mood.snow ? '#ece8dd' : '#dcc596');
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
  art.ellipse(x - art.sun * size * 0.45, y, size * 0.5, size * 0.08, art.mood.shadow.colour, {
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
  const base = art.colour('#e3cfa5');
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
