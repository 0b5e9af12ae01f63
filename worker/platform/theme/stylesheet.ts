import { cornersOf } from '#domain/theme/chosen.ts';
import type { Site, Theme } from '#wire/site.ts';
import { type DisplayFont, displayFont } from './fonts.ts';
import { stickerRule } from './sticker-rules.ts';

const COLOUR_TOKENS = {
  paper: '--paper',
  tint: '--tint',
  ink: '--ink',
  muted: '--muted',
  line: '--line',
  accent: '--accent',
  onAccent: '--on-accent',
} as const satisfies Partial<Record<keyof Theme, string>>;

const quoted = (names: readonly string[]): string => names.map((name) => `local("${name}")`).join(',');
const fallbackFamily = (font: DisplayFont): string => `${font.family} Fallback`;

const fontFaces = (font: DisplayFont): string =>
  `@font-face{font-family:"${font.family}";src:url("${font.href}") format("woff2");font-weight:${font.weight};font-display:${font.display}}` +
  `@font-face{font-family:"${fallbackFamily(font)}";src:${quoted(font.fallback.local)};size-adjust:${font.fallback.sizeAdjust};` +
  `ascent-override:${font.fallback.ascent};descent-override:${font.fallback.descent};line-gap-override:0%}`;

function tokens(theme: Theme, font: DisplayFont): string {
  const pairs = (Object.keys(COLOUR_TOKENS) as (keyof typeof COLOUR_TOKENS)[]).map((name) => {
    const [light, dark] = theme[name];
    return `${COLOUR_TOKENS[name]}:light-dark(${light},${dark})`;
  });
  return [
    ...pairs,
    `--font-display:"${font.family}","${fallbackFamily(font)}",${font.fallback.generic}`,
    `--display-weight:${font.title}`,
    `--display-heavy:${font.heavy}`,
    `--display-track:${theme.display.tracking}em`,
    `--radius:${cornersOf(theme)}px`,
    ...(theme.choices.text === 'display' ? ['--font-text:var(--font-display)'] : []),
  ].join(';');
}

/**
 * Start of a site's stylesheet: the ten tokens of its theme, the choices that only change tokens, its font and its
 * stickers. Without a cascade layer, so that it overrides the defaults of the common stylesheet.
 */
export function themeStylesheet(site: Pick<Site, 'theme' | 'settings'>): string {
  const font = displayFont(site.theme);
  return [
    fontFaces(font),
    `:root{${tokens(site.theme, font)}}`,
    ...site.settings.stickers.map(stickerRule),
  ].join('');
}
