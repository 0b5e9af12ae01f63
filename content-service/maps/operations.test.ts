/** Uploads of street archives, from the first bytes to the switch (docs/decisions/0059). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { townArchive } from '#tests/map-archives/town.ts';
import {
  MAP_HEADER_BYTES,
  MAP_RECORD_KEY,
  MAP_SCHEMAS,
  MapRecordSchema,
  type MapStatus,
  mapArchiveKey,
} from '#wire/map-archive.ts';
import { answerOf, publicCall, publicGet, publicPost, putBytes, remove } from '../testing/call.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

async function versionOf(bytes: Bytes): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
    .toString('hex')
    .slice(0, 16);
}

/** The initial request of the command line for a file. */
async function reported(bytes: Bytes) {
  const view = new DataView(bytes.buffer);
  const [offset, length] = [24, 32].map((at) => Number(view.getBigUint64(at, true))) as [number, number];
  return {
    version: await versionOf(bytes),
    bytes: bytes.byteLength,
    header: base64(bytes.slice(0, MAP_HEADER_BYTES)),
    metadata: base64(bytes.slice(offset, offset + length)),
  };
}

const begin = async (bytes: Bytes) => answerOf(await publicPost('/map/uploads', await reported(bytes)));
const send = async (version: string, bytes: Bytes) =>
  (await putBytes(`/map/uploads/${version}/parts/1`, bytes)).status;
const complete = async (version: string) =>
  answerOf(await publicPost(`/map/uploads/${version}/complete`, {}));

/** Uploads a whole archive. */
async function add(bytes: Bytes): Promise<{ status: number; body: unknown }> {
  const version = await versionOf(bytes);
  await begin(bytes);
  await send(version, bytes);
  return complete(version);
}

const standing = async (): Promise<MapStatus> => (await publicGet('/map')).json();
const keys = async (): Promise<string[]> => (await env.MAPS.list()).objects.map(({ key }) => key).toSorted();

beforeEach(async () => {
  await publicCall('DELETE', '/map');
});

describe('an archive of streets', () => {
  it.each(MAP_SCHEMAS)('becomes current, with its own metadata: %s', async (schema) => {
    const bytes = await townArchive(schema);
    const version = await versionOf(bytes);
    expect(await begin(bytes)).toEqual({ status: 200, body: { stands: false, parts: [] } });
    expect(await standing()).toEqual({ current: null, before: null });
    expect(await send(version, bytes)).toBe(204);
    const expected = {
      version,
      schema,
      bytes: bytes.byteLength,
      minZoom: 0,
      maxZoom: 14,
      bounds: { south: 50.9, west: 3.6, north: 51.2, east: 3.9 },
      attribution: '© OpenStreetMap contributors',
      since: expect.any(String),
    };
    expect(await complete(version)).toEqual({ status: 200, body: { current: expected, before: null } });
    expect(await keys()).toEqual([mapArchiveKey(version), MAP_RECORD_KEY]);
    // The site's record has the bucket's ETag, and a signing key that no answer contains.
    const record = MapRecordSchema.parse(await (await env.MAPS.get(MAP_RECORD_KEY))?.json());
    expect(record.current.etag).toBe((await env.MAPS.head(mapArchiveKey(version)))?.etag);
    expect(record.current.sealKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is kept when the next one becomes current, and deleted with the one after', async () => {
    const archives = await Promise.all(
      ['one', 'two', 'three'].map((attribution) => townArchive('shortbread', { attribution })),
    );
    const versions = await Promise.all(archives.map(versionOf));
    for (const archive of archives.slice(0, 2)) await add(archive);
    expect(await standing()).toMatchObject({
      current: { version: versions[1] },
      before: { version: versions[0] },
    });
    await add(archives[2] as Bytes);
    expect(await standing()).toMatchObject({
      current: { version: versions[2] },
      before: { version: versions[1] },
    });
    expect(await keys()).toEqual(
      [...versions.slice(1).map((version) => mapArchiveKey(version)), MAP_RECORD_KEY].toSorted(),
    );
    // Back to the previous one: nothing is uploaded, only the switch is made.
    expect(await begin(archives[1] as Bytes)).toEqual({ status: 200, body: { stands: false, parts: [1] } });
    await complete(versions[1] as string);
    expect(await standing()).toMatchObject({
      current: { version: versions[1] },
      before: { version: versions[2] },
    });
  });

  it('that is already current is not uploaded again', async () => {
    const bytes = await townArchive('shortbread');
    await add(bytes);
    expect(await begin(bytes)).toEqual({ status: 200, body: { stands: true, parts: [1] } });
  });

  it('resumes an interrupted upload', async () => {
    const bytes = await townArchive('shortbread');
    const version = await versionOf(bytes);
    await begin(bytes);
    expect(await complete(version)).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', message: expect.stringContaining('1 of its 1 parts are missing') } },
    });
    await send(version, bytes);
    expect(await begin(bytes)).toEqual({ status: 200, body: { stands: false, parts: [1] } });
    expect((await complete(version)).status).toBe(200);
  });

  it('removes an upload that was replaced by another', async () => {
    const [first, second] = await Promise.all([
      townArchive('shortbread', { attribution: 'given up' }),
      townArchive('shortbread'),
    ]);
    await begin(first);
    await send(await versionOf(first), first);
    await add(second);
    expect(await keys()).toEqual([mapArchiveKey(await versionOf(second)), MAP_RECORD_KEY]);
  });

  it('can be removed', async () => {
    await add(await townArchive('protomaps'));
    expect((await remove('/map')).status).toBe(204);
    expect(await keys()).toEqual([]);
    expect((await remove('/map')).status).toBe(404);
  });
});

