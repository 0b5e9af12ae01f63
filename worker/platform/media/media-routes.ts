/** `/media/…`: pictures and icons of the content service and of allow-listed hosts, on the site's own host. */
import { type Context, Hono } from 'hono';
import { cacheKeys, toCacheUrl } from '../cache/keys.ts';
import type { AssetQuery } from '../content/assets.ts';
import type { AppEnv } from '../env.ts';
import { codeOf, NotFound } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';
import { defaultLocaleOf } from '../request/accept-language.ts';
import { notModified } from '../request/conditional.ts';
import { siteOrigin } from '../tenant/site-origin.ts';
import { iconResponse } from './icon-response.ts';
import { pictureHosts } from './picture-hosts.ts';
import { pictureHeaders, pictureResponse } from './picture-response.ts';
import { type Fetch, fetchForeignPicture } from './proxy.ts';
import { decodeAddress } from './proxy-address.ts';
import { readQrName } from './qr-address.ts';
import { qrResponse } from './qr-response.ts';
import { socialAssetName } from './social-picture.ts';
import { readPictureWidth } from './widths.ts';

const PICTURE_CACHE = 'gevel-pictures';
const FILE = /^([A-Za-z0-9_-]{1,64})\.webp$/;
const ICON_FILE = /^([A-Za-z0-9_-]{1,64})\.svg$/;
const QR_FILE = /^([A-Za-z0-9_-]{1,2700})\.svg$/;
const SOCIAL_FILE = /^([A-Za-z0-9_-]{1,64})\.jpg$/;

/** Serves a picture from this data centre's cache, or fetches and keeps it. */
async function throughCache(c: Context<AppEnv>, load: () => Promise<Response>): Promise<Response> {
  const key = toCacheUrl(cacheKeys.picture(c.get('site').id, c.req.path));
  const cache = await caches.open(PICTURE_CACHE);
  const kept = await cache.match(key);
  let picture: Response;
  if (kept !== undefined) {
    const { headers } = kept; // without those the cache adds: Age, CF-Cache-Status, …
    picture = new Response(kept.body, {
      headers: pictureHeaders(headers.get('Content-Type') ?? '', headers.get('ETag')),
    });
  } else {
    picture = await pictureResponse(await load());
    const keep = cache.put(key, picture.clone()).catch((error: unknown) => {
      c.get('log')('warn', 'picture_cache.write_failed', { key, error: describeError(error) });
    });
    c.executionCtx.waitUntil(keep);
  }
  return notModified(c.req.header('If-None-Match'), picture);
}

/** An asset of the request's own site; its language does not matter. */
function siteAsset(c: Context<AppEnv>, name: string, query: AssetQuery): Promise<Response> {
  const site = c.get('site');
  return c.get('content').forSite(site, defaultLocaleOf(site)).asset(name, query);
}

/** A picture cut for sharing; without such a cut, in a size that is kept in a form which most can read. */
async function socialAsset(c: Context<AppEnv>, name: string): Promise<Response> {
  try {
    return await siteAsset(c, socialAssetName(name), {});
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error;
    return siteAsset(c, name, { version: 'w800' });
  }
}

/** Routes below /media; `fetchPicture` reaches foreign hosts. */
export function mediaRoutes(fetchPicture: Fetch): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/proxy/:width/:address', async (c) => {
      const url = decodeAddress(c.req.param('address'));
      const width = readPictureWidth(c.req.param('width'));
      const hosts = pictureHosts(c.env.MEDIA_HOSTS, c.get('site'));
      if (url === null || width === null || !hosts.has(url.hostname)) throw new NotFound('no such picture');
      return throughCache(c, () => fetchForeignPicture(url, hosts, fetchPicture));
    })
    .get('/icon/:file', async (c) => {
      const name = ICON_FILE.exec(c.req.param('file'))?.[1];
      if (name === undefined) throw new NotFound('no such icon');
      return iconResponse(await siteAsset(c, name, {}));
    })
    .get('/qr/:file', (c) => {
      const path = readQrName(QR_FILE.exec(c.req.param('file'))?.[1] ?? '');
      if (path === null) throw new NotFound('no address of an estate');
      return qrResponse(siteOrigin(new URL(c.req.url), c.get('site')) + path);
    })
    .get('/social/:file', async (c) => {
      const name = SOCIAL_FILE.exec(c.req.param('file'))?.[1];
      if (name === undefined) throw new NotFound('no such picture');
      return throughCache(c, () => socialAsset(c, name));
    })
    .get('/:width/:file', async (c) => {
      const width = readPictureWidth(c.req.param('width'));
      const name = FILE.exec(c.req.param('file'))?.[1];
      if (width === null || name === undefined) throw new NotFound('no such picture');
      return throughCache(c, () => siteAsset(c, name, { version: `w${width}` }));
    });
}
