import { decodeHTMLStrict } from 'entities/decode';

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/(p|div|h[1-6]|ul|ol|tr)\s*>/gi, '\n\n'],
  // A paragraph whose predecessor is not closed, and cells: words of two of them are no one word.
  [/(?<=\S)<(p|div|h[1-6])\b[^<>]*>/gi, '\n\n'],
  [/(?<=\S)(?:<\/?t[dh]\b[^<>]*>)+/gi, ' '],
  [/<(br|li)\b[^<>]*>/gi, '\n'],
  [/<\/?[a-z][^<>]*>/gi, ''],
];

/** A tag ends before the next one begins, so that a text of nothing but "<a" is read once and not from each "<" on. */
const SCRIPT = /<(\/?)(script|style)\b[^<>]*>/gi;

/** The text without scripts and styles; an unclosed one takes nothing with it. */
function withoutScripts(text: string): string {
  let result = '';
  let from = 0;
  let open: { readonly name: string; readonly at: number } | null = null;
  for (const { 0: tag, 1: closing, 2: written = '', index } of text.matchAll(SCRIPT)) {
    const name = written.toLowerCase();
    if (closing === '') open ??= { name, at: index };
    else if (open?.name === name) {
      result += text.slice(from, open.at);
      from = index + tag.length;
      open = null;
    }
  }
  return result + text.slice(from);
}

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
  const stripped = MARKUP.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    withoutScripts(text),
  );
  return stripped.replace(REFERENCE, characterOf);
}

/** An agency's text without markup, on one line: a title, a name. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();
