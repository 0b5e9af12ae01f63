import * as z from 'zod';

const PAGE = 100;

/** Where a page begins: behind the row of this instant and id. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([A-Za-z0-9-]{1,64})$/;

/** `?after=`, as the page before told it. */
export const AfterSchema = z.string().regex(CURSOR, 'not a page').optional();

/** Parameters of a statement that reads a page: instant and id that it begins behind, and how many rows. */
export function pageParams(after: string | undefined): readonly [at: string, id: string, rows: number] {
  const [, at = '', id = ''] = CURSOR.exec(after ?? '') ?? [];
  // One more tells whether there is a next page.
  return [at, id, PAGE + 1];
}

/** The rows of a page, and where the next one begins. */
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
