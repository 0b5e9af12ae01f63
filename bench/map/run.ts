/**
 * `npm run bench map -- --archive FILE --at 42.5063,1.5218`: cost of tiles around a point at zoom levels 10
 * to 16, in workerd. GEVEL_MAP_ARCHIVE can name the archive instead. Exits with 1 when a limit is exceeded.
 */
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { toWorld } from '#domain/map/projection.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { median } from '../stage/statistics.ts';
import { BARS, missed, type ZoomFigures } from './figures.ts';
import { startWithArchive } from './stage.ts';

const ZOOMS = [10, 11, 12, 13, 14, 15, 16];
/** Number of warm-up renderings of each tile, and of measured ones. */
const WARM_UP = 8;
const ROUNDS = 7;
/** Requests of a cached tile, and of the constant beside it, per turn. */
const CACHED = { requests: 200, turns: 6 };
const ANEW_HEADER = { 'x-bench-anew': 'anew' };
const COLD_HEADER = { 'x-bench-anew': 'cold' };
/** Cloudflare's compression level for responses; a file compressed in advance would be smaller. */
const ON_THE_WAY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const { values } = parseArgs({
  options: {
    archive: { type: 'string', default: process.env.GEVEL_MAP_ARCHIVE ?? '' },
    at: { type: 'string' },
  },
});
const say = (text: string): void => void process.stdout.write(`${text}\n`);
if (values.archive === '') throw new Error('Name an archive: --archive FILE, or GEVEL_MAP_ARCHIVE.');

const root = resolve(import.meta.dirname, '../..');
await ensureClientBuilt();
const stage = await startWithArchive(root, resolve(values.archive));
try {
  const { archive, site, constant } = stage;
  const { bounds } = archive;
  const middle = [(bounds.south + bounds.north) / 2, (bounds.west + bounds.east) / 2];
  const [lat = 0, lon = 0] = values.at?.split(',').map(Number) ?? middle;
  const { x, y } = toWorld({ lat, lon });
  /** Three by three tiles around the point; an unknown version of the style is drawn in the current one. */
  const tilesAt = (zoom: number): readonly string[] =>
    [-1, 0, 1].flatMap((east) =>
      [-1, 0, 1].map((south) => {
        const side = 2 ** zoom;
        return `/map/${archive.version}/0-light/${zoom}/${Math.floor(x * side) + east}/${Math.floor(y * side) + south}.svg`;
      }),
    );
  const isThere = (path: string): Promise<boolean> =>
    site.get(path).then(
      () => true,
      () => false,
    );

  /** CPU milliseconds of one request: the median of several. */
  const cpuFor = async (path: string, headers: Record<string, string>): Promise<number> => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = stage.cpu();
      await site.get(path, headers);
      rounds.push(stage.cpu() - before);
    }
    return median(rounds);
  };

  const zooms: ZoomFigures[] = [];
  say(`${values.archive}: ${archive.schema}, around ${lat}, ${lon}; three by three tiles a zoom`);
  say(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
  say('Made anew: the isolate knows the archive, and draws; includes HTTP and all threads of workerd.');
  say('Cold: record, header, directory and tile are read and unpacked first.');
  const paths = new Map<number, readonly string[]>();
  for (const zoom of ZOOMS) {
    const there: string[] = [];
    for (const path of tilesAt(zoom)) if (await isThere(path)) there.push(path);
    paths.set(zoom, there);
  }
  // Lets workerd compile hot code.
  for (let turn = 0; turn < WARM_UP; turn += 1) {
    for (const path of [...paths.values()].flat()) await site.get(path, ANEW_HEADER);
  }
  say('zoom  tiles  KB middle  KB most  ms middle  ms most  cold');
  for (const [zoom, there] of paths) {
    const bytes: number[] = [];
    const [anew, cold]: [number[], number[]] = [[], []];
    for (const path of there) {
      bytes.push(brotliCompressSync((await site.get(path)).body, ON_THE_WAY).byteLength);
      anew.push(await cpuFor(path, ANEW_HEADER));
      cold.push(await cpuFor(path, COLD_HEADER));
    }
    zooms.push({ zoom, bytes, anew });
    const kilobytes = (count: number): string => (count / 1000).toFixed(1).padStart(9);
    say(
      `${String(zoom).padStart(4)}  ${String(there.length).padStart(5)}${kilobytes(median(bytes))}${kilobytes(Math.max(...bytes))}` +
        `${median(anew).toFixed(1).padStart(11)}${Math.max(...anew)
          .toFixed(1)
          .padStart(9)}${median(cold).toFixed(1).padStart(6)}`,
    );
  }

  const [path = '/'] = paths.get(15) ?? [];
  const { body, headers } = await site.get(path);
  const { 'transfer-encoding': _chunked, connection: _connection, ...rest } = headers;
  await constant.put('/tile', body, { ...rest, 'content-length': body.byteLength });
  const ratios: number[] = [];
  for (let turn = 0; turn < CACHED.turns; turn += 1) {
    const costs: number[] = [];
    for (const [client, address] of [
      [site, path],
      [constant, '/tile'],
    ] as const) {
      const before = stage.cpu();
      await client.run(Array<string>(CACHED.requests).fill(address), { atOnce: 4 });
      costs.push((stage.cpu() - before) / CACHED.requests);
    }
    const [own = 0, constantly = 1] = costs;
    if (turn > 0) ratios.push(own / constantly);
  }
  const ratio = median(ratios);
  say(`A kept tile: ${ratio.toFixed(2)} × the CPU of the same bytes as a constant answer`);
  const misses = missed(zooms, ratio);
  for (const miss of misses) say(`✗ ${miss}`);
  if (misses.length === 0) {
    say(`✓ ${BARS.bytes / 1000} KB the largest, ${BARS.anewMs} ms in the middle, ${BARS.cachedRatio} × kept`);
  }
  process.exitCode = misses.length === 0 ? 0 : 1;
} finally {
  await stage.stop();
}
