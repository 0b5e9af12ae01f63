/** A step into a record: a key, or an index of a list. */
export type Step = string | number;

/** A cell that cannot be read. */
export interface CellObjection {
  /** `estate.general.price.value` */
  readonly field: string;
  /** The cell as JSON. */
  readonly value: string;
  readonly reason: string;
}

/** An entry of a file, with its line: a value, or why it cannot be read. */
export type LineEntry =
  | {
      readonly line: number;
      readonly value: unknown;
      /** Only these fields are stated, and others keep what is stored; a whole record without it. */
      readonly columns?: readonly (readonly Step[])[];
      /** What is told of a row that is read all the same. */
      readonly notes?: readonly CellObjection[];
      /** Cells that cannot be read: the record is refused. */
      readonly objections?: readonly CellObjection[];
      readonly unreadable?: undefined;
      readonly skipped?: undefined;
    }
  | {
      readonly line: number;
      readonly value?: undefined;
      readonly unreadable: string;
      readonly skipped?: undefined;
    }
  /** A row that is no home, or something else of the file that is left out and told. */
  | {
      readonly line: number;
      readonly value?: undefined;
      readonly columns?: undefined;
      readonly notes?: undefined;
      readonly objections?: undefined;
      readonly unreadable?: undefined;
      readonly skipped: string;
    };

/** Size limit of a record, bytes. */
export const MOST_OF_RECORD = 2_000_000;
