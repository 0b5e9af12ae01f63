/** A record on its way out, with the place in its file; or why it is none. */
export type Entry = SoundEntry | UnreadableEntry | RefusedEntry;

interface Placed {
  readonly file: string;
  readonly line: number;
}

interface SoundEntry extends Placed {
  readonly value: unknown;
  readonly unreadable?: undefined;
  readonly refused?: undefined;
}

/** A line that nobody can read. */
interface UnreadableEntry extends Placed {
  readonly unreadable: string;
  readonly refused?: undefined;
}

/** A record that is refused here already, such as for a picture that cannot be read. */
interface RefusedEntry extends Placed {
  readonly unreadable?: undefined;
  readonly refused: { readonly kind: string | null; readonly id: string | null };
  readonly objections: readonly Objection[];
}

/** What is wrong with a field. */
export interface Objection {
  readonly field: string;
  /** What stood there, as short JSON. */
  readonly value: string;
  readonly reason: string;
}
