import { LOCALES, type Locale, perLocale } from '../domain/locale.ts';
import type { Dictionary } from './text-keys.ts';

type Dictionaries = Readonly<Record<Locale, Dictionary>>;

/** Texts of all languages under one set of keys: each is a list in the order of `LOCALES`. */
interface SideBySide {
  readonly [key: string]: readonly string[] | SideBySide;
}

const isGroup = (node: string | Dictionary | undefined): node is Dictionary => typeof node === 'object';

function together(path: string, nodes: readonly (string | Dictionary | undefined)[]): SideBySide[string] {
  if (nodes.every((node) => typeof node === 'string')) return nodes;
  if (nodes.every(isGroup)) return group(`${path}.`, nodes);
  throw new Error(`Not every language has a text at "${path}"`);
}

const group = (path: string, nodes: readonly Dictionary[]): SideBySide =>
  grouped(new Set(nodes.flatMap((node) => Object.keys(node))), (key) =>
    together(
      `${path}${key}`,
      nodes.map((node) => node[key]),
    ),
  );

const grouped = <T>(keys: Iterable<string>, make: (key: string) => T): Record<string, T> =>
  Object.fromEntries([...keys].map((key) => [key, make(key)]));

/**
 * Puts the dictionaries of all languages side by side, as a deployment holds them: keys stand there once, and
 * texts that say the same are neighbours, which compresses well (decision 66). Throws where one is missing.
 */
export const sideBySide = (dictionaries: Dictionaries): SideBySide =>
  group(
    '',
    LOCALES.map((locale) => dictionaries[locale]),
  );

const isText = (node: SideBySide[string]): node is readonly string[] => Array.isArray(node);

const inLanguage = (node: SideBySide, at: number): Dictionary =>
  grouped(Object.keys(node), (key) => {
    const below = node[key] ?? [];
    return isText(below) ? (below[at] ?? '') : inLanguage(below, at);
  });

/** The dictionary of each language again. */
export const apart = (texts: SideBySide): Dictionaries =>
  perLocale((locale) => inLanguage(texts, LOCALES.indexOf(locale)));
