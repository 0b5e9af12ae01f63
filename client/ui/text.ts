import { groupedDigits } from '#domain/format/grouped.ts';
import type { Locale } from '#domain/locale.ts';
import type { CountedText } from './island-props.ts';

/**
 * Replaces the `{{name}}` placeholders of a sentence by texts and whole numbers; an unknown name becomes
 * empty.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? groupedDigits(String(value)) : (value ?? '');
  });

const rules = new Map<Locale, Intl.PluralRules>();

/** The plural rules of a language, created once, because that takes longer than drawing a card. */
function pluralOf(locale: Locale): Intl.PluralRules {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule;
}

/** The sentence for `n` things, in the plural form of the language. */
export const counted = (text: CountedText, n: number, locale: Locale): string =>
  fill(pluralOf(locale).select(n) === 'one' ? text.one : text.other, { n });
