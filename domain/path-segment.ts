/** Maximum length of a path; longer ones match no route. */
export const MAX_PATH_LENGTH = 2000;

// Slashes would make two segments of one; control characters never belong in an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const UNSAFE = /[\u0000-\u001f\u007f/\\]/;

/**
 * Whether a text can be a path segment: not empty, no slash, no dot segment (browsers resolve `..` even when
 * it is encoded), no control character, no lone surrogate.
 */
export const isSegment = (text: string): boolean =>
  text !== '' && text !== '.' && text !== '..' && !UNSAFE.test(text) && text.isWellFormed();

/** The text as an encoded path segment, or null when it cannot be one. */
export const encodeSegment = (text: string): string | null =>
  isSegment(text) ? encodeURIComponent(text) : null;

/** The decoded text of a segment, or null when it is malformed or decodes to something unsafe. */
export function decodeSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return isSegment(text) ? text : null;
  } catch {
    return null; // invalid percent-encoding is a valid answer here
  }
}
