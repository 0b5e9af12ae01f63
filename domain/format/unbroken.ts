/**
 * "e-mailadres", however long; "peut-être", "souhaitez-vous": short on both sides. A name's parts begin with a capital.
 * With what stands close to it: between a box of its own and a comma a line could end.
 */
const UNBROKEN = /(\S*(?<![\p{L}-])(?:\p{L}-\p{L}+|\p{L}{2,9}-\p{Ll}{2,5}(?![\p{L}-]))\S*)/u;

/**
 * Splits a text at words that no line should part at their hyphen: every second piece is such a word. After the
 * first letter of "e-mail" a line would end in a letter without meaning; a short word needs no second line.
 */
export const unbrokenWords = (text: string): readonly string[] => text.split(UNBROKEN);
