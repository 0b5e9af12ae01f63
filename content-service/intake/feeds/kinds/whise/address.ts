import { plainLine } from '#domain/format/plain-text.ts';
import type { Locale } from '#domain/locale.ts';
import { languageOfPlace, pointOf } from '../../mapping/place.ts';
import { idIn, member, numberIn, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { COUNTRIES } from './codes.ts';
import { detailOf } from './details-in.ts';

/** Coordinates of a home among its details: their labels say "x" and "y", and hold latitude and longitude. */
const [LATITUDE, LONGITUDE] = [1849, 1850];
/** Longest street, city, number or box. */
const LONGEST = 120;

const lineIn = (home: unknown, key: string): string | null => {
  const value = member(home, key);
  const line = plainLine(textIn(typeof value === 'number' ? String(value) : value) ?? '');
  return line === '' || line.length > LONGEST ? null : line;
};

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
  const locale = languageOfPlace(belgian ? (zip ?? '') : '', city, fallback);
  const [street, number, box] = ['address', 'number', 'box'].map((key) => lineIn(home, key));
  const [lat, lon] = [LATITUDE, LONGITUDE].map((id) => numberIn(member(detailOf(home, id), 'value')));
  const point = pointOf({ lat: lat ?? null, lon: lon ?? null }, { belgian, shown }, say);
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
