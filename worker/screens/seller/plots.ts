/** Where the marks of a plot stand: across in per cent of its width, up and down in pixels, so that words never scale. */
import { isShown, type Shown } from '#domain/interest/few.ts';
import type { SellerPage } from '#wire/seller.ts';

/** Room that a value or a number of a week takes, in per cent of the narrowest plot. */
const WORD = 12;
const TOP = 26;
const FLOOR = 146;
/** Least height of a band, in pixels: one of a single figure is still seen. */
const LEAST_BAND = 3;
/** Height of the stub of a bar that is not shown. */
const STUB = 7;

interface Bar {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly few: boolean;
  /** Text above it, if there is room. */
  readonly value: string | null;
  readonly middle: number;
}

/** A band of like homes over the slot of a week. */
export type WeekBand = Pick<Bar, 'x' | 'width' | 'y' | 'height'>;

export interface WeekBar extends Bar {
  readonly now: boolean;
  /** Number of the week beneath it, if there is room. */
  readonly week: string | null;
}

export interface EventMark {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

const heightOf = (cell: Shown, most: number): number =>
  isShown(cell) ? Math.max(3, ((FLOOR - TOP) * cell.shown) / most) : STUB;

const mostOf = (cells: readonly Shown[]): number =>
  Math.max(1, ...cells.map((cell) => (isShown(cell) ? cell.shown : 0)));

/** Of positions in the order of their importance, those that fit side by side. */
function fitting(wanted: readonly number[], middles: readonly number[]): ReadonlySet<number> {
  const taken: number[] = [];
  for (const at of wanted) {
    const x = middles[at];
    if (x !== undefined && taken.every((other) => Math.abs((middles[other] ?? 0) - x) >= WORD))
      taken.push(at);
  }
  return new Set(taken);
}

const textOf = (cell: Shown): string => (isShown(cell) ? String(cell.shown) : '<5');

type Band = NonNullable<SellerPage['likeWeek']>;

/** Bars of weeks, oldest first, and where like homes stood at the last one's age. `marked` are the weeks with events, whose values are named first. */
export function weekBars(
  weeks: readonly { readonly cell: Shown; readonly number: number }[],
  { marked, like }: { readonly marked: readonly number[]; readonly like: Band | null },
): { readonly bars: readonly WeekBar[]; readonly band: WeekBand | null } {
  const slot = 100 / Math.max(weeks.length, 1);
  const width = Math.min(slot * 0.68, 10);
  const middles = weeks.map((_, at) => slot * (at + 0.5));
  const highestOwn = mostOf(weeks.map(({ cell }) => cell));
  const most = Math.max(highestOwn, like?.to ?? 0);
  const last = weeks.length - 1;
  const highest = weeks.findIndex(({ cell }) => isShown(cell) && cell.shown === highestOwn);
  const named = fitting([last, highest, ...marked, 0, ...weeks.keys()], middles);
  const numbered = fitting([last, ...marked, 0, ...weeks.keys()], middles);
  const bars = weeks.map(({ cell, number }, at) => {
    const middle = middles[at] ?? 0;
    const height = heightOf(cell, most);
    return {
      x: middle - width / 2,
      width,
      y: FLOOR - height,
      height,
      few: !isShown(cell),
      value: named.has(at) ? textOf(cell) : null,
      middle,
      now: at === last,
      week: numbered.has(at) ? String(number) : null,
    };
  });
  const heightAt = (value: number): number => ((FLOOR - TOP) * value) / most;
  return {
    bars,
    band:
      like === null
        ? null
        : {
            x: slot * last,
            width: slot,
            y: FLOOR - heightAt(like.to),
            height: Math.max(LEAST_BAND, heightAt(like.to) - heightAt(like.from)),
          },
  };
}

const MARKS = { first: 190, row: 26, near: 8 } as const;

/** Marks of events at their weeks; those that would touch go to the next row. */
export function eventMarks(at: readonly number[], weeks: number): readonly EventMark[] {
  const slot = 100 / Math.max(weeks, 1);
  const rows: number[] = [];
  return at.map((week, index) => {
    const x = slot * (week + 0.5);
    const free = rows.findIndex((last) => x - last >= MARKS.near);
    const row = free === -1 ? rows.length : free;
    rows[row] = x;
    return { number: index + 1, x, y: MARKS.first + row * MARKS.row };
  });
}

/** Height of the plot of weeks with these marks. */
export const weeksHeight = (marks: readonly EventMark[]): number =>
  marks.length === 0 ? 176 : Math.max(...marks.map(({ y }) => y)) + 16;

export interface BudgetBar extends Bar {
  readonly kind: 'far' | 'near' | 'reach';
  /** Where it begins, in thousands or in euros, if it is named. */
  readonly from: string | null;
}

/** Bars of budgets, and where the price stands. */
export function budgetBars(
  { step, rows }: NonNullable<SellerPage['budgets']>,
  price: number,
): { readonly bars: readonly BudgetBar[]; readonly priceAt: number; readonly inThousands: boolean } {
  const slot = 100 / rows.length;
  const most = mostOf(rows.map(({ searches }) => searches));
  const inThousands = price >= 20_000;
  const bars = rows.map(({ from, searches }, at): BudgetBar => {
    const height = heightOf(searches, most);
    const kind = from >= price ? 'reach' : from >= price - 2 * step ? 'near' : 'far';
    return {
      x: slot * at + slot * 0.06,
      width: slot * 0.88,
      y: FLOOR - height,
      height,
      few: !isShown(searches),
      value: textOf(searches),
      middle: slot * (at + 0.5),
      kind,
      // Every other one: at 320 px there is room for four.
      from: at % 2 === 1 ? String(Math.round(inThousands ? from / 1000 : from)) : null,
    };
  });
  return { bars, priceAt: slot * rows.filter(({ from }) => from < price).length, inThousands };
}

export interface StepMarks {
  readonly band: { readonly x: number; readonly width: number } | null;
  /** `below`: below the band, drawn as a ring. */
  readonly dot: { readonly x: number; readonly below: boolean } | null;
}

/** Room at the left of a scale, in per cent, so that the dot of nothing stands whole within it. */
const INSET = 3;

/** The band of like homes and the own dot, on a scale from nothing to a little more than both; nothing without a band. */
export function stepMarks({ own, like }: Pick<SellerPage['steps'][number], 'own' | 'like'>): StepMarks {
  if (like === null) return { band: null, dot: null };
  const most = Math.max(own ?? 0, like.to, 1) * 1.25;
  const at = (value: number): number => INSET + (value * (100 - INSET)) / most;
  return {
    // A band of one figure is still seen.
    band: { x: at(like.from), width: Math.max(2, at(like.to) - at(like.from)) },
    dot: own === null ? null : { x: at(own), below: own < like.from },
  };
}
