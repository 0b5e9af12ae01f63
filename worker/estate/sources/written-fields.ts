import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';

/** The field table of records that an agency's people write themselves (docs/decisions/0155). */
export const WRITTEN_FIELDS = FIRST_SOURCE_FIELDS;
