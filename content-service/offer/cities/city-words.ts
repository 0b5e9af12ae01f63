import { MATCH_RANKS, type PlaceQuery } from '../../../domain/filter/place.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { localizedColumns } from '../../platform/db/localized-columns.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { listedCondition } from '../query/where.ts';

const NAMES = localizedColumns('c.name');
const ALIASES = localizedColumns('c.alias');

/** More than any agency shows; a zip or an alias that so many places share is no choice any more. */
const MOST_ROWS = 50;
/** Follows every text that begins with the one before it. */
const END = '\u{10ffff}';

/** Cities that may be meant: `city_id` and `rank`, the lower the better. */
export type Candidates = Sql;

/** Every city a site knows, none before another. */
export const everyCity = (siteId: string): Candidates =>
  sql('SELECT id AS city_id, 0 AS rank FROM cities WHERE site_id = ?', siteId);

/** The cities of these ids, none before another. */
export const citiesOf = (ids: readonly string[]): Candidates =>
  sql('SELECT value AS city_id, 0 AS rank FROM json_each(?)', JSON.stringify(ids));

/** Cities with a word that begins with what was typed, ranked as `matchPlace` ranks them. */
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

/** What is known about each listed city of the candidates, best first, then by estates and by name. */
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
  // A city that nobody gave a centre lies amid its estates, as far as their places may be told.
  const middle = (column: 'lat' | 'lon'): Sql =>
    sql(
      `COALESCE(c.${column}, (SELECT avg(e.${column}) FROM estates AS e WHERE ${listed.text} AND e.city_id = c.id)) AS ${column}`,
      ...listed.params,
    );
  const [lat, lon] = [middle('lat'), middle('lon')];
  return {
    // Estates are counted first and once, and only those of the candidates.
    sql:
      `WITH found AS MATERIALIZED (${candidates.text}), ` +
      'counted AS MATERIALIZED (SELECT found.city_id, found.rank, ' +
      `(SELECT count(*) FROM estates AS e WHERE ${estates.text}) AS estates FROM found) ` +
      `SELECT c.id, c.zip, ${NAMES.join(', ')}, ${ALIASES.join(', ')}, ${lat.text}, ${lon.text}, counted.rank ` +
      'FROM counted CROSS JOIN cities AS c ON c.site_id = ? AND c.id = counted.city_id ' +
      'WHERE counted.estates > 0 AND (? IS NULL OR c.zip = ?) ' +
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
