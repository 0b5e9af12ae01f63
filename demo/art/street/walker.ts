import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';

const COATS = ['#33505f', '#8c4a3f', '#c98f4a', '#4f6b5a', '#5f5a6e', '#b5523f', '#e3d2b0'] as const;

/** A walker, seen from behind or from the front; feet at `(x, y)`, `height` px tall. */
export function walker(art: Art, chance: Chance, x: number, y: number, height: number): void {
  const coat = art.colour(chance.pick(COATS));
  const legs = art.colour(chance.pick(['#2c3238', '#4a4f58', '#6d5a48']));
  const skin = art.colour(chance.pick(['#e3b58f', '#c98f68', '#8a5a40', '#f0c8a4']));
  const hair = art.colour(chance.pick(['#3a2a20', '#6b4a30', '#b9a58c', '#201c1c']));
  const h = (by: number): number => px(height * by);
  art.shade(
    [
      [x - h(0.08), y],
      [x + h(0.08), y],
      [x + h(0.08) - art.sun * h(0.7), y + h(0.1)],
      [x - h(0.08) - art.sun * h(0.7), y + h(0.1)],
    ],
    0.9,
    2,
  );
  const stride = height * chance.between(0.03, 0.08);
  art.line(
    [
      [x - h(0.03), y - h(0.46)],
      [x - stride, y],
    ],
    legs,
    height * 0.062,
    { round: true },
  );
  art.line(
    [
      [x + h(0.03), y - h(0.46)],
      [x + stride, y - h(0.015)],
    ],
    legs,
    height * 0.062,
    { round: true },
  );
  const long = chance.between(0.34, 0.5);
  art.path(
    `M${px(x - h(0.085))} ${px(y - h(0.82))}q${h(0.085)} ${h(-0.05)} ${h(0.17)} 0L${px(x + h(0.12))} ${px(y - h(0.84 - long))}H${px(x - h(0.12))}Z`,
    coat,
  );
  for (const side of [-1, 1]) {
    art.line(
      [
        [x + side * h(0.085), y - h(0.79)],
        [x + side * h(0.125), y - h(0.62)],
        [x + side * h(0.11), y - h(0.47)],
      ],
      lit(coat, -0.04),
      height * 0.05,
      { round: true },
    );
  }
  art.ellipse(x, y - h(0.92), h(0.052), h(0.065), skin);
  art.path(
    `M${px(x - h(0.056))} ${px(y - h(0.91))}q${h(0.002)} ${h(-0.09)} ${h(0.056)} ${h(-0.09)}q${h(0.056)} 0 ${h(0.056)} ${h(0.09)}q${h(-0.03)} ${h(-0.045)} ${h(-0.056)} ${h(-0.045)}q${h(-0.03)} 0 ${h(-0.056)} ${h(0.045)}Z`,
    hair,
  );
  art.rect(x + (art.sun < 0 ? h(0.02) : -h(0.11)), y - h(0.82), h(0.09), h(long), art.mood.shadow.colour, {
    opacity: 0.14,
  });
  if (!chance.chance(0.35)) return;
  const scarf = art.colour(chance.pick(COATS));
  art.rect(x - h(0.06), y - h(0.86), h(0.12), h(0.045), scarf, { radius: h(0.02) });
}

/** A walking dog, `size` px long, nose to the side of `facing`. */
export function dog(art: Art, chance: Chance, x: number, y: number, size: number, facing: -1 | 1): void {
  const coat = art.colour(chance.pick(['#8a5a34', '#3a3330', '#d9c19a', '#f0e8da']));
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size * facing, y - dy * size];
  art.shade(
    [
      at(-0.5, 0),
      at(0.5, 0),
      at(0.2 - art.sun * facing * 0.4, -0.1),
      at(-0.8 - art.sun * facing * 0.4, -0.1),
    ],
    0.8,
    2,
  );
  for (const leg of [-0.36, -0.26, 0.22, 0.32])
    art.line([at(leg, 0.35), at(leg + 0.03, 0)], lit(coat, -0.04), size * 0.08, { round: true });
  art.line([at(-0.36, 0.42), at(0.3, 0.44)], coat, size * 0.24, { round: true });
  art.line([at(0.32, 0.5), at(0.44, 0.68)], coat, size * 0.17, { round: true });
  art.line([at(0.44, 0.68), at(0.6, 0.64)], coat, size * 0.14, { round: true });
  art.line([at(-0.44, 0.48), at(-0.62, 0.7)], coat, size * 0.06, { round: true });
}
