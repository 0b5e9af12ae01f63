import type { LocalizedText } from '../../../wire/values.ts';
import { type LocalizedColumns, readLocalized } from '../../platform/db/localized-columns.ts';

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
