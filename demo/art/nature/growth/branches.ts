/** Trunks and boughs, with snow on top. Px. */
import { type Art, type Point, px } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';

/** A piece of wood from one point to another, thick at its foot. */
export interface Bough {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** A bough with all that grows from it; the last ones are twigs. */
export function boughs(
  chance: Chance,
  from: Point,
  angle: number,
  length: number,
  width: number,
  depth: number,
): Bough[] {
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] - Math.sin(angle) * length];
  const own: Bough = { from, to, width };
  if (depth === 0) return [own];
  const fork = depth > 2 ? 3 : chance.int(2, 3);
  const arms = Array.from({ length: fork }, (_, arm) => {
    const open = fork === 1 ? 0 : (arm / (fork - 1) - 0.5) * 1.15;
    // Boughs bend back towards the light.
    const next = angle + open + chance.between(-0.2, 0.2) + (Math.PI / 2 - angle) * 0.1;
    return boughs(chance, to, next, length * chance.between(0.62, 0.84), width * 0.62, depth - 1);
  });
  return [own, ...arms.flat()];
}

/** Draws boughs, the thick ones first. */
export function drawBoughs(art: Art, all: readonly Bough[], bark: string): void {
  const widths = [...new Set(all.map(({ width }) => width))].toSorted((one, other) => other - one);
  for (const width of widths) {
    let d = '';
    let snow = '';
    for (const { from, to, width: own } of all) {
      if (own !== width) continue;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const bend: Point = [from[0] + dx * 0.5 + dy * 0.06, from[1] + dy * 0.5 - Math.abs(dx) * 0.06];
      d += `M${px(from[0])} ${px(from[1])}Q${px(bend[0])} ${px(bend[1])} ${px(to[0])} ${px(to[1])}`;
      const up = width * 0.42;
      if (Math.abs(dx) > Math.abs(dy) * 0.35) {
        snow += `M${px(from[0])} ${px(from[1] - up)}Q${px(bend[0])} ${px(bend[1] - up)} ${px(to[0])} ${px(to[1] - up)}`;
      }
    }
    art.path(d, 'none', { stroke: bark, strokeWidth: Math.max(0.9, width), round: true });
    if (art.mood.snow && width > 1.2) {
      art.path(snow, 'none', {
        stroke: '#f7f7f4',
        strokeWidth: Math.max(1, width * 0.5),
        round: true,
        opacity: 0.95,
      });
    }
  }
}

/** A trunk that widens into its roots, lit from the sun's side; `width` at half height. */
export function trunk(art: Art, x: number, y: number, top: Point, width: number, bark: string): void {
  const { sun } = art;
  const half = width / 2;
  const [tx, ty] = top;
  const waist = y - (y - ty) * 0.3;
  const side = (by: number): string =>
    `C${px(x + by * half * 1.15)} ${px(y - (y - waist) * 0.4)} ${px(x + by * half)} ${px(waist)} ${px(tx + by * half * 0.62)} ${px(ty)}`;
  const back = (by: number): string =>
    `C${px(x + by * half)} ${px(waist)} ${px(x + by * half * 1.15)} ${px(y - (y - waist) * 0.4)} ${px(x + by * half * 1.9)} ${px(y)}`;
  art.path(
    `M${px(x - half * 1.9)} ${px(y)}${side(-1)}L${px(tx + half * 0.62)} ${px(ty)}${back(1)}Q${px(x)} ${px(y + half * 0.5)} ${px(x - half * 1.9)} ${px(y)}Z`,
    bark,
  );
  // The lit side.
  art.path(
    `M${px(x + sun * half * 1.6)} ${px(y)}${side(sun)}L${px(tx + sun * half * 0.1)} ${px(ty)}L${px(x + sun * half * 0.25)} ${px(y)}Z`,
    lit(bark, 0.07),
    { opacity: 0.8 },
  );
}
