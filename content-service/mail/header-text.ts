import { singleLine } from '#domain/forms/clean-text.ts';
import { addressInAscii } from '#domain/rules/email-address.ts';

const MOST_SUBJECT = 150;
const MOST_NAME = 80;
/** Special characters of address headers (RFC 5322 §3.2.3). */
const SPECIALS = /["<>()[\]:;@\\,]/g;

const shortened = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

/** A text as a subject: one line, at most 150 characters. */
export const subjectText = (text: string): string => shortened(singleLine(text), MOST_SUBJECT);

/** A display name for an address: no special characters, at most 80 characters. */
export const nameText = (text: string): string =>
  shortened(singleLine(text.replace(SPECIALS, ' ')).replace(/\s+/g, ' '), MOST_NAME);

/** Returns a header's value unchanged; throws when it could start another header (RFC 5322 §2.2). */
export function headerValue(text: string): string {
  if (/[^\x20-\x7e]/.test(text)) throw new Error('A header may contain printable ASCII only.');
  return text;
}

/** An address with its domain in ASCII, as the value of a header. */
export const asciiAddress = (email: string): string => headerValue(addressInAscii(email));
