/** Open country: ridges with woods, trees, a path, a fence. Places and sizes in px. */

import { type Art, type Point, pathThrough, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { tuft } from './growth/grass.ts';
import type { TreeKind } from './growth/habits.ts';
import { tree } from './growth/tree.ts';

const STEPS = 26;

/** A ridge from edge to edge: the sum of three waves. */
function ridge({ width }: Art, chance: Chance, y: number, amplitude: number): Point[] {
  const [first, second] = [chance.between(0, 6), chance.between(0, 6)];
  const pace = chance.between(3.5, 6);
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    const wave =
      0.5 * Math.sin(t * pace + first) +
      0.3 * Math.sin(t * pace * 2.3 + second) +
      0.12 * Math.sin(t * pace * 5.1 + first);
    return [width * t, y - amplitude * wave];
  });
}

/** A soft line through points. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let d = `M${px(first[0])} ${px(first[1])}`;
  let [x, y] = first;
  for (const [nextX, nextY] of rest) {
    d += `Q${px(x)} ${px(y)} ${px((x + nextX) / 2)} ${px((y + nextY) / 2)}`;
    [x, y] = [nextX, nextY];
  }
  return `${d}L${px(x)} ${px(y)}`;
}

function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const [one, other] = [points[Math.max(0, after - 1)], points[Math.max(0, after)]];
  if (one === undefined || other === undefined) return 0;
  const share = other[0] === one[0] ? 0 : (x - one[0]) / (other[0] - one[0]);
  return one[1] + (other[1] - one[1]) * share;
}

/** Pines along a ridge, in woods with clearings between. */
function fringe(art: Art, chance: Chance, line: readonly Point[], size: number, colour: string): void {
  const phase = chance.between(0, 6);
  let d = '';
  for (let n = 0; n < art.width / (size * 0.22); n += 1) {
    const x = chance.between(0, art.width);
    const height = size * chance.between(0.55, 1.15);
    if (Math.sin(x * 0.011 + phase) < -0.25) continue;
    const y = heightAt(line, x);
    d += `M${px(x - height * 0.2)} ${px(y + height * 0.25)}L${px(x)} ${px(y - height * 0.8)}L${px(x + height * 0.2)} ${px(y + height * 0.25)}Z`;
  }
  art.path(d, colour);
}

/** A band of mist around a height. */
export function mist(art: Art, top: number, height: number, strength: number): void {
  const { haze } = art.mood;
  art.rect(
    0,
    top,
    art.width,
    height,
    art.gradient([
      [0, haze, 0],
      [0.6, haze, strength],
      [1, haze, 0],
    ]),
  );
}

interface HillsOptions {
  /** Heights of the farthest ridge and of the nearest. */
  readonly from: number;
  readonly to: number;
  readonly ridges?: number;
  readonly amplitude?: number;
  /** Height of the nearest pines on a ridge. */
  readonly pines?: number;
  readonly mist?: number;
}

/** Ridges one behind the other, paler with distance. */
export function hills(
  art: Art,
  chance: Chance,
  { from, to, ridges = 5, amplitude = 110, pines = 40, mist: fog = 0.5 }: HillsOptions,
): void {
  const { mood, width, height } = art;
  const air = mood.lamps > 0.5 ? mix(mood.haze, mood.sky[1], 0.5) : mix(mood.haze, mood.sky[2], 0.4);
  for (let index = 0; index < ridges; index += 1) {
    const own = chance.fork(index);
    const t = index / Math.max(1, ridges - 1);
    const y = from + (to - from) * t;
    const line = ridge(art, own, y, amplitude * (1 - 0.35 * t));
    const wood = mix(mood.foliage[index % 2 === 1 ? 1 : 2], mood.grass[0], mood.snow ? 0.7 : 0.25);
    const colour = mix(wood, air, 0.86 - 0.72 * t);
    fringe(art, own.fork('pines'), line, 8 + t * pines, mix(mood.foliage[0], mood.haze, 0.84 - 0.62 * t));
    art.path(`${smooth(line)}L${width} ${height}L0 ${height}Z`, art.gradient([colour, lit(colour, 0.02)]));
    if (index < ridges - 1) mist(art, y - 10, ((to - from) / ridges) * 1.5 + 50, fog * (1 - t * 0.6));
  }
}

