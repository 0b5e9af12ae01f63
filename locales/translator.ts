import rosetta from 'rosetta';
import { formatNumber } from '../domain/format/number.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../domain/locale.ts';
import de from './de/index.ts';
import en from './en/index.ts';
import fr from './fr/index.ts';
import nl from './nl/index.ts';

/** Nested texts of one language. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

type Leaves<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${Leaves<T[K]>}`;
}[keyof T & (string | number)];
/** Every key there is, as nl has it; any other text is accepted too, since keys are built from codes. */
export type TextKey = Leaves<typeof nl>;

export type TextValues = Readonly<Record<string, string | number>>;

/** Texts of one language for one request. */
export interface Translator {
  (key: TextKey | (string & {}), values?: TextValues): string;
  readonly locale: Locale;
  /** `${key}.one` or `${key}.other` by the language's plural rule; the text gets `n` with '.' thousands. */
  count(key: string, n: number, values?: TextValues): string;
  /** Whether there is a text of this key: for codes that a source may invent. */
  has(key: string): boolean;
}

export const DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };

// One table for the isolate, never changed, and always asked with its language: `locale()` of rosetta
// is shared mutable state and would leak a language from one request into another.
const texts = rosetta<Dictionary>(DICTIONARIES);

/** The text at a dotted key; own properties only, since parts of keys come from listings' codes. */
function find(dictionary: Dictionary, key: string): string | null {
  let node: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return null;
    node = node[part];
  }
  return typeof node === 'string' && node !== '' ? node : null;
}

const overlaid = (overlay: Readonly<Record<string, string>>, key: string): boolean =>
  Object.hasOwn(overlay, key) && typeof overlay[key] === 'string' && overlay[key].trim() !== '';

const PLURALS = new Map(LOCALES.map((locale) => [locale, new Intl.PluralRules(locale)]));

/**
 * Texts in a language, overlaid by those the content service holds for the site (dotted key → text;
 * empty ones are ignored). A missing text is taken from nl, then en, and at last is its key.
 */
export function createTranslator(locale: Locale, overlay: Readonly<Record<string, string>> = {}): Translator {
  const own = rosetta<Readonly<Record<string, string>>>({ [locale]: overlay });
  const fallbacks = [...new Set<Locale>([locale, DEFAULT_LOCALE, 'en'])];
  const plural = PLURALS.get(locale);

  const languageOf = (key: string) =>
    fallbacks.find((language) => find(DICTIONARIES[language], key) !== null);
  const translate = (key: string, values: TextValues = {}): string => {
    if (overlaid(overlay, key)) return own.t([key], values, locale);
    const language = languageOf(key);
    return language === undefined ? key : texts.t(key, values, language);
  };
  const count = (key: string, n: number, values: TextValues = {}): string =>
    translate(`${key}.${plural?.select(n) === 'one' ? 'one' : 'other'}`, { ...values, n: formatNumber(n) });
  const has = (key: string): boolean => overlaid(overlay, key) || languageOf(key) !== undefined;

  return Object.assign(translate, { locale, count, has });
}
