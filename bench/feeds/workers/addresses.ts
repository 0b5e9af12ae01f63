/** Returns what was used since the last request. */
export const USED_PATH = '/__bench/used';
/** Runs a minute of the cron at `?at=`; the work that it queues waits. */
export const MINUTE_PATH = '/__bench/minute';
/** Runs the next message of the queue, or the `?last` one, of `?only=` a kind, with `?images` with the Images binding; 204 when none waits. */
export const NEXT_PATH = '/__bench/next';
/** Drops all messages; returns how many there were. */
export const FORGET_PATH = '/__bench/forget';
/** Runs `{sql, params}`, not counted, and returns its rows. */
export const SQL_PATH = '/__bench/sql';

/** Header of a call at the public hostname; others come by the site's binding. */
export const PUBLIC_HEADER = 'x-bench-public';

/** Operations used by a piece of work, and the rows written by the table that the statement names. */
export interface PieceUsed {
  readonly trips: number;
  readonly statements: number;
  readonly rows: number;
  readonly written: number;
  readonly writtenTo: Readonly<Record<string, number>>;
  /** The statement that read most rows, and how many. */
  readonly mostRead: readonly [sql: string, rows: number];
  readonly counts: Readonly<Record<string, number>>;
}

/** A piece of work that was done. */
export interface Piece {
  readonly kind: string;
  readonly milliseconds: number;
  /** Why it failed, if it did: the queue would bring it again. */
  readonly failed: string | null;
}
