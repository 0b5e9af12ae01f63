import type { Dictionary } from './text-keys.ts';

/** Texts by their dotted keys. */
export type FlatTexts = Readonly<Record<string, string>>;

/** The non-empty texts of a dictionary with their dotted keys. */
export const flattened = (dictionary: Dictionary, before = ''): [key: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, node]): [string, string][] => {
    if (typeof node !== 'string') return flattened(node, `${before}${key}.`);
    return node === '' ? [] : [[`${before}${key}`, node]];
  });
