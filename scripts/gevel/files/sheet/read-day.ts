import { fold } from '#domain/fold.ts';
import { type Cell, cellText, isDay } from '../cell.ts';
import type { Read } from './read.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de'];

/** Folded names of months, long and short, in four languages → 1 to 12. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at): [string, number] => [
        fold(new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 1))),
        at + 1,
      ]),
    ),
  ),
);

const pad = (text: string | number): string => String(text).padStart(2, '0');

/** The day when the calendar has it. */
function checked(year: string, month: string | number, day: string): Read {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists
    ? { values: [text] }
    : {
        objection: `the calendar has no day ${Number(day)} of month ${Number(month)} of ${full}; days are written day/month/year`,
      };
}

/** A time behind a day. */
const TIME = '(?:[ T]+\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2})?)?';
const DAY_FIRST = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})${TIME}$`);
const YEAR_FIRST = new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${TIME}$`);
/** An instant keeps its offset. */
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const IN_WORDS = /^(?:\p{L}+\.?,? )?(\d{1,2})(?:\.|er|ste|de|th|st|nd|rd)? (\p{L}+)\.? (\d{4})$/u;

/** Reads a day: day first, as Belgium writes it, or year first; `00/00/0000` is what systems write for none. */
export function readDay(cell: Cell): Read {
  if (isDay(cell)) return { values: [cell.day] };
  const text = cellText(cell).replace(/\s+/g, ' ');
  if (typeof cell !== 'string') return { objection: 'a day is expected, such as 20/11/2026' };
  if (/^0{1,4}[/.-]00?[/.-]0{1,4}(?: .*)?$/.test(text)) return { values: [] };
  const instant = INSTANT.exec(text);
  if (instant !== null) {
    const read = checked(instant[1] ?? '', instant[2] ?? '', instant[3] ?? '');
    return 'objection' in read ? read : { values: [text] };
  }
  const first = DAY_FIRST.exec(text);
  if (first !== null) return checked(first[4] ?? '', first[3] ?? '', first[1] ?? '');
  const last = YEAR_FIRST.exec(text);
  if (last !== null) return checked(last[1] ?? '', last[2] ?? '', last[3] ?? '');
  const words = IN_WORDS.exec(text);
  const month = MONTHS.get(fold(words?.[2] ?? ''));
  return words === null || month === undefined
    ? { objection: 'a day is expected, such as 20/11/2026' }
    : checked(words[3] ?? '', month, words[1] ?? '');
}
