import * as z from 'zod';
import { RefusalSchema } from '#wire/refusal.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { newId } from '../../platform/hash.ts';
import { journalStatement } from '../../platform/journal.ts';
import { requireSite } from '../../platform/on-site.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { commitAlone } from '../imports/commit-alone.ts';
import { readChunk } from '../imports/stage.ts';
import { outcomeOf } from '../imports/staging.ts';
import { RECORD_KINDS } from '../records/index.ts';
import { findRecord, findRecords } from '../records/stored.ts';

const KindSchema = z.enum(RECORD_KINDS.map(({ name }) => name));
/** Ids of records; that of a page about an estate contains a slash, and is encoded. */
const RecordParams = SiteParams.extend({ kind: KindSchema, id: z.string().min(1).max(200) });

/** A record as it was sent. */
const RecordSchema = z.record(z.string(), z.unknown());

const OutcomeSchema = z.object({
  outcome: z.enum(['new', 'changed', 'same']),
  notes: z.array(RefusalSchema).optional(),
});

const WRITES = ['refused', 'import_outdated'] as const;

/** Maximum bytes of a chunk or record. */
export const MOST_RECORD_BYTES = 2 * 1024 * 1024;

const PAGE_SIZE = 100;
const MOST_PAGE = 500;

const tellSite = ({ env, log }: CallContext, siteId: string): Promise<boolean> =>
  tellChanged(env, log, siteId);

/** How often a record is read and written: another call may change it in between, and the last one stays. */
const TRIES = 3;

/** Reads a record and writes it in one batch, which is refused when the stored one has changed in between. */
async function putRecord(
  params: z.output<typeof RecordParams>,
  body: z.output<typeof RecordSchema>,
  context: CallContext,
): Promise<z.output<typeof OutcomeSchema>> {
  const { env, now, caller } = context;
  const importOf = { siteId: params.siteId, importId: newId() };
  const chunk = await readChunk(env.DB, importOf, 0, [{ record: body }], {
    mediaHosts: env.MEDIA_HOSTS ?? '',
  });
  if (chunk.refusals.length > 0) {
    throw new ContentError('refused', 'The record is refused; see refusals.', undefined, {
      refusals: chunk.refusals,
    });
  }
  const [staged] = chunk.staged;
  if (staged === undefined || !('prepared' in staged))
    throw new TypeError('a record was neither read nor refused');
  const { kind, id } = staged.prepared;
  if (kind.name !== params.kind || id.toLowerCase() !== params.id.toLowerCase()) {
    const reason = `The path names ${params.kind} ${params.id}.`;
    throw new ContentError('refused', 'The path names another record.', undefined, {
      refusals: [{ kind: kind.name, id, field: kind.name, value: JSON.stringify(id), reason }],
    });
  }
  const { notes } = chunk;
  const answer: z.output<typeof OutcomeSchema> = {
    outcome: outcomeOf(staged),
    ...(notes.length === 0 ? {} : { notes: [...notes] }),
  };
  // Nothing is written and no page outdated for an unchanged record.
  if (answer.outcome === 'same') return answer;
  const what = `${kind.name}/${id}`;
  const written = {
    siteId: params.siteId,
    who: caller.who,
    deed: 'record.written',
    what,
    count: 1,
  } as const;
  await commitAlone(env.DB, importOf, chunk, journalStatement(written, now), now);
  await tellSite(context, params.siteId);
  return answer;
}

/** Operations for single records; many at once are an import. */
export const recordOperations = [
  operation({
    id: 'putRecord',
    summary: 'Writes a record: a home, a page, a menu. A record with any unknown or invalid part is refused.',
    role: 'write',
    method: 'put',
    path: '/sites/{siteId}/records/{kind}/{id}',
    params: RecordParams,
    maxBodyBytes: MOST_RECORD_BYTES,
    body: { name: 'Record', schema: RecordSchema },
    answer: { kind: 'json', name: 'RecordOutcome', schema: OutcomeSchema },
    errors: WRITES,
    run: async ({ params, body }, context) => {
      await requireSite(context.env.DB, params.siteId);
      for (let tries = 1; ; tries++) {
        try {
          return await putRecord(params, body, context);
        } catch (error) {
          const isOutdated = error instanceof ContentError && error.code === 'import_outdated';
          if (!isOutdated || tries === TRIES) throw error;
        }
      }
    },
  }),
  operation({
    id: 'deleteRecord',
    summary: 'Removes a record: a home or page is withdrawn and its address answers 410; others are deleted.',
    role: 'write',
    method: 'delete',
    path: '/sites/{siteId}/records/{kind}/{id}',
    params: RecordParams,
    answer: { kind: 'none' },
    errors: ['import_outdated'],
    run: async ({ params }, context) => {
      const { env, now, caller } = context;
      const { siteId, kind, id } = params;
      const gone = { line: null, gone: { kind, id } };
      const what = `${kind}/${id}`;
      const deleted = { siteId, who: caller.who, deed: 'record.deleted', what, count: 1 } as const;
      const importOf = { siteId, importId: newId() };
      await commitAlone(env.DB, importOf, { staged: [gone] }, journalStatement(deleted, now), now);
      await tellSite(context, siteId);
      return null;
    },
  }),
  operation({
    id: 'getRecord',
    summary: 'A record as it was sent.',
    role: 'write',
    method: 'get',
    path: '/sites/{siteId}/records/{kind}/{id}',
    params: RecordParams,
    answer: { kind: 'json', name: 'Record', schema: RecordSchema },
    run: async ({ params }, { env }) => {
      const record = await findRecord(env.DB, params.siteId, params.kind, params.id);
      if (record === null) throw notFound(params.kind);
      return Response.json(record);
    },
  }),
  operation({
    id: 'getRecords',
    summary: 'Records of a kind as they were sent, by id: for an export.',
    role: 'write',
    method: 'get',
    path: '/sites/{siteId}/records',
    params: SiteParams,
    query: z.strictObject({
      kind: KindSchema,
      after: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(MOST_PAGE).optional(),
    }),
    answer: {
      kind: 'json',
      name: 'RecordPage',
      schema: z.object({ records: z.array(RecordSchema), next: z.string().nullable() }),
    },
    run: async ({ params, query }, { env }) => {
      await requireSite(env.DB, params.siteId);
      const { kind, after = '', size = PAGE_SIZE } = query;
      // Returned as a response, so that no picture hashes are added to an export.
      return Response.json(await findRecords(env.DB, params.siteId, { kind, after, size }));
    },
  }),
];
