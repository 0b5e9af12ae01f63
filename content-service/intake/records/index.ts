import { GROUP_FIELDS } from '../sources/group-fields.ts';
import type { RecordKindName } from '../strict/index.ts';
import { HOME_KINDS } from './homes.ts';
import { idIn, type RecordKind } from './kind.ts';
import { PICTURE_KINDS } from './pictures.ts';
import { WORD_KINDS } from './words.ts';

export type { RecordKind } from './kind.ts';

/** Every kind of record (docs/content.md), in an order in which what is named comes before what names it. */
export const RECORD_KINDS: readonly RecordKind[] = [...PICTURE_KINDS, ...WORD_KINDS, ...HOME_KINDS];

/** The kind that a record has by its main key; undefined for what is no record. */
export const kindOf = (record: unknown): RecordKind | undefined =>
  typeof record === 'object' && record !== null
    ? RECORD_KINDS.find(({ name }) => Object.hasOwn(record, name))
    : undefined;

/** Schemas of records by the name of their kind. */
export const RECORD_SCHEMAS = Object.fromEntries(
  RECORD_KINDS.map(({ name, schema }) => [name, schema]),
) as Readonly<Record<RecordKindName, RecordKind['schema']>>;

/** What readers of files know of records: their schemas, and the fields of groups that a schema takes as they come. */
export const RECORD_SHAPES = { schemas: RECORD_SCHEMAS, groupFields: GROUP_FIELDS };

/** Kind and id of a record, as far as it says them. */
export function nameOfRecord(record: unknown): {
  readonly kind: RecordKindName | null;
  readonly id: string | null;
} {
  const kind = kindOf(record);
  return kind === undefined ? { kind: null, id: null } : { kind: kind.name, id: idIn(kind, record) };
}
