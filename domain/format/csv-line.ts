/**
 * Signs that begin a formula, also full-width ones: at the beginning of a cell, or after anything that a program with
 * another separator would take for the beginning of one, and behind signs that nobody sees.
 */
const FORMULA = /(?<=(?:^|[;,|\t\r\n\v\f\u2028\u2029])[\s\p{C}"']*)[=+\-@＝＋－＠−]/gu;

/** A cell (RFC 4180) that no spreadsheet takes for a formula, whatever separator it expects. */
const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

/** A line of a file for spreadsheets, with the separator that they expect in Belgium. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The first line of such a file, after the byte order mark by which spreadsheets know UTF-8. */
export const csvHead = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;
