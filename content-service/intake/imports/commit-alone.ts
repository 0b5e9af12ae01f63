import { prepare } from '../../platform/db/prepare.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { commitStatements } from './commit.ts';
import { commitRefusal } from './commit-refusal.ts';
import type { ReadChunk } from './stage.ts';
import { type ImportOf, openStatements, stageStatements } from './staging.ts';

/** A single record names what leaves itself, so that no share of the offer is counted. */
const ALONE = { sync: [], allowsMany: true };

/** Further statements of a batch: conditions before the commit, and what follows from it. */
export interface Around {
  readonly conditions: readonly Statement[];
  readonly after: readonly Statement[];
}

/** Whether a record that is to be withdrawn is not there: another call has deleted it. */
const GONE_BEFORE =
  "EXISTS (SELECT 1 FROM staged_records AS s WHERE s.site_id = ?1 AND s.import_id = ?2 AND s.outcome = 'gone' " +
  'AND NOT EXISTS (SELECT 1 FROM records AS r WHERE r.site_id = s.site_id AND r.kind = s.kind AND r.id = s.id))';

/**
 * Stages and commits in one batch: for a single record, which leaves no import behind. Throws not_found for a
 * site, or a record to withdraw, that is no longer there, and import_outdated when a record has changed.
 */
export async function commitAlone(
  db: D1Database,
  importOf: ImportOf,
  { staged }: Pick<ReadChunk, 'staged'>,
  journal: Statement,
  now: Date,
  { conditions, after }: Around = { conditions: [], after: [] },
): Promise<void> {
  const { siteId, importId } = importOf;
  const statements = [
    ...conditions,
    ...openStatements(importOf, now),
    ...stageStatements(importOf, 0, staged),
    refuseWhere('record_missing', GONE_BEFORE, [siteId, importId]),
    ...commitStatements(importOf, ALONE, now),
    journal,
    { sql: 'DELETE FROM imports WHERE site_id = ? AND id = ?', params: [siteId, importId] },
    ...after,
  ];
  try {
    await db.batch(statements.map((statement) => prepare(db, statement)));
  } catch (error) {
    throw commitRefusal(error);
  }
}
