import { languageOf } from './languages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from './locale.ts';

/** A text and the language it is in. */
export interface Worded {
  readonly text: string;
  /** null without a text. */
  readonly locale: Locale | null;
}

const filled = (value: string | null | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The languages in which words are looked for, best first: that asked for, a site's default, the product's. */
export const languageOrder = (locale: Locale, fallback: Locale = DEFAULT_LOCALE): readonly Locale[] => [
  locale,
  fallback,
  DEFAULT_LOCALE,
  'en',
  ...LOCALES,
];

/**
 * Text in the language asked for, else in `fallback` (a site's default), nl (the product's default),
 * English or whichever there is, and which language that is. Blank texts count as missing (spec 1 §3,
 * "per language with fallback").
 */
export function localizedIn(
  text: Localized | null | undefined,
  locale: Locale,
  fallback: Locale = DEFAULT_LOCALE,
): Worded {
  for (const language of languageOrder(locale, fallback)) {
    const value = text?.[language];
    if (filled(value)) return { text: value.trim(), locale: language };
  }
  return { text: '', locale: null };
}

/** The text of `localizedIn`; empty when there is none. */
export const localized = (
  text: Localized | null | undefined,
  locale: Locale,
  fallback: Locale = DEFAULT_LOCALE,
): string => localizedIn(text, locale, fallback).text;

/** A noun within a sentence: in small letters, but for languages whose nouns keep their capital. */
export const nounWithin = (noun: string, locale: Locale): string =>
  languageOf(locale).capitalNouns ? noun : noun.toLocaleLowerCase(locale);

/** With a capital in front, as at the beginning of a heading. */
export const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
