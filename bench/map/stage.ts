import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { bytesToHeader } from 'pmtiles';
import { readArchiveFacts } from '#content-service/maps/archive-file.ts';
import { cpuOf, findWorkerd } from '#scripts/lib/workerd-cpu.ts';
import type { MapArchive } from '#wire/map-archive.ts';
import { entryModule, productionBundle } from '../edge/bundles.ts';
import { type Client, createClient } from '../edge/client.ts';

const SHARED = { modulesRoot: '/', compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] };
const unsafeDirectSockets = [{ host: '127.0.0.1', port: 0 }];
const HOST = 'map.localhost';

/** The site with an archive, and a Worker that returns what was stored in it. */
export interface Stage {
  readonly archive: MapArchive;
  readonly site: Client;
  readonly constant: Client;
  /** Milliseconds of CPU used so far by both. */
  cpu(): number;
  stop(): Promise<void>;
}

const ownBytes = (bytes: Buffer, from: number, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(bytes.subarray(from, from + length));

/** An archive that passes the content service's checks. */
async function standing(bytes: Buffer): Promise<MapArchive> {
  const first = ownBytes(bytes, 0, 127);
  const { jsonMetadataOffset, jsonMetadataLength } = bytesToHeader(first.buffer);
  const metadata = ownBytes(bytes, jsonMetadataOffset, jsonMetadataLength);
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    etag: 'bench',
    bytes: bytes.byteLength,
    ...(await readArchiveFacts(first, metadata, bytes.byteLength)),
    sealKey: '0'.repeat(32),
    since: new Date().toISOString(),
  };
}

/** Bundles the site as for deployment, and starts it beside a constant in one workerd. */
export async function startStage(root: string, file: string): Promise<Stage> {
  const bytes = await readFile(file);
  const archive = await standing(bytes);
  const outdir = `${root}/.gevel/bench-map`;
  const options = convertV4MiniflareOptions({
    // Suppresses the log, which has a line per request and would hide the figures.
    handleStructuredLogs: () => undefined,
    workers: [
      {
        ...SHARED,
        name: 'site',
        modules: [
          await entryModule(root, 'bench/map/workers/site.ts'),
          await productionBundle({ root, outdir, config: 'wrangler.toml', main: 'index' }),
        ],
        bindings: { RECORD: JSON.stringify({ current: archive, before: null }) },
        dataBlobBindings: { ARCHIVE: file },
        serviceBindings: { CONTENT: 'content' },
        unsafeDirectSockets,
      },
      { ...SHARED, name: 'content', modules: [await entryModule(root, 'bench/map/workers/content.ts')] },
      {
        ...SHARED,
        name: 'constant',
        modules: [await entryModule(root, 'bench/edge/workers/constant.ts')],
        unsafeDirectSockets,
      },
    ],
  });
  const miniflare = new Miniflare(options);
  await miniflare.ready;
  const clientOf = async (name: string): Promise<Client> =>
    createClient(await miniflare.unsafeGetDirectURL(name), HOST);
  const [site, constant] = await Promise.all([clientOf('site'), clientOf('constant')]);
  const workerd = findWorkerd();
  return {
    archive,
    site,
    constant,
    cpu: () => cpuOf(workerd),
    async stop() {
      site.close();
      constant.close();
      await miniflare.dispose();
    },
  };
}
