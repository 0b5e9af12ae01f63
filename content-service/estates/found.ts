/** Something found, or the news that it was withdrawn. */
export type Found<Value> =
  | { readonly withdrawn: true }
  | { readonly withdrawn: false; readonly value: Value };
