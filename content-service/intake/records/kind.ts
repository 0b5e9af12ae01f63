import type { z } from 'zod';
import type { Locale } from '../../../domain/locale.ts';
import type { RecordKindName } from '../strict/index.ts';
import type { Write } from '../write.ts';

/** Binds of a statement that lets records go: the site, the import and the instant. */
export const SITE = '?1';
export const IMPORT = '?2';
export const NOW = '?3';

/** Ids of the records of a kind that an import lets go, as a query. */
export const goneIds = (kind: RecordKindName): string =>
  `SELECT id FROM staged_records WHERE site_id = ${SITE} AND import_id = ${IMPORT} ` +
  `AND kind = '${kind}' AND outcome = 'gone'`;

/** How a record comes in. */
export interface Coming {
  /** The instant since when it is gone, or null. */
  readonly withdrawnAt: string | null;
  /** The site's own language. */
  readonly readIn: Locale;
}

/** One kind of record: what it looks like, what it is known by, and what is written when it comes and goes. */
export interface RecordKind {
  readonly name: RecordKindName;
  /** What is kept of a record that was read: what is not for the public goes. */
  readonly kept?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Of the record as it comes, `withdrawnAt` included where a record may say so. */
  readonly schema: z.ZodObject;
  readonly idOf: (record: never) => string;
  /** Everything that follows from a record. */
  readonly writes: (siteId: string, record: never, coming: Coming) => readonly Write[];
  /** What is told when a record goes: 410 by its address, or that there is no such thing. */
  readonly gone: 'withdrawn' | 'deleted';
  /** Whether it is on offer, so that a sync may not let many go at once. */
  readonly home: boolean;
  /** SQL that lets go of the records in `goneIds`; binds `SITE`, `IMPORT` and `NOW`. */
  readonly leave: readonly string[];
}

interface TypedKind<Schema extends z.ZodObject>
  extends Omit<RecordKind, 'schema' | 'idOf' | 'writes' | 'gone' | 'home'> {
  readonly schema: Schema;
  readonly idOf: (record: z.output<Schema>) => string;
  readonly writes: (siteId: string, record: z.output<Schema>, coming: Coming) => readonly Write[];
  readonly gone?: 'withdrawn';
  readonly home?: true;
}

/** Declares a kind; its functions have the type of its schema. Deleted, and no home, unless it says otherwise. */
export const recordKind = <Schema extends z.ZodObject>(kind: TypedKind<Schema>): RecordKind => ({
  gone: 'deleted',
  home: false,
  ...kind,
});

/** Deletes the rows that records of a kind are known by; `column` holds the record's id. */
export const deleteRows = (table: string, column: string, kind: RecordKindName): string =>
  `DELETE FROM ${table} WHERE site_id = ${SITE} AND ${column} IN (${goneIds(kind)})`;

/** Marks such rows as withdrawn. */
export const withdrawRows = (table: string, column: string, kind: RecordKindName): string =>
  `UPDATE ${table} SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL ` +
  `AND ${column} IN (${goneIds(kind)})`;

/** Characters of an id; what is longer is none. */
const MOST_ID = 200;

/** The id of a record of which all that is read is what names it; null where even that is not there. */
export function idIn(kind: RecordKind, value: unknown): string | null {
  try {
    const id = kind.idOf(value as never);
    return id === '' || id === 'undefined' || id === 'null' || id.length > MOST_ID ? null : id;
  } catch {
    // It is refused already, and for more than its id.
    return null;
  }
}
