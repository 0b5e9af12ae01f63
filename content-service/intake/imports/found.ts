import { prepare } from '../../platform/db/prepare.ts';
import { homesOnOffer, homesWithdrawn } from './commit.ts';
import type { ImportOf } from './staging.ts';
import { type ImportSummary, ImportSummarySchema } from './summary.ts';

/** An import, with what a sync of it would withdraw. */
export interface ImportFound {
  /** The effect of a committed import; null while it is open. */
  readonly summary: ImportSummary | null;
  /** The kinds with which it was committed, whether many homes were allowed to leave, and whether alerts left it out. */
  readonly sync: readonly string[];
  readonly allowsMany: boolean;
  readonly quiet: boolean;
  readonly homesWithdrawn: number;
  readonly homesOnOffer: number;
}

interface FoundRow {
  readonly summary: string | null;
  readonly sync: string;
  readonly allows_many: number;
  readonly quiet_after: number | null;
  readonly homes_withdrawn: number;
  readonly homes_on_offer: number;
}

/** Finds an import; null when there is none. */
export async function findImport(
  db: D1Database,
  { siteId, importId }: ImportOf,
  sync: readonly string[],
): Promise<ImportFound | null> {
  const row = await prepare(db, {
    sql:
      `SELECT summary, sync, allows_many, quiet_after, ${homesWithdrawn('?3')} AS homes_withdrawn, ` +
      `${homesOnOffer('?3')} AS homes_on_offer FROM imports WHERE site_id = ?1 AND id = ?2`,
    params: [siteId, importId, JSON.stringify(sync)],
  }).first<FoundRow>();
  if (row === null) return null;
  return {
    summary: row.summary === null ? null : ImportSummarySchema.parse(JSON.parse(row.summary)),
    sync: JSON.parse(row.sync) as string[],
    allowsMany: row.allows_many === 1,
    quiet: row.quiet_after !== null,
    homesWithdrawn: row.homes_withdrawn,
    homesOnOffer: row.homes_on_offer,
  };
}
