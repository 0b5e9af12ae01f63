/** A spruce: overlapping layers of boughs. Px. */
import { type Art, px } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { mix } from '../../canvas/colour.ts';
import type { Tones } from './crown.ts';

/** The toothed lower edge of a layer, from `from` to `to` of its half width. */
function edge(
  chance: Chance,
  x: number,
  foot: number,
  half: number,
  drop: number,
  [from, to]: readonly [number, number],
): string {
  const teeth = Math.max(3, Math.round((to - from) * 5));
  let d = '';
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const start = from + ((to - from) * tooth) / teeth;
    const end = from + ((to - from) * (tooth + 1)) / teeth;
    const low = (q: number): number => foot - Math.abs(q) ** 1.6 * drop * 0.35;
    const middle = (start + end) / 2;
    d += `L${px(x + middle * half)} ${px(low(middle) + drop * chance.between(0.12, 0.3))}L${px(x + end * half)} ${px(low(end) - drop * chance.between(0.02, 0.1))}`;
  }
  return d;
}

/** A spruce with its foot at `(x, y)`; height in px. */
export function spruce(art: Art, chance: Chance, x: number, y: number, height: number, tones: Tones): void {
  const { sun, mood } = art;
  const stem = height * 0.016;
  art.rect(x - stem, y - height * 0.2, stem * 2, height * 0.2, art.colour('#5d4a3d'));
  const tiers = height > 160 ? 11 : 7;
  const slim = chance.between(0.15, 0.22);
  const low = chance.between(0.03, 0.1);
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = tier / tiers;
    const foot = y - height * low - height * (0.9 - low) * t ** 0.94;
    const half = height * slim * (1 - t) ** 0.9 * chance.between(0.88, 1.08) + height * 0.012;
    const tall = height * (1 - t * 0.55) * (1.9 / tiers);
    const lean = chance.between(-0.03, 0.03) * half;
    const tip = `${px(x + lean)} ${px(Math.max(y - height, foot - tall))}`;
    const drop = tall * 0.5;
    art.path(`M${tip}${edge(chance.fork(tier), x, foot, half, drop, [-1, 1])}Z`, tones[0]);
    const sunny: readonly [number, number] = sun < 0 ? [-0.94, -0.05] : [0.05, 0.94];
    art.path(
      `M${tip}${edge(chance.fork(`s${tier}`), x, foot - tall * 0.07, half, drop, sunny)}Z`,
      mood.snow ? mix(tones[0], tones[1], 0.6) : tones[1],
    );
    const bright: readonly [number, number] = sun < 0 ? [-0.86, -0.42] : [0.42, 0.86];
    if (!mood.snow) {
      art.path(
        `M${tip}${edge(chance.fork(`b${tier}`), x, foot - tall * 0.15, half, drop * 0.8, bright)}Z`,
        tones[2],
        { opacity: 0.75 },
      );
      continue;
    }
    // Snow covers the ends of the boughs and leaves the green between them.
    for (const [from, to] of [
      [-0.92, -0.3],
      [-0.16, 0.24],
      [0.38, 0.94],
    ] as const) {
      const [left, right, middle] = [x + from * half, x + to * half, x + ((from + to) / 2) * half * 0.62];
      const at = (q: number): number => foot - Math.abs(q) ** 1.6 * drop * 0.35 - tall * 0.1;
      art.path(
        `M${px(left)} ${px(at(from))}Q${px(middle)} ${px(foot - tall * 0.5)} ${px(right)} ${px(at(to))}Q${px(middle)} ${px(foot - tall * 0.14)} ${px(left)} ${px(at(from))}Z`,
        '#f6f6f2',
        { opacity: 0.95 },
      );
    }
  }
}
