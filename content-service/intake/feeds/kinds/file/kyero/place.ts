import { languageOfPlace, pointOf } from '#content-service/intake/feeds/mapping/place.ts';
import { numberIn } from '#content-service/intake/feeds/mapping/read.ts';
import type { Say } from '#content-service/intake/feeds/mapping/unmapped.ts';
import { fold } from '#domain/fold.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { countryName, isoCountry } from '#domain/rules/country.ts';
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts';
import type { KyeroHome } from './fields.ts';

/** Longest name of a town, and place in words. */
const LONGEST_PLACE = 120;

let countries: ReadonlyMap<string, string> | null = null;

/** Codes of countries by their names in our languages, and by themselves. */
const countriesByName = (): ReadonlyMap<string, string> => {
  countries ??= new Map(
    COUNTRY_CODES.flatMap((code) => {
      const own = isoCountry(code);
      if (own === null) return [];
      const names = LOCALES.flatMap((locale) => countryName(own, locale) ?? []);
      return [own, ...names].map((name) => [fold(name), own] as const);
    }),
  );
  return countries;
};

/** A number before or after a street, with its box. */
const NUMBER_BEFORE = /^\d+\s?\p{L}?[\s,]+/u;
const NUMBER_BEHIND =
  /[\s,]+(?:n[r°º]?\.?\s*)?\d[\p{L}\d/-]*(?:\s+(?:bus|bte|boîte|box)\.?\s*[\p{L}\d]+)?$/iu;

/** The street in a place in words, without its number; null for the town alone, which every text may name. */
function streetIn(words: string, town: string): string | null {
  const line = plainLine(words);
  if (line.length > LONGEST_PLACE) return null;
  const [street = ''] = line.replace(NUMBER_BEFORE, '').split(',');
  const name = street.replace(NUMBER_BEHIND, '').trim();
  return /\p{L}{2}/u.test(name) && fold(name) !== fold(town) ? name : null;
}

/** A code of the file as it is shown to operators; empty for anything longer. */
export const shownCode = (value: string): string => (/^[\p{L} _&()/-]{1,40}$/u.test(value) ? value : '');

/** A place; or the field for which the home is refused. */
type Located =
  | { readonly address: Readonly<Record<string, unknown>>; readonly zip: string | null }
  | { readonly refused: { readonly field: string; readonly reason: string } };

const refused = (field: string, reason: string): Located => ({ refused: { field, reason } });

/**
 * The place of a home. The format says nothing of whether an address may be shown, so none is: the record has the
 * town, and the centre of the cell in which the home is (decision 34). A place in words, in which systems write the
 * street, stays in the record as the street that is hidden, since texts that name it are withheld by it.
 */
export function placeOf({ fields }: KyeroHome, fallback: Locale, say: Say): Located {
  const country = countriesByName().get(fold(fields.country ?? ''));
  if (fields.country === undefined)
    return refused('country', 'missing: the format means Spain by that, so a home in Belgium must say it');
  if (country === undefined) return refused('country', `no known country: ${shownCode(fields.country)}`);
  const belgian = country === 'BE';
  const zip = fields.postcode ?? '';
  if (belgian && !/^[1-9]\d{3}$/.test(zip))
    return refused('postcode', 'a home in Belgium needs its zip of four digits');
  const town = plainLine(fields.town ?? '');
  if (town === '' || town.length > LONGEST_PLACE) return refused('town', 'the name of a town is expected');
  const locale = languageOfPlace(belgian ? zip : '', town, fallback);
  const street = streetIn(fields.location_detail ?? '', town);
  const [lat, lon] = [numberIn(fields['location.latitude']), numberIn(fields['location.longitude'])];
  const point = pointOf({ lat, lon }, { belgian, shown: false }, say);
  return {
    zip: belgian ? zip : null,
    address: {
      visible: false,
      ...(street === null ? {} : { street: { [locale]: street } }),
      city: { ...(/^[A-Za-z0-9 -]{2,12}$/.test(zip) ? { zip } : {}), name: { [locale]: town } },
      country: { id: country },
      ...(point === null ? {} : { geoLocation: point }),
    },
  };
}
