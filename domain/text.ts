import { languageOf } from './languages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from './locale.ts';

/** A text with its language. */
export interface Worded {
  readonly text: string;
  /** null without a text. */
  readonly locale: Locale | null;
}

/**
 * Maximum length of a text in one language, in UTF-16 units: ten times a long description. A page reads a text of this
 * length in a few milliseconds; records with a longer one are refused, and answers of other services are cut here.
 */
export const LONGEST_TEXT = 50_000;

/** The text, cut at the end of a word if it is too long, with "…". */
export function withinLongest(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.search(/\s\S{0,200}$/);
  return `${end === -1 ? cut : cut.slice(0, end)}…`;
}

const filled = (value: string | null | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Languages by preference: the requested one, the site's default, the product's default, then the others. */
export const languageOrder = (locale: Locale, fallback: Locale = DEFAULT_LOCALE): readonly Locale[] => [
  locale,
  fallback,
  DEFAULT_LOCALE,
  'en',
  ...LOCALES,
];

/**
 * The text in the requested language, else in `fallback` (a site's default), nl (the product's default),
 * English or any other, together with its language. Blank texts count as missing (spec 1 §3, "per language
 * with fallback").
 */
export function localizedIn(
  text: Localized | null | undefined,
  locale: Locale,
  fallback: Locale = DEFAULT_LOCALE,
): Worded {
  for (const language of languageOrder(locale, fallback)) {
    const value = text?.[language];
    if (filled(value)) return { text: withinLongest(value.trim()), locale: language };
  }
  return { text: '', locale: null };
}

/** The text of `localizedIn`; empty when there is none. */
export const localized = (
  text: Localized | null | undefined,
  locale: Locale,
  fallback: Locale = DEFAULT_LOCALE,
): string => localizedIn(text, locale, fallback).text;

/** A noun within a sentence: in lower case, except in languages that capitalise nouns. */
export const nounWithin = (noun: string, locale: Locale): string =>
  languageOf(locale).capitalNouns ? noun : noun.toLocaleLowerCase(locale);

/** The text with a capital first letter, as in a heading. */
export const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