describe('an archive that cannot be drawn is refused before the upload', () => {
  const town = (changes: Parameters<typeof townArchive>[1]) => townArchive('shortbread', changes);

  it.each([
    ['another file', () => town({ header: { 0: 0x50, 1: 0x4b } }), 'no PMTiles file'],
    ['an older version', () => town({ header: { 7: 2 } }), 'version 2'],
    ['pictures', () => town({ header: { 99: 2 } }), 'no vector tiles'],
    ['tiles packed otherwise', () => town({ header: { 98: 3 } }), 'something else than gzip'],
    ['an archive without streets', () => town({ maxZoom: 9 }), 'ends at zoom 9'],
    ['one without the region', () => town({ minZoom: 12 }), 'begins at zoom 12'],
    ['one that covers nothing', () => town({ bounds: [4, 51, 4, 51] }), 'covers nothing'],
    [
      'another schema',
      () => town({ layers: ['transportation', 'landcover', 'place'] }),
      'neither of Shortbread',
    ],
    [
      'Protomaps before version 4',
      () => town({ layers: ['roads', 'earth', 'landuse', 'places', 'transit', 'natural'] }),
      'neither of Shortbread',
    ],
  ])('%s', async (_what, make, why) => {
    expect(await begin(await make())).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', message: expect.stringContaining(why) } },
    });
    expect(await keys()).toEqual([]);
  });

  it('a truncated file', async () => {
    const bytes = await townArchive('shortbread');
    const answer = await begin(bytes.slice(0, bytes.byteLength - 10));
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('cut short') } },
    });
  });
});

describe('an uploaded archive is checked', () => {
  it('against its announced header, and the current one stays', async () => {
    const stood = await townArchive('protomaps');
    await add(stood);
    const bytes = await townArchive('shortbread');
    const other = bytes.slice().fill(0, 0, 40);
    const version = await versionOf(bytes);
    await begin(bytes);
    await send(version, other);
    expect(await complete(version)).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('other bytes came') } },
    });
    expect(await standing()).toMatchObject({ current: { version: await versionOf(stood) } });
    expect(await keys()).toEqual([mapArchiveKey(await versionOf(stood)), MAP_RECORD_KEY]);
  });

  it('by its directory and a tile', async () => {
    const bytes = await townArchive('shortbread');
    const broken = bytes.slice().fill(0xff, MAP_HEADER_BYTES, MAP_HEADER_BYTES + 12);
    const version = await versionOf(bytes);
    await begin(bytes);
    await send(version, broken);
    expect(await complete(version)).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('cannot be read') } },
    });
    expect(await keys()).toEqual([]);
  });

  it('by the length of each part', async () => {
    const bytes = await townArchive('shortbread');
    const version = await versionOf(bytes);
    await begin(bytes);
    expect(await send(version, bytes.slice(1))).toBe(422);
    expect((await putBytes(`/map/uploads/${version}/parts/2`, bytes)).status).toBe(422);
    expect((await putBytes('/map/uploads/0000000000000000/parts/1', bytes)).status).toBe(404);
  });
});
