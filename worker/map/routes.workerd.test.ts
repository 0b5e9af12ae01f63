/** Tiles and pictures through the app, from a real bucket (docs/decisions/0059, 0060). */
import { afterEach, describe, expect, it } from 'vitest';
import { TOWN } from '../../tests/map-archives/town.ts';
import { MAP_RECORD_KEY, MAP_SCHEMAS, type MapArchive, mapArchiveKey } from '../../wire/map-archive.ts';
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
    pageHandlers: {
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

  it('are cached: served even after the archive was deleted', async () => {
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

  it('above the archive’s last zoom are enlarged from it, with street names', async () => {
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

  it('of the previous archive are still served, for cached pages', async () => {
    const [before, now] = [await storedTown(), await storedTown()];
    await letStand(now, before);
    const { ask, tile } = bench();
    expect((await ask(tile(before))).status).toBe(200);
  });

  it('of an outdated look are drawn in the current look, and browsers must revalidate them', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, sites } = bench();
    const old = await ask(filled(tileTemplate(archive, '100000000ff', 'light')));
    const present = await ask(filled(tileTemplate(archive, themeVersion(sites.a), 'light')));
    expect([old.status, old.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await old.text()).toBe(await present.text());
  });

  it('differ in light and dark mode', async () => {
    const archive = await storedTown();
    await letStand(archive);
    const { ask, tile } = bench();
    const [light, dark] = await Promise.all(
      (['light', 'dark'] as const).map(async (mode) => (await ask(tile(archive, mode))).text()),
    );
    expect(light).not.toBe(dark);
  });
});

describe('an invalid address', () => {
  it.each([
    ['another version', (address: string) => address.replace(/town\d+/, 'town999999999999')],
    ['a zoom above the range', (address: string) => address.replace('/14/', '/17/')],
    ['a zoom below the range', (address: string) => address.replace('/14/', '/3/')],
    ['a tile outside of the archive', (address: string) => address.replace(`/${TOWN.x}/`, '/100/')],
    ['an unknown mode', (address: string) => address.replace('-light', '-pink')],
    ['an exponent as number', (address: string) => address.replace(`/${TOWN.y}.svg`, '/1e3.svg')],
    ['another file extension', (address: string) => address.replace('.svg', '.png')],
  ])('with %s answers 404 without reading an archive', async (_what, change) => {
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

  it('with an unknown version reads the record at most once in ten seconds', async () => {
    await letStand(await storedTown());
    const { ask, read } = bench();
    for (let count = 0; count < 5; count += 1) await ask(`/map/invented${count}00/x-light/14/8361/5480.svg`);
    expect(read.length).toBe(1);
  });

  it('answers 429 above the rate limit', async () => {
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

  it('are centred on it, at the zooms of a home', async () => {
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

  it('with a hidden address have a disc and no pin, at zoom 14 at most', async () => {
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

  it('with a changed address do not match their seal, and answer 404', async () => {
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

  it.each(failures)('%s: tiles answer 503, and pages still work', async (_what, break_, why) => {
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

  it('is replaced during a request: data of two archives are never mixed', async () => {
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
    ['has another shape', '{"current":{"version":"1"}}'],
    ['is too large', `"${'x'.repeat(20_000)}"`],
  ])('whose record %s is treated as missing, and the error is logged', async (_what, text) => {
    await mapBucket().put(MAP_RECORD_KEY, text);
    const { ask, seen, log } = bench();
    expect((await ask('/nl')).status).toBe(200);
    expect(seen()).toBeNull();
    expect(log.filter(({ event }) => event === 'map.record_unreadable')).toHaveLength(1);
  });

  it('whose bucket fails stays current from the cached record', async () => {
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

describe('no archive', () => {
  it('is not an error: no map, and nothing is logged', async () => {
    const { ask, seen, log } = bench();
    expect((await ask('/nl')).status).toBe(200);
    expect(seen()).toBeNull();
    expect(log).toEqual([]);
    expect((await ask('/map/town000000000001/x-light/14/8361/5480.svg')).status).toBe(404);
  });
});
