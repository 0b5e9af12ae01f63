import type { Locale } from '../domain/locale.ts';
import { countryName } from './country-names.ts';
import { DICTIONARIES } from './dictionaries.ts';
import type { FlatTexts } from './flat-texts.ts';
import type nl from './nl/index.ts';
import type labels from './nl/labels.ts';
import { type Overlay, speakerOf } from './speaker.ts';
import type { CountKeysOf, CountValuesAt, KeysOf, ValuesAt } from './text-keys.ts';

/** Texts that the code asks for by their keys; nl has the keys and the `{{places}}` of all languages. */
type Texts = Omit<typeof nl, keyof typeof labels>;
export type TextKey = KeysOf<Texts>;
/** Keys of texts that have a form for one thing and another for more. */
export type CountKey = CountKeysOf<TextKey>;
/** Groups of texts that are asked for by a code of a listing, an agency or a form. */
export type LabelGroup =
  | keyof typeof labels
  | 'status'
  | 'flood'
  | 'violation'
  // An agency names its own fields among the texts of its site.
  | 'extraField'
  // Words that some fields have of their own for what is wrong with them.
  | 'forms.fieldErrors';

/** Texts of one language for one request. */
export interface Translator {
  <Key extends TextKey>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  readonly locale: Locale;
  /** The plural form for `n` things by the language's rule; the text gets `n` with '.' thousands. */
  count<Key extends CountKey>(key: Key, n: number, ...values: CountValuesAt<Texts, Key>): string;
  /** The text with its `{{places}}` left open, for a script that fills them in. */
  template(key: TextKey): string;
  /**
   * The label of a code, or of a field by its path. null for a blank code and for one that nobody knows:
   * the caller shows the listing's own name instead, the code itself, or nothing (spec 1 §3, spec 2 §3).
   */
  label(group: LabelGroup, code: string | number | null | undefined): string | null;
}

// Texts are data of the deployment, the same for every request: what is added stays for an isolate's life.
const speaker = speakerOf(DICTIONARIES);

/** Adds texts that the bundle is without (decision 66). */
export const giveTexts = (locale: Locale, texts: FlatTexts): void => speaker.add(locale, texts);

/** Whether a text is there, or may still lie beside the bundle. */
export const hasText = (locale: Locale, key: TextKey): boolean => speaker.knows(locale, key);

const NO_OVERLAY: Overlay = {};
const made: Readonly<Record<Locale, WeakMap<Overlay, Translator>>> = {
  nl: new WeakMap(),
  fr: new WeakMap(),
  en: new WeakMap(),
  de: new WeakMap(),
};

/**
 * Texts in a language, overlaid by those the content service holds for the site (dotted key → text;
 * empty ones are ignored). A missing text is taken from nl, then en, and at last is its key. There is one
 * for each table of texts, as long as that table is in memory; tables are never changed.
 */
export function createTranslator(locale: Locale, overlay: Overlay = NO_OVERLAY): Translator {
  const known = made[locale].get(overlay);
  if (known !== undefined) return known;
  const translator = makeTranslator(locale, overlay);
  made[locale].set(overlay, translator);
  return translator;
}

function makeTranslator(locale: Locale, overlay: Overlay): Translator {
  const { say, open, count } = speaker(locale, overlay);
  const translate = <Key extends TextKey>(key: Key, ...[values]: ValuesAt<Texts, Key>): string =>
    say(key, values) ?? key;
  const label: Translator['label'] = (group, code) => {
    const written = String(code ?? '').trim();
    if (written === '') return null;
    return say(`${group}.${written}`) ?? (group === 'country' ? countryName(written, locale) : null);
  };
  return Object.freeze(
    Object.assign(translate, {
      locale,
      count: <Key extends CountKey>(key: Key, n: number, ...[values]: CountValuesAt<Texts, Key>): string =>
        count(key, n, values) ?? key,
      template: (key: TextKey): string => open(key) ?? key,
      label,
    }),
  );
}
