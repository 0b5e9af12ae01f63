import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { fold } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { regionOfZip } from '#domain/rules/region.ts';
import { MUNICIPALITY_NAMES } from '#domain/vocabulary/municipality-names.ts';
import type { Say } from './unmapped.ts';

/** The language of a place's names, which vendors write in one: of its region, in Brussels by the city's name. */
export function languageOfPlace(zip: string, city: string | null, fallback: Locale): Locale {
  const region = regionOfZip(zip);
  if (region === 'FLANDERS') return 'nl';
  if (region === 'WALLONIA') return 'fr';
  const names = MUNICIPALITY_NAMES.find((all) => all.some((name) => fold(name) === fold(city ?? '')));
  if (region === 'BRUSSELS' && names !== undefined)
    return fold(names[0] ?? '') === fold(city ?? '') ? 'nl' : 'fr';
  return fallback;
}

const fits = (value: number, rule: Rule): boolean => rule(value).length === 0;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The point of a home as its vendor states it; that of a hidden address is the centre of its cell (decision 34). */
export function pointOf(
  { lat, lon }: { readonly lat: number | null; readonly lon: number | null },
  { belgian, shown }: { readonly belgian: boolean; readonly shown: boolean },
  say: Say,
): Point | null {
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return null;
  const point = shown ? { lat, lon } : cellCentre({ lat, lon });
  const [north, east] = belgian
    ? [FIGURES.belgianLatitude, FIGURES.belgianLongitude]
    : [FIGURES.latitude, FIGURES.longitude];
  if (point.lat !== -1 && point.lon !== -1 && fits(point.lat, north) && fits(point.lon, east)) return point;
  // Not repeated: of a hidden address it would say where the home is.
  say({ what: 'value', name: 'coordinates', value: '' });
  return null;
}
