/** A stream that crosses the picture, and a bridge over it; px. */

import { type Art, type Point, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { tuft } from '../nature/growth/grass.ts';

/** From edge to edge, between two heights of the picture. */
export function brook(art: Art, chance: Chance, top: number, bottom: number): void {
  const { mood, width } = art;
  const phase = chance.between(0, 6);
  const bank = (y: number, swing: number): Point[] =>
    Array.from(
      { length: 33 },
      (_, n): Point => [
        (width * (n - 0.5)) / 31,
        y + Math.sin(n * 0.34 + phase) * swing + Math.sin(n * 0.9 + phase * 2) * swing * 0.35,
      ],
    );
  const [far, near] = [bank(top, 15), bank(bottom, 19)];
  const outline = [...far, ...near.toReversed()];
  const d = `M${outline.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;
  const earth = mood.snow ? '#cfd6da' : mix(art.colour('#8a7a5c'), mood.grass[0], 0.45);
  art.path(d, earth, { stroke: earth, strokeWidth: 16 });
  const water = mix(art.colour('#4f8791'), mood.sky[1], 0.32);
  art.path(d, art.gradient([mix(water, mood.sky[3], 0.4), water, lit(water, -0.06)]));
  const strokes = (count: number): string => {
    let all = '';
    for (let n = 0; n < count; n += 1) {
      const t = chance.next();
      const long = chance.between(24, 110) * (0.5 + t);
      all += `M${px(chance.between(-40, width))} ${px(top + (bottom - top) * t)}q${px(long / 2)} ${px(-2 - 2 * t)} ${px(long)} 0q${px(-long / 2)} ${px(2 + t)} ${px(-long)} 0Z`;
    }
    return all;
  };
  art.clipped(d, () => {
    art.polygon(
      far
        .flatMap(([x, y], n): Point[] =>
          n === 0
            ? [
                [x, y - 30],
                [x, y + 16],
              ]
            : [[x, y + 16]],
        )
        .concat([[width + 60, top - 40]]),
      mood.shadow.colour,
      { opacity: 0.25, blur: 3 },
    );
    art.path(strokes(60), mood.foliage[0], { opacity: 0.2 });
    art.path(strokes(70), mix(water, mood.cloud, 0.55), { opacity: 0.45 });
    art.path(strokes(40), mix(water, mood.wash.colour, 0.6), { opacity: 0.5 });
  });
  const stones = art.colour('#8f8b84');
  for (const [n, [x, y]] of [...far, ...near].entries()) {
    const own = chance.fork(n);
    if (own.chance(0.4)) {
      const r = own.between(7, 18) * (n > far.length ? 1.2 : 0.8);
      const tint = lit(stones, own.between(-0.06, 0.06));
      art.ellipse(
        x + own.between(-14, 14),
        y,
        r * 1.4,
        r * 0.72,
        art.gradient([lit(tint, 0.05), lit(tint, -0.07)]),
      );
      if (mood.snow) art.ellipse(x, y - r * 0.5, r, r * 0.3, '#f8f8f5');
    } else if (own.chance(0.6)) {
      tuft(
        art,
        own,
        x + own.between(-20, 20),
        y + 6,
        own.between(20, 46),
        own.pick(mood.foliage.slice(0, 3)),
        9,
      );
    }
  }
}

/** Planks with a rail on either side, from the far bank to the near one; half its width at each end. */
export function footbridge(
  art: Art,
  chance: Chance,
  [ax, ay]: Point,
  [bx, by]: Point,
  [far, near]: Point,
): void {
  const wood = art.colour(chance.pick(['#8a7258', '#9a8468', '#7a6650']));
  const at = (t: number, side: number, up = 0): Point => [
    ax + (bx - ax) * t + side * (far + (near - far) * t),
    ay + (by - ay) * t - Math.sin(Math.PI * t) * 14 - up * (far + (near - far) * t) * 0.95,
  ];
  const sides = (up: number, side: number): Point[] =>
    Array.from({ length: 9 }, (_, n) => at(n / 8, side, up));
  art.polygon([...sides(-0.14, -1), ...sides(-0.14, 1).toReversed()], mix(wood, art.mood.shadow.colour, 0.6));
  const planks = 11;
  for (let n = 0; n < planks; n += 1) {
    const [a, b] = [n / planks, (n + 0.9) / planks];
    art.polygon(
      [at(a, -1), at(a, 1), at(b, 1), at(b, -1)],
      art.mood.snow ? '#f3f4f2' : lit(wood, chance.between(0, 0.07)),
    );
  }
  for (const side of [-1, 1]) {
    for (const up of [0.5, 1])
      art.line(sides(up, side), lit(wood, side === art.sun ? 0.02 : -0.06), 6, { round: true });
    for (const t of [0, 0.33, 0.66, 1]) art.line([at(t, side, -0.1), at(t, side, 1.06)], lit(wood, -0.07), 8);
    if (art.mood.snow) art.line(sides(1.06, side), '#f8f8f5', 4, { round: true });
  }
}
