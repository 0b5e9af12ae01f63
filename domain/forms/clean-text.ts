/**
 * What is cleaned out of every text that a person types or pastes, and of no text that is stored already: a stored text
 * is compared cleaned, so that saving what is beside it changes nothing. A soft hyphen stays: it says where a long word
 * may end a line, as its author or their word processor wanted. `fold` reads over it, so that the word is found.
 */

/**
 * Marks that change the writing direction and can disguise a text; zero-width space and joiner, and the byte order mark,
 * which word processors and web pages leave between words.
 */
const UNSEEN = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Control characters and all kinds of line breaks. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_BUT_BREAKS = /(?!\n)\p{Cc}/gu;
const TABS = /\t/g;
/** With the line and page breaks of a word processor. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Cleans a single-line text: control characters and line breaks become one space, so that it can be used in a
 * mail header (RFC 5322 §2.2); trimmed.
 */
export const singleLine = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, '').replace(CONTROLS, ' ').trim();

/**
 * Cleans a multi-line text: line breaks become line feeds, other control characters are removed; trimmed.
 */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(LINE_BREAKS, '\n')
    .replace(TABS, ' ')
    .replace(CONTROLS_BUT_BREAKS, '')
    .trim();
