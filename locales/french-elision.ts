import type { Values } from './text-keys.ts';

/** Marks the start of an inserted value that begins with a vowel, so that only the word before a value is elided. */
const MARK = '\u2063';
const VOWEL = /^[aeiouàâéèêëîïôöûùüœæ]/i;

/**
 * The values, with a mark before each that begins with a vowel: French shortens the word before it. Not before an H,
 * because the spelling does not show whether it is mute.
 */
export const elidable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && VOWEL.test(value) ? MARK + value : value,
    ]),
  );

/** Elides "de" and "que" before a mark: "le site de Ardenne Habitat" becomes "le site d’Ardenne Habitat". */
export const elided = (text: string): string =>
  text.includes(MARK) ? text.replaceAll(/\b(d|qu)e \u2063/gi, '$1’').replaceAll(MARK, '') : text;
