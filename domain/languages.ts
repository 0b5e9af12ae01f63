import type { Locale } from './locale.ts';

/** Properties of a language besides its texts in `locales/`. */
interface Language {
  /** BCP 47 tag for Belgium; British for English. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** "Year" as in "kWh/m²/jaar" (spec 1 §9). */
  readonly year: string;
  /** Word before the box number in an address. */
  readonly box: string;
  /** Word between a project's title and its town in an address (spec 1 §2). */
  readonly inPlace: string;
  /** Format of a time of day. */
  readonly clock: (hour: string, minute: string) => string;
  /** Ordinal of the first day of a month, in languages that write only that day as an ordinal. */
  readonly firstOfMonth?: string;
  readonly colon: string;
  /** Whether nouns are capitalised within a sentence. */
  readonly capitalNouns?: true;
}

/** No-break space. */
const NBSP = '\u00a0';

/**
 * The product's languages by code. Texts are in `locales/`, path segments in `route-table.ts`, name columns
 * in the content service's migrations.
 */
const LANGUAGES: Readonly<Record<Locale, Language>> = {
  nl: {
    tag: 'nl-BE',
    name: 'Nederlands',
    year: 'jaar',
    box: 'bus',
    inPlace: 'in',
    clock: (hour, minute) => `${hour}.${minute}${NBSP}u`,
    colon: ':',
  },
  fr: {
    tag: 'fr-BE',
    name: 'Français',
    year: 'an',
    box: 'bte',
    inPlace: 'a',
    clock: (hour, minute) => `${hour}${NBSP}h${NBSP}${minute}`,
    firstOfMonth: '1er',
    colon: `${NBSP}:`,
  },
  en: {
    tag: 'en-GB',
    name: 'English',
    year: 'year',
    box: 'box',
    inPlace: 'in',
    clock: (hour, minute) => `${hour}:${minute}`,
    colon: ':',
  },
  de: {
    tag: 'de-BE',
    name: 'Deutsch',
    year: 'Jahr',
    box: 'Bfk.',
    inPlace: 'in',
    clock: (hour, minute) => `${hour}:${minute}${NBSP}Uhr`,
    colon: ':',
    capitalNouns: true,
  },
};

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

/** Name of a language in another, within a sentence: "Frans", "français". */
export const languageName = (named: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(named) ?? LANGUAGES[named].name;
