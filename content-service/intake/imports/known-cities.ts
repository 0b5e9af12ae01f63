import {
  type LocalizedColumns,
  localizedColumns,
  readLocalized,
} from '../../platform/db/localized-columns.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { type KnownCity, searchForms, zipKey } from '../places/derive-city.ts';
import { comingCities, statedCities } from '../places/spots.ts';
import type { ImportOf } from './staging.ts';

type CityRow = LocalizedColumns<'name' | 'alias'> & { readonly id: string; readonly zip: string };

/** Columns of a city in a staged row. */
const STAGED = ['id', 'zip', ...localizedColumns('name'), ...localizedColumns('alias')];

const toCity = (row: CityRow): KnownCity => ({
  id: row.id,
  zip: row.zip,
  name: readLocalized(row, 'name'),
  alias: readLocalized(row, 'alias'),
});

/** A record with its kind. */
interface Named {
  readonly kind: string | null;
  readonly record: unknown;
}

/**
 * Cities among which the places of these records are sought: those of the site with the same zip or name, those that
 * the import has staged, and those of the records themselves. Reads nothing when every home names its city by id.
 */
export async function knownCities(
  db: D1Database,
  { siteId, importId }: ImportOf,
  records: readonly Named[],
): Promise<readonly KnownCity[]> {
  const sought = records
    .flatMap(({ kind, record }) => (kind === null ? [] : statedCities(kind, record)))
    .filter(({ id }) => id === null);
  if (sought.length === 0) return [];
  const zips = new Set(sought.map(({ place }) => zipKey(place.zip)));
  const forms = new Set(sought.flatMap(({ place }) => searchForms(place)));
  const [stored, staged] = await db.batch<CityRow>([
    prepare(db, {
      // Written with and without spaces: "4525 AB" is "4525AB".
      sql:
        "SELECT * FROM cities WHERE site_id = ?1 AND (lower(replace(zip, ' ', '')) IN (SELECT value FROM json_each(?2)) " +
        'OR id IN (SELECT city_id FROM city_words WHERE site_id = ?1 AND whole = 1 AND word IN (SELECT value FROM json_each(?3))))',
      params: [siteId, JSON.stringify([...zips]), JSON.stringify([...forms])],
    }),
    prepare(db, {
      sql:
        `SELECT DISTINCT ${STAGED.map((column) => `row ->> '$.${column}' AS ${column}`).join(', ')} FROM staged_rows ` +
        "WHERE site_id = ?1 AND import_id = ?2 AND deed IN ('put:cities', 'fill:cities')",
      params: [siteId, importId],
    }),
  ]);
  return [
    ...(stored?.results ?? []).map(toCity),
    ...(staged?.results ?? []).map(toCity),
    ...records.flatMap(({ kind, record }) => comingCities(kind, record)),
  ];
}
