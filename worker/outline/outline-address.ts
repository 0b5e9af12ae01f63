import { fold } from '#domain/fold.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { COUNTRY_OUTLINE } from '#domain/map/belgium.ts';
import { holds } from '#domain/map/polygon.ts';
import type { Place } from '#domain/map/projection.ts';
import type { Site } from '#wire/site.ts';
import { onceEach } from '../platform/cache/once-each.ts';
import { textHash } from '../platform/theme/text-hash.ts';

/** Version of the drawing code; raise it when drawings change, because browsers cache them. */
const DRAWING = 2;

/** Shapes of a picture; a tall one stands in a box of any height. */
export const OUTLINE_SHAPES = ['wide', 'narrow', 'tall'] as const;
export type OutlineShape = (typeof OUTLINE_SHAPES)[number];

/** A picture as requested by its path. */
export interface OutlineRequest {
  readonly place: Place;
  /** Folded name of the town. */
  readonly town: string;
  readonly locale: Locale;
  readonly shape: OutlineShape;
  readonly mode: 'light' | 'dark';
}

const hashOf = onceEach(({ theme: { paper, tint, ink, muted, line, accent } }: Site) =>
  textHash(JSON.stringify([DRAWING, paper, tint, ink, muted, line, accent])).slice(0, 8),
);

/**
 * Path of the pictures of a municipality, to which shape and mode are added: `-wide-light.svg` and so on. It contains
 * the same place as the map. null for a place outside of Belgium, without outlines.
 */
export function outlineBase(place: Place, town: string, locale: Locale, site: Site): string | null {
  const { lat, lon } = place;
  if (!holds([COUNTRY_OUTLINE], [lon, lat])) return null;
  const name = encodeURIComponent(fold(town).replaceAll(' ', '-').slice(0, 60));
  return `/media/outline/${hashOf(site)}/${locale}/${lat.toFixed(5)},${lon.toFixed(5)},${name}`;
}

const NAME = /^(\d\d\.\d{5}),(\d\.\d{5}),([\p{L}\p{N}-]{0,60})-(wide|narrow|tall)-(light|dark)\.svg$/u;

/** Reads a picture's path; null when it is invalid. */
export function readOutlineAddress(language: string, file: string): OutlineRequest | null {
  const [, lat, lon, town, shape, mode] = NAME.exec(file) ?? [];
  const known = OUTLINE_SHAPES.find((each) => each === shape);
  if (!isLocale(language) || town === undefined || known === undefined) return null;
  return {
    place: { lat: Number(lat), lon: Number(lon) },
    town: town.replaceAll('-', ' '),
    locale: language,
    shape: known,
    mode: mode === 'dark' ? 'dark' : 'light',
  };
}
