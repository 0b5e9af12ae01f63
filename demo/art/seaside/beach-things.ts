/** Objects on the beach; each foot at `(x, y)` px, with a scale in px per metre. */
import { type Art, type Point, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { walker } from '../street/walker.ts';
import { BEACH_COLOURS } from './sand.ts';

/** Cloth between poles against the wind. */
export function windbreak(art: Art, chance: Chance, x: number, y: number, scale: number): void {
  const [cloth, white] = [art.colour(chance.pick(BEACH_COLOURS)), art.colour('#f6f1e4')];
  const panels = chance.int(2, 4);
  const [wide, tall] = [scale * 1.25, scale * 1.05];
  const foot = (n: number): Point => [x + n * wide, y + (n % 2 === 0 ? 0 : scale * 0.18)];
  for (let panel = 0; panel < panels; panel += 1) {
    const [[ax, ay], [bx, by]] = [foot(panel), foot(panel + 1)];
    art.shade(
      [
        [ax, ay],
        [bx, by],
        [bx - art.sun * scale * 0.8, by + scale * 0.2],
        [ax - art.sun * scale * 0.8, ay + scale * 0.2],
      ],
      0.9,
      2,
    );
    const stripes = 5;
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const [from, to] = [stripe / stripes, (stripe + 1) / stripes];
      const at = (t: number, up: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t - up];
      const colour = stripe % 2 === 0 ? cloth : white;
      art.polygon(
        [at(from, 0), at(to, 0), at(to, tall * 0.92), at(from, tall * 0.92)],
        panel % 2 === (art.sun < 0 ? 1 : 0) ? lit(colour, -0.05) : colour,
      );
    }
  }
  for (let n = 0; n <= panels; n += 1) {
    const [px0, py0] = foot(n);
    art.rect(px0 - scale * 0.025, py0 - tall, scale * 0.05, tall, art.colour('#8a6a4c'));
  }
}

/** A small catamaran drawn up on the sand, its sail still set. */
export function beachedBoat(art: Art, chance: Chance, x: number, y: number, scale: number): void {
  const way = chance.pick([-1, 1] as const);
  const s = (by: number): number => scale * by;
  const at = (dx: number, up: number): Point => [x + way * s(dx), y - s(up)];
  const cloth = art.colour(chance.pick(BEACH_COLOURS));
  art.ellipse(x - art.sun * s(0.5), y + s(0.05), s(2.3), s(0.2), art.mood.shadow.colour, {
    opacity: 0.35,
    blend: 'multiply',
    blur: 3,
  });
  const mast = at(0.25, 6);
  art.polygon([at(0.15, 0.75), mast, at(-1.75, 0.85)], art.gradient([cloth, lit(cloth, -0.05)]));
  for (const up of [0.3, 0.55])
    art.polygon(
      [
        at(0.2 - up * 0.05, 0.8 + up * 5),
        at(0.2 - up * 0.05, 1.3 + up * 5),
        at(-1.75 + up * 1.75, 0.85 + up * 5.1),
      ],
      art.colour('#f6f1e4'),
      { opacity: 0.85 },
    );
  art.polygon([at(0.36, 0.8), at(0.3, 4.6), at(1.35, 0.6)], art.colour('#f2ead8'));
  art.line([at(0.25, 0.4), mast], art.colour('#5c6266'), Math.max(1.5, s(0.07)));
  for (const back of [0.16, 0]) {
    const hull = art.colour(back > 0 ? '#d9d2c4' : '#f4efe4');
    art.path(
      `M${at(-2, 0.42 + back)
        .map(px)
        .join(' ')}L${at(1.5, 0.42 + back)
        .map(px)
        .join(' ')}Q${at(2.2, 0.42 + back)
        .map(px)
        .join(' ')} ${at(2.4, 0.62 + back)
        .map(px)
        .join(' ')}Q${at(1.9, 0.05 + back)
        .map(px)
        .join(' ')} ${at(1.2, back).map(px).join(' ')}L${at(-1.9, back).map(px).join(' ')}Z`,
      art.gradient([lit(hull, 0.02), lit(hull, -0.06)]),
    );
  }
}

/** A person flying a kite high over the beach. */
export function kiteFlyer(art: Art, chance: Chance, x: number, y: number, scale: number): void {
  const way = chance.pick([-1, 1] as const);
  const [kx, ky] = [x + way * chance.between(180, 420), Math.max(90, y - chance.between(560, 800))];
  const hand: Point = [x + way * scale * 0.3, y - scale * 1.2];
  art.path(
    `M${hand.map(px).join(' ')}Q${px((x + kx) / 2 + way * 60)} ${px((y + ky) / 2 + 90)} ${px(kx)} ${px(ky)}`,
    'none',
    { stroke: art.colour('#f6f1e4'), strokeWidth: 1.1, opacity: 0.8 },
  );
  const [cloth, other] = [art.colour(chance.pick(BEACH_COLOURS)), art.colour(chance.pick(BEACH_COLOURS))];
  const size = chance.between(24, 40);
  const at = (dx: number, dy: number): Point => [kx + way * dx * size, ky + dy * size];
  art.polygon([at(0, -1), at(0.7, -0.2), at(0, 1.1)], cloth);
  art.polygon([at(0, -1), at(-0.7, -0.2), at(0, 1.1)], other);
  art.line([at(0, 1.1), at(0.25, 1.6), at(-0.1, 2), at(0.2, 2.5)], cloth, 3, { round: true });
  walker(art, chance.fork('who'), x, y, scale * chance.between(1.3, 1.7));
}

/** A fence of split chestnut that holds the sand, from one place to another. */
export function paling(art: Art, chance: Chance, from: Point, to: Point, [tallFrom, tallTo]: Point): void {
  const wood = art.colour('#8f7a62');
  const count = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / 9));
  let d = '';
  const top: Point[] = [];
  for (let n = 0; n <= count; n += 1) {
    const t = n / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const tall = (tallFrom + (tallTo - tallFrom) * t) * chance.between(0.86, 1.08);
    const lean = chance.between(-3, 3);
    d += `M${px(x - 1.8)} ${px(y)}L${px(x + lean - 1.6)} ${px(y - tall)}h3.2L${px(x + 1.8)} ${px(y)}Z`;
    top.push([x, y - tall * 0.72]);
  }
  art.path(d, wood);
  art.line(top, lit(wood, -0.08), 1.6);
  art.line(
    top.map(([x, y], n): Point => [x, y + (tallFrom + ((tallTo - tallFrom) * n) / count) * 0.45]),
    lit(wood, -0.08),
    1.6,
  );
}
