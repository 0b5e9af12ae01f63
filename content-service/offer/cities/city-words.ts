import { MATCH_RANKS, type PlaceQuery } from '#domain/filter/place.ts';
import type { Locale } from '#domain/locale.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { localizedColumns } from '../../platform/db/localized-columns.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { listedCondition } from '../query/where.ts';

const NAMES = localizedColumns('c.name');
const ALIASES = localizedColumns('c.alias');

/** More than any agency shows; a zip or alias shared by so many places is useless as a choice. */
const MOST_ROWS = 50;
/** Sorts after every text with the same beginning. */
const END = '\u{10ffff}';

/** Candidate cities: `city_id` and `rank`, lower is better. */
export type Candidates = Sql;

/** Every city of a site, all with the same rank. */
export const everyCity = (siteId: string): Candidates =>
  sql('SELECT id AS city_id, 0 AS rank FROM cities WHERE site_id = ?', siteId);

/** The cities of these ids, all with the same rank. */
export const citiesOf = (ids: readonly string[]): Candidates =>
  sql('SELECT value AS city_id, 0 AS rank FROM json_each(?)', JSON.stringify(ids));

/** Cities with a word that begins with the typed text, ranked like `matchPlace`. */
export const citiesByWord = (siteId: string, { zip, words }: PlaceQuery, locale: Locale): Candidates => {
  const typed = words === '' ? (zip ?? '') : words;
  const { exact, prefix, word } = MATCH_RANKS;
  return sql(
    `SELECT city_id, min(CASE WHEN whole = 0 THEN ${word} WHEN word = ? THEN ${exact} ELSE ${prefix} END ` +
      "+ CASE WHEN locale IN ('', ?) THEN 0 ELSE 2 END + (kind = 'alias')) AS rank " +
      'FROM city_words WHERE site_id = ? AND word >= ? AND word < ? GROUP BY city_id',
    typed,
    locale,
    siteId,
    typed,
    typed + END,
  );
};

/** Data of the candidate cities that have estates, best first, then by number of estates and by name. */
export const cityStatement = (
  siteId: string,
  candidates: Candidates,
  {
    zip,
    scope,
    locale,
  }: { readonly zip: string | null; readonly scope: SearchScope; readonly locale: Locale },
): Statement => {
  const listed = listedCondition(siteId, scope, false);
  const estates = and(listed, sql('e.city_id = found.city_id'));
  // A city without stated coordinates gets the mean of its estates' public coordinates.
  const middle = (column: 'lat' | 'lon'): Sql =>
    sql(
      `COALESCE(c.${column}, (SELECT avg(e.${column}) FROM estates AS e WHERE ${listed.text} AND e.city_id = c.id)) AS ${column}`,
      ...listed.params,
    );
  const [lat, lon] = [middle('lat'), middle('lon')];
  return {
    // Estates are counted first and once, and only in the candidate cities.
    sql:
      `WITH found AS MATERIALIZED (${candidates.text}), ` +
      'counted AS MATERIALIZED (SELECT found.city_id, found.rank, ' +
      `(SELECT count(*) FROM estates AS e WHERE ${estates.text}) AS estates FROM found) ` +
      `SELECT c.id, c.zip, ${NAMES.join(', ')}, ${ALIASES.join(', ')}, ${lat.text}, ${lon.text}, counted.rank ` +
      'FROM counted CROSS JOIN cities AS c ON c.site_id = ? AND c.id = counted.city_id ' +
      "WHERE counted.estates > 0 AND (? IS NULL OR lower(replace(c.zip, ' ', '')) = replace(?, ' ', '')) " +
      `ORDER BY counted.rank, counted.estates DESC, COALESCE(c.name_${locale}, ${NAMES.join(', ')}), c.id LIMIT ?`,
    params: [
      ...candidates.params,
      ...estates.params,
      ...lat.params,
      ...lon.params,
      siteId,
      zip,
      zip,
      MOST_ROWS,
    ],
  };
};
