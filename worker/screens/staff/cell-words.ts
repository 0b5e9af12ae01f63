import { formatNumber } from '#domain/format/number.ts';
import { isShown, type Shown } from '#domain/interest/few.ts';
import type { StaffTexts } from './texts.ts';

/** A cell in words: its number, or that there were fewer than five. */
export const cellIn = (cell: Shown, s: StaffTexts): string =>
  isShown(cell) ? formatNumber(cell.shown, s) : s('figures.few');
