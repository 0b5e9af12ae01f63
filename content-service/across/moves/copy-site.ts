import type { WithDatabase } from '../../platform/db/shards.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { shapeOf } from '../backups/describe.ts';
import { readRows } from '../backups/read-rows.ts';
import { readShapes } from '../backups/shape.ts';
import { writeRows } from '../backups/write-rows.ts';
import { countSql, numberOfEach } from '../each-table.ts';
import { isHeldAs, SITE_TABLE_NAMES, TABLES } from '../tables.ts';

/** Tables whose rows move along: all that are neither derived nor say where the site is. */
const MOVED = SITE_TABLE_NAMES.filter(
  (name) => !isHeldAs(name, 'derived', 'place') && !TABLES[name].staysBehind,
);
/** Tables that are compared: also those that triggers make again. */
const COMPARED = SITE_TABLE_NAMES.filter((name) => !isHeldAs(name, 'place') && !TABLES[name].staysBehind);

const countsOf = (db: D1Database, siteId: string) => numberOfEach(db, siteId, COMPARED, countSql);

/**
 * Copies the rows of a held site into another database, where it is hidden, and compares their numbers. Throws
 * `unavailable` after the deadline (milliseconds), `not_restoring` when the copy is another attempt's, and `refused` when the copy differs.
 */
export async function copySite(
  source: WithDatabase,
  target: WithDatabase,
  siteId: string,
  { attempt, deadline }: { readonly attempt: string; readonly deadline: number },
): Promise<void> {
  const [shapes, others] = await Promise.all([readShapes(source.DB, MOVED), readShapes(target.DB, MOVED)]);
  if (JSON.stringify(shapeOf(shapes)) !== JSON.stringify(shapeOf(others)))
    throw new ContentError('refused', 'The other database has another schema: apply its migrations first.');
  for (const shape of shapes.toReversed()) {
    const key = shape.key.length === 0 ? ['rowid'] : shape.key;
    let after: string | undefined;
    do {
      if (Date.now() > deadline)
        throw new ContentError('unavailable', 'The site has too many rows to move within ten seconds.');
      const page = await readRows(
        source.DB,
        { ...shape, key, where: 'site_id = ?', params: [siteId] },
        after,
      );
      if (page.rows.length > 0)
        await writeRows(target.DB, siteId, shape, { columns: shape.columns, rows: page.rows }, attempt);
      after = page.next ?? undefined;
    } while (after !== undefined);
  }
  const [here, there] = await Promise.all([countsOf(source.DB, siteId), countsOf(target.DB, siteId)]);
  const differing = COMPARED.filter((name) => here[name] !== there[name]);
  if (differing.length > 0) throw new ContentError('refused', `The copy differs: ${differing.join(', ')}.`);
}
