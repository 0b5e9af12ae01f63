import { LOCALES, type Locale } from '../../domain/locale.ts';
import type { LocalizedText } from '../../worker/content/schemas/values.ts';

/** A city of a site's listings; its centre in degrees. */
export interface City {
  readonly zip: string;
  readonly name: LocalizedText;
  readonly alias: LocalizedText;
  readonly lat: number | null;
  readonly lon: number | null;
}

type LocalizedColumns = { readonly [Column in `${'name' | 'alias'}_${Locale}`]: string | null };

interface CityRow extends LocalizedColumns {
  readonly id: string;
  readonly zip: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

const localized = (row: CityRow, prefix: 'name' | 'alias'): LocalizedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, row[`${prefix}_${locale}`]]));

/** The cities a site knows, by id. */
export const findCities = async (db: D1Database, siteId: string): Promise<ReadonlyMap<string, City>> => {
  const { results } = await db.prepare('SELECT * FROM cities WHERE site_id = ?').bind(siteId).all<CityRow>();
  return new Map(
    results.map((row) => [
      row.id,
      {
        zip: row.zip,
        name: localized(row, 'name'),
        alias: localized(row, 'alias'),
        lat: row.lat,
        lon: row.lon,
      },
    ]),
  );
};
