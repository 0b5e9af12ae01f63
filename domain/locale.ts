/** Codes of the product's languages; nl is the default (spec 1 §1, §9). Their properties: `languages.ts`. */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'nl';

/** Localized text on the wire; any language may be null or absent. */
export type Localized = { readonly [L in Locale]?: string | null };

export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

/** A record with a value per language. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
