import { z } from 'zod';
import { findAsset, type StoredAsset } from '../db/assets.ts';
import { ContentError, notFound } from '../errors/content-error.ts';
import { operation } from './operation.ts';
import { AssetNameSchema, SiteParams } from './params.ts';

const QuerySchema = z.strictObject({
  version: z.union([z.literal(''), z.string().regex(/^w[1-9]\d{1,4}$/, 'not a version')]).optional(),
  hash: z.union([z.literal(''), z.string().regex(/^[0-9A-Fa-f]{8,64}$/, 'not a hash')]).optional(),
});
type Query = z.infer<typeof QuerySchema>;

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

/**
 * Immutable only where the very thing asked for is answered: a size that stands in for a missing one,
 * or a picture whose hash has changed since, may be another tomorrow.
 */
const cacheControl = (asset: StoredAsset, { version, hash }: Query): string => {
  const exact = !isGiven(version) || asset.version === version;
  const current = !isGiven(hash) || asset.hash.startsWith(hash.toLowerCase());
  return exact && current ? FOREVER : A_DAY;
};

/** Weak comparison of RFC 9110 §13.1.2. */
const isMatch = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);

/** Whatever was stored, only pictures are served, and none of them can run scripts. */
const pictureType = (type: string): string =>
  /^image\/[a-z0-9.+-]+$/.test(type) ? type : 'application/octet-stream';

/** Pictures. */
export const assetOperations = [
  operation({
    id: 'getAsset',
    method: 'get',
    path: '/sites/{siteId}/assets/{name}',
    summary: 'A picture in the width asked for (`w800`), else the next larger there is.',
    params: SiteParams.extend({ name: AssetNameSchema }),
    query: QuerySchema,
    answer: { kind: 'picture' },
    errors: ['invalid_request', 'not_found', 'unavailable'],
    run: async ({ params, query }, { env, request }) => {
      const width = isGiven(query.version) ? Number(query.version.slice(1)) : Number.POSITIVE_INFINITY;
      const asset = await findAsset(env.DB, params.siteId, params.name, width);
      if (asset === null) throw notFound('picture');
      const etag = `"${asset.hash}"`;
      const headers = {
        'Cache-Control': cacheControl(asset, query),
        ETag: etag,
        'Content-Type': pictureType(asset.contentType),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      };
      if (isMatch(request.headers.get('If-None-Match'), etag)) {
        return new Response(null, { status: 304, headers });
      }
      const object = await env.PICTURES.get(asset.r2Key);
      // Known but unreadable is no "does not exist": that would be remembered.
      if (object === null) throw new ContentError('unavailable', 'The picture cannot be read now.');
      return new Response(object.body, { headers: { ...headers, 'Content-Length': String(object.size) } });
    },
  }),
];
