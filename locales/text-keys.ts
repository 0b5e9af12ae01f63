/** Types of texts by their dotted keys, read from the texts of one language. */

/** Nested texts of one language. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The dotted keys of all texts in a dictionary. */
export type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeysOf<T[K]>}`;
}[keyof T & (string | number)];

/** Keys of texts with a singular and a plural form, without `.one`. */
export type CountKeysOf<Keys> = Keys extends `${infer K}.one` ? K : never;

/** The text at a dotted key. */
type TextAt<T, Key> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? TextAt<T[Head], Rest>
      : never
    : // Keys that are numbers are written as texts in a path.
      Key extends `${infer Figure extends number}`
      ? Figure extends keyof T
        ? T[Figure]
        : never
      : never;

/** Names of the `{{placeholders}}` in a text. */
type PlacesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlacesIn<Rest> : never;

/** Values for the `{{placeholders}}` of a text, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** The argument with the values of these placeholders; no argument without placeholders. */
type Filling<Places extends string> = [Places] extends [never]
  ? []
  : [values: { readonly [Name in Places]: string | number }];

/** Further arguments for the text at a key of `T`; unchecked for a key of type `string`. */
export type ValuesAt<T, Key extends string> =
  KeysOf<T> extends Key ? [values?: Values] : Filling<PlacesIn<TextAt<T, Key>>>;

/** Further arguments for the counted text at a key of `T`, besides its number `n`. */
export type CountValuesAt<T, Key extends string> =
  CountKeysOf<KeysOf<T>> extends Key
    ? [values?: Values]
    : Filling<Exclude<PlacesIn<TextAt<T, `${Key}.one` | `${Key}.other`>>, 'n'>>;
