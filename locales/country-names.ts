import type { Locale } from '#domain/locale.ts';

const NAMES = new Map<Locale, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const names = NAMES.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  NAMES.set(locale, names);
  return names;
}

/**
 * The name of a country by its two-letter code (ISO 3166-1, and UK), from the runtime (CLDR): 240 names in four
 * languages would add 9 KB to the bundle (decision 66). null for an unknown code.
 */
export const countryName = (code: string, locale: Locale): string | null =>
  /^[A-Z]{2}$/.test(code) ? (namesIn(locale).of(code) ?? null) : null;
