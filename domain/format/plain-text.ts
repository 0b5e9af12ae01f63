import { decodeHTMLStrict } from 'entities/decode';

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ''],
  [/<\/(p|div|h[1-6]|ul|ol|tr)\s*>/gi, '\n\n'],
  [/<(br|li)\b[^>]*>/gi, '\n'],
  [/<\/?[a-z][^>]*>/gi, ''],
];

const REFERENCE = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi;
/** No control character and no replacement for an impossible one; a hard space is only a space in plain text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BLANK = /[\u0000-\u001f\u007f-\u00a0\ufffd]/;

/** The character that a reference stands for (HTML, "named character references"); an unknown one stays. */
function characterOf(reference: string): string {
  const character = decodeHTMLStrict(reference);
  return BLANK.test(character) ? ' ' : character;
}

/**
 * An agency's text without markup: listing systems export HTML, and pages show plain text. The result is not
 * safe HTML: it is escaped like any other text when rendered.
 */
export function plainText(text: string): string {
  const stripped = MARKUP.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
  return stripped.replace(REFERENCE, characterOf);
}
