/** Description of a parameter's valid values, for JSON schemas. */
export type Holds =
  | { readonly kind: 'text'; readonly pattern: RegExp }
  | { readonly kind: 'code'; readonly codes: readonly string[] }
  /** From 1. */
  | { readonly kind: 'whole'; readonly most: number }
  | { readonly kind: 'circle' }
  /** An area as written by `writeCorners`. */
  | { readonly kind: 'area' }
  /** Words as returned by `readWords`. */
  | { readonly kind: 'words' };

/** A kind of value: how it is read from an address and written back. */
export interface Value<T> {
  /** The value of a text, or null; never throws. The text is trimmed. */
  read(this: void, text: string): T | null;
  /** Its text; `String(value)` when absent. */
  write?(this: void, value: T): string;
  readonly holds: Holds;
}

/** A parameter of a search. Reading, writing and changing filters is derived from it. */
export interface Parameter<V> {
  /** Its name in an address. */
  readonly name: string;
  /** Aliases that it is read from; it is always written under `name`. */
  readonly alsoFrom: readonly string[];
  /** Value when the parameter is not used; never written. */
  readonly empty: V;
  readonly holds: Holds;
  /** Whether it can have several values. */
  readonly isList: boolean;
  /** Most values of a list. */
  readonly most: number;
  /** Invalid values are left out. */
  read(this: void, params: URLSearchParams): V;
  /** Its texts in an address; none for the empty value. */
  write(this: void, value: V): readonly string[];
}

/** Maximum number of values in a list, enough for all towns of a province; more are left out. */
export const MAX_LIST_LENGTH = 200;

const textOf = <T>(value: Pick<Value<T>, 'write'>, one: T): string => value.write?.(one) ?? String(one);

/** All valid values among the texts, without duplicates, up to the maximum. */
export function readList<T>(
  texts: readonly string[],
  value: Pick<Value<T>, 'read' | 'write'>,
  most = MAX_LIST_LENGTH,
): readonly T[] {
  const values = new Map<string, T>();
  for (const text of texts) {
    const one = value.read(text.trim());
    if (one !== null && !values.has(textOf(value, one))) values.set(textOf(value, one), one);
    if (values.size === most) break;
  }
  return [...values.values()];
}

/** A parameter that may occur several times in an address. */
export const list = <T>(
  name: string,
  value: Value<T>,
  differs: Partial<Pick<Parameter<readonly T[]>, 'read' | 'alsoFrom' | 'most'>> = {},
): Parameter<readonly T[]> => ({
  name,
  alsoFrom: [],
  empty: [],
  holds: value.holds,
  isList: true,
  most: MAX_LIST_LENGTH,
  read: (params) => readList(params.getAll(name), value, differs.most),
  write: (values) => values.map((one) => textOf(value, one)),
  ...differs,
});

/** A parameter with one value, `empty` when absent; if it occurs several times, the first is read. */
export const single = <T, E extends T | null>(name: string, value: Value<T>, empty: E): Parameter<T | E> => ({
  name,
  alsoFrom: [],
  empty,
  holds: value.holds,
  isList: false,
  most: 1,
  read: (params) => value.read((params.get(name) ?? '').trim()) ?? empty,
  write: (one) => (one === null || one === empty ? [] : [textOf(value, one as T)]),
});
