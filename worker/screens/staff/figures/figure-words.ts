import { formatNumber } from '#domain/format/number.ts';
import { isShown, type Shown } from '#domain/interest/few.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import type { StaffTexts } from '../texts.ts';

/** What the parts of the page, and the lines of a file, need to say something: both in one language. */
export interface Speaking {
  readonly context: ViewContext;
  readonly s: StaffTexts;
}

/** A total in words: at least what is shown. */
export const totalIn = (cell: Shown, s: StaffTexts): string =>
  isShown(cell) ? s('figures.atLeast', { n: formatNumber(cell.shown, s) }) : s('figures.fewEach');

/** Minutes as "25 min", "3 u 40" or "2 dagen"; null is "too few to say". */
export function timeIn(minutes: number | null, s: StaffTexts): string {
  if (minutes === null) return s('figures.tooFew');
  if (minutes < 60) return s('figures.minutes', { n: String(Math.max(1, minutes)) });
  if (minutes < 24 * 60)
    return s('figures.hours', {
      h: String(Math.floor(minutes / 60)),
      m: String(minutes % 60).padStart(2, '0'),
    });
  return s.count('figures.days', Math.round(minutes / (24 * 60)));
}
