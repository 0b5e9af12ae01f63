/** Sign before the decimals of all numbers of a file. */
export const DECIMALS = ['comma', 'point'] as const;
export type Decimal = (typeof DECIMALS)[number];

/** How numbers are written: `plain` are coordinates, which have a point and no separators in every country. */
type Notation = Decimal | 'plain';

const SIGNS: Readonly<Record<Notation, string>> = { comma: ',', point: '.', plain: '.' };

/**
 * Whole digits, alone or in groups of three, and decimals. Groups are separated by one sign throughout: the other
 * country's decimal sign, an apostrophe, or a space (also the fixed ones that Excel writes).
 */
const PATTERNS: Readonly<Record<Notation, RegExp>> = {
  comma:
    /^[-−]?(?:\d{1,15}|[1-9]\d{0,2}(?<by>[.'’ \u00a0\u202f\u2009])\d{3}(?:\k<by>\d{3}){0,3})(?:,\d{1,15})?$/,
  point:
    /^[-−]?(?:\d{1,15}|[1-9]\d{0,2}(?<by>[,'’ \u00a0\u202f\u2009])\d{3}(?:\k<by>\d{3}){0,3})(?:\.\d{1,15})?$/,
  plain: /^[-−]?\d{1,15}(?:\.\d{1,15})?$/,
};

/** The number of a cell in a notation; null when the cell is none in it. */
function numberIn(cell: string, notation: Notation): number | null {
  if (!PATTERNS[notation].test(cell)) return null;
  const [whole = '', decimals = ''] = cell.replace('−', '-').split(SIGNS[notation]);
  return Number(`${whole.replace(/[^\d-]/g, '')}${decimals === '' ? '' : `.${decimals}`}`);
}

/** A cell's number; or why it cannot be read. Text that is no number anywhere stays text for the strict reading. */
type ReadCell = { readonly value: number | string } | { readonly objection: string };

const SAYS: Readonly<Record<Notation, string>> = {
  comma: 'a number with a comma before its decimals is expected, as --decimal comma says',
  point: 'a number with a point before its decimals is expected, as --decimal point says',
  plain: 'degrees are written with a point before their decimals, such as 51.3457',
};

/**
 * Reads a cell of a column of numbers. `notation` is null when the file does not say which sign its decimals have:
 * then a cell that two countries read differently is an objection with both readings ("395.000" is 395 or 395,000).
 */
export function readNumber(text: string, notation: Notation | null): ReadCell {
  const cell = text.trim();
  if (notation !== null) {
    const value = numberIn(cell, notation);
    if (value !== null) return { value };
    const elsewhere = DECIMALS.some((other) => numberIn(cell, other) !== null);
    return elsewhere ? { objection: SAYS[notation] } : { value: text };
  }
  const [comma, point] = [numberIn(cell, 'comma'), numberIn(cell, 'point')];
  if (comma === null || point === null || comma === point) return { value: comma ?? point ?? text };
  return {
    objection: `${comma} with a decimal comma, ${point} with a decimal point: say which, --decimal comma or --decimal point`,
  };
}
