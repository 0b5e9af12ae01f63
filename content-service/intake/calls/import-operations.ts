import * as z from 'zod';
import { RefusalSchema } from '#wire/refusal.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { newId } from '../../platform/hash.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../../platform/operation/params.ts';
import { commitImport } from '../imports/commit-import.ts';
import { stageChunk } from '../imports/stage.ts';
import { openStatements } from '../imports/staging.ts';
import { ImportSummarySchema } from '../imports/summary.ts';
import { RECORD_KINDS } from '../records/index.ts';
import { ChunkSchema } from './chunk.ts';
import { MOST_RECORD_BYTES } from './record-operations.ts';

const KindSchema = z.enum(RECORD_KINDS.map(({ name }) => name));
const ImportParams = SiteParams.extend({ importId: SlugSchema });

/**
 * Operations of imports: opened, staged in chunks, committed. Nothing is visible before the commit, and then
 * everything at once.
 */
export const importOperations = [
  operation({
    id: 'openImport',
    summary: 'Begins an import.',
    role: 'write',
    method: 'post',
    path: '/sites/{siteId}/imports',
    params: SiteParams,
    answer: { kind: 'json', name: 'Import', schema: z.object({ id: z.string() }) },
    status: 201,
    run: async ({ params }, { env, now }) => {
      const importOf = { siteId: params.siteId, importId: newId() };
      await env.DB.batch(openStatements(importOf, now).map((statement) => prepare(env.DB, statement)));
      return { id: importOf.importId };
    },
  }),
  operation({
    id: 'stageChunk',
    summary: 'Stages records, replacing the chunk of the same number, and lists the refused ones.',
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
    errors: ['import_closed', 'import_outdated'],
    run: async ({ params, body }, { env }) => {
      const { siteId, importId, chunk } = params;
      const { records, columns, strict } = body;
      const { refusals, notes } = await stageChunk(env.DB, { siteId, importId }, chunk, records, {
        columns,
        leaveOut: strict !== true,
        mediaHosts: env.MEDIA_HOSTS ?? '',
      });
      return Response.json({ read: records.length, refusals, notes });
    },
  }),
  operation({
    id: 'commitImport',
    summary: 'Commits an import, which becomes visible at once.',
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
        /** False: no alert tells of the new homes and lower prices of this import. */
        alerts: z.boolean().optional(),
      }),
    },
    answer: { kind: 'json', name: 'ImportSummary', schema: ImportSummarySchema },
    errors: ['refused', 'import_outdated', 'import_committed', 'many_withdrawals'],
    run: async ({ params, body }, { env, now, log, caller }) => {
      const { sync = [], allowManyWithdrawals: allowsMany = false, alerts = true } = body;
      const done = await commitImport(
        env.DB,
        params,
        { sync, allowsMany, quiet: !alerts },
        { who: caller.who, now },
      );
      await tellChanged(env, log, params.siteId);
      return done;
    },
  }),
  operation({
    id: 'dropImport',
    summary: 'Deletes an import; committed records stay.',
    role: 'write',
    method: 'delete',
    path: '/sites/{siteId}/imports/{importId}',
    params: ImportParams,
    answer: { kind: 'none' },
    run: async ({ params }, { env }) => {
      await prepare(env.DB, {
        sql: 'DELETE FROM imports WHERE site_id = ? AND id = ?',
        params: [params.siteId, params.importId],
      }).run();
      return null;
    },
  }),
];
