/** `/map/…`: map tiles and pictures, on the site's own host. */
import { type Context, Hono } from 'hono';
import type { MapArchive } from '#wire/map-archive.ts';
import { toCacheUrl } from '../platform/cache/keys.ts';
import type { AppEnv } from '../platform/env.ts';
import { ContentUnavailable, NotFound } from '../platform/errors/app-error.ts';
import { describeError } from '../platform/errors/log.ts';
import { mayAsk } from '../platform/forms/sender-limit.ts';
import { TILE_SIDE } from './addresses/frame.ts';
import { type AskedPicture, readPicture } from './addresses/picture.ts';
import { mapBase, tileBox } from './addresses/tile.ts';
import { archiveOf } from './archive/current.ts';
import { sourceTiles, tileRange } from './archive/source-tiles.ts';
import { drawMap, sourceZoom } from './draw.ts';
import { mapLook } from './look.ts';
import { MAP_MODES, type MapMode } from './palette.ts';
import { SCHEMAS } from './schemas/index.ts';

const MAP_CACHE = 'gevel-maps';
const FOREVER = 'public, max-age=31536000, immutable';
const TYPE = 'image/svg+xml';

const LOOK = /^([0-9a-z]{1,32})-(light|dark)$/;
const TILE_FILE = /^(\d{1,6})\.svg$/;
const SEALED_FILE = /^([0-9a-f]{20})\.svg$/;
const WHOLE = /^\d{1,6}$/;

/** The archive and mode of a path. */
interface Named {
  readonly archive: MapArchive;
  readonly mode: MapMode;
  /** Whether the path has the site's current look. */
  readonly present: boolean;
}

async function readNamed(c: Context<AppEnv>, version: string, look: string): Promise<Named> {
  const [, theme, written] = LOOK.exec(look) ?? [];
  const mode = MAP_MODES.find((known) => known === written);
  const archive = mode === undefined ? null : await archiveOf(c, version);
  if (mode === undefined || archive === null) throw new NotFound('no such map');
  return { archive, mode, present: theme === mapLook(c.get('site')).version };
}

async function draw(c: Context<AppEnv>, { archive, mode }: Named, asked: AskedPicture): Promise<string> {
  const { box } = asked;
  const zoom = sourceZoom(box.zoom, archive);
  const range = tileRange(zoom, TILE_SIDE * 2 ** (box.zoom - zoom), box);
  try {
    const tiles = await sourceTiles(c, archive, range);
    const palette = mapLook(c.get('site')).palettes[mode];
    const { attribution } = archive;
    return drawMap(tiles, zoom, { ...asked, schema: SCHEMAS[archive.schema], palette, attribution });
  } catch (error) {
    c.get('log')('error', 'map.archive_unreadable', { error: describeError(error) });
    throw new ContentUnavailable('the map cannot be drawn', { cause: error });
  }
}

/** Logs a cache failure; the request continues without the cache. */
function failed(c: Context<AppEnv>, error: unknown): null {
  c.get('log')('warn', 'map.cache_failed', { error: describeError(error) });
  return null;
}

/**
 * A drawing from this data centre's cache, or a new one. A path with an outdated look gets the current look, which
 * browsers must revalidate.
 */
async function drawn(c: Context<AppEnv>, named: Named, name: string, asked: AskedPicture): Promise<Response> {
  const headers = { 'Content-Type': TYPE, 'Cache-Control': named.present ? FOREVER : 'no-cache' };
  const { version } = mapLook(c.get('site'));
  // Agencies with the same look share drawings, which contain nothing else of an agency.
  const key = toCacheUrl(`@map${mapBase(named.archive, version, named.mode)}/${name}`);
  const cache = await caches.open(MAP_CACHE).catch((error: unknown) => failed(c, error));
  const cached = await cache?.match(key).catch((error: unknown) => failed(c, error));
  if (cached) return new Response(cached.body, { headers });
  if (!(await mayAsk(c, 'map'))) {
    return new Response(null, { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
  }
  const svg = await draw(c, named, asked);
  const keeping = new Response(svg, { headers: { 'Content-Type': TYPE, 'Cache-Control': FOREVER } });
  const written = cache?.put(key, keeping).catch((error: unknown) => failed(c, error));
  if (written !== undefined) c.executionCtx.waitUntil(written);
  return new Response(svg, { headers });
}

/** Routes below /map. */
export const mapRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/:version/:look/place/:zoom/:x/:y/:frame/:file', async (c) => {
      const { version, look, zoom, x, y, frame, file } = c.req.param();
      const named = await readNamed(c, version, look);
      const seal = SEALED_FILE.exec(file)?.[1] ?? '';
      const asked = readPicture(named.archive, { zoom, x, y, frame, seal });
      if (asked === null) throw new NotFound('invalid or unsealed picture');
      return drawn(c, named, `place/${zoom}/${x}/${y}/${frame}`, asked);
    })
    .get('/:version/:look/:zoom/:x/:file', async (c) => {
      const { version, look, zoom, x, file } = c.req.param();
      const [, y = ''] = TILE_FILE.exec(file) ?? [];
      if (![zoom, x, y].every((part) => WHOLE.test(part))) throw new NotFound('no such tile');
      const named = await readNamed(c, version, look);
      const box = tileBox(named.archive, Number(zoom), Number(x), Number(y));
      if (box === null) throw new NotFound('no such tile');
      return drawn(c, named, `${box.zoom}/${Number(x)}/${Number(y)}`, {
        box,
        mark: 'none',
        crop: 0,
        numbered: [],
      });
    });
