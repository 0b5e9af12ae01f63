import { LANGUAGES, type Locale } from './languages.ts';

export type { Locale };

/** Languages of the product; nl is the default (spec 1 §1, §9). */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'nl';

/** Text in several languages as it comes over the wire; any may be null or absent. */
export type Localized = { readonly [L in Locale]?: string | null };

export const isLocale = (value: string): value is Locale => Object.hasOwn(LANGUAGES, value);

/** Something for each language. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** What a language is called in a language, as within a sentence: "Frans", "français". */
export const languageName = (named: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(named) ?? LANGUAGES[named].name;
