import { DEFAULT_LOCALE, type Locale } from '../domain/locale.ts';
import de from './de/subtypes.ts';
import en from './en/subtypes.ts';
import fr from './fr/subtypes.ts';
import nl from './nl/subtypes.ts';

const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { nl, fr, en, de };

/** The vocabulary's word for a sub type's code (spec 2 §3); null for one that a source invented. */
export const subTypeWord = (code: string, locale: Locale): string | null => {
  const words = Object.hasOwn(WORDS[locale], code) ? WORDS[locale] : WORDS[DEFAULT_LOCALE];
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
};
