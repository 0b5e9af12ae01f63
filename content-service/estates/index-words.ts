/**
 * How the index of words says what an estate is found by (migration 0005). A word that reads alike in all
 * languages stands as it is; one that a visitor reads in some of them alone stands behind a mark for each
 * (`:nl:tuin`); a street whose name may be shown stands as one word (`:s:rue:de:la:gare`). What a visitor
 * types is folded and has no colon, so that nobody can type a mark.
 */

import { fold, foldedWords } from '../../domain/fold.ts';
import { LOCALES, type Locale } from '../../domain/locale.ts';
import { soughtWords } from './sought-words.ts';

const marked = (locale: Locale, word: string): string => `:${locale}:${word}`;

/** A street as one word of the index; null for a name without letters and digits. */
const streetWord = (street: string): string | null => {
  const folded = fold(street);
  return folded === '' ? null : `:s:${folded.replaceAll(' ', ':')}`;
};

/** What an estate is found by. */
interface Findable {
  /** What a visitor reads in a language. */
  readonly read: (locale: Locale) => readonly string[];
  /** What is found in every language: places, numbers, names. */
  readonly always: readonly string[];
  /** Names of its street, where it may be shown. */
  readonly streets: readonly string[];
}

/** The words of an estate as the index holds them, each once. */
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

/** The site's id as the index writes it before each word. */
const hex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Ways in which the index may hold a word that somebody reads in one of these languages. */
const waysOf = (word: string, locales: readonly Locale[]): readonly string[] => [
  word,
  ...locales.map((locale) => marked(locale, word)),
];

/**
 * What the index of words is asked: every word begins one of the estate's, on this site and in one of these
 * languages; null for a text without letters or digits. Folded words hold no quote, so they cannot leave
 * their own.
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

/** The index is asked for streets that begin so, on this site; null for a text without letters or digits. */
export function streetExpression(siteId: string, text: string): string | null {
  const street = streetWord(text);
  return street === null ? null : `"${hex(siteId)}:${street}"*`;
}

/** Whether stored words hold all that a text seeks, in whatever language. */
export function holdsWords(stored: string, text: string): boolean {
  const words = soughtWords(text);
  const among = ` ${stored}`;
  return (
    words.length > 0 && words.every((word) => waysOf(word, LOCALES).some((way) => among.includes(` ${way}`)))
  );
}
