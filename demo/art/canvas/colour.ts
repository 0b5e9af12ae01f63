/** Colours as `#rrggbb`, mixed and lit in OKLab (Björn Ottosson), where equal steps look equal. */
import type { Chance } from './chance.ts';

type Triple = readonly [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const byte = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value * 255)))
    .toString(16)
    .padStart(2, '0');

/** Lightness 0…1 and the two colour axes. */
export function toLab(hex: string): Triple {
  const r = toLinear(channel(hex, 1));
  const g = toLinear(channel(hex, 3));
  const b = toLinear(channel(hex, 5));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => byte(fromLinear(Math.max(0, value)))).join('')}`;
}

/** Interpolates from one (0) to the other (1). */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [toLab(one), toLab(other)];
  const at = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return fromLab([at(0), at(1), at(2)]);
}

/** Lighter (above 0) or darker by a lightness of 0…1. */
export function lit(hex: string, by: number): string {
  const [L, a, b] = toLab(hex);
  return fromLab([Math.max(0, Math.min(1, L + by)), a, b]);
}

/** A slightly different colour, because no two bricks are alike. */
export function varied(hex: string, chance: Chance, lightness = 0.02, hue = 0.008): string {
  const [L, a, b] = toLab(hex);
  return fromLab([
    L + chance.between(-lightness, lightness),
    a + chance.between(-hue, hue),
    b + chance.between(-hue, hue),
  ]);
}
