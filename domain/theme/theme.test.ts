import { describe, expect, it } from 'vitest';
import { BLACK, parseColour, toHex, WHITE } from './colour.ts';
import { checkTheme, contrastRatio, TEXT_CONTRAST } from './contrast.ts';
import { mixOklab } from './oklab.ts';

const colour = (text: string) => {
  const read = parseColour(text);
  if (read === null) throw new Error(`no colour: ${text}`);
  return read;
};

describe('parseColour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['FFFFFF', '#ffffff'],
    [' #0C5d74 ', '#0c5d74'],
    ['#0c5d74ff', '#0c5d74'],
    ['white', '#ffffff'],
    ['Black', '#000000'],
    ['rgb(12, 93, 116)', '#0c5d74'],
    ['rgba(12 93 116 / 50%)', '#0c5d74'],
  ])('reads %j', (text, hex) => {
    expect(toHex(colour(text))).toBe(hex);
  });

  it.each([['#ff'], ['red;'], ['rgb(300,0,0)'], ['url(x)'], ['constructor'], [''], [null]])(
    'refuses %j',
    (text) => {
      expect(parseColour(text)).toBeNull();
    },
  );
});

describe('contrastRatio (WCAG 2.2)', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(colour(one), colour(other))).toBeCloseTo(ratio, 2);
    expect(contrastRatio(colour(other), colour(one))).toBeCloseTo(ratio, 2);
  });
});

describe('mixOklab', () => {
  it('gives the ends unchanged', () => {
    expect(toHex(mixOklab(colour('#0c5d74'), colour('#fdfcf9'), 1))).toBe('#0c5d74');
    expect(toHex(mixOklab(colour('#0c5d74'), colour('#fdfcf9'), 0))).toBe('#fdfcf9');
  });

  it('mixes by perceived lightness, as CSS does', () => {
    // color-mix(in oklab, black, white) has the lightness 0.5, which is #636363.
    expect(toHex(mixOklab(BLACK, WHITE, 0.5))).toBe('#636363');
  });
});

/** The three themes of the look, and an unreadable one. */
const THEMES = {
  coast: {
    paper: ['#fdfcf9', '#0d181d'],
    tint: ['#f3eee4', '#16252b'],
    ink: ['#12262f', '#eef2ef'],
    muted: ['#4d616a', '#a9bbbf'],
    accent: ['#0c5d74', '#7fcad8'],
    onAccent: ['#ffffff', '#05242c'],
  },
  city: {
    paper: ['#ffffff', '#121114'],
    tint: ['#f4f1ee', '#1d1b20'],
    ink: ['#18151a', '#f4f0ed'],
    muted: ['#5f585c', '#b3abaa'],
    accent: ['#a2361d', '#f3937a'],
    onAccent: ['#ffffff', '#2b0b03'],
  },
  forest: {
    paper: ['#fbf8f2', '#131711'],
    tint: ['#efeadd', '#1e241a'],
    ink: ['#20241b', '#f2efe5'],
    muted: ['#585d4e', '#b2b7a5'],
    accent: ['#2c5b3a', '#a3cf94'],
    onAccent: ['#ffffff', '#10240f'],
  },
} as const;

describe('checkTheme', () => {
  it.each(Object.entries(THEMES))('accepts the theme of the %s', (_, theme) => {
    expect(checkTheme(theme)).toEqual([]);
  });

  it('reports a faint pair with its mode and contrast', () => {
    const failures = checkTheme({
      ...THEMES.city,
      muted: ['#999999', '#b3abaa'],
      onAccent: ['#ffffff', '#888888'],
    });
    expect(failures.map(({ mode, pair }) => `${mode}: ${pair}`)).toEqual([
      'light: muted on paper',
      'light: muted on tint',
      'dark: onAccent on accent',
    ]);
    expect(failures[0]?.ratio).toBeCloseTo(2.85, 2);
    expect(failures[0]?.required).toBe(TEXT_CONTRAST);
  });

  it('refuses borders of controls below 3:1', () => {
    const faint = checkTheme({ ...THEMES.city, ink: ['#6b6b6b', '#f4f0ed'] });
    expect(faint.map(({ pair }) => pair)).toContain('control on paper');
    expect(faint.find(({ pair }) => pair === 'control on paper')?.required).toBe(3);
  });

  it('refuses an invalid colour', () => {
    expect(checkTheme({ ...THEMES.city, ink: ['ink', '#f4f0ed'] }).every(({ ratio }) => ratio === 0)).toBe(
      true,
    );
    expect(checkTheme({ ...THEMES.city, ink: ['ink', '#f4f0ed'] })).toHaveLength(3);
  });
});
