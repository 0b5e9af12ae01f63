/** Check digits of numbers that a Belgian business states. A fault is a sentence for operators; null means none. */

/** Remainder of a decimal number of any length, digit by digit: an IBAN is longer than a safe integer. */
const remainder = (digits: string, by: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0);

const quoted = (text: string): string => `"${text.trim().slice(0, 40)}"`;
const bare = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

/** Digits of a Belgian company number, without its signs between them and a `BE` before them. */
const digitsOf = (text: string): string => bare(text).replace(/^BE/, '');

/**
 * Why a text is no number of the Crossroads Bank for Enterprises; null for a good one, and for an empty text. Ten
 * digits, the first 0 or 1, of which the last two are 97 less the remainder of the first eight divided by 97.
 */
export function companyNumberFault(text: string): string | null {
  if (text.trim() === '') return null;
  const digits = digitsOf(text);
  if (!/^[01]\d{9}$/.test(digits))
    return `${quoted(text)} is no company number such as 0123.456.749: ten digits, the first 0 or 1`;
  const check = String(97 - remainder(digits.slice(0, 8), 97)).padStart(2, '0');
  return check === digits.slice(8)
    ? null
    : `${quoted(text)} has a wrong check digit: it ends with ${digits.slice(8)}, where ${check} is expected`;
}

/** The same for a Belgian VAT number: a company number after `BE`. */
export function vatNumberFault(text: string): string | null {
  if (text.trim() === '') return null;
  return bare(text).startsWith('BE')
    ? companyNumberFault(text)
    : `${quoted(text)} is no Belgian VAT number such as BE 0123.456.749: it begins with BE`;
}

/** Whether two numbers, company or VAT, have the same digits. */
export const sameNumber = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other);

/** Signs of a Belgian account number: `BE`, two check digits, twelve digits. */
const BELGIAN = /^BE\d{14}$/;

/**
 * Why a text is no account number; null for a good one, and for an empty text. The letters of an IBAN count from
 * 10, its first four signs go last, and the remainder by 97 is 1 (ISO 13616); in a Belgian one the last two digits
 * also are the remainder of the ten before them by 97, or 97 itself.
 */
export function ibanFault(text: string): string | null {
  if (text.trim() === '') return null;
  const iban = bare(text);
  const isIban = iban.startsWith('BE') ? BELGIAN.test(iban) : /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban);
  if (!isIban) return `${quoted(text)} is no account number such as BE71 0961 2345 6769`;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  const national = remainder(iban.slice(4, 14), 97) || 97;
  const holds = remainder(digits, 97) === 1 && (!BELGIAN.test(iban) || national === Number(iban.slice(14)));
  return holds ? null : `${quoted(text)} has wrong check digits: one of its digits is mistyped`;
}
