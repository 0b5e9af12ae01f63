import type { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { RecordKindName } from '../strict/index.ts';
import type { Write } from '../write.ts';

/** Parameters of statements that withdraw or delete records: site, import and instant. */
export const SITE = '?1';
export const IMPORT = '?2';
export const NOW = '?3';

/** Query for the ids of a kind's records that an import withdraws, as they are stored: who asks may spell one otherwise. */
export const goneIds = (kind: RecordKindName): string =>
  'SELECT r.id FROM staged_records AS s JOIN records AS r ON r.site_id = s.site_id AND r.kind = s.kind AND r.id = s.id ' +
  `WHERE s.site_id = ${SITE} AND s.import_id = ${IMPORT} AND s.kind = '${kind}' AND s.outcome = 'gone'`;

/** Context for storing a record. */
export interface Coming {
  /** Instant of its withdrawal, or null. */
  readonly withdrawnAt: string | null;
  /** The site's main language. */
  readonly readIn: Locale;
}

/** A kind of record: its schema, its id, and what is written when it is stored or withdrawn. */
export interface RecordKind {
  readonly name: RecordKindName;
  /** Removes internal fields from a record. */
  readonly stored?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Schema of the sent record, with `withdrawnAt` if the kind has it. */
  readonly schema: z.ZodObject;
  readonly idOf: (record: never) => string;
  /** How its ids are written. */
  readonly idForm: RegExp;
  /** All rows derived from a record. */
  readonly writes: (siteId: string, record: never, coming: Coming) => readonly Write[];
  /** How a removed record is answered: withdrawn (410) or deleted (404). */
  readonly gone: 'withdrawn' | 'deleted';
  /** Whether it is a home, so that a sync may not remove many at once. */
  readonly home: boolean;
  /** SQL that removes the records in `goneIds`; parameters `SITE`, `IMPORT` and `NOW`. */
  readonly leave: readonly string[];
}

interface TypedKind<Schema extends z.ZodObject>
  extends Omit<RecordKind, 'schema' | 'idOf' | 'idForm' | 'writes' | 'gone' | 'home'> {
  readonly schema: Schema;
  readonly idOf: (record: z.output<Schema>) => string;
  readonly idForm?: RegExp;
  readonly writes: (siteId: string, record: z.output<Schema>, coming: Coming) => readonly Write[];
  readonly gone?: 'withdrawn';
  readonly home?: true;
}

/** An id by which other records and addresses name it. */
const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

/** Declares a kind; its functions have its schema's type. By default deleted on removal, and no home. */
export const recordKind = <Schema extends z.ZodObject>(kind: TypedKind<Schema>): RecordKind => ({
  idForm: SLUG,
  gone: 'deleted',
  home: false,
  ...kind,
});

/** SQL that deletes the rows of removed records; `column` holds the record's id. */
export const deleteRows = (table: string, column: string, kind: RecordKindName): string =>
  `DELETE FROM ${table} WHERE site_id = ${SITE} AND ${column} IN (${goneIds(kind)})`;

/** SQL that marks such rows as withdrawn. */
export const withdrawRows = (table: string, column: string, kind: RecordKindName): string =>
  `UPDATE ${table} SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL ` +
  `AND ${column} IN (${goneIds(kind)})`;

/** The id when it is one of this kind; null for others, such as one with a space behind it. */
export const idFor = (kind: RecordKind, id: string): string | null =>
  id !== 'undefined' && id !== 'null' && kind.idForm.test(id) ? id : null;

/** The id of a refused record; null when it has none that a record of its kind could have. */
export function idIn(kind: RecordKind, value: unknown): string | null {
  try {
    const id: unknown = kind.idOf(value as never);
    return typeof id === 'string' ? idFor(kind, id) : null;
  } catch {
    // Already refused for other reasons.
    return null;
  }
}
