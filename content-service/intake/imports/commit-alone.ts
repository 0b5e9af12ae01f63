import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { commitStatements } from './commit.ts';
import type { ReadChunk } from './stage.ts';
import { type ImportOf, openStatement, stageStatements } from './staging.ts';

/** The error for a commit that the database refuses. */
export function commitRefusal(error: unknown): unknown {
  const text = String(error);
  if (text.includes('import_outdated')) {
    return new ContentError(
      'import_outdated',
      'The content of the site has changed meanwhile; repeat the import.',
    );
  }
  if (text.includes('UNIQUE constraint failed: pages.')) {
    return new ContentError('refused', 'Two pages would have the same address.', {
      url: 'taken by another page',
    });
  }
  if (text.includes('UNIQUE constraint failed: stay_nights.')) {
    return new ContentError(
      'import_outdated',
      'A visitor has reserved one of these nights meanwhile; repeat the import.',
    );
  }
  if (text.includes('NOT NULL constraint failed: assets.')) {
    return new ContentError('import_outdated', 'A picture file has been deleted meanwhile; upload it again.');
  }
  return error;
}

/** Further statements of a batch: conditions before the commit, and what follows from it. */
export interface Around {
  readonly conditions: readonly Statement[];
  readonly after: readonly Statement[];
}

/** Stages and commits in one batch: for a single record, which leaves no import behind. */
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
    openStatement(importOf, now),
    ...stageStatements(importOf, 0, staged),
    ...commitStatements(importOf, now),
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
