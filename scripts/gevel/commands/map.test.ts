import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { townArchive } from '#tests/map-archives/town.ts';
import { run } from '../testing/run.ts';

const ARCHIVE = {
  version: '0123456789abcdef',
  bytes: 5,
  schema: 'shortbread',
  bounds: { south: 50.9, west: 3.6, north: 51.2, east: 3.9 },
  minZoom: 0,
  maxZoom: 14,
  attribution: '© OpenStreetMap contributors',
  since: '2026-11-23T12:00:00.000Z',
};

/** A local server with the calls of maps. */
let server: Server;
let origin: string;
let folder: string;
const calls: string[] = [];
const bodies = new Map<string, Buffer>();
let begun: object;

beforeEach(async () => {
  calls.length = 0;
  bodies.clear();
  begun = { stands: false, parts: [] };
  folder = await mkdtemp(join(tmpdir(), 'gevel-'));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = `${request.method} ${request.url}`;
      calls.push(key);
      bodies.set(key, Buffer.concat(chunks));
      if (request.method === 'PUT' || request.method === 'DELETE') {
        response.writeHead(204).end();
        return;
      }
      const answer = request.url === '/map/uploads' ? begun : { current: ARCHIVE, before: null };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function file(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'town.pmtiles');
  await writeFile(path, bytes);
  return path;
}

describe('map add', () => {
  it('announces the file, sends its parts and completes the upload', async () => {
    const bytes = await townArchive('shortbread');
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const { code, stdout } = await run(['map', 'add', await file(bytes)], origin);
    expect(code).toBe(0);
    expect(stdout).toContain('0123456789abcdef: Shortbread, zooms 0 to 14');
    expect(calls).toEqual([
      'POST /map/uploads',
      `PUT /map/uploads/${version}/parts/1`,
      `POST /map/uploads/${version}/complete`,
    ]);
    expect(JSON.parse(String(bodies.get('POST /map/uploads')))).toMatchObject({
      version,
      bytes: bytes.byteLength,
      header: Buffer.from(bytes.subarray(0, 127)).toString('base64'),
    });
    expect(bodies.get(`PUT /map/uploads/${version}/parts/1`)?.equals(bytes)).toBe(true);
  });

  it('sends only missing parts', async () => {
    begun = { stands: false, parts: [1] };
    const { code, stderr } = await run(['map', 'add', await file(await townArchive('protomaps'))], origin);
    expect(code).toBe(0);
    expect(stderr).toContain('1 of 1 parts were uploaded before.');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('sends nothing if the archive is current', async () => {
    begun = { stands: true, parts: [1] };
    const { stdout } = await run(['map', 'add', await file(await townArchive('protomaps'))], origin);
    expect(stdout).toContain('This archive is already current.');
    expect(calls).toEqual(['POST /map/uploads', 'GET /map']);
  });

  it.each([
    ['an empty file', () => new Uint8Array(0), 'is not a PMTiles file'],
    ['another file', () => new Uint8Array(500), 'is not a PMTiles file'],
    ['a truncated file', async () => (await townArchive('shortbread')).slice(0, 140), 'is truncated'],
    ['an older version', () => townArchive('shortbread', { header: { 7: 2 } }), 'PMTiles version 2'],
  ])('refuses %s without a call', async (_what, make, why) => {
    const { code, stderr } = await run(['map', 'add', await file(await make())], origin);
    expect([code, stderr.includes(why)]).toEqual([1, true]);
    expect(calls).toEqual([]);
  });

  it('refuses a missing file', async () => {
    const { code, stderr } = await run(['map', 'add', join(folder, 'none.pmtiles')], origin);
    expect([code, stderr.includes('cannot be read')]).toEqual([1, true]);
  });
});

describe('map show and map remove', () => {
  it('show the current archive, and remove it', async () => {
    expect((await run(['map', 'show'], origin)).stdout).toContain('50.9 to 51.2 north');
    expect((await run(['map', 'remove'], origin)).stdout).toBe('The map archives are removed.\n');
    expect(calls).toEqual(['GET /map', 'DELETE /map']);
  });
});
