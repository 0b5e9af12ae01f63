import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { type CommitTerms, commitStatements, homesOnOffer, homesWithdrawn } from './commit.ts';
import { commitRefusal } from './commit-refusal.ts';
import { type ImportOf, isOpenStatements } from './staging.ts';
import { type ImportSummary, ImportSummarySchema } from './summary.ts';

/** An import, with what a sync of it would withdraw. */
interface ImportFound {
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
async function findImport(
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

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify([...new Set(one)].toSorted()) === JSON.stringify([...new Set(other)].toSorted());

/** The stored answer of a committed import, for the same commit; another one is refused. */
function answerAgain({ summary, ...found }: ImportFound, terms: CommitTerms): ImportSummary {
  const isSameCommit =
    isSame(found.sync, terms.sync) &&
    found.allowsMany === terms.allowsMany &&
    found.quiet === (terms.quiet ?? false);
  if (summary !== null && isSameCommit) return summary;
  throw new ContentError('import_committed', 'The import has already been committed with other options.');
}

const existing = async (
  db: D1Database,
  importOf: ImportOf,
  sync: readonly string[],
): Promise<ImportFound> => {
  const found = await findImport(db, importOf, sync);
  if (found === null) throw notFound('import');
  return found;
};

interface SummaryRow {
  readonly summary: string;
}

/** Logs the commit with the number of records that it changed, as its batch counted them. */
const journalled = ({ siteId, importId }: ImportOf, who: string, now: Date) => ({
  sql:
    "INSERT INTO journal (site_id, at, who, deed, what, count) SELECT site_id, ?3, ?4, 'import.committed', id, " +
    "(summary ->> '$.new') + (summary ->> '$.changed') + (summary ->> '$.withdrawn') " +
    'FROM imports WHERE site_id = ?1 AND id = ?2',
  params: [siteId, importId, now.toISOString(), who],
});

/**
 * Commits an import in one batch, which also decides whether it may: that it is open, that the records are as they
 * were staged, and that not too many homes leave. The same commit again gives the same answer. Throws not_found,
 * import_outdated, many_withdrawals, refused, and import_committed when it was committed with other terms.
 */
export async function commitImport(
  db: D1Database,
  importOf: ImportOf,
  terms: CommitTerms,
  { who, now }: { readonly who: string; readonly now: Date },
): Promise<ImportSummary> {
  const statements = [
    ...isOpenStatements(importOf),
    ...commitStatements(importOf, terms, now),
    journalled(importOf, who, now),
  ];
  try {
    const results = await db.batch<SummaryRow>(statements.map((statement) => prepare(db, statement)));
    const [row] = results.flatMap((result) => result.results.filter((one) => 'summary' in one));
    if (row === undefined) throw new TypeError('a commit returns its summary');
    return ImportSummarySchema.parse(JSON.parse(row.summary));
  } catch (error) {
    const because = refusalOf(error);
    if (because === 'import_closed') return answerAgain(await existing(db, importOf, terms.sync), terms);
    if (because !== 'many_withdrawals') throw commitRefusal(error);
    const { homesWithdrawn, homesOnOffer } = await existing(db, importOf, terms.sync);
    throw new ContentError(
      'many_withdrawals',
      `This would withdraw ${homesWithdrawn} of ${homesOnOffer} homes.`,
    );
  }
}
