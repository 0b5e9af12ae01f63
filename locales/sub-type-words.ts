import { DEFAULT_LOCALE, type Locale } from '../domain/locale.ts';
import { typeNames } from './type-names.ts';

/** The vocabulary's word for a sub type's code (spec 2 §3); null for one that a source invented. */
export const subTypeWord = (code: string, locale: Locale): string | null => {
  const { subTypes } = typeNames();
  const words = Object.hasOwn(subTypes[locale], code) ? subTypes[locale] : subTypes[DEFAULT_LOCALE];
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
};
