import { type Locale, perLocale } from './locale.ts';

const COLLATORS = /* @__PURE__ */ perLocale((locale) => new Intl.Collator(locale, { numeric: true }));

/**
 * Compares words in the language's alphabetical order: accents and case matter only between otherwise equal
 * words, and digits are compared as numbers.
 */
export const alphabetically = (locale: Locale): ((one: string, other: string) => number) =>
  COLLATORS[locale].compare;
