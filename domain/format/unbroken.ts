const ONE_LETTER_FIRST = /\b(\p{L}-\p{L}+)/u;

/**
 * Splits a text at words whose hyphen follows their first letter, such as "e-mail": every second piece is such
 * a word. A line that ended at that hyphen would end in a letter without meaning.
 */
export const unbrokenWords = (text: string): readonly string[] => text.split(ONE_LETTER_FIRST);
