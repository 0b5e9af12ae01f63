import * as z from 'zod';
import {
  MAP_PART_BYTES,
  MAP_VERSION,
  MapStatusSchema,
  MapUploadRequestSchema,
  MapUploadSchema,
} from '#wire/map-archive.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { prepare } from '../platform/db/prepare.ts';
import { directoryOf } from '../platform/db/shards.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalStatement } from '../platform/journal.ts';
import { bytesBody, operation } from '../platform/operation/operation.ts';
import { readRecord, statusOf } from './record.ts';
import { beginUpload, completeUpload, putPart, removeArchives } from './upload.ts';

const VersionParams = z.object({ version: z.string().regex(MAP_VERSION, 'not the version of an archive') });
/** Maximum number of parts of the bucket. */
const MOST_PARTS = 10_000;
const PartParams = VersionParams.extend({ number: z.coerce.number().int().min(1).max(MOST_PARTS) });

/** Operations for the deployment's street archive (docs/decisions/0059). */
export const mapOperations = [
  operation({
    id: 'getMap',
    summary: 'The current street archive, and the previous one.',
    role: 'operate',
    method: 'get',
    path: '/map',
    params: z.object({}),
    answer: { kind: 'json', name: 'MapStatus', schema: MapStatusSchema },
    errors: [],
    run: async (_input, { env }) => statusOf(await readRecord(env.MAPS)),
  }),
  operation({
    id: 'beginMapUpload',
    summary:
      'Begins or resumes the upload of an archive, and lists the received parts; refuses one that cannot be ' +
      'drawn.',
    unraced: 'Without rows: tried at every moment in `maps/upload-races.test.ts`.',
    role: 'operate',
    method: 'post',
    path: '/map/uploads',
    params: z.object({}),
    maxBodyBytes: 512 * 1024,
    body: { name: 'MapUploadRequest', schema: MapUploadRequestSchema },
    answer: { kind: 'json', name: 'MapUpload', schema: MapUploadSchema },
    errors: ['refused'],
    run: ({ body }, { env }) => beginUpload(env.MAPS, body),
  }),
  operation({
    id: 'putMapPart',
    summary: 'Stores a part of an archive: 16 MiB each, except the last.',
    unraced: 'Without rows: tried at every moment in `maps/upload-races.test.ts`.',
    role: 'operate',
    method: 'put',
    path: '/map/uploads/{version}/parts/{number}',
    params: PartParams,
    maxBodyBytes: MAP_PART_BYTES,
    body: bytesBody('application/octet-stream'),
    answer: { kind: 'none' },
    errors: ['refused'],
    run: async ({ params: { version, number }, body }, { env }) => {
      await putPart(env.MAPS, version, number, body);
      return null;
    },
  }),
  operation({
    id: 'completeMapUpload',
    summary: 'Joins the parts, checks the archive and makes it current; the previous one is kept.',
    unraced: 'Without rows: tried at every moment in `maps/upload-races.test.ts`.',
    role: 'operate',
    method: 'post',
    path: '/map/uploads/{version}/complete',
    params: VersionParams,
    body: { name: 'Nothing', schema: z.object({}) },
    answer: { kind: 'json', name: 'MapStatus', schema: MapStatusSchema },
    errors: ['refused', 'unavailable'],
    run: async ({ params: { version } }, { env, caller, now }) => {
      const record = await completeUpload(env.MAPS, version, now);
      const event = {
        siteId: EVERY_SITE,
        who: caller.who,
        deed: 'map.switched',
        what: version,
        count: 1,
      } as const;
      await prepare(directoryOf(env).DB, journalStatement(event, now)).run();
      return statusOf(record);
    },
  }),
  operation({
    id: 'removeMap',
    summary: 'Removes the archives: maps have no streets until another is added.',
    unraced: 'Without rows: tried at every moment in `maps/upload-races.test.ts`.',
    role: 'operate',
    method: 'delete',
    path: '/map',
    params: z.object({}),
    answer: { kind: 'none' },
    run: async (_input, { env, caller, now }) => {
      if (!(await removeArchives(env.MAPS))) throw notFound('archive of streets');
      const event = {
        siteId: EVERY_SITE,
        who: caller.who,
        deed: 'map.removed',
        what: 'map',
        count: 1,
      } as const;
      await prepare(directoryOf(env).DB, journalStatement(event, now)).run();
      return null;
    },
  }),
];
