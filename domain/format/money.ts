import { formatNumber, formatTrimmed } from './number.ts';
import { formOf, SAME_EVERYWHERE, type Writing } from './writing.ts';

const centsOf = (euros: number): number => (formatTrimmed(euros, SAME_EVERYWHERE).includes(',') ? 2 : 0);
const digitsOf = (euros: number, writing: Writing): string => formatNumber(euros, writing, centsOf(euros));

/** A written amount with the sign where the form puts it: "€ 1,2 mln". */
export const inEuros = (digits: string, writing: Writing): string => formOf(writing).euros(digits);

/** Euros as "€ 385.000" (spec 1 §9), or in the reader's form; cents only when not zero: "€ 1.250,50". */
export const formatPrice = (euros: number, writing: Writing): string =>
  inEuros(digitsOf(euros, writing), writing);

/** Both ends of a range of euros, with the sign where the form puts it: "€ 100.000" and "200.000". */
export function formatPriceRange(
  from: number,
  to: number,
  writing: Writing,
): { readonly min: string; readonly max: string } {
  const [lower, upper] = formOf(writing).range;
  return { min: lower(digitsOf(from, writing)), max: upper(digitsOf(to, writing)) };
}

/** Euros per m²: "€ 2.510 /m²" (spec 2 §9), or in the reader's form. */
export const formatPricePerArea = (euros: number, writing: Writing): string =>
  formatPrice(Math.round(euros), writing) + formOf(writing).perArea;