interface TreeLineOptions {
  readonly count: number;
  readonly height: readonly [number, number];
  readonly haze?: number;
  readonly kinds?: readonly TreeKind[];
}

const MIXED: readonly TreeKind[] = ['round', 'round', 'round', 'poplar', 'birch', 'pine'];

/** Trees behind a house, from edge to edge. */
export function treeLine(
  art: Art,
  chance: Chance,
  y: number,
  { count, height, haze = 0.3, kinds = MIXED }: TreeLineOptions,
): void {
  for (let index = 0; index < count; index += 1) {
    const own = chance.fork(index);
    const x = (art.width * (index + own.between(0.1, 0.9))) / count;
    tree(art, own, x, y + own.between(-4, 6), own.between(...height), {
      kind: own.pick(kinds),
      shadow: false,
      haze,
    });
  }
}

/** A winding path from its far end to its near one, with half its width at each. */
export function footpath(
  art: Art,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  [far, near]: readonly [number, number],
  colour = '#d8c7a6',
): void {
  const base = art.colour(art.mood.snow ? '#d9dbdb' : colour);
  const tall = toY - fromY;
  const [low, high] = [fromY + tall * 0.4, fromY + tall * 0.5];
  const d = `M${px(fromX - far)} ${px(fromY)}C${px(fromX - far)} ${px(high)} ${px(toX - near)} ${px(low)} ${px(toX - near)} ${px(toY)}H${px(toX + near)}C${px(toX + near)} ${px(low)} ${px(fromX + far)} ${px(high)} ${px(fromX + far)} ${px(fromY)}Z`;
  art.path(d, art.gradient([lit(base, -0.02), lit(base, 0.03)]));
}

/** Long grass in the foreground, between two columns of the picture. */
export function wildGrass(
  art: Art,
  chance: Chance,
  count: number,
  { from = 0, to = art.width, top = art.height - 110 } = {},
): void {
  for (let index = 0; index < count; index += 1) {
    const y = chance.between(top, art.height + 5);
    const tall = chance.between(0.4, 1) * (20 + (y - top) * 0.5);
    tuft(art, chance, chance.between(from, to), y, tall, chance.pick(art.mood.foliage.slice(0, 3)), 12);
  }
}

/** The shadow of a house on its lawn: its foot from `left` to `right`. */
export const houseShade = (art: Art, left: number, right: number, y: number, reach = 170): void =>
  art.shade(
    [
      [left, y],
      [right, y],
      [right - art.sun * reach, y + reach * 0.42],
      [left - art.sun * reach, y + reach * 0.42],
    ],
    0.95,
    6,
  );

/** A pasture fence of posts and two rails. */
export function fence(art: Art, chance: Chance, from: Point, to: Point, height: number): void {
  const wood = art.colour('#8a7258');
  const posts = Math.max(2, Math.round(Math.abs(to[0] - from[0]) / (height * 1.7)));
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  for (const rail of [0.45, 0.85]) {
    const raised = [from, to].map(([x, y]): Point => [x, y - height * rail]);
    art.line(raised, wood, height * 0.09);
    art.line(
      raised.map(([x, y]): Point => [x, y - height * 0.04]),
      art.mood.snow ? '#f6f6f3' : lit(wood, 0.1),
      height * 0.025,
    );
  }
  for (let post = 0; post <= posts; post += 1) {
    const [x, y] = at(post / posts);
    const lean = chance.between(-0.03, 0.03) * height;
    art.path(
      pathThrough([
        [x - height * 0.06, y],
        [x + height * 0.06, y],
        [x + height * 0.05 + lean, y - height],
        [x - height * 0.05 + lean, y - height],
      ]),
      lit(wood, chance.between(-0.05, 0.01)),
    );
  }
}
