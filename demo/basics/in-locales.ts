import type { Locale } from '../../domain/locale.ts';
import type { LocalizedText } from '../../wire/values.ts';
import type { Rng } from './rng.ts';
import { DEMO_LOCALES, type Words } from './words.ts';

/** Words in the languages of a site; null in the others. */
export const inLocales = (words: Words, locales: readonly Locale[]): LocalizedText =>
  Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, locales.includes(locale) ? words[locale] : null]));

/**
 * Translations as agencies really fill them in: German is sometimes missing, as null or without its key (spec
 * 2 §1, "German is incomplete").
 */
export function asTranslated(words: Words, locales: readonly Locale[], rng: Rng): LocalizedText {
  const full = inLocales(words, locales);
  const fate = rng.next();
  if (locales[0] === 'de' || fate > 0.18) return full;
  const { de: _missing, ...rest } = full;
  return fate < 0.09 ? rest : { ...rest, de: null };
}
