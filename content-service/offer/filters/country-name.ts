import { perLocale } from '../../../domain/locale.ts';
import type { LocalizedText } from '../../../wire/values.ts';

/** Codes the vocabulary keeps although the standard writes them otherwise (spec 2 §3, Countries). */
const STANDARD: Readonly<Record<string, string>> = { UK: 'GB' };

/** A country's name in all languages by its two-letter code; undefined for ids that are no such code. */
export const countryName = (id: string): LocalizedText | undefined => {
  const code = STANDARD[id.toUpperCase()] ?? id.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return perLocale(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? null,
  );
};
