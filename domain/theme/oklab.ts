import { type Colour, fromLinear, toLinear } from './colour.ts';

/** Lightness 0…1, and the two axes of colour, about -0.4…0.4. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

export function toOklab(colour: Colour): Oklab {
  const [r, g, b] = [toLinear(colour.r), toLinear(colour.g), toLinear(colour.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** The colour of sRGB; what lies outside it is clipped. */
export function fromOklab({ l, a, b }: Oklab): Colour {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

/** The result of CSS `color-mix(in oklab, first share, second)`; `share` of the first is 0…1. */
export function mixOklab(first: Colour, second: Colour, share: number): Colour {
  const [one, two] = [toOklab(first), toOklab(second)];
  const mix = (x: number, y: number) => x * share + y * (1 - share);
  return fromOklab({ l: mix(one.l, two.l), a: mix(one.a, two.a), b: mix(one.b, two.b) });
}

/** Below this chroma a colour looks grey. */
const LEAST_CHROMA = 0.02;

/** Hue of a colour in OKLab, degrees (-180…180); null for grey. */
export function oklabHue(colour: Colour): number | null {
  const { a, b } = toOklab(colour);
  return Math.hypot(a, b) < LEAST_CHROMA ? null : (Math.atan2(b, a) * 180) / Math.PI;
}
