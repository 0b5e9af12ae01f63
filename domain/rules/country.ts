import type { Locale } from '../locale.ts';
import type { Id } from './source.ts';

/** What an address says of its country. */
export interface CountryOfAddress {
  readonly country?: { readonly id?: Id | null } | null;
}

/** Belgium as systems write it. A country that is missing, or that nobody knows, is Belgium too. */
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

/** The country's code in capitals where it is not Belgium; null in Belgium. */
export function foreignCountry(address: CountryOfAddress | null | undefined): string | null {
  const code = String(address?.country?.id ?? '')
    .trim()
    .toUpperCase();
  return BELGIUM.includes(code) ? null : code;
}

/** Whether an address lies outside Belgium, where no Belgian region, law or scale holds. */
export const isAbroad = (address: CountryOfAddress | null | undefined): boolean =>
  foreignCountry(address) !== null;

/** Codes of the vocabulary that the standard writes otherwise (spec 2 §3, Countries). */
const STANDARD: Readonly<Record<string, string>> = { UK: 'GB' };

/** A country's code as ISO 3166 has it; null for what is no code of two letters. */
export function isoCountry(code: string): string | null {
  const written = code.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(written) ? (STANDARD[written] ?? written) : null;
}

const known = new Map<Locale, Intl.DisplayNames>();

/** What names countries in a language, made once: to make one costs more than all that it is asked. */
function namesIn(locale: Locale): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  known.set(locale, names);
  return names;
}

/** A country's name in a language by its code of two letters; null for what is no such code. */
export function countryName(code: string, locale: Locale): string | null {
  const written = isoCountry(code);
  if (written === null) return null;
  return namesIn(locale).of(written) ?? null;
}

/** The country as an address ends with it: by its name, or as the source calls it; empty in Belgium. */
export function countryLine(address: CountryOfAddress | null | undefined, locale: Locale): string {
  const code = foreignCountry(address);
  if (code === null) return '';
  const given = String(address?.country?.id ?? '').trim();
  return countryName(code, locale) ?? (/^\p{L}{3,}/u.test(given) ? given : '');
}
