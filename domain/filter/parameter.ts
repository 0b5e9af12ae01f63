/** What a sound value is, for schemas that take it as JSON. */
export type Holds =
  | { readonly kind: 'text'; readonly pattern: RegExp }
  | { readonly kind: 'code'; readonly codes: readonly string[] }
  /** From 1 up. */
  | { readonly kind: 'whole'; readonly most: number }
  | { readonly kind: 'circle' }
  /** As `readWords` gives them. */
  | { readonly kind: 'words' };

/** A kind of value: how one is read from an address and written back. */
export interface Value<T> {
  /** The value that a text says, or null; never an error. The text has no space at its ends. */
  read(this: void, text: string): T | null;
  /** Its text; `String(value)` where there is no writer. */
  write?(this: void, value: T): string;
  readonly holds: Holds;
}

/** One parameter of a search. Everything that is done with addresses and changes is read off this. */
export interface Parameter<V> {
  /** Its name in an address. */
  readonly name: string;
  /** Other parameters that it is read from too; written it is under its own name only. */
  readonly alsoFrom: readonly string[];
  /** Value of a search that does not ask for it; never written. */
  readonly empty: V;
  readonly holds: Holds;
  /** Whether a search may name several values. */
  readonly isList: boolean;
  /** Values that make no sense are left out. */
  read(this: void, params: URLSearchParams): V;
  /** The texts that an address carries; none for the empty value. */
  write(this: void, value: V): readonly string[];
}

/** Most values one list may hold, such as all towns of a province; more are left out. */
export const MAX_LIST_LENGTH = 200;

/** All sound values among the texts, each once, up to that many. */
export function readList<T>(texts: readonly string[], read: (text: string) => T | null): readonly T[] {
  const values = new Set<T>();
  for (const text of texts) {
    const value = read(text.trim());
    if (value !== null) values.add(value);
    if (values.size === MAX_LIST_LENGTH) break;
  }
  return [...values];
}

const textOf = <T>(value: Value<T>, one: T): string => value.write?.(one) ?? String(one);

/** A parameter that may stand in an address several times. */
export const list = <T>(
  name: string,
  value: Value<T>,
  differs: Partial<Pick<Parameter<readonly T[]>, 'read' | 'alsoFrom'>> = {},
): Parameter<readonly T[]> => ({
  name,
  alsoFrom: [],
  empty: [],
  holds: value.holds,
  isList: true,
  read: (params) => readList(params.getAll(name), value.read),
  write: (values) => values.map((one) => textOf(value, one)),
  ...differs,
});

/** A parameter with one value, and `empty` where there is none; of several the first is read. */
export const single = <T, E extends T | null>(name: string, value: Value<T>, empty: E): Parameter<T | E> => ({
  name,
  alsoFrom: [],
  empty,
  holds: value.holds,
  isList: false,
  read: (params) => value.read((params.get(name) ?? '').trim()) ?? empty,
  write: (one) => (one === null || one === empty ? [] : [textOf(value, one as T)]),
});
