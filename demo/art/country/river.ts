/** A river that gets nearer and wider; px. */
import { type Art, type Point, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';

const STEPS = 40;

/** A cubic Bézier curve through four points. */
const curve = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a[0] * p + b[0] * q + c[0] * r + d[0] * s, a[1] * p + b[1] * q + c[1] * r + d[1] * s];
  });

/** Its banks at a height of the picture. */
type BanksAt = (y: number) => readonly [left: number, right: number];

/** Draws it from its far end to its near one, with half its width at each. */
export function river(
  art: Art,
  chance: Chance,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  [far, near]: readonly [number, number],
): BanksAt {
  const { mood } = art;
  const tall = toY - fromY;
  const bend = chance.between(60, 120);
  const at = (share: number): number => fromY + tall * share;
  const left = curve(
    [fromX - far, fromY],
    [fromX + bend, at(0.25)],
    [toX - near * 2.1, at(0.4)],
    [toX - near, toY],
  );
  const right = curve(
    [fromX + far, fromY],
    [fromX + bend * 2, at(0.25)],
    [toX - near * 0.3, at(0.45)],
    [toX + near, toY],
  );
  const d = `M${[...left, ...right.toReversed()].map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;
  const water = mix(art.colour('#4f8791'), mood.sky[1], 0.3);
  const bank = lit(mood.grass[0], -0.05);
  art.path(d, bank, { stroke: bank, strokeWidth: 12, blur: 2 });
  art.path(d, art.gradient([mix(water, mood.sky[3], 0.6), mix(water, mood.sky[2], 0.2), lit(water, -0.05)]));
  const ripples = (count: number): string => {
    let all = '';
    for (let n = 0; n < count; n += 1) {
      const t = Math.sqrt(chance.next());
      const long = chance.between(20, 90) * (0.2 + t);
      const x = toX + chance.between(-3, 3) * near;
      all += `M${px(x)} ${px(fromY + tall * t)}q${px(long / 2)} ${px(-2 - 2 * t)} ${px(long)} 0q${px(-long / 2)} ${px(2 + t)} ${px(-long)} 0Z`;
    }
    return all;
  };
  art.clipped(d, () => {
    art.path(ripples(90), mood.foliage[0], { opacity: 0.18 });
    art.path(ripples(90), mix(water, mood.cloud, 0.5), { opacity: 0.35 });
    art.path(ripples(60), mix(water, mood.wash.colour, 0.5), { opacity: 0.4 });
  });
  const xAt = (edge: readonly Point[], y: number): number => edge.find(([, at0]) => at0 >= y)?.[0] ?? toX;
  return (y) => [xAt(left, y), xAt(right, y)];
}

/** A bridge of stone from bank to bank, its road at `y`. */
export function stoneBridge(
  art: Art,
  chance: Chance,
  [from, to]: readonly [number, number],
  y: number,
): void {
  const { mood } = art;
  const reach = (to - from) * 0.42;
  const [left, right] = [from - reach, to + reach];
  const tall = (to - from) * 0.34;
  const stone = art.colour('#a39a8c');
  const middle = (from + to) / 2;
  const rise = tall * 0.55;
  const road = `M${px(left)} ${px(y + tall * 0.75)}Q${px(from)} ${px(y + tall * 0.2)} ${px(middle)} ${px(y - rise)}Q${px(to)} ${px(y + tall * 0.2)} ${px(right)} ${px(y + tall * 0.75)}`;
  art.path(
    `M${px(from)} ${px(y + tall)}Q${px(middle)} ${px(y + tall * 0.5)} ${px(to)} ${px(y + tall)}L${px(to)} ${px(y + tall * 1.7)}H${px(from)}Z`,
    mood.shadow.colour,
    { opacity: 0.3, blur: 5 },
  );
  const soffit = `Q${px(to - 4)} ${px(y + tall * 0.06)} ${px(middle)} ${px(y + tall * 0.02)}Q${px(from + 4)} ${px(y + tall * 0.06)} ${px(from + 3)} ${px(y + tall)}`;
  art.path(
    `${road}L${px(right)} ${px(y + tall)}H${px(to - 3)}${soffit}H${px(left)}Z`,
    art.gradient([lit(stone, 0.06), lit(stone, -0.06)]),
  );
  for (let n = 0; n < 46; n += 1) {
    const t = chance.next();
    const x = left + (right - left) * t;
    const crown = y - rise * (1 - Math.abs(2 * t - 1) ** 1.4) + tall * 0.6 * Math.abs(2 * t - 1) ** 1.4;
    art.rect(
      x,
      crown + chance.between(4, tall * 0.28),
      chance.between(6, 14),
      4,
      lit(stone, chance.pick([-0.07, 0.05])),
      { opacity: 0.6 },
    );
  }
  art.path(road, 'none', {
    stroke: mood.snow ? '#f8f8f5' : lit(stone, 0.08),
    strokeWidth: Math.max(4, tall * 0.1),
  });
  art.path(`M${px(to - 3)} ${px(y + tall)}${soffit}`, 'none', {
    stroke: lit(stone, -0.09),
    strokeWidth: Math.max(3, tall * 0.08),
  });
}
