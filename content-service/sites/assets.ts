import * as z from 'zod';
import { AssetNameSchema } from '../platform/asset-name.ts';
import { findAsset } from '../platform/assets.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { PictureQuerySchema, pictureAnswer } from '../platform/picture-answer.ts';

const QuerySchema = PictureQuerySchema.extend({
  version: z
    .union([z.literal(''), z.string().regex(/^(?:w[1-9]\d{1,4}|social)$/, 'not a version')])
    .optional(),
});

/** Operation for pictures. */
export const assetOperations = [
  operation({
    id: 'getAsset',
    summary: 'A picture in the requested width (`w800`), or else in the next larger width available.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/assets/{name}',
    params: SiteParams.extend({ name: AssetNameSchema }),
    query: QuerySchema,
    answer: { kind: 'picture' },
    errors: ['unavailable'],
    run: async ({ params, query }, { env, request }) => {
      const asset = await findAsset(env.DB, params.siteId, params.name, query.version);
      if (asset === null) throw notFound('picture');
      return pictureAnswer(env.PICTURES, asset, request, query.hash);
    },
  }),
];
