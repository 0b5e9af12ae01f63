import { describe, expect, it } from 'vitest';
import { BLACK, parseColour } from '#domain/theme/colour.ts';
import { oklabHue } from '#domain/theme/oklab.ts';
import { siteDocument } from '../testing/sites.ts';
import { MAP_MODES, mapPalette } from './palette.ts';

const THEME = siteDocument('a').theme;
const hueOf = (hex: string): number => oklabHue(parseColour(hex) ?? BLACK) ?? Number.NaN;
const withAccent = (accent: string) =>
  mapPalette(
    { ...THEME, tint: ['#f3eee4', '#16252b'], line: ['#ddd6c8', '#2c4048'], accent: [accent, accent] },
    'light',
  );

describe('the colours of maps', () => {
  it('show the kind of a feature, whatever the agency’s colours: an accent changes only one of them', () => {
    const [coast, forest, city, grey] = ['#0c5d74', '#2c5b3a', '#a2361d', '#777777'].map(withAccent);
    expect(coast?.water).not.toBe(grey?.water);
    expect(coast?.wood).toBe(grey?.wood);
    expect(forest?.wood).not.toBe(grey?.wood);
    expect(forest?.water).toBe(grey?.water);
    expect(city?.building).not.toBe(grey?.building);
    expect([city?.water, city?.wood]).toEqual([grey?.water, grey?.wood]);
  });

  it('keeps water blue and woods green with any accent', () => {
    for (const accent of ['#0c5d74', '#2c5b3a', '#a2361d', '#b0117a', '#e0c000', '#000000', '#ffffff']) {
      const palette = withAccent(accent);
      expect(hueOf(palette.stream), accent).toBeLessThan(-90);
      expect(Math.abs(hueOf(palette.wood) - 125), accent).toBeLessThan(40);
    }
  });

  it.each(MAP_MODES)('are complete in %s: six digits each', (mode) => {
    for (const [name, hex] of Object.entries(mapPalette(THEME, mode)))
      expect(hex, name).toMatch(/^#[0-9a-f]{6}$/);
  });
});
