import { isEmailAddress } from '#domain/rules/email-address.ts';

/** A phone number or e-mail address as written, and its link. */
export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

const BELGIUM = '+32';
/** Fewest digits of a phone number; a shorter one is a typo and gets no link. */
const MIN_DIGITS = 8;
/** Most digits of a phone number (ITU-T E.164). */
const MOST_DIGITS = 15;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** The first number of a text: some hold two, or words. A slash may part two numbers, or the digits of one. */
function firstNumber(text: string): string | undefined {
  const runs = (text.match(/[+(]?\d[\d\s()./+-]*/g) ?? []).flatMap((run) => run.split(/\s+\/\s+/));
  const found = runs.find((run) => digitsIn(run) >= MIN_DIGITS);
  if (found === undefined || digitsIn(found) <= MOST_DIGITS) return found;
  return found
    .split(/\/|\s-\s|\s(?=\+)/)
    .find((run) => digitsIn(run) >= MIN_DIGITS && digitsIn(run) <= MOST_DIGITS);
}

function international(number: string): string {
  const compact = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  if (compact.startsWith('+')) return `+${compact.replace(/\+/g, '')}`;
  const digits = compact.replace(/\+/g, '');
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.startsWith('0') ? `${BELGIUM}${digits.slice(1)}` : digits;
}

/**
 * "050 55 12 80" → `tel:+3250551280`; a number without a country code is Belgian. The link dials the first number of
 * a text that has several. Null when there is none.
 */
export function phoneLink(text: string | null | undefined): ContactLink | null {
  const written = text?.trim() ?? '';
  const number = firstNumber(written);
  return number === undefined ? null : { text: written, href: `tel:${international(number)}` };
}

/** An e-mail address and its link; null for an invalid address. */
export function mailLink(text: string | null | undefined): ContactLink | null {
  const written = text?.trim() ?? '';
  if (!isEmailAddress(written)) return null;
  // The local part may contain the signs that begin headers in a link (RFC 6068 §2).
  const [local = '', domain = ''] = written.split('@');
  return { text: written, href: `mailto:${encodeURIComponent(local)}@${domain}` };
}

/** WhatsApp link to a number, with a first line; null for an invalid number. */
export function whatsappLink(text: string | null | undefined, line: string): ContactLink | null {
  const digits = phoneLink(text)?.href.replace(/\D/g, '');
  const params = new URLSearchParams({ text: line });
  // Spaces must be %20: some apps show "+" literally.
  return digits === undefined
    ? null
    : { text: 'WhatsApp', href: `https://wa.me/${digits}?${String(params).replaceAll('+', '%20')}` };
}
