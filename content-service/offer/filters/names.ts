import { LOCALES, type Locale, perLocale } from '../../../domain/locale.ts';
import { countryName, isoCountry } from '../../../domain/rules/country.ts';
import type { LocalizedText } from '../../../wire/values.ts';
import { type LocalizedColumns, readLocalized } from '../../platform/db/localized-columns.ts';

interface NameRow extends Readonly<Record<Locale, string | null>> {
  readonly kind: string;
  readonly id: string;
}

/** `kind:id` → name. */
export type OptionNames = ReadonlyMap<string, LocalizedText>;

/** Names of the options a site's listings have, merged from all of them. */
export const findOptionNames = async (db: D1Database, siteId: string): Promise<OptionNames> => {
  const { results } = await db
    .prepare(`SELECT kind, id, ${LOCALES.join(', ')} FROM option_names WHERE site_id = ?`)
    .bind(siteId)
    .all<NameRow>();
  return new Map(results.map(({ kind, id, ...name }) => [`${kind}:${id}`, name]));
};

/** A country's name in all languages by its two-letter code; undefined for ids that are no such code. */
export const countryNames = (id: string): LocalizedText | undefined =>
  isoCountry(id) === null ? undefined : perLocale((locale) => countryName(id, locale));

/** A city of a site's listings; its centre in degrees. */
export interface City {
  readonly zip: string;
  readonly name: LocalizedText;
  readonly alias: LocalizedText;
  readonly lat: number | null;
  readonly lon: number | null;
}

interface CityRow extends LocalizedColumns<'name' | 'alias'> {
  readonly id: string;
  readonly zip: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** The cities a site knows, by id. */
export const findCities = async (db: D1Database, siteId: string): Promise<ReadonlyMap<string, City>> => {
  const { results } = await db.prepare('SELECT * FROM cities WHERE site_id = ?').bind(siteId).all<CityRow>();
  return new Map(
    results.map((row) => [
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
};
