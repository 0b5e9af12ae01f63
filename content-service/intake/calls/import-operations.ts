import * as z from 'zod';
import { RefusalSchema } from '../../../wire/refusal.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { newId } from '../../platform/hash.ts';
import { journalStatement } from '../../platform/journal.ts';
import { requireSite } from '../../platform/on-site.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../../platform/operation/params.ts';
import { commitStatements } from '../imports/commit.ts';
import { commitRefusal } from '../imports/commit-alone.ts';
import { findImport, foresee, type ImportState } from '../imports/found.ts';
import { readChunk, stageChunk } from '../imports/stage.ts';
import { openStatement, syncStatement } from '../imports/staging.ts';
import { ImportSummarySchema } from '../imports/summary.ts';
import { RECORD_KINDS } from '../records/index.ts';
import { ChunkSchema } from './chunk.ts';
import { MOST_RECORD_BYTES } from './record-operations.ts';

/** Share of the offer that a sync may withdraw without confirmation. */
const MOST_WITHDRAWN = 0.2;

const KindSchema = z.enum(RECORD_KINDS.map(({ name }) => name));
const ImportParams = SiteParams.extend({ importId: SlugSchema });

const BODY_ERRORS = [
  'malformed_request',
  'invalid_request',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
] as const;

const findOpen = async (db: D1Database, siteId: string, importId: string): Promise<ImportState> => {
  const found = await findImport(db, siteId, importId);
  if (found === null) throw notFound('import');
  return found;
};

/**
 * Operations of imports: opened, staged in chunks, committed. Nothing is visible before the commit, and then
 * everything at once.
 */
export const importOperations = [
  operation({
    id: 'openImport',
    role: 'write',
    method: 'post',
    path: '/sites/{siteId}/imports',
    params: SiteParams,
    answer: { kind: 'json', name: 'Import', schema: z.object({ id: z.string() }) },
    status: 201,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env, now }) => {
      await requireSite(env.DB, params.siteId);
      const importOf = { siteId: params.siteId, importId: newId() };
      await prepare(env.DB, openStatement(importOf, now)).run();
      return { id: importOf.importId };
    },
  }),
  operation({
    id: 'stageChunk',
    role: 'write',
    method: 'put',
    path: '/sites/{siteId}/imports/{importId}/chunks/{chunk}',
    params: ImportParams.extend({ chunk: z.coerce.number().int().min(0).max(1_000_000) }),
    maxBodyBytes: MOST_RECORD_BYTES,
    body: { name: 'ImportChunk', schema: ChunkSchema },
    answer: {
      kind: 'json',
      name: 'ImportChunkAnswer',
      schema: z.object({ read: z.int(), refusals: z.array(RefusalSchema), notes: z.array(RefusalSchema) }),
    },
    errors: [...BODY_ERRORS, 'import_closed'],
    run: async ({ params, body }, { env }) => {
      const { siteId, importId, chunk } = params;
      const { state } = await findOpen(env.DB, siteId, importId);
      if (state !== 'open') throw new ContentError('import_closed', 'The import has already been committed.');
      const { records, columns, strict } = body;
      const read = await readChunk(env.DB, { siteId, importId }, chunk, records, {
        columns,
        leaveOut: strict !== true,
      });
      await stageChunk(env.DB, { siteId, importId }, chunk, read);
      return Response.json({ read: records.length, refusals: read.refusals, notes: read.notes });
    },
  }),
  operation({
    id: 'commitImport',
    role: 'write',
    method: 'post',
    path: '/sites/{siteId}/imports/{importId}/commit',
    params: ImportParams,
    body: {
      name: 'ImportCommit',
      schema: z.strictObject({
        /** Kinds whose records are withdrawn when the import does not contain them. */
        sync: z.array(KindSchema).optional(),
        allowManyWithdrawals: z.boolean().optional(),
      }),
    },
    answer: { kind: 'json', name: 'ImportSummary', schema: ImportSummarySchema },
    errors: [...BODY_ERRORS, 'refused', 'import_outdated', 'many_withdrawals'],
    run: async ({ params, body }, { env, now, log, caller }) => {
      const { siteId, importId } = params;
      const { summary } = await findOpen(env.DB, siteId, importId);
      if (summary !== null) return summary;
      await prepare(env.DB, syncStatement({ siteId, importId }, body.sync ?? [])).run();
      const foreseen = await foresee(env.DB, siteId, importId);
      if (
        body.allowManyWithdrawals !== true &&
        foreseen.homesWithdrawn > foreseen.homesOnOffer * MOST_WITHDRAWN
      ) {
        throw new ContentError(
          'many_withdrawals',
          `This would withdraw ${foreseen.homesWithdrawn} of ${foreseen.homesOnOffer} homes.`,
        );
      }
      const { new: added, changed, withdrawn } = foreseen.summary;
      const count = added + changed + withdrawn;
      const committed = { siteId, who: caller.who, deed: 'import.committed', what: importId, count } as const;
      try {
        const statements = [...commitStatements({ siteId, importId }, now), journalStatement(committed, now)];
        await env.DB.batch(statements.map((statement) => prepare(env.DB, statement)));
      } catch (error) {
        throw commitRefusal(error);
      }
      await tellChanged(env, log, siteId);
      return (await findOpen(env.DB, siteId, importId)).summary;
    },
  }),
  operation({
    id: 'dropImport',
    role: 'write',
    method: 'delete',
    path: '/sites/{siteId}/imports/{importId}',
    params: ImportParams,
    answer: { kind: 'none' },
    errors: ['invalid_request'],
    run: async ({ params }, { env }) => {
      await prepare(env.DB, {
        sql: 'DELETE FROM imports WHERE site_id = ? AND id = ?',
        params: [params.siteId, params.importId],
      }).run();
      return null;
    },
  }),
];
