/** Marks that turn the writing direction: they make a text look like another one. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Control characters and every kind of line break. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_BUT_BREAKS = /(?!\n)\p{Cc}/gu;
const TABS = /\t/g;
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;

/**
 * A text that stands on one line: control characters and line breaks become one space, so that it can
 * stand in the header of a mail (RFC 5322 §2.2), and the ends are trimmed.
 */
export const singleLine = (text: string): string =>
  text.toWellFormed().replace(DIRECTION_MARKS, '').replace(CONTROLS, ' ').trim();

/** A text of several lines: breaks become `\n`, other control characters go, the ends are trimmed. */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(DIRECTION_MARKS, '')
    .replace(LINE_BREAKS, '\n')
    .replace(TABS, ' ')
    .replace(CONTROLS_BUT_BREAKS, '')
    .trim();
