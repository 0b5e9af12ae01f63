import { singleLine } from '../../domain/forms/clean-text.ts';

const MOST_SUBJECT = 150;
const MOST_NAME = 80;
/** Signs with a meaning of their own beside an address (RFC 5322 §3.2.3). */
const SPECIALS = /["<>()[\]:;@\\,]/g;

const shortened = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

/** A text as a subject: one line, not too long. */
export const subjectText = (text: string): string => shortened(singleLine(text), MOST_SUBJECT);

/** A name as it may stand before an address. */
export const nameText = (text: string): string =>
  shortened(singleLine(text.replace(SPECIALS, ' ')).replace(/\s+/g, ' '), MOST_NAME);

/** A value of a header of ours; throws rather than break into another header (RFC 5322 §2.2). */
export function headerValue(text: string): string {
  if (/[^\x20-\x7e]/.test(text)) throw new Error('A header may hold printable ASCII only.');
  return text;
}

/** An address as mail servers write it: its domain in ASCII (RFC 5891). */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const host = new URL(`http://${email.slice(at + 1)}`).hostname;
  return headerValue(`${email.slice(0, at)}@${host}`);
}
