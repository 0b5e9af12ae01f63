import { type Locale, perLocale } from './locale.ts';

const COLLATORS = /* @__PURE__ */ perLocale((locale) => new Intl.Collator(locale, { numeric: true }));

/**
 * Compares words as the language's alphabet has them: accents and capitals decide only between words that
 * are otherwise the same, and figures count as numbers.
 */
export const alphabetically = (locale: Locale): ((one: string, other: string) => number) =>
  COLLATORS[locale].compare;
