/** What a cell gives to the fields of its column, in their order; undefined is none. Or why it gives nothing. */
export type Read =
  | {
      readonly values: readonly unknown[];
      /** What is told although the cell is read. */
      readonly note?: string;
      /** A place that stands in a column of zips, for a row whose column of places is empty. */
      readonly beside?: string;
    }
  | { readonly objection: string };
