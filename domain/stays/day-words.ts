import { withOrdinal } from '../format/ordinal.ts';
import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';

const SHAPES = {
  /** "za 3 juli" */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** "zaterdag 3 juli 2027" */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "3 juli" */
  day: { day: 'numeric', month: 'long' },
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

/** A calendar day (`YYYY-MM-DD`) in a language's own words; English without the comma that it has with a year alone. */
export function dayInWords(day: string, locale: Locale, shape: DayShape): string {
  const said = formatOf(locale, shape).format(new Date(`${day}T00:00:00Z`));
  return withOrdinal(locale === 'en' ? said.replace(',', '') : said, locale);
}

/** "3 – 10 juli 2027", "28 december 2026 – 4 januari 2027". */
export const spanInWords = (from: string, to: string, locale: Locale): string =>
  withOrdinal(
    formatOf(locale, 'date').formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    locale,
  );
