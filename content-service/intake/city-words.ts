import { typedForms } from '../../domain/filter/place.ts';
import { LOCALES, type Localized } from '../../domain/locale.ts';
import type { Statement } from '../platform/db/statement.ts';
import { idText } from './estate-columns.ts';

/** What a city is called by. */
interface NamedCity {
  readonly id: string;
  readonly zip?: string | number | null;
  readonly name?: Localized | null;
  readonly alias?: Localized | null;
}

type WordRow = readonly [word: string, kind: 'zip' | 'name' | 'alias', locale: string, whole: 0 | 1];

/** A name from its beginning, and from each later word on. */
const suffixes = (form: string): readonly string[] => {
  const words = form.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
};

const rowsOf = (kind: WordRow[1], locale: string, text: string | null | undefined): WordRow[] =>
  typedForms(text ?? '').flatMap((form) =>
    suffixes(form).map((word, index): WordRow => [word, kind, locale, index === 0 ? 1 : 0]),
  );

/** Every word of a city; those of whole names first, since the first of two equal ones stays. */
const wordRows = ({ zip, name, alias }: NamedCity): WordRow[] =>
  [
    ...rowsOf('zip', '', idText(zip)),
    ...LOCALES.flatMap((locale) => rowsOf('name', locale, name?.[locale])),
    ...LOCALES.flatMap((locale) => rowsOf('alias', locale, alias?.[locale])),
  ].toSorted((one, other) => other[3] - one[3]);

/** Adds what a city is called by to what is known of it: one statement, however many words. */
export const cityWordStatements = (siteId: string, city: NamedCity): Statement[] => [
  {
    sql:
      'INSERT OR IGNORE INTO city_words (site_id, city_id, word, kind, locale, whole) ' +
      "SELECT ?, ?, entry.value ->> '$[0]', entry.value ->> '$[1]', entry.value ->> '$[2]', " +
      "entry.value ->> '$[3]' FROM json_each(?) AS entry",
    params: [siteId, city.id, JSON.stringify(wordRows(city))],
  },
];

/** Forgets what a city was called by. */
export const clearCityWordStatements = (siteId: string, cityId: string): Statement[] => [
  { sql: 'DELETE FROM city_words WHERE site_id = ? AND city_id = ?', params: [siteId, cityId] },
];
