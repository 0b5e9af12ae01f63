import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { fold } from '#domain/fold.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import type { Locale } from '#domain/locale.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { regionOfZip } from '#domain/rules/region.ts';
import { MUNICIPALITY_NAMES } from '#domain/vocabulary/municipality-names.ts';
import { COUNTRIES } from './codes.ts';
import { detailOf } from './details-in.ts';
import { idIn, member, numberIn, textIn } from './read.ts';
import { type Say, shownValue } from './unmapped.ts';

/** Coordinates of a home among its details: their labels say "x" and "y", and hold latitude and longitude. */
const [LATITUDE, LONGITUDE] = [1849, 1850];
/** Longest street, city, number or box. */
const LONGEST = 120;

const lineIn = (home: unknown, key: string): string | null => {
  const value = member(home, key);
  const line = plainLine(textIn(typeof value === 'number' ? String(value) : value) ?? '');
  return line === '' || line.length > LONGEST ? null : line;
};

/** The language of a place's names, which the vendor writes in one: of its region, in Brussels by the city's name. */
function languageOf(zip: string, city: string | null, fallback: Locale): Locale {
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

/** The point of a home; that of a hidden address is the centre of its cell (decision 34). */
function pointOf(
  home: unknown,
  { belgian, shown }: { belgian: boolean; shown: boolean },
  say: Say,
): Point | null {
  const [written, beside] = [LATITUDE, LONGITUDE].map((id) => member(detailOf(home, id), 'value'));
  const [lat, lon] = [numberIn(written), numberIn(beside)];
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

/** An address of our first source; or the field for which the home is refused. */
export type Located =
  | { readonly address: Readonly<Record<string, unknown>>; readonly locale: Locale; readonly shown: boolean }
  | { readonly refused: { readonly field: string; readonly reason: string } };

const refused = (field: string, reason: string): Located => ({ refused: { field, reason } });

/**
 * The address. It is shown only when the vendor says so: `displayAddress` is absent where it is not ticked. The street
 * of a hidden address stays in the record, since texts that name it are withheld by it, as of every hidden home.
 */
export function addressOf(home: unknown, fallback: Locale, say: Say): Located {
  const countryId = idIn(member(member(home, 'country'), 'id'));
  const country = countryId === null ? 'BE' : COUNTRIES.get(Number(countryId));
  if (country === undefined) return refused('country.id', `no known country: ${countryId}`);
  const [zip, city] = [lineIn(home, 'zip'), lineIn(home, 'city')];
  const belgian = country === 'BE';
  if (belgian && zip !== null && !/^[1-9]\d{3}$/.test(zip))
    return refused('zip', `not a Belgian zip of four digits: ${shownValue(zip)}`);
  const shown = member(home, 'displayAddress') === true;
  const locale = languageOf(belgian ? (zip ?? '') : '', city, fallback);
  const [street, number, box] = ['address', 'number', 'box'].map((key) => lineIn(home, key));
  const point = pointOf(home, { belgian, shown }, say);
  return {
    shown,
    locale,
    address: {
      visible: shown,
      ...(street ? { street: { [locale]: street } } : {}),
      ...(number ? { number } : {}),
      ...(box ? { box } : {}),
      city: { ...(zip ? { zip } : {}), ...(city ? { name: { [locale]: city } } : {}) },
      country: { id: country },
      ...(point === null ? {} : { geoLocation: point }),
    },
  };
}
