import { formatNumber } from '../../domain/format/number.ts';
import type { Locale } from '../../domain/locale.ts';
import type { CountedText } from './island-props.ts';

/** Puts values into the `{{name}}` places of a sentence; an unknown name leaves nothing behind. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, 0) : (value ?? '');
  });

/** The sentence for `n` things, in the plural form of the language. */
export const counted = (text: CountedText, n: number, locale: Locale): string =>
  fill(new Intl.PluralRules(locale).select(n) === 'one' ? text.one : text.other, { n });
