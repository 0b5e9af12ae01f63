/** `/media/…`: pictures and icons of the content service and of allow-listed hosts, on the site's own host. */

import { type Context, Hono } from 'hono';
import { PICTURE_WIDTHS, type PictureWidth } from '#domain/picture-widths.ts';
import { nameOfAddress } from '#wire/own-service.ts';
import { pictureHosts } from '#wire/picture-hosts.ts';
import type { AssetQuery } from '../content/assets.ts';
import type { AppEnv } from '../env.ts';
import { ContentHttpError, codeOf, NotFound } from '../errors/app-error.ts';
import { defaultLocaleOf } from '../request/accept-language.ts';
import { urlOf } from '../request/url.ts';
import { siteOrigin } from '../tenant/site-origin.ts';
import { iconResponse } from './icon-response.ts';
import { HASH_PARAMETER, hashQuery } from './picture-address.ts';
import { type LoadedPicture, throughPictureCache } from './picture-cache.ts';
import { type Fetch, fetchForeignPicture } from './proxy.ts';
import { decodeAddress, readForeignUrl, readPictureUrl } from './proxy-address.ts';
import { readQrName } from './qr-address.ts';
import { qrResponse } from './qr-response.ts';

/** The width in px in an address; null for a width in which the site serves no pictures. */
const readPictureWidth = (text: string): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;

/** A plain background with the outline of a house, 3:2. */
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="#e8e8e6" d="M0 0h60v40H0z"/>' +
  '<path fill="none" stroke="#8a8a86" stroke-width="1.2" d="M20 29V19l10-8 10 8v10z"/></svg>';
/** A content hash in an address, in its only valid spelling. */
const HASH = /^[0-9a-f]{8,64}$/;
const FILE = /^([A-Za-z0-9_-]{1,64})\.webp$/;
const ICON_FILE = /^([A-Za-z0-9_-]{1,64})\.svg$/;
const QR_FILE = /^([A-Za-z0-9_-]{1,2700})\.svg$/;
const SOCIAL_FILE = /^([A-Za-z0-9_-]{1,64})\.jpg$/;

/** The content hash in the address's query; undefined when it is missing or invalid. */
function askedHash(c: Context<AppEnv>): string | undefined {
  const asked = c.req.query(HASH_PARAMETER);
  return asked !== undefined && HASH.test(asked) ? asked : undefined;
}

/** An asset of the request's own site; its language does not matter. */
function siteAsset(c: Context<AppEnv>, name: string, query: AssetQuery): Promise<Response> {
  const site = c.get('site');
  return c.get('content').forSite(site, defaultLocaleOf(site)).asset(name, query);
}

/** A picture whose address has no hash: the same address may later show another picture. */
const forADay = async (load: Promise<Response>): Promise<LoadedPicture> => ({
  picture: await load,
  keeping: 'day',
});

/** A size of a picture; immutable only when its address has a hash and the content service sent `immutable` too. */
async function sizedAsset(
  c: Context<AppEnv>,
  name: string,
  version: string,
  hash: string | undefined,
): Promise<LoadedPicture> {
  const picture = await siteAsset(c, name, hash === undefined ? { version } : { version, hash });
  const named = hash !== undefined && /\bimmutable\b/.test(picture.headers.get('Cache-Control') ?? '');
  return { picture, keeping: named ? 'forever' : 'day' };
}

/**
 * A picture's JPEG for mails and link previews; without one, or from a service that knows no such version, a size of
 * it in whatever format it has.
 */
async function socialAsset(c: Context<AppEnv>, name: string): Promise<Response> {
  try {
    return await siteAsset(c, name, { version: 'social' });
  } catch (error) {
    const lacksIt = error instanceof ContentHttpError && (error.status === 400 || error.status === 404);
    if (!lacksIt) throw error;
    return siteAsset(c, name, { version: 'w800' });
  }
}

/** The content service's copy of a picture at a foreign address; this makes no request to that host. */
const cachedPicture = async (c: Context<AppEnv>, url: URL, width: PictureWidth): Promise<Response> =>
  siteAsset(c, await nameOfAddress(url), { version: `w${width}` });

/**
 * Answers a missing picture (removed, refused or not stored yet) with a placeholder, with status 404 and `no-store`
 * so that it is not cached.
 */
async function orPlaceholder(c: Context<AppEnv>, load: () => Promise<Response>): Promise<Response> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error;
    return c.body(PLACEHOLDER, 404, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' });
  }
}

/** Routes below /media; `fetchPicture` reaches foreign hosts. */
export function mediaRoutes(fetchPicture: Fetch): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/proxy/:width/:address', async (c) => {
      const url = decodeAddress(c.req.param('address'), readForeignUrl);
      const width = readPictureWidth(c.req.param('width'));
      const hosts = pictureHosts(c.env.MEDIA_HOSTS, c.get('site'));
      const way = url === null ? undefined : hosts.get(url.host);
      if (url === null || width === null || way === undefined) throw new NotFound('no such picture');
      if (way === 'passed') {
        if (readPictureUrl(url.href) === null)
          throw new NotFound('no address that pictures are fetched from');
        return throughPictureCache(c, c.req.path, () =>
          forADay(fetchForeignPicture(url, hosts, fetchPicture)),
        );
      }
      return orPlaceholder(c, () =>
        throughPictureCache(c, c.req.path, () => forADay(cachedPicture(c, url, width))),
      );
    })
    .get('/social/proxy/:address', async (c) => {
      const url = decodeAddress(c.req.param('address').replace(/\.jpg$/, ''), readForeignUrl);
      const way = url === null ? undefined : pictureHosts(c.env.MEDIA_HOSTS, c.get('site')).get(url.host);
      if (url === null || way !== 'kept') throw new NotFound('no such picture');
      // Nothing in its place: the page's head states the size of the JPEG.
      return throughPictureCache(c, c.req.path, () =>
        forADay(nameOfAddress(url).then((name) => siteAsset(c, name, { version: 'social' }))),
      );
    })
    .get('/icon/:file', async (c) => {
      const name = ICON_FILE.exec(c.req.param('file'))?.[1];
      if (name === undefined) throw new NotFound('no such icon');
      return iconResponse(await siteAsset(c, name, {}));
    })
    .get('/qr/:file', (c) => {
      const path = readQrName(QR_FILE.exec(c.req.param('file'))?.[1] ?? '');
      if (path === null) throw new NotFound('no address of an estate');
      return qrResponse(siteOrigin(urlOf(c), c.get('site')) + path);
    })
    .get('/social/:file', async (c) => {
      const name = SOCIAL_FILE.exec(c.req.param('file'))?.[1];
      if (name === undefined) throw new NotFound('no such picture');
      return throughPictureCache(c, `${c.req.path}${hashQuery(askedHash(c))}`, () =>
        forADay(socialAsset(c, name)),
      );
    })
    .get('/:width/:file', async (c) => {
      const width = readPictureWidth(c.req.param('width'));
      const name = FILE.exec(c.req.param('file'))?.[1];
      if (width === null || name === undefined) throw new NotFound('no such picture');
      const hash = askedHash(c);
      return throughPictureCache(c, `${c.req.path}${hashQuery(hash)}`, () =>
        sizedAsset(c, name, `w${width}`, hash),
      );
    });
}
