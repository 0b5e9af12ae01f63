import { LOCALES, perLocale } from '#domain/locale.ts';
import { countryName, isoCountry } from '#domain/rules/country.ts';
import type { LocalizedText } from '#wire/values.ts';
import { localizedColumns } from '../../platform/db/localized-columns.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** A text in each language, in the order of `LOCALES`. */
type InLocales = readonly (string | null)[];

const textOf = (texts: InLocales): LocalizedText =>
  Object.fromEntries(LOCALES.map((locale, index) => [locale, texts[index] ?? null]));

/** `kind:id` → name. */
export type OptionNames = ReadonlyMap<string, LocalizedText>;

/** Option names from all listings of a site as JSON: returning a row for each takes longer than parsing them. */
export const namesColumn = (siteId: string): Sql =>
  sql(
    `(SELECT json_group_array(json_array(kind, id, ${LOCALES.join(', ')})) FROM option_names WHERE site_id = ?)`,
    siteId,
  );

/** The names from that column. */
export const readNames = (names: string): OptionNames => {
  const rows: readonly (readonly [kind: string, id: string, ...InLocales])[] = JSON.parse(names);
  return new Map(rows.map(([kind, id, ...name]) => [`${kind}:${id}`, textOf(name)]));
};

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

/** The cities of a site as JSON. */
export const citiesColumn = (siteId: string): Sql => {
  const [name, alias] = [localizedColumns('name'), localizedColumns('alias')].map((columns) =>
    columns.join(', '),
  );
  return sql(
    `(SELECT json_group_array(json_array(id, zip, lat, lon, json_array(${name}), json_array(${alias}))) ` +
      'FROM cities WHERE site_id = ?)',
    siteId,
  );
};

type PackedCity = readonly [
  id: string,
  zip: string,
  lat: number | null,
  lon: number | null,
  name: InLocales,
  alias: InLocales,
];

/** The cities from that column, by id. */
export const readCities = (cities: string): ReadonlyMap<string, City> =>
  new Map(
    (JSON.parse(cities) as readonly PackedCity[]).map(([id, zip, lat, lon, name, alias]) => [
      id,
      { zip, name: textOf(name), alias: textOf(alias), lat, lon },
    ]),
  );
