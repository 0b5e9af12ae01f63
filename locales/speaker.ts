import rosetta from 'rosetta';
import { formatNumber } from '#domain/format/number.ts';
import { tied } from '#domain/format/ties.ts';
import type { FigureForm } from '#domain/format/writing.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locale.ts';
import { type FlatTexts, flattened } from './flat-texts.ts';
import { elidable, elided } from './french-elision.ts';
import type { Dictionary, Values } from './text-keys.ts';

/** Texts that replace those of a language: dotted key → text. */
export type Overlay = Readonly<Record<string, string>>;

/** The texts of one language, by unchecked keys; a translator adds types for the keys. */
interface Speaker {
  /** The text of a key with its values filled in; null without one. */
  readonly say: (key: string, values?: Values) => string | null;
  /** The text with its `{{placeholders}}`. */
  readonly open: (key: string) => string | null;
  /** `${key}.one` or `${key}.other` by the language's plural rule; `n` is written in the form of the site. */
  readonly count: (key: string, n: number, values?: Values) => string | null;
}

/** Adds the non-breaking spaces that French needs before some punctuation marks. */
const setIn = (locale: Locale, texts: readonly (readonly [key: string, text: string])[]) =>
  locale === 'fr' ? texts.map(([key, text]) => [key, tied(text)] as const) : texts;

/** The texts of a language; missing ones from nl, then from en. */
const withFallbacks = (
  dictionaries: Readonly<Record<Locale, Dictionary>>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    ['en' as const, DEFAULT_LOCALE, locale].flatMap((language) =>
      setIn(language, flattened(dictionaries[language])),
    ),
  );

/** Reads own properties only, because parts of keys are codes from listings. */
const textAt = (texts: FlatTexts, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const overlaid = (overlay: Overlay, key: string): string | undefined => {
  const text = textAt(overlay, key);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

const PLURALS = new Map(LOCALES.map((locale) => [locale, new Intl.PluralRules(locale)]));

/** A speaker: a text comes from the overlay (unless empty), else from the language, else from nl, then en. */
type Speakers = (locale: Locale, figures: FigureForm, overlay?: Overlay) => Speaker;

/** Makes speakers for these texts. */
export function speakerOf(dictionaries: Readonly<Record<Locale, Dictionary>>): Speakers {
  // One flat table per language, made at its first use, so that each dotted key is one lookup.
  const tables = new Map<Locale, Record<string, string>>();
  const tableOf = (locale: Locale): Record<string, string> => {
    const known = tables.get(locale) ?? withFallbacks(dictionaries, locale);
    tables.set(locale, known);
    return known;
  };

  return (locale, figures, overlay = {}) => {
    const table = tableOf(locale);
    // Always name the locale: `locale()` of rosetta is global state, which would leak between requests.
    const texts = rosetta<FlatTexts>({ own: overlay, product: table });
    const plural = PLURALS.get(locale);

    const fill = (key: string, values: Values, set: 'own' | 'product'): string =>
      locale === 'fr' ? elided(texts.t([key], elidable(values), set)) : texts.t([key], values, set);
    const say = (key: string, values: Values = {}): string | null => {
      if (overlaid(overlay, key) !== undefined) return fill(key, values, 'own');
      return textAt(table, key) === undefined ? null : fill(key, values, 'product');
    };
    return {
      say,
      open: (key) => overlaid(overlay, key) ?? textAt(table, key) ?? null,
      count: (key, n, values = {}) =>
        say(`${key}.${plural?.select(n) === 'one' ? 'one' : 'other'}`, {
          ...values,
          n: formatNumber(n, { locale, figures }),
        }),
    };
  };
}
