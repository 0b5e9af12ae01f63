import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';

/**
 * A written date with its ordinals: in some languages the first of a month, "1er juillet". One that ends in a point
 * stays with its month, "3. Juli": a point at the end of a line reads as that of a sentence.
 */
export function withOrdinal(text: string, locale: Locale): string {
  const { firstOfMonth } = languageOf(locale);
  const date = firstOfMonth === undefined ? text : text.replace(/(^|\s)1(?=[\s–])/g, `$1${firstOfMonth}`);
  return date.replace(/(\d\.) /g, '$1\u00a0');
}
