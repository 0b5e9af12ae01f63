import { typedForms, zipWords } from '#domain/filter/place.ts';
import { LOCALES, type Localized } from '#domain/locale.ts';
import { idText } from './estate-columns.ts';
import { add, clear, type Write } from './write.ts';

/** The names of a city. */
interface NamedCity {
  readonly id: string;
  readonly zip?: string | number | null;
  readonly name?: Localized | null;
  readonly alias?: Localized | null;
}

type WordRow = readonly [word: string, kind: 'zip' | 'name' | 'alias', locale: string, whole: 0 | 1];

/** A name, and its rest from each later word on. */
const suffixes = (form: string): readonly string[] => {
  const words = form.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
};

const rowsOf = (kind: WordRow[1], locale: string, text: string | null | undefined): WordRow[] =>
  typedForms(text ?? '').flatMap((form) =>
    suffixes(form).map((word, index): WordRow => [word, kind, locale, index === 0 ? 1 : 0]),
  );

/** All search words of a city; whole names first, since the first of two equal words stays. */
const wordRows = ({ zip, name, alias }: NamedCity): WordRow[] =>
  [
    ...rowsOf('zip', '', zipWords(idText(zip) ?? '')),
    ...LOCALES.flatMap((locale) => rowsOf('name', locale, name?.[locale])),
    ...LOCALES.flatMap((locale) => rowsOf('alias', locale, alias?.[locale])),
  ].toSorted((one, other) => other[3] - one[3]);

/** Adds a city's search words. */
export const cityWordStatements = (siteId: string, city: NamedCity): Write[] => [
  add(
    'city_words',
    ...wordRows(city).map(([word, kind, locale, whole]) => ({
      site_id: siteId,
      city_id: city.id,
      word,
      kind,
      locale,
      whole,
    })),
  ),
];

/** Deletes a city's search words. */
export const clearCityWordStatements = (siteId: string, cityId: string): Write[] => [
  clear('city_words', { site_id: siteId, city_id: cityId }),
];
