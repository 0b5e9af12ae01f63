import type { Cell } from '../cell.ts';
import { readFigure } from './read-figure.ts';

/** How many texts are numbers with a decimal comma only, with a decimal point only, and how many are both. */
export function decimalsOf(cells: readonly Cell[]): { comma: number; point: number; either: number } {
  const counts = { comma: 0, point: 0, either: 0 };
  for (const cell of cells) {
    if (typeof cell !== 'string' || !/[.,]/.test(cell)) continue;
    const [comma, point] = (['comma', 'point'] as const).map(
      (sign) => !('objection' in readFigure(cell, sign)),
    );
    if (comma === true && point === false) counts.comma += 1;
    if (comma === false && point === true) counts.point += 1;
    if ('objection' in readFigure(cell, null) && (comma === true || point === true)) counts.either += 1;
  }
  return counts;
}
