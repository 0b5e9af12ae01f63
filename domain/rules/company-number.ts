/** Digits of a Belgian company number, without its signs between them and a `BE` before them. */
const digitsOf = (text: string): string => text.replace(/^\s*BE/i, '').replace(/[\s.\-/]/g, '');

/**
 * Why a text is no number of the Crossroads Bank for Enterprises; null for a good one, and for an empty text. Ten
 * digits, the first 0 or 1, of which the last two are 97 less the remainder of the first eight divided by 97.
 */
export function companyNumberFault(text: string): string | null {
  if (text.trim() === '') return null;
  const digits = digitsOf(text);
  if (!/^[01]\d{9}$/.test(digits))
    return `"${text.slice(0, 40)}" is no company number such as 0123.456.749: ten digits, the first 0 or 1`;
  const check = String(97 - (Number(digits.slice(0, 8)) % 97)).padStart(2, '0');
  return check === digits.slice(8)
    ? null
    : `"${text.slice(0, 40)}" has a wrong check digit: it ends with ${digits.slice(8)}, where ${check} is expected`;
}
