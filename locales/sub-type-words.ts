import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { typeNames } from './type-names.ts';

/** The vocabulary's name of a sub type code (spec 2 §3); null for a code of a source's own. */
export const subTypeWord = (code: string, locale: Locale): string | null => {
  const { subTypes } = typeNames();
  const words = Object.hasOwn(subTypes[locale], code) ? subTypes[locale] : subTypes[DEFAULT_LOCALE];
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
};
