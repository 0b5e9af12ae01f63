import { prepare } from '../../platform/db/prepare.ts';
import { departures, HOMES_ON_OFFER, homesWithdrawn, SUMMARY } from './commit.ts';
import type { ImportOf } from './staging.ts';
import { type ImportSummary, ImportSummarySchema } from './summary.ts';

/** An import with its effect: the stored one of a committed import, or else the expected one. */
export interface ImportFound {
  readonly state: 'open' | 'done';
  readonly summary: ImportSummary;
  /** The kinds with which it was committed, and whether many homes were allowed to leave. */
  readonly sync: readonly string[];
  readonly allowsMany: boolean;
  readonly homesWithdrawn: number;
  readonly homesOnOffer: number;
}

interface FoundRow {
  readonly state: ImportFound['state'];
  readonly stored: string | null;
  readonly sync: string;
  readonly allows_many: number;
  readonly expected: string;
  readonly withdrawn: number;
  readonly homes_withdrawn: number;
  readonly homes_on_offer: number;
}

/** Finds an import and computes its effect in one statement, without writing; null when there is none. */
export async function findImport(
  db: D1Database,
  { siteId, importId }: ImportOf,
  sync: readonly string[],
): Promise<ImportFound | null> {
  const row = await prepare(db, {
    sql:
      `SELECT state, summary AS stored, sync, allows_many, (${SUMMARY}) AS expected, ` +
      `(SELECT count(*) ${departures('?3')} AND r.kind <> 'picture') AS withdrawn, ` +
      `${homesWithdrawn('?3')} AS homes_withdrawn, ${HOMES_ON_OFFER} AS homes_on_offer ` +
      'FROM imports WHERE site_id = ?1 AND id = ?2',
    params: [siteId, importId, JSON.stringify(sync)],
  }).first<FoundRow>();
  if (row === null) return null;
  return {
    state: row.state,
    summary:
      row.stored === null
        ? { ...ImportSummarySchema.parse(JSON.parse(row.expected)), withdrawn: row.withdrawn }
        : ImportSummarySchema.parse(JSON.parse(row.stored)),
    sync: JSON.parse(row.sync) as string[],
    allowsMany: row.allows_many === 1,
    homesWithdrawn: row.homes_withdrawn,
    homesOnOffer: row.homes_on_offer,
  };
}
