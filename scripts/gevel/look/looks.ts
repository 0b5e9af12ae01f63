/** Three looks of one colour: compositions that go together, and tokens that are readable in light and dark mode. */
import { type Colour, parseColour, toHex, WHITE } from '#domain/theme/colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '#domain/theme/contrast.ts';
import { fromOklab, type Oklab, toOklab } from '#domain/theme/oklab.ts';
import type { Theme } from '#wire/site.ts';
import { chromaOf, LEAST_CHROMA } from './logo-colours.ts';

export const LOOK_NAMES = ['open', 'sheet', 'chapters'] as const;
type LookName = (typeof LOOK_NAMES)[number];

/** What a look has without a colour: its compositions and type, and how warm its paper is. */
interface Form extends Pick<Theme, 'fontDisplay' | 'display' | 'radius' | 'choices'> {
  readonly says: string;
  /** Hue of paper, lines and grey text: that of the accent, a warm one, or none. */
  readonly neutral: 'accent' | 'warm' | 'none';
}

const FORMS: Readonly<Record<LookName, Form>> = {
  open: {
    says: 'wide, a panorama with the search across its edge, hairlines',
    neutral: 'accent',
    fontDisplay: 'newsreader',
    display: { weight: 400, tracking: -0.018 },
    radius: 4,
    choices: {
      header: 'line',
      hero: 'horizon',
      card: 'plain',
      rhythm: 'air',
      lines: 'measure',
      ground: 'paper',
      text: 'sans',
      list: 'rows',
      foot: 'open',
    },
  },
  sheet: {
    says: 'a ruled sheet, a very large title beside the picture, square corners',
    neutral: 'none',
    fontDisplay: 'bricolage-grotesque',
    display: { weight: 500, tracking: -0.028 },
    radius: 2,
    choices: {
      header: 'ruled',
      hero: 'sheet',
      card: 'plate',
      rhythm: 'grid',
      lines: 'rule',
      ground: 'paper',
      text: 'display',
      list: 'table',
      foot: 'block',
    },
  },
  chapters: {
    says: 'chapters on warm panels, a letter with the search in its sentence, round corners',
    neutral: 'warm',
    fontDisplay: 'literata',
    display: { weight: 400, tracking: -0.022 },
    radius: 6,
    choices: {
      header: 'centred',
      hero: 'letter',
      card: 'story',
      rhythm: 'bands',
      lines: 'soft',
      ground: 'tint',
      text: 'display',
      list: 'rows',
      foot: 'warm',
    },
  },
};

type Token = 'paper' | 'tint' | 'ink' | 'muted' | 'line';
/** Lightness and chroma of the neutral tokens, in light and in dark mode (OKLab). */
const NEUTRALS: Readonly<
  Record<Token, readonly [light: readonly [number, number], dark: readonly [number, number]]>
> = {
  paper: [
    [0.99, 0.004],
    [0.2, 0.012],
  ],
  tint: [
    [0.955, 0.011],
    [0.25, 0.014],
  ],
  ink: [
    [0.25, 0.02],
    [0.95, 0.006],
  ],
  muted: [
    [0.47, 0.02],
    [0.77, 0.014],
  ],
  line: [
    [0.87, 0.013],
    [0.37, 0.016],
  ],
};
/** A warm hue, of paper rather than of sand, degrees. */
const WARM = 85;
/** Accent in the dark: light enough for dark papers, and no brighter than the eye likes there. */
const DARK_LIGHTNESS = 0.78;
const DARK_CHROMA = 0.13;
/** Letters on the accent of dark mode. */
const LETTERS: readonly [number, number] = [0.2, 0.03];
/** The accent of a logo without a colour. */
const INK: Oklab = { l: 0.3, a: 0, b: 0 };

const hueOf = ({ a, b }: Oklab): number => (Math.atan2(b, a) * 180) / Math.PI;

