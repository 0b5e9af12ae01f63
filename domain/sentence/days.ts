import { isDay } from '../stays/day.ts';
import type { Found, Reading, Rule } from './meaning.ts';
import { has, type Piece } from './pieces.ts';

/** A day or a month as it is said: without its year it is the next one. */
interface Said {
  readonly month: number;
  readonly day: number | null;
  readonly year: number | null;
  readonly end: number;
}

const wholeUpTo = (piece: Piece | undefined, most: number): number | null => {
  const value = piece?.kind === 'number' && Number.isInteger(piece.value) ? piece.value : null;
  return value !== null && value >= 1 && value <= most ? value : null;
};

const monthOf = (piece: Piece | undefined): number | null => piece?.entry?.month ?? null;

/** "1st", "1er", "3." and "3e": what stands after the number of a day. */
const ORDINAL = /^(?:\.|er|e|st|nd|rd|th|de|ste)$/;
const afterOrdinal = (pieces: readonly Piece[], at: number): number =>
  ORDINAL.test(pieces[at]?.text ?? '') && pieces[at]?.from === pieces[at - 1]?.to ? at + 1 : at;

const YEARS = { least: 2020, most: 2100 } as const;
const yearAt = (pieces: readonly Piece[], at: number): number | null => {
  const year = wholeUpTo(pieces[at], YEARS.most);
  return year !== null && year >= YEARS.least ? year : null;
};

const UNITS = [
  'bedrooms',
  'rooms',
  'people',
  'children',
  'squareMetres',
  'are',
  'weeks',
  'nights',
  'euro',
  'thousand',
  'million',
  'kilometres',
  'facades',
] as const;

/** "3.7.", "3/7": numbers alone, where no unit follows. */
function numericDay(pieces: readonly Piece[], at: number): Said | null {
  const [, d, m] =
    /^(\d{1,2})\.(\d{1,2})$/.exec(pieces[at]?.kind === 'number' ? (pieces[at]?.text ?? '') : '') ?? [];
  if (d !== undefined && m !== undefined) {
    const end = afterOrdinal(pieces, at + 1);
    const isSound = Number(d) >= 1 && Number(d) <= 31 && Number(m) >= 1 && Number(m) <= 12;
    return isSound && !has(pieces[end], ...UNITS)
      ? { day: Number(d), month: Number(m), year: null, end }
      : null;
  }
  const [day, month] = [wholeUpTo(pieces[at], 31), wholeUpTo(pieces[at + 2], 12)];
  if (day === null || month === null || !has(pieces[at + 1], 'slash')) return null;
  return has(pieces[at + 3], ...UNITS) ? null : { day, month, year: null, end: at + 3 };
}

/** A day with the name of its month, on either side. */
function namedDay(pieces: readonly Piece[], at: number): Said | null {
  const [first, month] = [wholeUpTo(pieces[at], 31), monthOf(pieces[at])];
  if (first !== null) {
    const next = afterOrdinal(pieces, at + 1);
    const named = monthOf(pieces[next]);
    if (named === null) return null;
    const year = yearAt(pieces, next + 1);
    return { day: first, month: named, year, end: next + (year === null ? 1 : 2) };
  }
  if (month === null) return null;
  const day = wholeUpTo(pieces[at + 1], 31);
  const end = afterOrdinal(pieces, at + 2);
  if (day !== null && !has(pieces[end], ...UNITS)) return { month, day, year: null, end };
  const year = yearAt(pieces, at + 1);
  return { month, day: null, year, end: at + (year === null ? 1 : 2) };
}

/** A day or month that begins here, perhaps after an article. */
function saidAt(pieces: readonly Piece[], at: number): Said | null {
  const from = has(pieces[at], 'filler') && !has(pieces[at], 'month') ? at + 1 : at;
  return namedDay(pieces, from) ?? numericDay(pieces, from);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The next such day from `from` on, or the first of the next such month; null for a 30 February. */
function nextDay({ month, day, year }: Omit<Said, 'end'>, from: string): string | null {
  const written = (of: number): string => `${of}-${two(month)}-${two(day ?? 1)}`;
  const thisYear = Number(from.slice(0, 4));
  const [soon, later] = [written(year ?? thisYear), written(thisYear + 1)];
  const found = year === null && soon < from ? later : soon;
  return isDay(found) ? found : null;
}

const stayOf = (first: Omit<Said, 'end'>, last: Said, today: string): Found => {
  const from = nextDay({ ...first, year: first.year ?? last.year }, today);
  const to = from === null ? null : nextDay(last, from);
  return {
    end: last.end,
    meaning: from === null || to === null || to <= from ? null : { of: 'days', from, to },
  };
};

/** From a day to another: "3 tot 10 juli", "July 3 to July 10", "3.7. bis 10.7.". */
function span({ pieces, today }: Reading, at: number): Found | null {
  const first = saidAt(pieces, at);
  if (first !== null && first.day !== null) {
    const last = has(pieces[first.end], 'to', 'and') ? saidAt(pieces, first.end + 1) : null;
    return last === null || last.day === null ? null : stayOf(first, last, today);
  }
  const day = wholeUpTo(pieces[at], 31);
  const to = afterOrdinal(pieces, at + 1);
  if (day === null || !has(pieces[to], 'to', 'and')) return null;
  const last = saidAt(pieces, to + 1);
  return last === null || last.day === null
    ? null
    : stayOf({ month: last.month, day, year: last.year }, last, today);
}

/** Days and months. A month alone is none that a search can ask for. */
export const readDays: Rule = (reading, at) => {
  const { pieces, today } = reading;
  let start = at;
  let since = false;
  while (
    start < at + 2 &&
    has(pieces[start], 'least', 'available', 'between', 'filler', 'at') &&
    !has(pieces[start], 'month')
  ) {
    since ||= has(pieces[start], 'least', 'available');
    start += 1;
  }
  const stay = span(reading, start);
  if (stay !== null) return stay;
  const said = saidAt(pieces, start);
  // "may" and "mars" are words too; a filler before them is left alone.
  if (said === null || (!since && start > at)) return null;
  const day = nextDay(said, today);
  if (day === null) return { end: said.end, meaning: null };
  if (since) return { end: said.end, meaning: { of: 'free', day, month: said.day === null } };
  return { end: said.end, meaning: said.day === null ? null : { of: 'day', day } };
};
