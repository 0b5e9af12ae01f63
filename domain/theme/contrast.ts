import { type Colour, parseColour, toLinear } from './colour.ts';
import { mixOklab } from './oklab.ts';

const luminance = ({ r, g, b }: Colour): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** WCAG 2.2 contrast ratio of two colours, 1…21, in either order. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of a control's border (1.4.11). */
export const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;
/** Share of ink in the border colour of inputs, mixed with paper in OKLab (look, "Derived"). */
const CONTROL_INK_SHARE = 0.55;

type Pair = readonly [light: string, dark: string];
export type ThemeToken = 'paper' | 'tint' | 'ink' | 'muted' | 'accent' | 'onAccent';
export type ThemeMode = 'light' | 'dark';
/** Colours of a site's theme, `#rrggbb`, each for light and dark. */
export type ThemeColours = Readonly<Record<ThemeToken, Pair>>;
/** Parsed colours of one mode; null for an invalid one. */
export type ModeColours<None = never> = Readonly<Record<ThemeToken, Colour | None>>;

const TEXT_PAIRS = [
  { pair: 'ink on paper', text: 'ink', ground: 'paper' },
  { pair: 'ink on tint', text: 'ink', ground: 'tint' },
  { pair: 'muted on paper', text: 'muted', ground: 'paper' },
  { pair: 'muted on tint', text: 'muted', ground: 'tint' },
  { pair: 'accent on paper', text: 'accent', ground: 'paper' },
  { pair: 'onAccent on accent', text: 'onAccent', ground: 'accent' },
] as const satisfies readonly { pair: string; text: ThemeToken; ground: ThemeToken }[];

/** Names of the pairs of colours that need contrast. */
export type Pairing = (typeof TEXT_PAIRS)[number]['pair'] | 'control on paper';

/** A pair of colours with too little contrast. */
interface PairFailure {
  readonly pair: Pairing;
  /** The contrast and the required minimum; 0 for an unreadable colour. */
  readonly ratio: number;
  readonly required: number;
}

interface ThemeFailure extends PairFailure {
  readonly mode: ThemeMode;
}

const ratioOf = (one: Colour | null, other: Colour | null): number =>
  one === null || other === null ? 0 : contrastRatio(one, other);

/** Pairs of one mode with too little contrast; empty when all are fine. */
export function failuresOf(colours: ModeColours<null>): PairFailure[] {
  const { ink, paper } = colours;
  const control = ink && paper && mixOklab(ink, paper, CONTROL_INK_SHARE);
  const checks: PairFailure[] = [
    ...TEXT_PAIRS.map(({ pair, text, ground }) => ({
      pair,
      ratio: ratioOf(colours[text], colours[ground]),
      required: TEXT_CONTRAST,
    })),
    { pair: 'control on paper', ratio: ratioOf(control, paper), required: CONTROL_CONTRAST },
  ];
  return checks.filter(({ ratio, required }) => ratio < required);
}

/**
 * Pairs of a theme with too little contrast, in light or dark; empty for a good theme. Text needs 4.5:1,
 * borders of controls 3:1 (look, "Tokens a site sets").
 */
export function checkTheme(theme: ThemeColours): ThemeFailure[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colour = (token: ThemeToken) => parseColour(theme[token][mode === 'light' ? 0 : 1]);
    const colours = {
      paper: colour('paper'),
      tint: colour('tint'),
      ink: colour('ink'),
      muted: colour('muted'),
      accent: colour('accent'),
      onAccent: colour('onAccent'),
    };
    return failuresOf(colours).map((failure) => ({ mode, ...failure }));
  });
}
