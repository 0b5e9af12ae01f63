/** Tiles and pictures through the app, from a real bucket (docs/decisions/0059, 0060). */
import { afterEach, describe, expect, it } from 'vitest';
import { TOWN } from '#tests/map-archives/town.ts';
import { MAP_RECORD_KEY, MAP_SCHEMAS, type MapArchive, mapArchiveKey } from '#wire/map-archive.ts';
import { appBench } from '../testing/app-bench.ts';
import { letStand, mapBucket, ownBucket, storedTown } from '../testing/maps.ts';
import { currentArchive, featuresNear, pictureHref, themeVersion, tileTemplate } from './index.ts';

const TILE = { z: String(TOWN.z), x: String(TOWN.x), y: String(TOWN.y) };
const HOME = { lat: TOWN.lat, lon: TOWN.lon };

type Parts = Readonly<Record<string, string>>;
const filled = (template: string, parts: Parts = TILE): string =>
  template.replace(/\{(\w)\}/g, (_, name: string) => parts[name] ?? '');

/** An app with its own bucket, and a log of the keys it read. */
function bench(before: (key: string) => void | Promise<void> = () => undefined) {
  const read: string[] = [];
  const bucket = ownBucket(async (key) => {
    read.push(key);
    await before(key);
  });
  let seen: MapArchive | null | undefined;
  let near: number | undefined;
  const app = appBench({
    bindings: { MAPS: bucket },
    pages: {
      home: async (c) => {
        seen = await currentArchive(c);
        near = seen === null ? 0 : (await featuresNear(c, seen, HOME, 1_200)).length;
        return c.html('<html lang="nl"><p>home</p></html>');
      },
    },
  });
  const tile = (archive: MapArchive, mode: 'light' | 'dark' = 'light'): string =>
    filled(tileTemplate(archive, themeVersion(app.sites.a), mode));
  return { ...app, bucket, read, tile, seen: () => seen, near: () => near };
}

afterEach(async () => {
  await mapBucket().delete(MAP_RECORD_KEY);
});

describe('tiles', () => {
  it.each(MAP_SCHEMAS)('are drawn from the current archive: %s', async (schema) => {
    const archive = await storedTown(schema);
    await letStand(archive);
    const { ask, tile } = bench();
    const response = await ask(tile(archive));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="256" height="256"/);
    expect(svg).toContain('<desc>© OpenStreetMap contributors</desc>');
    expect(svg).toContain('Testegem');
    expect(svg).not.toContain(' style=');
  });

  it('are cached: drawn once, and still served when the archive is gone', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, read, tile } = bench();
    const first = await (await ask(tile(archive))).text();
    await mapBucket().delete(mapArchiveKey(archive.version));
    read.length = 0;
    const again = await ask(tile(archive));
    expect([again.status, await again.text()]).toEqual([200, first]);
    expect(read).toEqual([]);
  });

  it('beyond the last zoom are cut from it, with their street names', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, sites } = bench();
    const template = tileTemplate(archive, themeVersion(sites.a), 'light');
    const svg = async (z: number, x: number, y: number) =>
      (await ask(filled(template, { z: `${z}`, x: `${x}`, y: `${y}` }))).text();
    // Names are external text and must be escaped.
    expect(await svg(15, TOWN.x * 2, TOWN.y * 2)).toContain('&lt;Kerk&gt; &amp; &quot;straat&quot;');
    expect(await svg(16, TOWN.x * 4 + 1, TOWN.y * 4 + 3)).toContain('&lt;Kerk&gt;');
  });

  it('of the previous archive are still served for cached pages', async () => {
    const [before, now] = [await storedTown(), await storedTown()];
    await letStand(now, before);
    const { ask, tile } = bench();
    expect((await ask(tile(before))).status).toBe(200);
  });

  it('of an outdated theme are drawn in the current one, without browser caching', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, sites } = bench();
    const old = await ask(filled(tileTemplate(archive, '100000000ff', 'light')));
    const present = await ask(filled(tileTemplate(archive, themeVersion(sites.a), 'light')));
    expect([old.status, old.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await old.text()).toBe(await present.text());
  });

  it('exist in light and dark', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, tile } = bench();
    const [light, dark] = await Promise.all(
      (['light', 'dark'] as const).map(async (mode) => (await ask(tile(archive, mode))).text()),
    );
    expect(light).not.toBe(dark);
  });
});

describe('invented addresses', () => {
  it.each([
    ['another version', (address: string) => address.replace(/town\d+/, 'town999999999999')],
    ['a zoom that is not drawn', (address: string) => address.replace('/14/', '/17/')],
    ['a zoom of the world', (address: string) => address.replace('/14/', '/3/')],
    ['a tile of elsewhere', (address: string) => address.replace(`/${TOWN.x}/`, '/100/')],
    ['a mode', (address: string) => address.replace('-light', '-pink')],
    ['no number', (address: string) => address.replace(`/${TOWN.y}.svg`, '/1e3.svg')],
    ['another ending', (address: string) => address.replace('.svg', '.png')],
  ])('%s are not found, and no archive is read', async (_what, change) => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, read, tile } = bench();
    const response = await ask(change(tile(archive)));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'text/plain; charset=UTF-8',
    ]);
    expect(read.filter((key) => key !== MAP_RECORD_KEY)).toEqual([]);
  });

  it('unknown versions cause one read in ten seconds, not one per address', async () => {
    await letStand(await storedTown());
    const { ask, read } = bench();
    for (let count = 0; count < 5; count += 1) await ask(`/map/invented${count}00/x-light/14/8361/5480.svg`);
    expect(read.length).toBe(1);
  });

  it('a sender who requests too many new drawings must wait', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const limit = async () => ({ success: false });
    const app = appBench({ bindings: { MAPS: ownBucket(), MAP_LIMIT: { limit } } });
    const response = await app.ask(filled(tileTemplate(archive, themeVersion(app.sites.a), 'light')));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  });
});

