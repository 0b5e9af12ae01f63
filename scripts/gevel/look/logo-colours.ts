/** The colours that a logo is made of. */
import { type Colour, toHex } from '#domain/theme/colour.ts';
import { type Oklab, toOklab } from '#domain/theme/oklab.ts';
import type { Pixels } from './logo-pixels.ts';

/** A colour of a logo, and its share of all that is drawn, 0…1. */
export interface LogoColour {
  readonly colour: Colour;
  readonly share: number;
}

/** Less opaque pixels are edges and shadows. */
const LEAST_ALPHA = 128;
/** Distance in OKLab below which two colours are the same to the eye at a glance. */
const ALIKE = 0.06;
/** Below this chroma a colour is a grey. */
export const LEAST_CHROMA = 0.035;
/** Share of what is drawn below which a colour is an accident: an edge, a detail. */
const LEAST_SHARE = 0.02;
/** Share of the edge that a background covers. */
const BACKGROUND_SHARE = 0.6;
/** Most colours that are proposed. */
const MOST_COLOURS = 3;
/** Degrees between two hues that count as two colours. */
const APART = 25;

const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
export const chromaOf = ({ a, b }: Oklab): number => Math.hypot(a, b);
const hueOf = ({ a, b }: Oklab): number => (Math.atan2(b, a) * 180) / Math.PI;
const between = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** Pixels by their colour in 5 bits a channel: enough to gather what compression and smooth edges spread. */
interface Bin {
  count: number;
  r: number;
  g: number;
  b: number;
}

const meanOf = ({ count, r, g, b }: Bin): Colour => ({ r: r / count, g: g / count, b: b / count });

function binsOf(pixels: readonly Colour[]): readonly Bin[] {
  const bins = new Map<number, Bin>();
  for (const { r, g, b } of pixels) {
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    bin.count += 1;
    bin.r += r;
    bin.g += g;
    bin.b += b;
    bins.set(key, bin);
  }
  return [...bins.values()].sort((one, other) => other.count - one.count);
}

/** Every opaque pixel, and those at the edge of the picture. */
function opaquePixels({ width, height, data }: Pixels) {
  const [all, edge]: [Colour[], Colour[]] = [[], []];
  for (let at = 0; at < width * height; at++) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    if (alpha < LEAST_ALPHA) continue;
    all.push({ r, g, b });
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge.push({ r, g, b });
  }
  return { all, edge };
}

/** The colour around the logo; null when it has a transparent edge, or one of many colours. */
function backgroundOf(edge: readonly Colour[], { width, height }: Pixels): Oklab | null {
  const [most] = binsOf(edge);
  if (most === undefined) return null;
  const ground = toOklab(meanOf(most));
  const alike = edge.filter((colour) => distance(toOklab(colour), ground) < ALIKE).length;
  return alike >= BACKGROUND_SHARE * 2 * (width + height - 2) ? ground : null;
}

/** Colours with the number of their pixels: each bin joins the first larger one that looks alike, whose colour stays. */
function gathered(bins: readonly Bin[]) {
  const colours: { readonly colour: Colour; readonly lab: Oklab; count: number }[] = [];
  for (const bin of bins) {
    const colour = meanOf(bin);
    const lab = toOklab(colour);
    const like = colours.find((one) => distance(one.lab, lab) < ALIKE);
    if (like === undefined) colours.push({ colour, lab, count: bin.count });
    else like.count += bin.count;
  }
  return colours.sort((one, other) => other.count - one.count);
}

/**
 * The chromatic colours of a logo, the most present first, each of another hue; empty for one in black, white and grey.
 * A white or grey background that reaches around it does not count; a coloured one, such as a field behind white
 * letters, is the agency's colour.
 */
export function coloursOf(pixels: Pixels): readonly LogoColour[] {
  const { all, edge } = opaquePixels(pixels);
  const ground = backgroundOf(edge, pixels);
  const isPlain = ground !== null && chromaOf(ground) < LEAST_CHROMA;
  return chromatic(isPlain ? all.filter((colour) => distance(toOklab(colour), ground) >= ALIKE) : all);
}

function chromatic(pixels: readonly Colour[]): readonly LogoColour[] {
  const chosen: LogoColour[] = [];
  for (const { colour, lab, count } of gathered(binsOf(pixels))) {
    const share = count / pixels.length;
    if (share < LEAST_SHARE || chromaOf(lab) < LEAST_CHROMA) continue;
    const isAnother = chosen.every((one) => between(hueOf(toOklab(one.colour)), hueOf(lab)) >= APART);
    if (isAnother && chosen.length < MOST_COLOURS) chosen.push({ colour, share });
  }
  return chosen;
}

/** "#0c5d74, 62 %". */
export const colourLine = ({ colour, share }: LogoColour): string =>
  `${toHex(colour)}, ${Math.round(share * 100)} %`;
