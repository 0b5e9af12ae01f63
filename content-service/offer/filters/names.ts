import { LOCALES, type Locale, perLocale } from '../../../domain/locale.ts';
import { countryName, isoCountry } from '../../../domain/rules/country.ts';
import type { LocalizedText } from '../../../wire/values.ts';
import { type LocalizedColumns, readLocalized } from '../../platform/db/localized-columns.ts';
import type { Statement } from '../../platform/db/statement.ts';

export interface NameRow extends Readonly<Record<Locale, string | null>> {
  readonly kind: string;
  readonly id: string;
}

/** `kind:id` → name. */
export type OptionNames = ReadonlyMap<string, LocalizedText>;

/** Option names of a site's listings, merged over all of them. */
export const namesStatement = (siteId: string): Statement => ({
  sql: `SELECT kind, id, ${LOCALES.join(', ')} FROM option_names WHERE site_id = ?`,
  params: [siteId],
});

/** The names from those rows. */
export const readNames = (rows: readonly NameRow[]): OptionNames =>
  new Map(rows.map(({ kind, id, ...name }) => [`${kind}:${id}`, name]));

/** Name of a country in all languages by its two-letter code; undefined for other ids. */
export const countryNames = (id: string): LocalizedText | undefined =>
  isoCountry(id) === null ? undefined : perLocale((locale) => countryName(id, locale));

/** A city of a site's listings; centre in degrees. */
export interface City {
  readonly zip: string;
  readonly name: LocalizedText;
  readonly alias: LocalizedText;
  readonly lat: number | null;
  readonly lon: number | null;
}

export interface CityRow extends LocalizedColumns<'name' | 'alias'> {
  readonly id: string;
  readonly zip: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** The cities of a site. */
export const citiesStatement = (siteId: string): Statement => ({
  sql: 'SELECT * FROM cities WHERE site_id = ?',
  params: [siteId],
});

/** The cities from those rows, by id. */
export const readCities = (rows: readonly CityRow[]): ReadonlyMap<string, City> =>
  new Map(
    rows.map((row) => [
      row.id,
      {
        zip: row.zip,
        name: readLocalized(row, 'name'),
        alias: readLocalized(row, 'alias'),
        lat: row.lat,
        lon: row.lon,
      },
    ]),
  );
