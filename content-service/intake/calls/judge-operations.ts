import * as z from 'zod';
import { FileHashSchema } from '#wire/picture-file.ts';
import { RefusalSchema } from '#wire/refusal.ts';
import { newId } from '../../platform/hash.ts';
import { requireSite } from '../../platform/on-site.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../../platform/operation/params.ts';
import { readChunk } from '../imports/stage.ts';
import { outcomeOf, type Staged } from '../imports/staging.ts';
import { comingCities } from '../places/spots.ts';
import { RECORD_KINDS } from '../records/index.ts';
import { findRecordIds } from '../records/stored.ts';
import { ChunkSchema } from './chunk.ts';
import { MOST_RECORD_BYTES } from './record-operations.ts';

const KindSchema = z.enum(RECORD_KINDS.map(({ name }) => name));

/** Most cities that come before; Belgium has fewer places with a zip. */
const MOST_CITIES = 5000;
/** Most ids of a page. */
const MOST_IDS = 5000;

const OutcomeSchema = z.object({
  line: z.int().nullable(),
  /** Null when neither could be read. */
  kind: z.string().nullable(),
  id: z.string().nullable(),
  outcome: z.enum(['new', 'changed', 'same', 'refused']),
});

const JudgeSchema = ChunkSchema.extend({
  /** What records before these would have brought, among what these name. */
  coming: z
    .strictObject({
      pictures: z.array(SlugSchema).max(10_000).optional(),
      files: z.array(FileHashSchema).max(10_000).optional(),
      /** Records of cities. */
      cities: z.array(z.unknown()).max(MOST_CITIES).optional(),
      /** The site itself: it need not be there yet. */
      site: z.literal(true).optional(),
    })
    .optional(),
});

const outcomeFor = (staged: Staged): z.infer<typeof OutcomeSchema> => {
  if ('prepared' in staged) {
    const { kind, id } = staged.prepared;
    return { line: staged.line, kind: kind.name, id, outcome: outcomeOf(staged) };
  }
  const { kind, id } = 'refused' in staged ? staged.refused : staged.gone;
  return { line: staged.line, kind: kind || null, id: kind === '' ? null : id, outcome: 'refused' };
};

/**
 * Operations of a dry run (decision 102): records are judged as an import would, and nothing is written, not even a
 * staged row.
 */
export const judgeOperations = [
  operation({
    id: 'judgeRecords',
    summary: 'What an import of these records would do; writes nothing.',
    role: 'write',
    method: 'post',
    path: '/sites/{siteId}/records/judged',
    params: SiteParams,
    maxBodyBytes: MOST_RECORD_BYTES,
    body: { name: 'JudgedRecords', schema: JudgeSchema },
    answer: {
      kind: 'json',
      name: 'Judgement',
      schema: z.object({
        outcomes: z.array(OutcomeSchema),
        refusals: z.array(RefusalSchema),
        notes: z.array(RefusalSchema),
      }),
    },
    run: async ({ params, body }, { env }) => {
      const { records, columns, strict, coming = {} } = body;
      if (coming.site !== true) await requireSite(env.DB, params.siteId);
      // Of an import that does not exist, and so has nothing staged.
      const importOf = { siteId: params.siteId, importId: newId() };
      const { staged, refusals, notes } = await readChunk(env.DB, importOf, 0, records, {
        columns,
        leaveOut: strict !== true,
        mediaHosts: env.MEDIA_HOSTS ?? '',
        coming: {
          pictures: new Set(coming.pictures),
          files: new Set(coming.files),
          cities: (coming.cities ?? []).flatMap((record) => comingCities('city', record)),
        },
      });
      return Response.json({ outcomes: staged.map(outcomeFor), refusals, notes });
    },
  }),
  operation({
    id: 'getRecordIds',
    summary: 'Ids of a kind’s records that are not withdrawn, in order.',
    role: 'write',
    method: 'get',
    path: '/sites/{siteId}/record-ids',
    params: SiteParams,
    query: z.strictObject({
      kind: KindSchema,
      after: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(MOST_IDS).optional(),
    }),
    answer: {
      kind: 'json',
      name: 'RecordIds',
      schema: z.object({ ids: z.array(z.string()), next: z.string().nullable() }),
    },
    run: async ({ params, query }, { env }) => {
      await requireSite(env.DB, params.siteId);
      const { kind, after = '', size = MOST_IDS } = query;
      return findRecordIds(env.DB, params.siteId, { kind, after, size });
    },
  }),
];
