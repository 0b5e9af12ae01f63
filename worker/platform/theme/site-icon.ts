import type { Site } from '#wire/site.ts';
import { textHash } from './text-hash.ts';

interface SiteIcon {
  readonly svg: string;
  /** Hash of the drawing, part of its address. */
  readonly hash: string;
}

const DEFAULT_LOGO = { viewBox: '0 0 36 36', paths: ['M3 31h30M6 31V17L18 7l12 10v14M14 31v-9h8v9'] };

/** Margin around the drawing, in its units, so that the mark does not touch the edge of the tab. */
const MARGIN = 3;

const escaped = (text: string): string => text.replace(/[<>&"']/g, '');

function groundOf(viewBox: string): { box: string; rect: string } {
  const [x = 0, y = 0, width = 36, height = 36] = viewBox.split(/[\s,]+/).map(Number);
  const [left, top, wide, high] = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return {
    box: `${left} ${top} ${wide} ${high}`,
    rect: `x="${left}" y="${top}" width="${wide}" height="${high}"`,
  };
}

/**
 * The agency's icon for the browser tab: accent colour on paper colour, both of the light theme, with a background so
 * that it is visible on dark tabs too.
 */
export function siteIcon({ theme, settings }: Pick<Site, 'theme' | 'settings'>): SiteIcon {
  const logo = settings.logo?.paths.length ? settings.logo : DEFAULT_LOGO;
  const { box, rect } = groundOf(logo.viewBox);
  const paths = logo.paths.map((path) => `<path d="${escaped(path)}"/>`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">` +
    `<rect ${rect} rx="8" fill="${theme.paper[0]}"/>` +
    `<g fill="none" stroke="${theme.accent[0]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
  return { svg, hash: textHash(svg) };
}
