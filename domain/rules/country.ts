import type { Locale } from '../locale.ts';
import type { Id } from './source.ts';

/** The country of an address. */
export interface CountryOfAddress {
  readonly country?: { readonly id?: Id | null } | null;
}

/** Spellings of Belgium. A missing country counts as Belgium. */
const BELGIUM: readonly string[] = [
  '',
  'UNKNOWN',
  '0',
  '-1',
  'BE',
  'BEL',
  'BELGIUM',
  'BELGIË',
  'BELGIE',
  'BELGIQUE',
  'BELGIEN',
];

/** The country's code in capitals when it is not Belgium; null for Belgium. */
export function foreignCountry(address: CountryOfAddress | null | undefined): string | null {
  const code = String(address?.country?.id ?? '')
    .trim()
    .toUpperCase();
  return BELGIUM.includes(code) ? null : code;
}

/** Whether an address is outside Belgium, where no Belgian region, law or scale applies. */
export const isAbroad = (address: CountryOfAddress | null | undefined): boolean =>
  foreignCountry(address) !== null;

/** Vocabulary codes that differ from the standard (spec 2 §3, Countries). */
const STANDARD: Readonly<Record<string, string>> = { UK: 'GB' };

/** ISO 3166 code of a country; null for anything but a code of two letters. */
export function isoCountry(code: string): string | null {
  const written = code.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(written) ? (STANDARD[written] ?? written) : null;
}

const known = new Map<Locale, Intl.DisplayNames>();

/** Names of countries in a language, cached: creating the object costs more than its use. */
function namesIn(locale: Locale): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  known.set(locale, names);
  return names;
}

/** A country's name in a language by its two-letter code; null for an unknown code. */
export function countryName(code: string, locale: Locale): string | null {
  const written = isoCountry(code);
  if (written === null) return null;
  return namesIn(locale).of(written) ?? null;
}

/** The country at the end of an address: its name, or the source's own text; empty for Belgium. */
export function countryLine(address: CountryOfAddress | null | undefined, locale: Locale): string {
  const code = foreignCountry(address);
  if (code === null) return '';
  const given = String(address?.country?.id ?? '').trim();
  return countryName(code, locale) ?? (/^\p{L}{3,}/u.test(given) ? given : '');
}
