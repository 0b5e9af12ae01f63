import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';

/** A written date with the first of a month as an ordinal, in languages that do so: "1er juillet". */
export function withOrdinal(text: string, locale: Locale): string {
  const { firstOfMonth } = languageOf(locale);
  return firstOfMonth === undefined ? text : text.replace(/(^|\s)1(?=[\s–])/g, `$1${firstOfMonth}`);
}
