import type { z } from 'zod';
import type { RestoreBeginSchema, RestoreFinishSchema } from '#wire/backup.ts';
import { claimHostnames, endClaim } from '../../intake/sites/claim-hostnames.ts';
import { hostnameTaken, takenHostnames } from '../../intake/sites/put-site.ts';
import { readSite } from '../../intake/sites/read-site.ts';
import { changedStatement, tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../../platform/db/refuse-where.ts';
import { noteShard, type WithDatabase } from '../../platform/db/shards.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { countSql, numberOfEach } from '../each-table.ts';
import { forgetPiece } from '../persons/forget-piece.ts';
import { shapeOf } from './describe.ts';
import { lackingFiles } from './files.ts';
import { hiddenSiteStatements } from './hidden-site.ts';
import { HELD_TABLES, readShapes } from './shape.ts';

type Begin = z.output<typeof RestoreBeginSchema>;

/** Most names in a refusal. */
const MOST_LISTED = 20;

/** Throws `refused` with the tables that look otherwise than those of the backup. */
async function refuseOtherShape(db: D1Database, shape: Begin['shape']): Promise<void> {
  const here = shapeOf(await readShapes(db, HELD_TABLES));
  const names = [...new Set([...Object.keys(here), ...Object.keys(shape)])];
  const others = names.filter((name) => here[name] !== shape[name]);
  if (others.length === 0) return;
  throw new ContentError(
    'refused',
    `The backup is of another schema (${others.slice(0, MOST_LISTED).join(', ')}): restore it with the release that saved it.`,
    Object.fromEntries(others.map((name) => [`shape.${name}`, 'another shape here'])),
  );
}

/** Throws invalid_request when the text is no JSON. */
function readDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentError('invalid_request', 'The document is not valid JSON.', { document: 'not JSON' });
  }
}

const siteExists = (siteId: string): ContentError =>
  new ContentError(
    'refused',
    `There is a site ${siteId}, or one that is being removed or restored: remove it first.`,
  );

/** Accepts rows again of a restore that was compared, and not opened; false when it is no longer there. */
async function continues(db: D1Database, siteId: string, { savedAt }: Begin): Promise<boolean> {
  const { results } = await db
    .prepare('UPDATE restores SET compared_at = NULL WHERE site_id = ? AND saved_at = ? RETURNING 1')
    .bind(siteId, savedAt)
    .all();
  return results.length === 1;
}

/**
 * Begins to restore a site: from now on its id and its hostnames are taken, and no call finds it until it is complete.
 * A restore of the same backup continues. Throws `refused` for a site that exists and for a backup of another schema,
 * `hostname_taken` for another site's.
 */
