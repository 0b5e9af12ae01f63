import type { Site } from '../../wire/site.ts';
import { onceEach } from '../platform/cache/once-each.ts';
import { textHash } from '../platform/theme/text-hash.ts';
import { type MapMode, type MapPalette, mapPalette } from './palette.ts';

/**
 * Number of the drawing, part of every address: what is kept for good must not be what another release drew.
 * `draw.test.ts` asks for the next one when a drawing changes.
 */
export const DRAWING = 2;

/** How an agency's maps look. */
interface MapLook {
  readonly palettes: Readonly<Record<MapMode, MapPalette>>;
  readonly version: string;
}

/** The palettes of a site, made once a site document, and the version that they and the drawing have. */
export const mapLook = onceEach((site: Site): MapLook => {
  const palettes = { light: mapPalette(site.theme, 'light'), dark: mapPalette(site.theme, 'dark') };
  return { palettes, version: `${DRAWING}${textHash(JSON.stringify(palettes)).slice(0, 10)}` };
});

/** What names the look of a site's maps in their addresses: it changes with the agency's colours. */
export const themeVersion = (site: Site): string => mapLook(site).version;
