import type { Locale } from '../domain/locale.ts';

const NAMES = new Map<Locale, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const names = NAMES.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  NAMES.set(locale, names);
  return names;
}

/**
 * The name of a country by its two letters (ISO 3166-1, and UK), as the runtime has it (CLDR): 240 names in four
 * languages would be 9 KB of the bundle (decision 66). null for a code that nobody knows.
 */
export const countryName = (code: string, locale: Locale): string | null =>
  /^[A-Z]{2}$/.test(code) ? (namesIn(locale).of(code) ?? null) : null;
