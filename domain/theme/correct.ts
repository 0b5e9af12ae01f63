import { BLACK, type Colour, parseColour, sameColour, toHex, WHITE } from './colour.ts';
import {
  contrastRatio,
  failuresOf,
  type ModeColours,
  type Pairing,
  type ThemeColours,
  type ThemeMode,
  type ThemeToken,
} from './contrast.ts';
import { mixOklab } from './oklab.ts';

/** A colour that was changed to be readable. */
interface ThemeCorrection {
  readonly mode: ThemeMode;
  readonly token: ThemeToken;
  readonly from: string;
  readonly to: string;
}

/** Black or white: whichever has more contrast with the background. */
const farFrom = (ground: Colour): Colour =>
  contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE;
const nearTo = (ground: Colour): Colour => (farFrom(ground) === BLACK ? WHITE : BLACK);

interface Rule {
  readonly token: ThemeToken;
  /** Pairs that must be readable after this token is corrected. */
  readonly pairs: readonly Pairing[];
  /** Target colour of the correction; at the target, all of these pairs are readable. */
  readonly towards: (colours: ModeColours) => Colour;
  /** Tokens that later rules may still change: they are assumed to be corrected. */
  readonly supposing?: (colours: ModeColours) => Partial<ModeColours>;
}

/** In this order: each token is corrected against those before it, which then stay unchanged. */
const RULES: readonly Rule[] = [
  {
    token: 'paper',
    pairs: ['ink on paper', 'control on paper'],
    towards: ({ paper }) => nearTo(paper),
    supposing: ({ paper }) => ({ ink: farFrom(paper) }),
  },
  { token: 'ink', pairs: ['ink on paper', 'control on paper'], towards: ({ paper }) => farFrom(paper) },
  { token: 'tint', pairs: ['ink on tint'], towards: ({ paper }) => paper },
  { token: 'muted', pairs: ['muted on paper', 'muted on tint'], towards: ({ ink }) => ink },
  { token: 'accent', pairs: ['accent on paper'], towards: ({ ink }) => ink },
  { token: 'onAccent', pairs: ['onAccent on accent'], towards: ({ accent }) => farFrom(accent) },
];

/** Number of steps from a colour to its target: finer than the eye can see. */
const STEPS = 100;

/** The colour rounded as in a stylesheet, so that the checked colour is the shown one. */
const asWritten = (colour: Colour): Colour => parseColour(toHex(colour)) ?? colour;

/** The colours with the rule's token changed as little as necessary. */
function corrected(colours: ModeColours, { token, pairs, towards, supposing }: Rule): ModeColours {
  const goal = towards(colours);
  for (let step = 0; step < STEPS; step++) {
    const colour = step === 0 ? colours[token] : asWritten(mixOklab(goal, colours[token], step / STEPS));
    const moved = { ...colours, [token]: colour };
    const failures = failuresOf({ ...moved, ...supposing?.(moved) });
    if (!failures.some(({ pair }) => pairs.includes(pair))) return moved;
  }
  return { ...colours, [token]: goal };
}

const eachToken = <T>(make: (token: ThemeToken) => T): Record<ThemeToken, T> => ({
  paper: make('paper'),
  tint: make('tint'),
  ink: make('ink'),
  muted: make('muted'),
  accent: make('accent'),
  onAccent: make('onAccent'),
});

/** Replacement of an invalid colour: a plain background, or the text colour with most contrast to it. */
const plain = (token: ThemeToken, mode: ThemeMode): Colour => {
  const ground = mode === 'light' ? WHITE : BLACK;
  return token === 'paper' || token === 'tint' ? ground : farFrom(ground);
};

const inMode = (theme: ThemeColours, mode: ThemeMode): Record<ThemeToken, string> => {
  const written = eachToken((token) => theme[token][mode === 'light' ? 0 : 1]);
  const read = eachToken((token) => parseColour(written[token]));
  const made = RULES.reduce(
    corrected,
    eachToken((token) => read[token] ?? plain(token, mode)),
  );
  return eachToken((token) => {
    const own = read[token];
    return own !== null && sameColour(own, made[token]) ? written[token] : toHex(made[token]);
  });
};

/**
 * Makes a theme readable and reports the changes: a colour with too little contrast moves in OKLab towards
 * ink, paper, black or white, only as far as necessary; every other colour stays as the agency set it (look,
 * "Tokens a site sets").
 */
export function correctTheme(theme: ThemeColours): {
  readonly colours: ThemeColours;
  readonly corrections: readonly ThemeCorrection[];
} {
  const [light, dark] = [inMode(theme, 'light'), inMode(theme, 'dark')];
  const changes = (mode: ThemeMode, index: 0 | 1, made: Record<ThemeToken, string>) =>
    RULES.flatMap(({ token }): ThemeCorrection[] => {
      const [from, to] = [theme[token][index], made[token]];
      return from === to ? [] : [{ mode, token, from, to }];
    });
  return {
    colours: eachToken((token) => [light[token], dark[token]]),
    corrections: [...changes('light', 0, light), ...changes('dark', 1, dark)],
  };
}
