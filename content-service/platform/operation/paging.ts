import * as z from 'zod';

const PAGE = 100;

/** Cursor of a page: instant and id of the last row before it. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([A-Za-z0-9-]{1,64})$/;

/** `?after=`, the `next` of the previous page. */
export const AfterSchema = z.string().regex(CURSOR, 'not a page').optional();

/** Parameters of a paged statement: instant and id of the cursor, and the number of rows. */
export function pageParams(after: string | undefined): readonly [at: string, id: string, rows: number] {
  const [, at = '', id = ''] = CURSOR.exec(after ?? '') ?? [];
  // One more row shows whether there is a next page.
  return [at, id, PAGE + 1];
}

/** The rows of a page, and the cursor of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => { readonly at: string; readonly id: string },
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  if (rows.length <= PAGE || last === undefined) return { rows: page, next: null };
  const { at, id } = keyOf(last);
  return { rows: page, next: `${at}_${id}` };
}
