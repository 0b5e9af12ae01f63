import { LOCALES, type Locale, perLocale } from '#domain/locale.ts';
import type { Dictionary } from './text-keys.ts';

type Dictionaries = Readonly<Record<Locale, Dictionary>>;

/** Keys of a dictionary; the value of a text is 1. */
interface Keys {
  readonly [key: string]: Keys | 1;
}

/** Texts of all languages under one set of keys. */
interface SideBySide {
  readonly keys: Keys;
  /** One line per text, in the order of the keys; one language after another, in the order of `LOCALES`. */
  readonly texts: string;
}

const grouped = <T>(keys: Iterable<string>, make: (key: string) => T): Record<string, T> =>
  Object.fromEntries([...keys].map((key) => [key, make(key)]));

const isGroup = (node: string | Dictionary | undefined): node is Dictionary => typeof node === 'object';

function keysAt(path: string, nodes: readonly (string | Dictionary | undefined)[]): Keys | 1 {
  if (nodes.every((node) => typeof node === 'string' && !node.includes('\n'))) return 1;
  if (nodes.every(isGroup)) return keysOf(`${path}.`, nodes);
  throw new Error(`Not every language has a text of one line at "${path}"`);
}

const keysOf = (path: string, nodes: readonly Dictionary[]): Keys =>
  grouped(new Set(nodes.flatMap((node) => Object.keys(node))), (key) =>
    keysAt(
      `${path}${key}`,
      nodes.map((node) => node[key]),
    ),
  );

/** The texts of these keys, in the same order. */
const textsIn = (keys: Keys, node: Dictionary): string[] =>
  Object.entries(keys).flatMap(([key, below]) => {
    const found = node[key];
    if (below !== 1) return isGroup(found) ? textsIn(below, found) : [];
    return typeof found === 'string' ? [found] : [];
  });

/**
 * Combines the dictionaries of all languages for the bundle. Each key occurs once, which compresses well (decision
 * 66). Throws for a missing text and for a text with a line break.
 */
export function sideBySide(dictionaries: Dictionaries): SideBySide {
  const all = LOCALES.map((locale) => dictionaries[locale]);
  const keys = keysOf('', all);
  return { keys, texts: all.flatMap((node) => textsIn(keys, node)).join('\n') };
}

/** Separates the dictionaries of the languages. */
export function apart({ keys, texts }: SideBySide): Dictionaries {
  const lines = texts.split('\n').values();
  const read = (below: Keys): Dictionary =>
    grouped(Object.keys(below), (key) => {
      const node = below[key];
      return typeof node === 'object' ? read(node) : (lines.next().value ?? '');
    });
  return perLocale(() => read(keys));
}
