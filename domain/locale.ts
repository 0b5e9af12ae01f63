/** Codes of the product's languages; nl is the default (spec 1 §1, §9). What sets each apart: `languages.ts`. */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'nl';

/** Text in several languages as it comes over the wire; any may be null or absent. */
export type Localized = { readonly [L in Locale]?: string | null };

export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

/** Something for each language. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
