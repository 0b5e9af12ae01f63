import { fieldTable } from '#domain/fields/place.ts';
import { internal, rows, year } from '#domain/fields/rows.ts';

/** Every field of the invented source that is a row of its page, and one that is not for the public. */
export const THIRD_SOURCE_FIELDS = fieldTable(
  rows('technical', 'building', [
    ['constructionYear', year],
    ['keyBoxCode', internal],
  ]),
);
