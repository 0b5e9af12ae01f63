import { withOrdinal } from '../format/ordinal.ts';
import { glued } from '../format/ties.ts';
import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';

const SHAPES = {
  /** "za 3 juli" */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** "zaterdag 3 juli 2027" */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "3 juli" */
  day: { day: 'numeric', month: 'long' },
  /** "3 jul" */
  brief: { day: 'numeric', month: 'short' },
  /** "3 juli 2027" */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "juli 2027" */
  month: { month: 'long', year: 'numeric' },
  /** "za" */
  weekday: { weekday: 'short' },
  /** "zaterdag" */
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayShape = keyof typeof SHAPES;

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, shape: DayShape): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`;
  const known = FORMATS.get(key);
  // A calendar day has no time zone: it is parsed and formatted in UTC.
  const format =
    known ?? new Intl.DateTimeFormat(languageOf(locale).tag, { ...SHAPES[shape], timeZone: 'UTC' });
  if (known === undefined) FORMATS.set(key, format);
  return format;
}

/** Maximum number of cached texts: a page repeats the same hundred days, and `Intl` is slow. */
const MOST = 5_000;
const SAID = new Map<string, string>();

function said(key: string, say: () => string): string {
  const known = SAID.get(key);
  if (known !== undefined) return known;
  const words = say();
  if (SAID.size >= MOST) SAID.clear();
  SAID.set(key, words);
  return words;
}

const instant = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A calendar day (`YYYY-MM-DD`) in words; in English without the comma, which `Intl` adds only with a year. */
export const dayInWords = (day: string, locale: Locale, shape: DayShape): string =>
  said(`${locale} ${shape} ${day}`, () => {
    const words = formatOf(locale, shape).format(instant(day));
    return withOrdinal(locale === 'en' ? words.replace(',', '') : words, locale);
  });

/** "3 – 10 juli 2027", "28 december 2026 – 4 januari 2027"; with `day` the year only where it changes: "3 – 10 juli". */
export const spanInWords = (
  from: string,
  to: string,
  locale: Locale,
  shape: 'date' | 'day' = 'date',
): string =>
  said(`${locale} ${shape} ${from} ${to}`, () =>
    withOrdinal(formatOf(locale, shape).formatRange(instant(from), instant(to)), locale),
  );

/** "28 nov – 5 dec": for a narrow place, each day with its month and neither with its year. */
export const briefSpan = (from: string, to: string, locale: Locale): string =>
  [from, to].map((day) => glued(dayInWords(day, locale, 'brief'))).join(' – ');