describe('pictures of a place', () => {
  const picture = { centre: HOME, zoom: 16, width: 480, height: 340, mark: 'pin' } as const;

  it('are drawn around it, at the zoom levels of a home', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, sites } = bench();
    for (const zoom of [13, 15, 16]) {
      const href = pictureHref(archive, themeVersion(sites.a), 'light', {
        ...picture,
        zoom,
        numbered: [HOME],
      });
      const response = await ask(href ?? '');
      expect(response.status).toBe(200);
      const svg = await response.text();
      expect(svg).toContain('width="480" height="340"');
      // The pin's tip is at the centre.
      expect(svg).toContain('d="M240 170c');
      expect(svg).toContain('>1</text>');
    }
  });

  it('have a disc and never a pin for a hidden address, up to zoom 14', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, sites } = bench();
    const href = pictureHref(archive, themeVersion(sites.a), 'dark', { ...picture, mark: 'disc' }) ?? '';
    expect(href).toContain('/place/14/');
    const svg = await (await ask(href)).text();
    expect(svg).toContain('stroke-dasharray="1 5"');
    expect(svg).not.toContain('M240 170c');
    expect((await ask(href.replace('/place/14/', '/place/16/'))).status).toBe(404);
  });

  it('with an address that no page contains are not drawn', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, sites, read } = bench();
    const href = pictureHref(archive, themeVersion(sites.a), 'light', picture) ?? '';
    const moved = href.replace(/\/(\d+)\/480x340/, (_, y: string) => `/${Number(y) + 1}/480x340`);
    for (const address of [moved, href.replace('480x340', '481x340'), href.replace('.pin', '.disc')]) {
      expect((await ask(address)).status).toBe(404);
    }
    expect(read.filter((key) => key !== MAP_RECORD_KEY)).toEqual([]);
  });

  it('outside of the archive have no link', async () => {
    const archive = await storedTown();
    const { sites } = bench();
    const elsewhere = { ...picture, centre: { lat: 48.85, lon: 2.35 } };
    expect(pictureHref(archive, themeVersion(sites.a), 'light', elsewhere)).toBeNull();
  });
});

describe('an archive that fails', () => {
  const failures: readonly (readonly [string, (archive: MapArchive) => Promise<unknown>, string])[] = [
    ['is missing', ({ version }) => mapBucket().delete(mapArchiveKey(version)), 'the archive is missing'],
    [
      'was truncated',
      async ({ version }) => {
        const object = await mapBucket().get(mapArchiveKey(version));
        const bytes = await (object as R2ObjectBody).arrayBuffer();
        await mapBucket().put(mapArchiveKey(version), bytes.slice(0, 200));
      },
      'replaced',
    ],
    [
      'has another format',
      ({ version }) => mapBucket().put(mapArchiveKey(version), 'no archive at all'.repeat(2_000)),
      'replaced',
    ],
  ];

  it.each(failures)('%s: tiles answer with an error for a while, pages work', async (_what, break_, why) => {
    const archive = await storedTown();
    await letStand(archive);
    await break_(archive);
    const { ask, tile, log, near } = bench();
    const response = await ask(tile(archive));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(JSON.stringify(log.filter(({ event }) => event === 'map.archive_unreadable'))).toContain(why);
    expect((await ask('/nl')).status).toBe(200);
    expect(near()).toBe(0);
  });

  it('that is replaced while being read never mixes data of two archives', async () => {
    const archive = await storedTown();
    await letStand(archive);
    let reads = 0;
    const { ask, tile, log } = bench(async (key) => {
      if (key === MAP_RECORD_KEY) return;
      reads += 1;
      // The first read gets header and directory, the second the tile.
      if (reads === 2) await mapBucket().put(key, 'x'.repeat(archive.bytes));
    });
    expect((await ask(tile(archive))).status).toBe(503);
    expect(reads).toBe(2);
    expect(JSON.stringify(log)).toContain('the archive was replaced');
  });

  it.each([
    ['is not JSON', '{'],
    ['is of another shape', '{"current":{"version":"1"}}'],
    ['is endless', `"${'x'.repeat(20_000)}"`],
  ])('whose record %s is ignored, with a line in the log', async (_what, text) => {
    await mapBucket().put(MAP_RECORD_KEY, text);
    const { ask, seen, log } = bench();
    expect((await ask('/nl')).status).toBe(200);
    expect(seen()).toBeNull();
    expect(log.filter(({ event }) => event === 'map.record_unreadable')).toHaveLength(1);
  });

  it('keeps its known record when its bucket fails', async () => {
    const archive = await storedTown();
    await letStand(archive);
    let fails = false;
    const { ask, seen, bucket } = bench(() => {
      if (fails) throw new Error('the bucket fails');
    });
    await ask('/nl');
    expect(seen()?.version).toBe(archive.version);
    fails = true;
    await ask('/nl?x=1');
    expect(seen()?.version).toBe(archive.version);
    expect(bucket).toBeDefined();
  });
});

describe('without an archive', () => {
  it('there is no map, and no error in the log', async () => {
    const { ask, seen, log } = bench();
    expect((await ask('/nl')).status).toBe(200);
    expect(seen()).toBeNull();
    expect(log).toEqual([]);
    expect((await ask('/map/town000000000001/x-light/14/8361/5480.svg')).status).toBe(404);
  });
});
