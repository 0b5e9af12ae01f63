/**
 * Format of the word index of estates (table `estate_words`). A word that is the same in all languages is stored as
 * is; one that is read in some languages only has a prefix for each (`:nl:tuin`); a public street name is
 * stored as one word (`:s:rue:de:la:gare`). Search input is folded and contains no colon, so visitors cannot
 * type a prefix.
 */

import { fold, foldedWords } from '#domain/fold.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { soughtWords } from './sought-words.ts';

const marked = (locale: Locale, word: string): string => `:${locale}:${word}`;

/** A street as one word of the index; null for a name without letters and digits. */
const streetWord = (street: string): string | null => {
  const folded = fold(street);
  return folded === '' ? null : `:s:${folded.replaceAll(' ', ':')}`;
};

/** Searchable texts of an estate. */
interface Findable {
  /** Texts that a visitor reads in a language. */
  readonly read: (locale: Locale) => readonly string[];
  /** Texts found in every language: places, numbers, names. */
  readonly always: readonly string[];
  /** Names of its street, if public. */
  readonly streets: readonly string[];
}

/** The words of an estate in index format, without duplicates. */
export function indexWords({ read, always, streets }: Findable): string {
  const everywhere = new Set(foldedWords(always.join(' ')));
  const own = LOCALES.map((locale) => ({ locale, words: new Set(foldedWords(read(locale).join(' '))) }));
  const shared = [...(own[0]?.words ?? [])].filter((word) => own.every(({ words }) => words.has(word)));
  const plain = new Set([...everywhere, ...shared]);
  return [
    ...plain,
    ...own.flatMap(({ locale, words }) =>
      [...words].filter((word) => !plain.has(word)).map((word) => marked(locale, word)),
    ),
    ...new Set(streets.flatMap((street) => streetWord(street) ?? [])),
  ].join(' ');
}

/** The site's id, the prefix of each word in the index. */
const hex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Index forms of a word that is read in one of these languages. */
const waysOf = (word: string, locales: readonly Locale[]): readonly string[] => [
  word,
  ...locales.map((locale) => marked(locale, word)),
];

/**
 * The full-text expression: every word must be the beginning of a word of the estate, on this site and in one
 * of these languages; null for a text without letters or digits. Folded words contain no quotes, so they
 * cannot break out of the expression.
 */
export function wordExpression(
  siteId: string,
  text: string,
  locales: readonly Locale[] = LOCALES,
): string | null {
  const words = soughtWords(text);
  if (words.length === 0) return null;
  return words
    .map(
      (word) =>
        `(${waysOf(word, locales)
          .map((way) => `"${hex(siteId)}:${way}"*`)
          .join(' OR ')})`,
    )
    .join(' AND ');
}

/**
 * The full-text expression for streets that begin with a text, on this site; null for a text without letters
 * or digits.
 */
export function streetExpression(siteId: string, text: string): string | null {
  const street = streetWord(text);
  return street === null ? null : `"${hex(siteId)}:${street}"*`;
}

/** Whether stored words match all words of a text, in any language. */
export function holdsWords(stored: string, text: string): boolean {
  const words = soughtWords(text);
  const among = ` ${stored}`;
  return (
    words.length > 0 && words.every((word) => waysOf(word, LOCALES).some((way) => among.includes(` ${way}`)))
  );
}
