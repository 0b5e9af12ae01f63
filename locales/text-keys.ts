/** Types of texts by their dotted keys, read from the texts of one language. */

/** Nested texts of one language. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The dotted keys of all texts in a dictionary. */
export type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeysOf<T[K]>}`;
}[keyof T & (string | number)];

/** Keys without their `.one`, of texts that have a form for one thing and another for more. */
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

/** Names of the `{{places}}` in a text. */
type PlacesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlacesIn<Rest> : never;

/** Values for the `{{places}}` of a text, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** The argument that fills these places; none where there are no places. */
type Filling<Places extends string> = [Places] extends [never]
  ? []
  : [values: { readonly [Name in Places]: string | number }];

/** What the text at a key of `T` wants beside its key; of a key that may be any, nothing is known. */
export type ValuesAt<T, Key extends string> =
  KeysOf<T> extends Key ? [values?: Values] : Filling<PlacesIn<TextAt<T, Key>>>;

/** What the counted texts at a key of `T` want beside the number, which is their `n`. */
export type CountValuesAt<T, Key extends string> =
  CountKeysOf<KeysOf<T>> extends Key
    ? [values?: Values]
    : Filling<Exclude<PlacesIn<TextAt<T, `${Key}.one` | `${Key}.other`>>, 'n'>>;
