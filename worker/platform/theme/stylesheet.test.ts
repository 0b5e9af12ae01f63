import { describe, expect, it } from 'vitest';
import { parseColour } from '#domain/theme/colour.ts';
import { contrastRatio } from '#domain/theme/contrast.ts';
import { siteWith } from '../../testing/contexts.ts';
import { stickerClass } from './sticker-class.ts';
import { stickerRule } from './sticker-rules.ts';
import { themeStylesheet } from './stylesheet.ts';

const { theme, settings } = siteWith();
const LOOKS = (['newsreader', 'bricolage-grotesque', 'literata'] as const).map((fontDisplay) =>
  siteWith({ theme: { fontDisplay, radius: fontDisplay.length } }),
);

describe('themeStylesheet', () => {
  it.each(LOOKS)('sets the tokens and the typeface $theme.fontDisplay', (look) => {
    const css = themeStylesheet(look);
    expect(css).toContain(`--paper:light-dark(${look.theme.paper.join(',')})`);
    expect(css).toContain(`--accent:light-dark(${look.theme.accent.join(',')})`);
    expect(css).toContain(`--radius:${look.theme.radius}px`);
    expect(css).toContain(`url("/assets/fonts/${look.theme.fontDisplay}.woff2")`);
    expect(css).toMatch(/size-adjust:\d/);
  });

  it('changes tokens by the site’s choices for lines and text', () => {
    const chosen = { ...theme.choices, lines: 'soft', text: 'display' } as const;
    const css = themeStylesheet({ settings, theme: { ...theme, radius: 4, choices: chosen } });
    expect(css).toContain('--radius:10px');
    expect(css).toContain('--font-text:var(--font-display)');
    expect(css).toContain(`url("/assets/fonts/${theme.fontDisplay}-text.woff2")`);
    expect(css).toContain('font-weight:400 700');
  });

  it('differs for each site', () => {
    expect(new Set(LOOKS.map((look) => themeStylesheet(look))).size).toBe(LOOKS.length);
  });
});

describe('stickerClass', () => {
  it.each([
    [12, 'sticker--12'],
    ['open-house', 'sticker--open-house'],
    ['a b', 'sticker--a_20_b'],
    ['x}body{color:red', 'sticker--x_7d_body_7b_color_3a_red'],
  ])('writes %j as %s', (id, name) => {
    expect(stickerClass(id)).toBe(name);
  });

  it('never gives two ids the same class', () => {
    expect(stickerClass('a b')).not.toBe(stickerClass('a_20_b'));
  });

  it.each([null, undefined, '', '  '])('is null for %j', (id) => {
    expect(stickerClass(id)).toBeNull();
  });
});

describe('stickerRule', () => {
  it('keeps readable letters', () => {
    expect(stickerRule({ id: 1, color: '#0c5d74', colorText: '#ffffff' })).toBe(
      '.sticker--1{background:#0c5d74;color:#ffffff}',
    );
  });

  it.each(['#ffee00', '#ffffff', '#777777', '#10141a', '#ff0000'])(
    'chooses black or white on %s when the letters are not readable',
    (color) => {
      const [, letters = ''] = /color:(#\w+)}$/.exec(stickerRule({ id: 1, color, colorText: color })) ?? [];
      const [ground, text] = [parseColour(color), parseColour(letters)];
      if (ground === null || text === null) throw new Error(`No rule for ${color}`);
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([null, undefined, '', 'url(x)', 'red;}body{'])('has no rule for the colour %j', (color) => {
    expect(stickerRule({ id: 1, color, colorText: '#000000' })).toBe('');
  });
});
