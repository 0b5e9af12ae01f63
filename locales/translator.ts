import { DEFAULT_FIGURES, type FigureForm, type Writing } from '#domain/format/writing.ts';
import type { Locale } from '#domain/locale.ts';
import { countryName } from './country-names.ts';
import { DICTIONARIES } from './dictionaries.ts';
import type nl from './nl/index.ts';
import type labels from './nl/labels.ts';
import { type Overlay, speakerOf } from './speaker.ts';
import type { CountKeysOf, CountValuesAt, KeysOf, ValuesAt } from './text-keys.ts';

/** Texts with keys that the code uses; nl defines the keys and `{{placeholders}}` for all languages. */
type Texts = Omit<typeof nl, keyof typeof labels>;
export type TextKey = KeysOf<Texts>;
/** Keys of texts with a singular and a plural form. */
export type CountKey = CountKeysOf<TextKey>;
/** Groups of texts that are found by a code of a listing, an agency or a form. */
export type LabelGroup =
  | keyof typeof labels
  | 'status'
  | 'flood'
  | 'violation'
  // An agency names its own fields in the texts of its site.
  | 'extraField'
  // Error messages of single fields.
  | 'forms.fieldErrors'
  | 'offer.anyOf'
  | 'costs.rule';

/** Texts of one language for one request. */
export interface Translator extends Writing {
  <Key extends TextKey>(key: Key, ...values: ValuesAt<Texts, Key>): string;
  /** The form for `n` by the language's plural rule; `n` is written in the form of the site. */
  count<Key extends CountKey>(key: Key, n: number, ...values: CountValuesAt<Texts, Key>): string;
  /** The text with its `{{placeholders}}`, for a script that fills them in. */
  template(key: TextKey): string;
  /**
   * The label of a code, or of a field by its path. null for a blank or unknown code: the caller then shows the
   * listing's own name, the code, or nothing (spec 1 §3, spec 2 §3).
   */
  label(group: LabelGroup, code: string | number | null | undefined): string | null;
}

const speaker = speakerOf(DICTIONARIES);

const NO_OVERLAY: Overlay = {};
const made = new WeakMap<Overlay, Map<string, Translator>>();

/**
 * The translator of a language. The site's own texts (`overlay`: dotted key → text) replace the texts of the
 * language; empty ones are ignored. A missing text comes from nl, then from en; otherwise the key is returned.
 * Figures are written in the form that the site chose. Translators are cached per overlay object, so an overlay must
 * not change.
 */
export function createTranslator(
  locale: Locale,
  overlay: Overlay = NO_OVERLAY,
  chosen?: FigureForm | null,
): Translator {
  const figures = chosen ?? DEFAULT_FIGURES;
  const known = made.get(overlay) ?? new Map<string, Translator>();
  made.set(overlay, known);
  const name = `${locale} ${figures}`;
  const translator = known.get(name) ?? makeTranslator(locale, figures, overlay);
  known.set(name, translator);
  return translator;
}

function makeTranslator(locale: Locale, figures: FigureForm, overlay: Overlay): Translator {
  const { say, open, count } = speaker(locale, figures, overlay);
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
      figures,
      count: <Key extends CountKey>(key: Key, n: number, ...[values]: CountValuesAt<Texts, Key>): string =>
        count(key, n, values) ?? key,
      template: (key: TextKey): string => open(key) ?? key,
      label,
    }),
  );
}
