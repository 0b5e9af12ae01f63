import type { Step } from '../files/index.ts';

/** A record to send, with its file and line; or why it cannot be sent. */
export type Entry = SoundEntry | UnreadableEntry | RefusedEntry;

interface Placed {
  readonly file: string;
  readonly line: number;
}

interface SoundEntry extends Placed {
  readonly value: unknown;
  /** The fields that the record states; a whole record without it. */
  readonly columns?: readonly (readonly Step[])[];
  /** What is told of the record although it is sent. */
  readonly notes?: readonly Objection[];
  /** Pictures whose file cannot be used; the site may still have an earlier one of the same name. */
  readonly broken?: readonly Objection[];
  readonly unreadable?: undefined;
  readonly refused?: undefined;
}

/** An unreadable line. */
interface UnreadableEntry extends Placed {
  readonly unreadable: string;
  readonly refused?: undefined;
}

/** A record refused before it is sent, for example because of an unreadable picture. */
interface RefusedEntry extends Placed {
  readonly unreadable?: undefined;
  readonly refused: { readonly kind: string | null; readonly id: string | null };
  readonly objections: readonly Objection[];
}

/** An invalid field. */
export interface Objection {
  readonly field: string;
  /** The value as short JSON. */
  readonly value: string;
  readonly reason: string;
}
