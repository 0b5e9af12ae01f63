import { isExactRank, placeReadings, readPlaceQuery } from '#domain/filter/place.ts';
import type { Locale } from '#domain/locale.ts';
import type { City } from '#wire/cities.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { type LocalizedColumns, readLocalized } from '../../platform/db/localized-columns.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { type Candidates, citiesByWord, citiesOf, cityStatement, everyCity } from './city-words.ts';
import { isOneTypoApart } from './one-typo.ts';

/** Maximum number of cities; only those that share the exact typed zip or name may be more. */
const MOST_CITIES = 8;
/** In a shorter word, one other letter makes another place. */
const SHORTEST_WITH_TYPO = 4;

interface CityRow extends LocalizedColumns<'name' | 'alias'> {
  readonly id: string;
  readonly zip: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly rank: number;
}

const toCity = (row: CityRow): City => ({
  id: row.id,
  zip: row.zip,
  name: readLocalized(row, 'name'),
  alias: readLocalized(row, 'alias'),
  lat: row.lat,
  lon: row.lon,
});

/** Ids of cities whose name has one typo compared to the text. */
const citiesWithTypo = async (db: D1Database, siteId: string, words: string): Promise<readonly string[]> => {
  if (words.length < SHORTEST_WITH_TYPO) return [];
  const { results } = await db
    .prepare(
      "SELECT DISTINCT word, city_id FROM city_words WHERE site_id = ? AND whole = 1 AND kind <> 'zip'",
    )
    .bind(siteId)
    .all<{ word: string; city_id: string }>();
  const near = results.filter(({ word }) => isOneTypoApart(word, words));
  return [...new Set(near.map(({ city_id }) => city_id))];
};

/**
 * Cities with listed estates that match a typed text, best first: an exact zip, name or alias, the beginning
 * of one, the beginning of a later word of one; in each rank the visitor's language first. If none matches,
 * those that are one typo away. Without a text, those with most estates.
 */
export const suggestCities = async (
  db: D1Database,
  siteId: string,
  text: string,
  { scope, locale }: { readonly scope: SearchScope; readonly locale: Locale },
): Promise<readonly City[]> => {
  const find = async (candidates: Candidates, zip: string | null): Promise<readonly City[]> => {
    const statement = cityStatement(siteId, candidates, { zip, scope, locale });
    const { results } = await prepare(db, statement).all<CityRow>();
    return results.filter(({ rank }, index) => index < MOST_CITIES || isExactRank(rank)).map(toCity);
  };
  if (text.trim() === '') return (await find(everyCity(siteId), null)).slice(0, MOST_CITIES);

  const query = readPlaceQuery(text);
  if (query.zip === null && query.words === '') return [];
  for (const reading of placeReadings(text)) {
    const zip = reading.words === '' ? null : reading.zip;
    const found = await find(citiesByWord(siteId, reading, locale), zip);
    if (found.length > 0) return found;
  }
  const near = await citiesWithTypo(db, siteId, query.words);
  return near.length === 0 ? [] : (await find(citiesOf(near), null)).slice(0, MOST_CITIES);
};
