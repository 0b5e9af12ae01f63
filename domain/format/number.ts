import { groupedDigits } from './grouped.ts';
import { formOf, type Writing } from './writing.ts';

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
 * A number with '−' below zero and the site's signs between thousands and before decimals ('.' and ',' in every
 * language unless it chose otherwise, spec 1 §9). Throws a RangeError for other than 0 to 7 decimals; NaN and
 * infinities give an empty text.
 */
export function formatNumber(value: number, writing: Writing, decimals = 0): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`A number is written with 0 to ${MAX_DECIMALS} decimals, not ${decimals}.`);
  }
  if (!Number.isFinite(value)) return '';
  const [whole = '0', fraction] = roundedDigits(value, decimals).split('.');
  const { thousands, decimal } = formOf(writing);
  const integer = groupedDigits(whole, thousands);
  const text = fraction === undefined ? integer : integer + decimal + fraction;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** Like `formatNumber`, without trailing zeros: 38.4 → "38,4", 218 → "218". */
export function formatTrimmed(value: number, writing: Writing, decimals = 2): string {
  const text = formatNumber(value, writing, decimals);
  const at = decimals === 0 ? -1 : text.lastIndexOf(formOf(writing).decimal);
  if (at < 0) return text;
  const fraction = text.slice(at + 1).replace(/0+$/, '');
  return fraction === '' ? text.slice(0, at) : text.slice(0, at + 1) + fraction;
}
