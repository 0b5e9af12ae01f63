import { plainLine } from '#domain/format/plain-text.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { languageOfPlace, pointOf } from '../../mapping/place.ts';
import { member, membersOf, numberIn, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { COUNTRIES } from './codes.ts';
import { numberOf } from './published.ts';

/** Longest street, city, number or box. */
const LONGEST = 120;

const lineIn = (value: unknown): string | null => {
  const line = plainLine(textIn(typeof value === 'number' ? String(value) : value) ?? '');
  return line === '' || line.length > LONGEST ? null : line;
};

/** An address; or the field for which the home is refused. */
type Located =
  | { readonly shown: boolean; readonly address: Readonly<Record<string, unknown>> }
  | { readonly refused: { readonly field: string; readonly reason: string } };

const refused = (field: string, reason: string): Located => ({ refused: { field, reason } });

/** The street in the languages that the vendor has it in, and in that of the place. */
function streetOf(address: unknown, locale: Locale): Readonly<Record<string, string>> | null {
  const own = lineIn(member(address, 'street'));
  const translated = member(address, 'street_translated') ?? member(address, 'street_lang') ?? {};
  const all = Object.entries(translated).flatMap(([language, written]): readonly [string, string][] => {
    const line = lineIn(written);
    return isLocale(language.toLowerCase()) && line !== null ? [[language.toLowerCase(), line]] : [];
  });
  const found = { ...Object.fromEntries(all), ...(own === null ? {} : { [locale]: own }) };
  return Object.keys(found).length === 0 ? null : found;
}

/** The town's names: its own, and what it is called in other languages. */
function townOf(city: unknown, name: string | null, locale: Locale): Readonly<Record<string, string>> | null {
  const others = membersOf(member(city, 'alias')).flatMap((one): readonly [string, string][] => {
    const [language, line] = [textIn(member(one, 'lang'))?.toLowerCase(), lineIn(member(one, 'alias'))];
    return isLocale(language ?? '') && line !== null ? [[language ?? '', line]] : [];
  });
  const found = { ...Object.fromEntries(others), ...(name === null ? {} : { [locale]: name }) };
  return Object.keys(found).length === 0 ? null : found;
}

/**
 * The address. It is shown only where the vendor says `address_visible`; otherwise the point is the centre of its cell
 * (decision 34). The street stays in the record, since texts that name it are withheld by it, as of every hidden home.
 */
export function addressOf(members: unknown, fallback: Locale, say: Say): Located {
  const stated = member(members, 'address');
  const [city, number] = [member(stated, 'city_geo'), numberOf(stated, 'country_geo_id')];
  const country = number === null || number === 0 ? 'BE' : COUNTRIES.get(number);
  if (country === undefined) return refused('address.country_geo_id', `no known country: ${number}`);
  const [zip, name] = [
    lineIn(member(stated, 'zip')) ?? lineIn(member(city, 'zip')),
    lineIn(member(city, 'city')),
  ];
  const belgian = country === 'BE';
  if (belgian && !/^[1-9]\d{3}$/.test(zip ?? ''))
    return refused('address.city_geo.zip', `not a Belgian zip of four digits: ${shownValue(zip)}`);
  const shown = member(stated, 'address_visible') === true;
  const locale = languageOfPlace(belgian ? (zip ?? '') : '', name, fallback);
  const [lat, lon] = ['latitude', 'longitude'].map((key) => numberIn(member(stated, key)));
  const point = pointOf({ lat: lat ?? null, lon: lon ?? null }, { belgian, shown }, say);
  const [street, house, box] = [
    streetOf(stated, locale),
    lineIn(member(stated, 'number')),
    lineIn(member(stated, 'box')),
  ];
  const town = townOf(city, name, locale);
  return {
    shown,
    address: {
      visible: shown,
      ...(street ? { street } : {}),
      ...(house ? { number: house } : {}),
      ...(box ? { box } : {}),
      city: { ...(zip ? { zip } : {}), ...(town ? { name: town } : {}) },
      country: { id: country },
      ...(point === null ? {} : { geoLocation: point }),
    },
  };
}
