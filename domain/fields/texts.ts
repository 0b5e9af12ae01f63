import type { Locale } from '../locale.ts';
import type { EnumerationName, FieldFacts } from './field.ts';

/** The words of one language, as a translator gives them: the domain does not know where from. */
export interface FieldTexts {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
}

/** What a field needs to be shown: words, language, and facts of the home. */
export interface FieldContext {
  readonly t: FieldTexts;
  readonly locale: Locale;
  /** The site's own language, for texts that are not there in the page's. */
  readonly fallback: Locale;
  readonly facts: FieldFacts;
}

/** The label of a code in its enumeration, or null for a code that a source invented. */
export function codeLabel(
  enumeration: EnumerationName | 'flood' | 'violation',
  code: string,
  t: FieldTexts,
): string | null {
  // A dot would reach into another group of texts.
  if (code === '' || code.includes('.')) return null;
  const key = `${enumeration}.${code}`;
  return t.has(key) ? t(key) : null;
}