export async function beginRestore(
  siteId: string,
  begin: Begin,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<void> {
  const site = readSite(readDocument(begin.document), siteId);
  await refuseOtherShape(env.DB, begin.shape);
  const there = await env.DB.prepare(
    'SELECT r.saved_at FROM sites AS s LEFT JOIN restores AS r ON r.site_id = s.id WHERE s.id = ?',
  )
    .bind(siteId)
    .first<{ saved_at: string | null }>();
  if (
    there?.saved_at === begin.savedAt &&
    (begin.dryRun === true || (await continues(env.DB, siteId, begin)))
  )
    return;
  if (there !== null) throw siteExists(siteId);
  const taken = await takenHostnames(env, site);
  if (taken.length > 0) throw hostnameTaken(site, taken);
  if (begin.dryRun === true) return;
  await noteShard(env, siteId);
  let claim: string | null = null;
  try {
    claim = await claimHostnames(env, siteId, site.hostnames, now);
    const statements = hiddenSiteStatements(siteId, site.hostnames, begin, now);
    await env.DB.batch(statements.map((one) => prepare(env.DB, one)));
  } catch (error) {
    if (refusalOf(error) === 'site_exists') throw siteExists(siteId);
    if (!String(error).includes('hostname_taken')) throw error;
    throw hostnameTaken(site, await takenHostnames(env, site));
  } finally {
    await endClaim(env, siteId, claim, now);
  }
}

/** Throws `refused` when the site has other rows than were written, or lacks files. */
async function refuseIncomplete(
  env: WithDatabase,
  siteId: string,
  rows: z.output<typeof RestoreFinishSchema>['rows'],
): Promise<void> {
  const found = await numberOfEach(env.DB, siteId, HELD_TABLES, countSql);
  const tables = HELD_TABLES.filter((name) => found[name] !== (rows[name] ?? 0));
  if (tables.length > 0)
    throw new ContentError(
      'refused',
      'The site has other rows than were written; see fields. Remove it, and restore it again.',
      Object.fromEntries(
        tables.map((name) => [name, `${found[name]} rows, and ${rows[name] ?? 0} were written`]),
      ),
    );
  const missing = await lackingFiles(env, siteId);
  if (missing.length > 0)
    throw new ContentError(
      'refused',
      `${missing.length} files of pictures are missing: ${missing.slice(0, MOST_LISTED).join(', ')}.`,
      { files: 'missing' },
    );
}

/** Accepts no more rows, and tells since when persons were erased. Throws not_found unless the site is being restored. */
async function close(db: D1Database, siteId: string, compared: string): Promise<string> {
  const since = await db
    .prepare('UPDATE restores SET compared_at = ? WHERE site_id = ? RETURNING saved_at')
    .bind(compared, siteId)
    .first<string>('saved_at');
  if (since === null) throw notFound('restore');
  return since;
}

/** The instant of the comparison that a cursor continues, and the cursor of the persons. */
function readAfter(after: string): readonly [compared: string, cursor: string] {
  const at = after.indexOf(' ');
  return [after.slice(0, Math.max(at, 0)), after.slice(at + 1)];
}

/**
 * Ends a restore: accepts no more rows, compares rows and files, erases again who was erased since the backup, a piece a call, and opens the
 * site with a new content version. Throws not_found unless the site is being restored.
 */
export async function finishRestore(
  siteId: string,
  { rows, after = null }: z.output<typeof RestoreFinishSchema>,
  { env, now, caller: { who }, log }: Pick<CallContext, 'env' | 'now' | 'caller' | 'log'>,
) {
  const { DB } = env;
  const [compared, cursor] = after === null ? [now.toISOString(), null] : readAfter(after);
  const since =
    after === null
      ? await close(DB, siteId, compared)
      : await DB.prepare('SELECT saved_at FROM restores WHERE site_id = ? AND compared_at = ?')
          .bind(siteId, compared)
          .first<string>('saved_at');
  if (since === null) throw notFound('restore');
  if (after === null) await refuseIncomplete(env, siteId, rows);
  const piece = await forgetPiece(env, { since, site: siteId, after: cursor }, { journal: DB, who, now });
  if (piece.after !== null)
    return { state: 'forgetting', after: `${compared} ${piece.after}`, persons: piece.persons };
  const statements = [
    refuseWhere(
      'not_restoring',
      'NOT EXISTS (SELECT 1 FROM restores WHERE site_id = ? AND compared_at = ?)',
      [siteId, compared],
    ),
    { sql: 'DELETE FROM restores WHERE site_id = ?', params: [siteId] },
    { sql: 'UPDATE sites SET removed_at = NULL WHERE id = ?', params: [siteId] },
    changedStatement(siteId, now),
    journalStatement({ siteId, who, deed: 'site.restored', what: since, count: 1 }, now),
  ];
  try {
    await DB.batch(statements.map((one) => prepare(DB, one)));
  } catch (error) {
    // Its removal has begun meanwhile, or it was begun or ended by another call.
    throw refusalOf(error) === 'not_restoring' ? notFound('restore') : error;
  }
  await tellChanged(env, log, siteId);
  return { state: 'open', after: null, persons: piece.persons };
}
