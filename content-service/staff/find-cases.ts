import { fold } from '#domain/fold.ts';
import { languageOf } from '#domain/languages.ts';
import { LOCALES } from '#domain/locale.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Param } from '../platform/db/statement.ts';

/** A day as people type it: "12/7", "12.07.2027", "12 juli 2027". */
const NUMBERS = /(?<=^|\s)(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}))?(?=\s|$)/g;
const NAMED = /(?<=^|\s)(\d{1,2})(?:er|\.)?\s+(\p{L}{3,})\.?(?:\s+(\d{4}))?(?=\s|$)/gu;

/** The number of a month by its name or its beginning, of at least three letters, in any of the site's languages. */
function monthOf(name: string): number | null {
  const typed = fold(name);
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(languageOf(locale).tag, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const called = fold(format.format(new Date(Date.UTC(2027, month, 1))));
      if (called.startsWith(typed)) return month + 1;
    }
  }
  return null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** "2027-07-12", or its end "-07-12" when no year is given; null for a day or month that does not exist. */
const dayText = (day: number, month: number, year: string | undefined): string | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? `${year ?? ''}-${two(month)}-${two(day)}` : null;

/** A day, which is compared with dates only. */
const DAY = /^(?:\d{4})?-\d{2}-\d{2}$/;

/** What a case has to contain: a folded text, or a day as "-07-12" or "2027-07-12". */
function soughtParts(typed: string): readonly string[] {
  const day = (text: string, number: string, month: number, year: string | undefined): string =>
    dayText(Number(number), month, year) ?? text;
  return typed
    .replace(NUMBERS, (text, number, month, year) => day(text, number, Number(month), year))
    .replace(NAMED, (text, number, name, year) => day(text, number, monthOf(name) ?? 0, year))
    .split(/[\s,;]+/)
    .map((part) => (DAY.test(part) ? part : fold(part)))
    .filter((part) => part !== '');
}

const TEXTS = ['firstname', 'lastname', 'email', 'phone', 'words', 'reference'];
const joined = (columns: readonly string[]): string =>
  columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");

interface Read {
  readonly key: string;
  readonly text: string;
  readonly days: string;
}

/** SQL for the key of a case. */
export const KEY = "(kind || ' ' || id)";

/**
 * The keys (`KEY`), as JSON, of the cases that have every part of a search in name, address, home, reference or day, in
 * any order. Texts are folded here, as those of places and homes are: SQLite lowers only the letters of ASCII, and a
 * guest may be written with accents or without. `from` is SQL with its parameters.
 */
export async function findCases(
  db: D1Database,
  { from, params }: { readonly from: string; readonly params: readonly Param[] },
  typed: string,
): Promise<string> {
  const parts = soughtParts(typed);
  if (parts.length === 0) return '[]';
  const sql = `SELECT ${KEY} AS key, ${joined(TEXTS)} AS text, ${joined(['begins', 'ends'])} AS days ${from}`;
  const { results } = await prepare(db, { sql, params }).all<Read>();
  const found = results.filter(({ text, days }) => {
    const folded = fold(text);
    return parts.every((part) => (DAY.test(part) ? days : folded).includes(part));
  });
  return JSON.stringify(found.map(({ key }) => key));
}
