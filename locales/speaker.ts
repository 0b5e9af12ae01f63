import rosetta from 'rosetta';
import { formatNumber } from '../domain/format/number.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../domain/locale.ts';
import type { Dictionary, Values } from './text-keys.ts';

/** Texts that go before a language's own: dotted key → text. */
export type Overlay = Readonly<Record<string, string>>;

/** The texts of one language by keys that nobody has checked; translators give it its types. */
interface Speaker {
  /** The text of a key with its values filled in; null without one. */
  readonly say: (key: string, values?: Values) => string | null;
  /** The same with its `{{places}}` left open. */
  readonly open: (key: string) => string | null;
  /** `${key}.one` or `${key}.other` by the language's plural rule, with `n` written with '.' thousands. */
  readonly count: (key: string, n: number, values?: Values) => string | null;
}

/** The text at a dotted key; own properties only, since parts of keys come from listings' codes. */
function textAt(dictionary: Dictionary, key: string): string | null {
  let node: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return null;
    node = node[part];
  }
  return typeof node === 'string' && node !== '' ? node : null;
}

const overlaid = (overlay: Overlay, key: string): string | null => {
  const text = Object.hasOwn(overlay, key) ? overlay[key] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};

const PLURALS = new Map(LOCALES.map((locale) => [locale, new Intl.PluralRules(locale)]));

/**
 * Gives speakers of these texts. A speaker takes a text from the overlay (empty ones are ignored), else
 * from its language, else from nl, then en.
 */
export function speakerOf(
  dictionaries: Readonly<Record<Locale, Dictionary>>,
): (locale: Locale, overlay?: Overlay) => Speaker {
  // One table for the isolate, never changed, and always asked with its language: `locale()` of rosetta
  // is shared mutable state and would leak a language from one request into another.
  const texts = rosetta<Dictionary>(dictionaries);

  return (locale, overlay = {}) => {
    const own = rosetta<Overlay>({ [locale]: overlay });
    const fallbacks = [...new Set<Locale>([locale, DEFAULT_LOCALE, 'en'])];
    const plural = PLURALS.get(locale);

    const languageOf = (key: string): Locale | undefined =>
      fallbacks.find((language) => textAt(dictionaries[language], key) !== null);
    const say = (key: string, values: Values = {}): string | null => {
      if (overlaid(overlay, key) !== null) return own.t([key], values, locale);
      const language = languageOf(key);
      return language === undefined ? null : texts.t(key, values, language);
    };
    return {
      say,
      open: (key) => {
        const language = languageOf(key);
        return (
          overlaid(overlay, key) ?? (language === undefined ? null : textAt(dictionaries[language], key))
        );
      },
      count: (key, n, values = {}) =>
        say(`${key}.${plural?.select(n) === 'one' ? 'one' : 'other'}`, { ...values, n: formatNumber(n) }),
    };
  };
}
