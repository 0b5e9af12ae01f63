import { groupedDigits } from './grouped.ts';

/** Maximum number of decimals (spec 1 §5, §9). */
export const MAX_DECIMALS = 7;

/** As wide as a plus, and never parted from its number at the end of a line, as a hyphen is. */
const MINUS = '\u2212';

/**
 * Rounds half away from zero on the number's decimal digits, so that 1.005 becomes 1.01 on every platform.
 */
function roundedDigits(value: number, decimals: number): string {
  // From here on a number has no decimals to round, and shifting would overflow.
  if (Math.abs(value) >= 1e21) return BigInt(Math.abs(value)).toString();
  const shift = (number: number, places: number): number => {
    const [digits = '0', exponent = '0'] = String(number).split('e');
    return Number(`${digits}e${Number(exponent) + places}`);
  };
  return shift(Math.round(shift(Math.abs(value), decimals)), -decimals).toFixed(decimals);
}

/**
 * A number with '.' between thousands, ',' before decimals and '−' below zero, the same in every language (spec 1 §9). Throws
 * a RangeError for other than 0 to 7 decimals; NaN and infinities give an empty text.
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`A number is written with 0 to ${MAX_DECIMALS} decimals, not ${decimals}.`);
  }
  if (!Number.isFinite(value)) return '';
  const [whole = '0', fraction] = roundedDigits(value, decimals).split('.');
  const grouped = groupedDigits(whole);
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** Like `formatNumber`, without trailing zeros: 38.4 → "38,4", 218 → "218". */
export const formatTrimmed = (value: number, decimals = 2): string =>
  formatNumber(value, decimals).replace(/,(\d*?)0+$/, (_, kept: string) => (kept === '' ? '' : `,${kept}`));
