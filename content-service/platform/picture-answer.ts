import * as z from 'zod';
import type { StoredAsset } from './assets.ts';
import { ContentError } from './errors/content-error.ts';

/** Of which picture the caller knows; empty as absent. */
export const PictureQuerySchema = z.strictObject({
  hash: z.union([z.literal(''), z.string().regex(/^[0-9A-Fa-f]{8,64}$/, 'not a hash')]).optional(),
});

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

/**
 * Immutable only where the hash of the present picture is asked for: it covers all sizes, so that it also
 * decides which one stands in for a missing one. Any other name may stand for another picture tomorrow.
 */
const cacheControl = ({ pictureHash }: StoredAsset, hash: string | undefined): string =>
  isGiven(hash) && pictureHash.startsWith(hash.toLowerCase()) ? FOREVER : A_DAY;

/** Weak comparison of RFC 9110 §13.1.2. */
const isMatch = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);

/** Whatever was stored, only pictures are served, and none of them can run scripts. */
const pictureType = (type: string): string =>
  /^image\/[a-z0-9.+-]+$/.test(type) ? type : 'application/octet-stream';

/** The width that a version (`w800`) asks for; the largest without one. */
export const widthOf = (version: string | undefined): number =>
  isGiven(version) ? Number(version.slice(1)) : Number.POSITIVE_INFINITY;

/** The bytes of a picture, or 304 to who has them; throws unavailable where they cannot be read. */
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
  // Known but unreadable is no "does not exist": that would be remembered.
  if (object === null) throw new ContentError('unavailable', 'The picture cannot be read at the moment.');
  return new Response(object.body, { headers: { ...headers, 'Content-Length': String(object.size) } });
}
