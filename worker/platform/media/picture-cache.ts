/** Pictures cached in this data centre: for a day, until the site's content changes, and while their source fails. */
import type { Context } from 'hono';
import { readStamp, writeStamp } from '../cache/entry-headers.ts';
import type { EntryStamp } from '../cache/freshness.ts';
import { cacheKeys, toCacheUrl } from '../cache/keys.ts';
import type { AppEnv } from '../env.ts';
import { isFinalAnswer } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';
import { notModified } from '../request/conditional.ts';
import { type Keeping, pictureHeaders, pictureResponse } from './picture-response.ts';

const PICTURE_CACHE = 'gevel-pictures';
/** Milliseconds for which a picture is served without asking its source. */
const FRESH_MS = 86_400_000;
/** Seconds during which it is served when its source fails. */
const ON_ERROR_SECONDS = 7 * 86_400;

/** A picture from its source, and how long browsers may cache it. */
export interface LoadedPicture {
  readonly picture: Response;
  readonly keeping: Keeping;
}

interface CachedPicture {
  readonly stamp: EntryStamp;
  readonly response: Response;
}

async function read(cache: Cache, key: string): Promise<CachedPicture | null> {
  const cachedPicture = await cache.match(toCacheUrl(key));
  if (cachedPicture === undefined) return null;
  const stamp = readStamp(cachedPicture.headers);
  if (stamp === null) {
    await cachedPicture.body?.cancel();
    return null;
  }
  const { headers } = cachedPicture; // without those the cache adds: Age, CF-Cache-Status, …
  const keeping = /\bimmutable\b/.test(headers.get('X-Gevel-Keeping') ?? '') ? 'forever' : 'day';
  const sent = pictureHeaders(headers.get('Content-Type') ?? '', headers.get('ETag'), keeping);
  return { stamp, response: new Response(cachedPicture.body, { headers: sent }) };
}

async function write(cache: Cache, key: string, stamp: EntryStamp, picture: Response): Promise<void> {
  const cachedPicture = new Response(picture.body, picture);
  cachedPicture.headers.set('X-Gevel-Keeping', cachedPicture.headers.get('Cache-Control') ?? '');
  cachedPicture.headers.set('Cache-Control', `max-age=${ON_ERROR_SECONDS}`);
  writeStamp(cachedPicture.headers, stamp);
  await cache.put(toCacheUrl(key), cachedPicture);
}

/**
 * A picture from this data centre, or from its source. One that was cached before the site's content changed (also
 * by a purge) is fetched again, because it may have been replaced or removed.
 */
export async function throughPictureCache(
  c: Context<AppEnv>,
  address: string,
  load: () => Promise<LoadedPicture>,
): Promise<Response> {
  const site = c.get('site').id;
  const key = cacheKeys.picture(site, address);
  const inBackground = (work: Promise<unknown>): void =>
    c.executionCtx.waitUntil(
      work.catch((error: unknown) =>
        c.get('log')('warn', 'picture_cache.write_failed', { key, error: describeError(error) }),
      ),
    );
  const ifNoneMatch = c.req.header('If-None-Match');
  const version = await c.get('versions').current(site);
  const cache = await openCache(c);
  const cachedPicture = cache && (await read(cache, key).catch((error: unknown) => failed(c, error)));
  const madeAt = Date.now();
  const isFresh =
    cachedPicture &&
    madeAt - cachedPicture.stamp.madeAt < FRESH_MS &&
    isOfVersion(cachedPicture.stamp, version);
  if (isFresh) return notModified(ifNoneMatch, cachedPicture.response);
  try {
    const { picture, keeping } = await load();
    const response = await pictureResponse(picture, keeping);
    await cachedPicture?.response.body?.cancel();
    if (cache !== null)
      inBackground(write(cache, key, { madeAt, version, missing: false }, response.clone()));
    return await notModified(ifNoneMatch, response);
  } catch (error) {
    if (!cachedPicture) throw error;
    if (!isFinalAnswer(error)) {
      c.get('log')('warn', 'picture_cache.served_on_error', { key, error: describeError(error) });
      return await notModified(ifNoneMatch, cachedPicture.response);
    }
    await cachedPicture.response.body?.cancel();
    if (cache !== null) inBackground(cache.delete(toCacheUrl(key)));
    throw error;
  }
}

/** A version that could not be read, on either side, makes nothing stale. */
const isOfVersion = ({ version: made }: EntryStamp, version: string | null): boolean =>
  made === null || version === null || made === version;

/** A failing cache counts as empty. */
function failed(c: Context<AppEnv>, error: unknown): null {
  c.get('log')('warn', 'picture_cache.read_failed', { error: describeError(error) });
  return null;
}

const openCache = (c: Context<AppEnv>): Promise<Cache | null> =>
  caches.open(PICTURE_CACHE).catch((error: unknown) => failed(c, error));