/** The colour of a lightness, chroma and hue, with as much of its chroma as sRGB has, rounded as in a stylesheet. */
function colourOf(l: number, chroma: number, hue: number): Colour {
  const radians = (hue * Math.PI) / 180;
  for (let share = 1; share >= 0; share -= 0.02) {
    const asked = { l, a: chroma * share * Math.cos(radians), b: chroma * share * Math.sin(radians) };
    const colour = parseColour(toHex(fromOklab(asked)));
    const got = colour && toOklab(colour);
    if (got && Math.hypot(got.l - asked.l, got.a - asked.a, got.b - asked.b) < 0.01) return colour;
  }
  return parseColour(toHex(fromOklab({ l, a: 0, b: 0 }))) ?? WHITE;
}

const STEP = 0.005;

/** The colour moved in lightness alone, until it is readable on each ground: its hue stays that of the logo. */
function readable(start: Oklab, grounds: readonly Colour[], step: number): Colour {
  const [chroma, hue] = [chromaOf(start), hueOf(start)];
  let { l } = start;
  let colour = parseColour(toHex(fromOklab(start))) ?? WHITE;
  const isReadable = () => grounds.every((ground) => contrastRatio(colour, ground) >= TEXT_CONTRAST);
  while (!isReadable() && l + step > 0 && l + step < 1) {
    l += step;
    colour = colourOf(l, chroma, hue);
  }
  return colour;
}

/** A proposed look: the theme as a site stores it, and what was changed for the sake of readers. */
export interface Look {
  readonly name: LookName;
  readonly says: string;
  readonly theme: Theme;
  /** Sentences for operators: a colour that was made darker or lighter, and why. */
  readonly notes: readonly string[];
}

const rounded = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** A look with an accent of this colour; null for a logo in black, white or grey. */
export function lookOf(name: LookName, colour: Colour | null): Look {
  const { says, neutral, ...form } = FORMS[name];
  const logo = colour === null ? INK : toOklab(colour);
  const isGrey = chromaOf(logo) < LEAST_CHROMA;
  const hue = neutral === 'warm' ? WARM : neutral === 'none' || isGrey ? null : hueOf(logo);
  const token = (key: Token, mode: 0 | 1): Colour => {
    const [l, chroma] = NEUTRALS[key][mode];
    return colourOf(l, hue === null ? 0 : chroma, hue ?? 0);
  };
  const pair = (key: Token): [string, string] => [toHex(token(key, 0)), toHex(token(key, 1))];
  const grounds = (mode: 0 | 1) => [token('paper', mode), token('tint', mode)];

  const light = readable(logo, grounds(0), -STEP);
  const chroma = Math.min(chromaOf(logo), DARK_CHROMA);
  const shift = (chroma || 0) / (chromaOf(logo) || 1);
  const dark = readable(
    toOklab(colourOf(Math.max(logo.l, DARK_LIGHTNESS), chromaOf(logo) * shift, hueOf(logo))),
    grounds(1),
    STEP,
  );
  const letters = colourOf(...LETTERS, hueOf(logo));
  const onAccent: [string, string] = [
    toHex(contrastRatio(WHITE, light) >= TEXT_CONTRAST ? WHITE : letters),
    toHex(contrastRatio(letters, dark) >= TEXT_CONTRAST ? letters : WHITE),
  ];
  const least = colour === null ? 0 : Math.min(...grounds(0).map((ground) => contrastRatio(colour, ground)));
  const notes =
    colour === null || isGrey
      ? ['the logo has no colour: the accent is its ink']
      : [
          ...(least < TEXT_CONTRAST
            ? [
                `${toHex(colour)} has ${rounded(least)} on this look’s paper, where ${rounded(TEXT_CONTRAST)} is required: ${toHex(light)} instead, the same hue`,
              ]
            : []),
          ...(toHex(dark) === toHex(colour) ? [] : [`in dark mode it is ${toHex(dark)}, the same hue`]),
        ];
  return {
    name,
    says,
    notes,
    theme: {
      paper: pair('paper'),
      tint: pair('tint'),
      ink: pair('ink'),
      muted: pair('muted'),
      line: pair('line'),
      accent: [toHex(light), toHex(dark)],
      onAccent,
      ...form,
    },
  };
}
