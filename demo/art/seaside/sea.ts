/** The sea, with boats and gulls; places and sizes in px. */
import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { ripples } from './sand.ts';

/** The sea from the horizon down, with the reflection of the sun. */
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
function gull(art: Art, x: number, y: number, size: number): void {
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
