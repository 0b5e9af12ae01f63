import { describe, expect, it } from 'vitest';
import { checkTheme, type ThemeColours } from './contrast.ts';
import { correctTheme } from './correct.ts';

const CITY: ThemeColours = {
  paper: ['#ffffff', '#121114'],
  tint: ['#f4f1ee', '#1d1b20'],
  ink: ['#18151a', '#f4f0ed'],
  muted: ['#5f585c', '#b3abaa'],
  accent: ['#a2361d', '#f3937a'],
  onAccent: ['#ffffff', '#2b0b03'],
};

const tokensOf = (theme: ThemeColours) =>
  correctTheme(theme).corrections.map(({ mode, token }) => `${mode} ${token}`);

describe('correctTheme', () => {
  it('leaves a readable theme unchanged', () => {
    expect(correctTheme(CITY)).toEqual({ colours: CITY, corrections: [] });
  });

  it('changes only the failing colour, in its mode', () => {
    const { colours, corrections } = correctTheme({ ...CITY, muted: ['#999999', '#b3abaa'] });
    expect(corrections).toEqual([{ mode: 'light', token: 'muted', from: '#999999', to: colours.muted[0] }]);
    expect(colours).toEqual({ ...CITY, muted: [colours.muted[0], '#b3abaa'] });
    expect(checkTheme(colours)).toEqual([]);
  });

  it('changes a colour only until it is readable: yellow remains yellow', () => {
    const { colours } = correctTheme({ ...CITY, accent: ['#e0a800', '#f3937a'] });
    const [failure] = checkTheme({ ...CITY, accent: ['#e0a800', '#f3937a'] });
    expect(failure?.pair).toBe('accent on paper');
    expect(checkTheme(colours)).toEqual([]);
    // With one step less, the contrast would be below the minimum.
    const [r = 0, , b = 0] = [1, 3, 5].map((at) => Number.parseInt(colours.accent[0].slice(at, at + 2), 16));
    expect(r - b).toBeGreaterThan(60);
  });

  it.each([
    ['ink', { ink: ['#8a8a8a', '#f4f0ed'] }, ['light ink']],
    ['letters on the accent', { onAccent: ['#c0c0c0', '#2b0b03'] }, ['light onAccent']],
    ['a tint as dark as ink', { tint: ['#333333', '#1d1b20'] }, ['light tint', 'light muted']],
    ['a dark accent in the dark', { accent: ['#a2361d', '#5a1d0f'] }, ['dark accent', 'dark onAccent']],
  ] as const)('corrects %s', (_, colours, changed) => {
    const theme = { ...CITY, ...colours };
    expect(tokensOf(theme)).toEqual(changed);
    expect(checkTheme(correctTheme(theme).colours)).toEqual([]);
  });

  it('changes a paper on which no text is readable', () => {
    expect(tokensOf({ ...CITY, paper: ['#6a6a6a', '#121114'] })).toContain('light paper');
  });

  it('replaces an invalid colour', () => {
    const { colours } = correctTheme({ ...CITY, ink: ['ink', '#f4f0ed'], paper: ['#ffffff', 'night'] });
    expect([colours.ink[0], colours.paper[1]]).toEqual(['#000000', '#000000']);
  });

  it('makes any theme readable', () => {
    // Pseudo-random colours, the same in each run.
    let seed = 7;
    const next = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return `#${(seed >>> 8).toString(16).padStart(6, '0')}`;
    };
    const pair = () => [next(), next()] as const;
    for (let turn = 0; turn < 60; turn++) {
      const theme = {
        paper: pair(),
        tint: pair(),
        ink: pair(),
        muted: pair(),
        accent: pair(),
        onAccent: pair(),
      };
      expect(checkTheme(correctTheme(theme).colours), JSON.stringify(theme)).toEqual([]);
    }
  });
});
