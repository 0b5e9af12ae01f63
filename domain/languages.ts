import type { Locale } from './locale.ts';

/** What sets a language apart beside its words in `locales/`. */
interface Language {
  /** As it is written in Belgium (BCP 47); its English is written the British way. */
  readonly tag: string;
  /** What its speakers call it. */
  readonly name: string;
  /** A year, as in "kWh/m²/jaar" (spec 1 §9). */
  readonly year: string;
  /** What stands before the box in an address. */
  readonly box: string;
  /** What stands between a project's title and its place in an address (spec 1 §2). */
  readonly inPlace: string;
  /** A time of the day, as people write it. */
  readonly clock: (hour: string, minute: string) => string;
  /** The first of a month, where that is the only day written as an ordinal. */
  readonly firstOfMonth?: string;
  readonly colon: string;
  /** Whether nouns have a capital within a sentence too. */
  readonly capitalNouns?: true;
}

/** A space at which no line breaks. */
const NBSP = '\u00a0';

/**
 * The languages of the product by their codes. Words are in `locales/`, segments of addresses in
 * `route-table.ts`, columns of names in the content service's migrations.
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

/** What sets a language apart. */
export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

/** What a language is called in another, within a sentence: "Frans", "français". */
export const languageName = (named: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(named) ?? LANGUAGES[named].name;
