import { languageOf } from '../../domain/languages.ts';
import { LOCALES } from '../../domain/locale.ts';

/** A day as people type it: "12/7", "12.07.2027", "12 juli 2027". */
const NUMBERS = /(?<=^|\s)(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}))?(?=\s|$)/g;
const NAMED = /(?<=^|\s)(\d{1,2})(?:er|\.)?\s+(\p{L}{3,})\.?(?:\s+(\d{4}))?(?=\s|$)/gu;

/** The number of a month by its name or its beginning, of at least three letters, in any of the site's languages. */
function monthOf(name: string): number | null {
  const typed = name.toLowerCase();
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(languageOf(locale).tag, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const called = format.format(new Date(Date.UTC(2027, month, 1))).toLowerCase();
      if (called.startsWith(typed)) return month + 1;
    }
  }
  return null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** "2027-07-12", or its end "-07-12" when no year is given; null for a day or month that does not exist. */
const dayText = (day: number, month: number, year: string | undefined): string | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? `${year ?? ''}-${two(month)}-${two(day)}` : null;

/** SQLite's `lower` changes only the letters of ASCII. */
const lower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A word as it may be written, for letters that SQLite does not lower: "élodie", "Élodie", "ÉLODIE". */
const spellings = (word: string): readonly string[] => {
  const small = word.toLowerCase();
  const capital = small.slice(0, 1).toUpperCase() + small.slice(1);
  return [...new Set([word, small, capital, word.toUpperCase()].map(lower))];
};

/**
 * The words of a search, each with its spellings, for `HAS_WORDS`. A day becomes the text of its date, with or
 * without the year.
 */
export function soughtWords(typed: string): readonly (readonly string[])[] {
  const dated = typed
    .replace(NUMBERS, (text, day, month, year) => dayText(Number(day), Number(month), year) ?? text)
    .replace(NAMED, (text, day, name, year) => dayText(Number(day), monthOf(name) ?? 0, year) ?? text);
  return dated
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(spellings);
}

const COLUMNS = ['firstname', 'lastname', 'email', 'phone', 'words', 'reference', 'begins', 'ends'];
const TEXT = COLUMNS.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");

/** SQL condition: a case has every word of the parameter (JSON). Not LIKE, whose patterns D1 limits to 50 bytes. */
export const HAS_WORDS = (param: `?${number}`): string =>
  `NOT EXISTS (SELECT 1 FROM json_each(${param}) AS word WHERE NOT EXISTS (` +
  `SELECT 1 FROM json_each(word.value) AS spelling WHERE instr(lower(${TEXT}), spelling.value) > 0))`;
