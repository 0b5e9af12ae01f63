import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';

export const CAR_PAINTS = [
  '#b5523f',
  '#33505f',
  '#d9d4c8',
  '#4a4f55',
  '#5f7f72',
  '#7a8a94',
  '#c98f4a',
  '#2f3a44',
] as const;

/** A small car without a brand, seen from behind; the middle of its foot at `(x, y)`, `width` px wide. */
export function carFromBehind(art: Art, chance: Chance, x: number, y: number, width: number): void {
  const paint = art.colour(chance.pick(CAR_PAINTS));
  const s = (by: number): number => px(width * by);
  const at = (dx: number, up: number): string => `${px(x + dx * width)} ${px(y - up * width)}`;
  const dark = art.colour('#25272a');
  const tall = chance.between(0.8, 0.9);
  art.ellipse(x, y + s(0.02), s(0.62), s(0.07), '#1d1f26', { opacity: 0.4, blur: 5 });
  for (const side of [-0.36, 0.36])
    art.rect(x + (side - 0.085) * width, y - s(0.2), s(0.17), s(0.2), dark, { radius: width * 0.04 });
  art.path(
    `M${at(-0.5, 0.1)}Q${at(-0.53, 0.36)} ${at(-0.47, 0.5)}L${at(-0.36, tall - 0.06)}Q${at(-0.33, tall)} ${at(-0.24, tall)}H${px(x + 0.24 * width)}Q${at(0.33, tall)} ${at(0.36, tall - 0.06)}L${at(0.47, 0.5)}Q${at(0.53, 0.36)} ${at(0.5, 0.1)}Z`,
    art.gradient([lit(paint, 0.07), paint, lit(paint, -0.08)]),
  );
  art.path(
    `M${at(-0.37, 0.53)}L${at(-0.29, tall - 0.08)}Q${at(-0.27, tall - 0.05)} ${at(-0.22, tall - 0.05)}H${px(x + 0.22 * width)}Q${at(0.27, tall - 0.05)} ${at(0.29, tall - 0.08)}L${at(0.37, 0.53)}Z`,
    art.gradient([mix(art.mood.glass[1], '#8a9299', 0.4), art.colour('#2b343c')]),
  );
  art.path(
    `M${at(-0.2, 0.53)}L${at(-0.08, tall - 0.05)}H${px(x + 0.02 * width)}L${at(-0.08, 0.53)}Z`,
    '#ffffff',
    { opacity: 0.14 },
  );
  for (const side of [-1, 1]) {
    art.rect(x + side * width * 0.42 - s(0.06), y - s(0.47), s(0.12), s(0.1), '#b5342e', {
      radius: width * 0.025,
    });
    art.rect(x + side * width * 0.42 - s(0.06), y - s(0.47), s(0.12), s(0.03), '#f0c9a0', {
      radius: width * 0.012,
      opacity: 0.7,
    });
  }
  art.rect(x - s(0.46), y - s(0.2), s(0.92), s(0.1), lit(paint, -0.12), { radius: width * 0.03 });
  art.rect(x - s(0.13), y - s(0.35), s(0.26), s(0.07), art.colour('#f2efe6'), { radius: width * 0.008 });
  art.line(
    [
      [x - width * 0.4, y - width * 0.49],
      [x + width * 0.4, y - width * 0.49],
    ],
    lit(paint, -0.12),
    Math.max(1, width * 0.008),
  );
}
