import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from './locale.ts';

const filled = (value: string | null | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '';

/**
 * Text in the language asked for, else nl (the product's default), else English, else whichever there
 * is; empty when there is none. Blank texts count as missing (spec 1 §3, "per language with fallback").
 */
export function localized(text: Localized | null | undefined, locale: Locale): string {
  if (text === null || text === undefined) return '';
  const order = [locale, DEFAULT_LOCALE, 'en', ...LOCALES] as const;
  for (const language of order) {
    const value = text[language];
    if (filled(value)) return value.trim();
  }
  return '';
}
