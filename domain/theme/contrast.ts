import { type Colour, parseColour, toLinear } from './colour.ts';
import { mixOklab } from './oklab.ts';

const luminance = ({ r, g, b }: Colour): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** WCAG 2.2 contrast of two colours, 1…21, whichever is the lighter. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Least contrast of text (WCAG 2.2, 1.4.3) and of a control's border (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;
/** Borders of inputs are this share of ink on paper, mixed in OKLab (look, "Derived"). */
export const CONTROL_INK_SHARE = 0.55;

type Pair = readonly [light: string, dark: string];
/** The colours of a site's theme, `#rrggbb`, each for light and dark. */
export type ThemeColours = Readonly<Record<'paper' | 'tint' | 'ink' | 'muted' | 'accent' | 'onAccent', Pair>>;

export interface ThemeFailure {
  readonly mode: 'light' | 'dark';
  /** What cannot be read on what: "muted on tint". */
  readonly pair: string;
  /** Contrast found, and the least it must be; 0 for a colour that cannot be read. */
  readonly ratio: number;
  readonly required: number;
}

const TEXT_PAIRS = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['muted', 'paper'],
  ['muted', 'tint'],
  ['accent', 'paper'],
  ['onAccent', 'accent'],
] as const satisfies readonly (readonly [keyof ThemeColours, keyof ThemeColours])[];

const ratioOf = (one: Colour | null, other: Colour | null): number =>
  one === null || other === null ? 0 : contrastRatio(one, other);

/**
 * What of a theme cannot be read well enough, in light or dark; empty for a good theme. A theme with
 * text below 4.5:1 or control borders below 3:1 is refused (look, "Tokens a site sets").
 */
export function checkTheme(theme: ThemeColours): ThemeFailure[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colour = (token: keyof ThemeColours) => parseColour(theme[token][mode === 'light' ? 0 : 1]);
    const [ink, paper] = [colour('ink'), colour('paper')];
    const control = ink && paper && mixOklab(ink, paper, CONTROL_INK_SHARE);
    const checks = [
      ...TEXT_PAIRS.map(([text, ground]) => ({
        pair: `${text} on ${ground}`,
        ratio: ratioOf(colour(text), colour(ground)),
        required: TEXT_CONTRAST,
      })),
      { pair: 'control on paper', ratio: ratioOf(control, paper), required: CONTROL_CONTRAST },
    ];
    return checks.filter(({ ratio, required }) => ratio < required).map((check) => ({ mode, ...check }));
  });
}
