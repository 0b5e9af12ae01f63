/** A pond among reeds, hills behind it. */

import { type Art, type Point, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { lawn, tuft } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { hills, mist, treeLine, wildGrass } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

/** The shore of a pond around `(cx, cy)`: an irregular ellipse. */
function shoreOf(chance: Chance, [cx, cy]: Point, rx: number, ry: number): string {
  const count = 14;
  const points = Array.from({ length: count }, (_, n): Point => {
    const angle = (n / count) * Math.PI * 2;
    const far = chance.between(0.9, 1.08);
    return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
  });
  const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const at = (n: number): Point => points[(n + count) % count] ?? [cx, cy];
  const [x, y] = between(at(-1), at(0));
  return `${points.reduce(
    (d, point, n) => {
      const [nextX, nextY] = between(point, at(n + 1));
      return `${d}Q${px(point[0])} ${px(point[1])} ${px(nextX)} ${px(nextY)}`;
    },
    `M${px(x)} ${px(y)}`,
  )}Z`;
}

/** Still water that reflects the sky, lilies, and reeds along its far side. */
function water(art: Art, chance: Chance, middle: Point, rx: number, ry: number): void {
  const { mood } = art;
  const shore = shoreOf(chance.fork('shore'), middle, rx, ry);
  const [cx, cy] = middle;
  const bank = lit(mood.grass[0], -0.1);
  art.path(shore, bank, { stroke: bank, strokeWidth: 16, blur: 2 });
  const deep = mix(art.colour('#4c7577'), mood.sky[0], 0.35);
  art.path(shore, art.gradient([mix(mood.sky[3], deep, 0.35), mix(mood.sky[1], deep, 0.35), deep]));
  art.clipped(shore, () => {
    art.ellipse(cx, cy - ry, rx * 1.1, ry * 0.62, mood.foliage[0], { opacity: 0.3, blur: 9 });
    for (let n = 0; n < 60; n += 1) {
      const t = Math.sqrt(chance.next());
      const [x, y] = [cx + chance.between(-rx, rx), cy - ry + 2 * ry * t];
      const long = chance.between(30, 110) * (0.3 + t);
      art.path(
        `M${px(x)} ${px(y)}q${px(long / 2)} ${px(-1.5 - t)} ${px(long)} 0q${px(-long / 2)} ${px(1.5 + t)} ${px(-long)} 0Z`,
        mood.cloud,
        { opacity: 0.3 },
      );
    }
    const lilies = chance.fork('lilies');
    for (let n = 0; n < 26; n += 1) {
      const x = cx + rx * lilies.between(-0.75, -0.15);
      const y = cy + ry * lilies.between(0.1, 0.75);
      art.ellipse(
        x,
        y,
        lilies.between(9, 18),
        lilies.between(3, 5),
        lit(mood.foliage[2], lilies.between(-0.04, 0.03)),
      );
    }
  });
  const reeds = chance.fork('reeds');
  for (let n = 0; n < 90; n += 1) {
    const angle = Math.PI * (1 + reeds.next());
    const x = cx + Math.cos(angle) * rx * reeds.between(0.95, 1.04);
    const y = cy + Math.sin(angle) * ry * reeds.between(0.95, 1.04) + 6;
    tuft(
      art,
      reeds,
      x,
      y,
      reeds.between(34, 74),
      reeds.pick([mood.foliage[1], mood.foliage[2], mood.foliage[3]]),
      6,
    );
  }
}

/** Draws it. */
export function pond(art: Art): void {
  const { chance, width, height } = art;
  const own = chance.fork('country');
  const horizon = own.between(560, 640);
  sky(art, horizon, { clouds: 7, scale: 1.3 });
  hills(art, own.fork('hills'), {
    from: horizon - 150,
    to: horizon + 10,
    ridges: 4,
    amplitude: 70,
    pines: 26,
  });
  mist(art, horizon - 70, 130, 0.4);
  lawn(art, own.fork('grass'), horizon + 20, height);
  treeLine(art, own.fork('wood'), horizon + 44, { count: 13, height: [110, 190], haze: 0.34 });
  const middle: Point = [width * own.between(0.42, 0.58), own.between(830, 880)];
  for (const side of [-1, 1] as const) {
    const green = own.fork(side);
    const x = width / 2 + side * green.between(560, 720);
    tree(art, green, x, green.between(730, 790), green.between(360, 520), {
      kind: green.pick(['round', 'birch', 'birch', 'pine'] as const),
    });
  }
  water(art, own.fork('pond'), middle, own.between(520, 640), own.between(130, 170));
  bush(art, own.fork('bush'), middle[0] + own.between(380, 520), 1010, 300, 110);
  wildGrass(art, own.fork('front'), 120);
  finish(art);
}
