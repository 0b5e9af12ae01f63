import * as z from 'zod';
import type { StoredAsset } from './assets.ts';
import { ContentError } from './errors/content-error.ts';

/** Hash of the caller's picture; empty means absent. */
export const PictureQuerySchema = z.strictObject({
  hash: z.union([z.literal(''), z.string().regex(/^[0-9A-Fa-f]{8,64}$/, 'not a hash')]).optional(),
});

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

/**
 * Immutable only with the current hash: it covers all sizes, so it also determines which one replaces a
 * missing one. Any other address may show another picture later.
 */
const cacheControl = ({ pictureHash }: StoredAsset, hash: string | undefined): string =>
  isGiven(hash) && pictureHash.startsWith(hash.toLowerCase()) ? FOREVER : A_DAY;

/** Weak comparison of RFC 9110 §13.1.2. */
const isMatch = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);

/** Only image types are served, and none of them can run scripts. */
const pictureType = (type: string): string =>
  /^image\/[a-z0-9.+-]+$/.test(type) ? type : 'application/octet-stream';

/** The bytes of a picture, or 304 for a matching ETag; throws unavailable when they cannot be read. */
export async function pictureAnswer(
  pictures: R2Bucket,
  asset: StoredAsset,
  request: Request,
  hash: string | undefined,
): Promise<Response> {
  const etag = `"${asset.hash}"`;
  const headers = {
    'Cache-Control': cacheControl(asset, hash),
    ETag: etag,
    'Content-Type': pictureType(asset.contentType),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  };
  if (isMatch(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const object = await pictures.get(asset.r2Key);
  // A known but unreadable picture must not become a 404, which would be cached.
  if (object === null) throw new ContentError('unavailable', 'The picture cannot be read at the moment.');
  return new Response(object.body, { headers: { ...headers, 'Content-Length': String(object.size) } });
}
