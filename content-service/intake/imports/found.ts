import { RECORD_KINDS } from '../records/index.ts';
import { DEPARTURES, SUMMARY } from './commit.ts';
import { type ImportSummary, ImportSummarySchema } from './summary.ts';

/** State of an import. */
export interface ImportState {
  readonly state: 'open' | 'done';
  /** Its effect; null while it is open. */
  readonly summary: ImportSummary | null;
}

/** An import of a site; null when there is none. */
export const findImport = async (
  db: D1Database,
  siteId: string,
  importId: string,
): Promise<ImportState | null> => {
  const row = await db
    .prepare('SELECT state, summary FROM imports WHERE site_id = ? AND id = ?')
    .bind(siteId, importId)
    .first<{ readonly state: ImportState['state']; readonly summary: string | null }>();
  if (row === null) return null;
  return {
    state: row.state,
    summary: row.summary === null ? null : ImportSummarySchema.parse(JSON.parse(row.summary)),
  };
};

/** Kinds of homes. */
const HOMES = RECORD_KINDS.filter(({ home }) => home)
  .map(({ name }) => `'${name}'`)
  .join(', ');

/** Expected effect of a commit. */
interface Foreseen {
  readonly summary: ImportSummary;
  readonly homesWithdrawn: number;
  readonly homesOnOffer: number;
}

/** Computes the expected effect without writing. */
export async function foresee(db: D1Database, siteId: string, importId: string): Promise<Foreseen> {
  const row = await db
    .prepare(
      `SELECT (${SUMMARY}) AS summary, (SELECT count(*) ${DEPARTURES} AND r.kind <> 'picture') AS withdrawn, ` +
        `(SELECT count(*) ${DEPARTURES} AND r.kind IN (${HOMES})) AS homes_withdrawn, ` +
        '(SELECT count(*) FROM records WHERE site_id = ?1 AND withdrawn_at IS NULL ' +
        `AND kind IN (${HOMES})) AS homes_on_offer`,
    )
    .bind(siteId, importId)
    .first<{ summary: string; withdrawn: number; homes_withdrawn: number; homes_on_offer: number }>();
  if (row === null) throw new TypeError('a query without tables has one row');
  return {
    summary: { ...ImportSummarySchema.parse(JSON.parse(row.summary)), withdrawn: row.withdrawn },
    homesWithdrawn: row.homes_withdrawn,
    homesOnOffer: row.homes_on_offer,
  };
}
