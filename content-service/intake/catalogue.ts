import type { Localized } from '#domain/locale.ts';
import { writeLocalized } from '../platform/db/localized-columns.ts';
import { cityWordStatements, clearCityWordStatements } from './city-words.ts';
import { idText } from './estate-columns.ts';
import { put, type Write } from './write.ts';

/** A city in a site's listings. */
export interface City {
  readonly id: string | number;
  readonly zip: string | number;
  readonly name: Localized;
  readonly alias?: Localized | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** Stores a city with its names, aliases, centre and search words. */
export const cityStatements = (siteId: string, city: City): Write[] => [
  ...clearCityWordStatements(siteId, String(city.id)),
  put('cities', {
    site_id: siteId,
    id: String(city.id),
    zip: idText(city.zip) ?? '',
    ...writeLocalized('name', city.name),
    ...writeLocalized('alias', city.alias),
    lat: city.lat,
    lon: city.lon,
  }),
  ...cityWordStatements(siteId, { ...city, id: String(city.id) }),
];
