import { plainLine } from '#domain/format/plain-text.ts';
import type { Locale } from '#domain/locale.ts';
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts';
import { languageOfPlace, pointOf } from '../../mapping/place.ts';
import { member, numberIn, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { isFalse, threeState } from './published.ts';

/** Longest street, city, number or box. */
const LONGEST = 120;

const lineIn = (group: unknown, name: string): string | null => {
  const line = plainLine(textIn(member(group, name)) ?? '');
  return line === '' || line.length > LONGEST ? null : line;
};

/** An address of a listing; or the field for which the home is refused. */
export type Located =
  | { readonly address: Readonly<Record<string, unknown>>; readonly locale: Locale }
  | { readonly refused: { readonly field: string; readonly reason: string } };

const refused = (field: string, reason: string): Located => ({ refused: { field, reason } });

/**
 * The address. It is shown only when the vendor says that it is not hidden, and never of a discreet sale. Without its number
 * where that is hidden, and the point is then the centre of its cell (decision 34). The street of a hidden address stays in
 * the record, since texts that name it are withheld by it, as of every hidden home.
 */
export function addressOf(info: unknown, property: unknown, fallback: Locale, say: Say): Located {
  const stated = member(property, 'Address');
  const country = textIn(member(stated, 'CountryID')) ?? 'BE';
  if (!COUNTRY_CODES.includes(country)) return refused('Address.CountryID', 'no known country');
  const city = member(stated, 'City');
  const cityText = typeof city === 'string' ? city : member(city, '#');
  const [zip, name] = [lineIn(city, '@ZipCode'), lineIn({ name: cityText }, 'name')];
  const belgian = country === 'BE';
  if (belgian && !/^[1-9]\d{3}$/.test(zip ?? ''))
    return refused('Address.City.ZipCode', `not a Belgian zip of four digits: ${shownValue(zip)}`);
  const visible = isFalse(member(info, 'HideAddress')) && threeState(member(property, 'IsDiscrete')) !== true;
  const numbered = isFalse(member(info, 'HideHouseNumber'));
  const locale = languageOfPlace(belgian ? (zip ?? '') : '', name, fallback);
  const street = lineIn(stated, 'Street');
  const number = numbered
    ? `${lineIn(stated, 'HouseNumber') ?? ''}${lineIn(stated, 'HouseNumberExtension') ?? ''}`
    : '';
  const box = numbered ? lineIn(stated, 'MailBox') : null;
  const position = member(stated, 'Position');
  // EPSG 4326: x is the longitude, y the latitude, in degrees.
  const [lon = null, lat = null] =
    member(position, '@Type') === 'EPSG_4326'
      ? ['@X', '@Y'].map((key) => numberIn(member(position, key)))
      : [];
  const point = pointOf({ lat, lon }, { belgian, shown: visible && numbered }, say);
  return {
    locale,
    address: {
      visible,
      ...(street ? { street: { [locale]: street } } : {}),
      ...(number === '' ? {} : { number }),
      ...(box ? { box } : {}),
      city: { ...(zip ? { zip } : {}), ...(name ? { name: { [locale]: name } } : {}) },
      country: { id: country },
      ...(point === null ? {} : { geoLocation: point }),
    },
  };
}
