import type { Field } from '#domain/fields/field.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';

/** Fields of groups that a record's schema does not check, by kind of record. */
export const GROUP_FIELDS: Readonly<Record<string, readonly Field[]>> = { listing: SECOND_SOURCE_FIELDS };
