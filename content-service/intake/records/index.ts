import { GROUP_FIELDS } from '../sources/group-fields.ts';
import type { RecordKindName } from '../strict/index.ts';
import { HOME_KINDS } from './homes.ts';
import { idIn, type RecordKind } from './kind.ts';
import { PICTURE_KINDS } from './pictures.ts';
import { WORD_KINDS } from './words.ts';

export type { RecordKind } from './kind.ts';

/** Every kind of record (docs/content.md); referenced kinds come before the ones that refer to them. */
export const RECORD_KINDS: readonly RecordKind[] = [...PICTURE_KINDS, ...WORD_KINDS, ...HOME_KINDS];

/** The kind of a record by its main key; undefined for anything else. */
export const kindOf = (record: unknown): RecordKind | undefined =>
  typeof record === 'object' && record !== null
    ? RECORD_KINDS.find(({ name }) => Object.hasOwn(record, name))
    : undefined;

/** Schemas of records by kind. */
export const RECORD_SCHEMAS = Object.fromEntries(
  RECORD_KINDS.map(({ name, schema }) => [name, schema]),
) as Readonly<Record<RecordKindName, RecordKind['schema']>>;

/**
 * Schemas of records, and group fields that a schema does not check, for programs that read files of records.
 */
export const RECORD_SHAPES = { schemas: RECORD_SCHEMAS, groupFields: GROUP_FIELDS };

/** Kind and id of a record, as far as it has them. */
export function nameOfRecord(record: unknown): {
  readonly kind: RecordKindName | null;
  readonly id: string | null;
} {
  const kind = kindOf(record);
  return kind === undefined ? { kind: null, id: null } : { kind: kind.name, id: idIn(kind, record) };
}
