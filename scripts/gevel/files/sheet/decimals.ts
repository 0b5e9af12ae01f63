import { DECIMALS, type Decimal, readNumber } from '#domain/csv/cell-number.ts';
import type { Cell } from '../cell.ts';
import { bareNumber } from './read-figure.ts';

const isNumber = (text: string, sign: Decimal | null): boolean => {
  const read = readNumber(text, sign);
  return 'value' in read && typeof read.value === 'number';
};

/** How many texts are numbers with a decimal comma only, with a decimal point only, and how many are both. */
export function decimalsOf(cells: readonly Cell[]): Readonly<Record<Decimal | 'either', number>> {
  const counts = { comma: 0, point: 0, either: 0 };
  for (const cell of cells) {
    if (typeof cell !== 'string' || !/[.,]/.test(cell)) continue;
    const text = bareNumber(cell);
    const [sign, ...others] = DECIMALS.filter((one) => isNumber(text, one));
    if (sign !== undefined && others.length === 0) counts[sign] += 1;
    // Both readings, and they differ.
    if (others.length > 0 && !isNumber(text, null)) counts.either += 1;
  }
  return counts;
}
