import type { Site } from '#wire/site.ts';
import { onceEach } from '../platform/cache/once-each.ts';
import { textHash } from '../platform/theme/text-hash.ts';
import { type MapMode, type MapPalette, mapPalette } from './palette.ts';

/**
 * Version of the drawing code, part of every path, because drawings are cached for a year. `draw.test.ts` fails when
 * a drawing changes without a new version.
 */
export const DRAWING = 2;

/** Colours of an agency's maps, and the version of colours and drawing code. */
interface MapLook {
  readonly palettes: Readonly<Record<MapMode, MapPalette>>;
  readonly version: string;
}

/** The look of a site's maps, computed once for each site document. */
export const mapLook = onceEach((site: Site): MapLook => {
  const palettes = { light: mapPalette(site.theme, 'light'), dark: mapPalette(site.theme, 'dark') };
  return { palettes, version: `${DRAWING}${textHash(JSON.stringify(palettes)).slice(0, 10)}` };
});

/** The version in the paths of a site's maps; changes with the agency's colours. */
export const themeVersion = (site: Site): string => mapLook(site).version;
