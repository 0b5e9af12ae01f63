import type { Field } from '../../../domain/fields/field.ts';
import { SECOND_SOURCE_FIELDS } from '../../../domain/fields/second/fields.ts';

/** Fields of the groups that a record's schema takes as they come, by the kind of the record. */
export const GROUP_FIELDS: Readonly<Record<string, readonly Field[]>> = { listing: SECOND_SOURCE_FIELDS };
