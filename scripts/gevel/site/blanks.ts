/**
 * Blanks of the starting texts, such as `[your area]`: what only the agency knows. The folder of an opening lists all of
 * them in one sheet, so that they are answered there and not page by page.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import { Refused } from '../errors.ts';
import { csvRow, readRows } from '../files/index.ts';

const BLANK = /\[[^\]\n]{2,}\]/g;
const HEAD = ['page', 'language', 'blank', 'text'] as const;

const isLocale = (key: string): key is Locale => LOCALES.some((one) => one === key);

/** All texts of a document with their languages, at any depth. */
function textsIn(value: unknown): readonly (readonly [Locale, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (!isLocale(key)) return textsIn(member);
    return typeof member === 'string' ? [[key, member] as const] : [];
  });
}

/** Blanks of a page in some languages, each once, by language. */
export function blanksIn(page: unknown, locales: readonly Locale[]) {
  const texts = textsIn(page);
  return locales.flatMap((locale) => {
    const found = texts.flatMap(([language, text]) => (language === locale ? (text.match(BLANK) ?? []) : []));
    return [...new Set(found)].map((blank) => ({ locale, blank }));
  });
}

/** The sheet of all blanks, with an empty column for their texts. */
export const blankSheet = (
  pages: readonly { readonly id: string | number }[],
  locales: readonly Locale[],
): string =>
  [
    HEAD,
    ...pages.flatMap((page) =>
      blanksIn(page, locales).map(({ locale, blank }) => [String(page.id), locale, blank, '']),
    ),
  ]
    .map(csvRow)
    .join('');

/** A row of the sheet that has a text. */
export interface Answer {
  readonly line: number;
  readonly page: string;
  readonly locale: string;
  readonly blank: string;
  readonly text: string;
}

/** The answered rows of a sheet; none when there is no such file. Throws Refused for a sheet that cannot be read. */
export async function readAnswers(path: string): Promise<readonly Answer[]> {
  if ((await stat(path).catch(() => null)) === null) return [];
  const answers: Answer[] = [];
  let places: readonly number[] | null = null;
  for await (const row of readRows(createReadStream(path))) {
    if (row.unreadable !== undefined) throw new Refused(`${path} line ${row.line}: ${row.unreadable}.`);
    const cells = row.cells.map((cell) => cell.trim());
    if (places === null) {
      places = HEAD.map((name) => cells.indexOf(name));
      if (places.includes(-1)) throw new Refused(`${path}: its first line must be ${HEAD.join(';')}.`);
      continue;
    }
    const [page = '', locale = '', blank = '', text = ''] = places.map((at) => cells[at] ?? '');
    if (!isBlank(text)) answers.push({ line: row.line, page, locale, blank, text });
  }
  return answers;
}

/** A page with its answered blanks filled in, and the answers that it has used. */
export function fillBlanks<Page>(page: Page, id: string, answers: readonly Answer[]) {
  const used = new Set<Answer>();
  const filled = (value: unknown, locale: Locale | null): unknown => {
    if (typeof value === 'string')
      return locale === null
        ? value
        : value.replace(BLANK, (blank) => {
            const answer = answers.find(
              (one) => one.page === id && one.locale === locale && one.blank === blank,
            );
            if (answer !== undefined) used.add(answer);
            return answer?.text ?? blank;
          });
    if (Array.isArray(value)) return value.map((member) => filled(member, locale));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, filled(member, isLocale(key) ? key : locale)]),
    );
  };
  return { page: filled(page, null) as Page, used };
}
