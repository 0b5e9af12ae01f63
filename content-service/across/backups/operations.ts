import * as z from 'zod';
import {
  BackupFilesSchema,
  BackupRowsQuerySchema,
  BackupRowsSchema,
  BackupSchema,
  RestoreBeginSchema,
  RestoredRowsSchema,
  RestoreFinishedSchema,
  RestoreFinishSchema,
  RestoreRowsSchema,
} from '#wire/backup.ts';
import { FileHashSchema } from '#wire/picture-file.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { bindingsNow } from '../../platform/db/shards.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { bytesBody, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { siteExists } from '../../platform/sites.ts';
import { conditionOf } from '../tables.ts';
import { describeBackup } from './describe.ts';
import { listFiles, readFile, writeFile } from './files.ts';
import { readRows } from './read-rows.ts';
import { beginRestore, finishRestore } from './restore.ts';
import { HELD_TABLES, readShapes, type Shape } from './shape.ts';
import { writeRows } from './write-rows.ts';

/** Rows and files: a row may have two million bytes, and twice as many characters in JSON. */
const MOST_BYTES = 10 * 1024 * 1024;

const FileParams = SiteParams.extend({ sha256: FileHashSchema });
const OF_DEPLOYMENT = { role: 'operate', holder: 'deployment', params: SiteParams } as const;

/** The shape of a table that a backup may hold. Throws invalid_request for another. */
async function shapeNamed(db: D1Database, table: string): Promise<Shape> {
  const name = HELD_TABLES.find((one) => one === table);
  const [shape] = name === undefined ? [] : await readShapes(db, [name]);
  if (shape === undefined)
    throw new ContentError('invalid_request', 'No backup holds this table.', { table: 'unknown' });
  return shape;
}

/** Backups of a site, and the restore of one, by the operator of the deployment (docs/decisions/0129). */
export const backupOperations = [
  operation({
    ...OF_DEPLOYMENT,
    id: 'describeBackup',
    summary: 'What a backup of a site holds now: its document, its tables, and the shape of these.',
    method: 'get',
    path: '/sites/{siteId}/backup',
    answer: { kind: 'json', name: 'Backup', schema: BackupSchema },
    run: ({ params: { siteId } }, { env, now }) => describeBackup(env.DB, siteId, now),
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'readBackupRows',
    summary:
      'Rows of a table for a backup, ordered by their key; visitors’ rows are a part of their own. `after` is the ' +
      '`next` of the previous page.',
    method: 'get',
    path: '/sites/{siteId}/backup/rows',
    query: BackupRowsQuerySchema,
    answer: { kind: 'json', name: 'BackupRows', schema: BackupRowsSchema },
    run: async ({ params: { siteId }, query: { table, part, after } }, { env: { DB } }) => {
      const [shape, exists] = await Promise.all([shapeNamed(DB, table), siteExists(DB, siteId)]);
      if (!exists) throw notFound('site');
      const condition = conditionOf(shape.name, part);
      if (condition === null) return { rows: [], next: null };
      const where = `site_id = ? AND (${condition})`;
      const page = await readRows(DB, { ...shape, where, params: [siteId] }, after);
      return { rows: page.rows.map((row) => [...row]), next: page.next };
    },
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'listBackupFiles',
    summary: 'Picture files of a site, by hash. `after` is the `next` of the previous page.',
    method: 'get',
    path: '/sites/{siteId}/backup/files',
    query: z.object({ after: FileHashSchema.optional() }),
    answer: { kind: 'json', name: 'BackupFiles', schema: BackupFilesSchema },
    run: async ({ params: { siteId }, query: { after = '' } }, { env: { DB } }) => {
      if (!(await siteExists(DB, siteId))) throw notFound('site');
      return listFiles(DB, siteId, after);
    },
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'getBackupFile',
    summary: 'The bytes of a picture file.',
    method: 'get',
    path: '/sites/{siteId}/backup/files/{sha256}',
    params: FileParams,
    answer: { kind: 'picture' },
    run: ({ params: { siteId, sha256 } }, { env }) => readFile(env, siteId, sha256),
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'beginRestore',
    summary:
      'Begins to restore a site that does not exist: its hostnames are taken, and no call finds it until it is ' +
      'complete. Refused for a backup of another schema.',
    method: 'post',
    path: '/sites/{siteId}/restore',
    maxBodyBytes: 512 * 1024,
    body: { name: 'RestoreBegin', schema: RestoreBeginSchema },
    answer: { kind: 'none' },
    errors: ['refused', 'hostname_taken', 'unavailable'],
    run: async ({ params: { siteId }, body }, context) => {
      await beginRestore(siteId, body, { ...context, env: await bindingsNow(context.env, siteId) });
      return null;
    },
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'writeRestoredRows',
    summary: 'Writes rows of a site that is being restored; sent again, they replace themselves.',
    method: 'put',
    path: '/sites/{siteId}/restore/rows',
    maxBodyBytes: MOST_BYTES,
    body: { name: 'RestoreRows', schema: RestoreRowsSchema },
    answer: { kind: 'json', name: 'RestoredRows', schema: RestoredRowsSchema },
    errors: ['refused'],
    run: async ({ params: { siteId }, body: { table, columns, rows } }, { env }) => {
      const { DB } = await bindingsNow(env, siteId);
      const shape = await shapeNamed(DB, table);
      if (rows.length === 0) return { rows: 0 };
      try {
        return { rows: await writeRows(DB, siteId, shape, { columns, rows }) };
      } catch (error) {
        if (refusalOf(error) === 'not_restoring') throw notFound('restore');
        throw error;
      }
    },
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'writeRestoredFile',
    summary: 'Stores a picture file that a row of the restored site names.',
    method: 'put',
    path: '/sites/{siteId}/restore/files/{sha256}',
    maxBodyBytes: MOST_BYTES,
    params: FileParams,
    body: bytesBody('image/*'),
    answer: { kind: 'none' },
    run: async ({ params: { siteId, sha256 }, body }, { env }) => {
      await writeFile(await bindingsNow(env, siteId), siteId, sha256, body);
      return null;
    },
  }),
  operation({
    ...OF_DEPLOYMENT,
    id: 'finishRestore',
    summary:
      'Compares the restored rows and files, erases again the persons erased since the backup, and opens the site. ' +
      'Repeated with `after` while its state is `forgetting`.',
    method: 'post',
    path: '/sites/{siteId}/restore/finish',
    body: { name: 'RestoreFinish', schema: RestoreFinishSchema },
    answer: { kind: 'json', name: 'RestoreFinished', schema: RestoreFinishedSchema },
    errors: ['refused'],
    run: async ({ params: { siteId }, body }, context) =>
      finishRestore(siteId, body, { ...context, env: await bindingsNow(context.env, siteId) }),
  }),
];
