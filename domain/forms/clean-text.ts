/** Marks that change the writing direction and can disguise a text. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Control characters and all kinds of line breaks. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_BUT_BREAKS = /(?!\n)\p{Cc}/gu;
const TABS = /\t/g;
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;

/**
 * Cleans a single-line text: control characters and line breaks become one space, so that it can be used in a
 * mail header (RFC 5322 §2.2); trimmed.
 */
export const singleLine = (text: string): string =>
  text.toWellFormed().replace(DIRECTION_MARKS, '').replace(CONTROLS, ' ').trim();

/**
 * Cleans a multi-line text: line breaks become `
 * `, other control characters are removed; trimmed.
 */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(DIRECTION_MARKS, '')
    .replace(LINE_BREAKS, '\n')
    .replace(TABS, ' ')
    .replace(CONTROLS_BUT_BREAKS, '')
    .trim();
