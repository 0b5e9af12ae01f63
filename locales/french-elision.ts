import type { Values } from './text-keys.ts';

/** Stands before a value that begins with a vowel, so that a word of the text in front of it is known from the value's own. */
const MARK = '\u2063';
const VOWEL = /^[aeiouàâéèêëîïôöûùüœæ]/i;

/** Values with those marked before which French shortens a word. An H is left alone: nobody hears which kind it is. */
export const elidable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && VOWEL.test(value) ? MARK + value : value,
    ]),
  );

/** "le site de Ardenne Habitat" as one says it: "le site d’Ardenne Habitat". */
export const elided = (text: string): string =>
  text.includes(MARK) ? text.replaceAll(/\b(d|qu)e \u2063/gi, '$1’').replaceAll(MARK, '') : text;
