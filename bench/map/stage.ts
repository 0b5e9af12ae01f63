import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bytesToHeader } from 'pmtiles';
import { readArchiveFacts } from '#content-service/maps/archive-file.ts';
import type { MapArchive } from '#wire/map-archive.ts';
import type { Client } from '../stage/client.ts';
import { CONSTANT, startStage } from '../stage/stage.ts';

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

/** The site as deployed, beside a constant. */
export async function startWithArchive(root: string, file: string): Promise<Stage> {
  const archive = await standing(await readFile(file));
  const stage = await startStage({
    root,
    work: `${root}/.gevel/bench-map`,
    players: [
      {
        name: 'site',
        entry: 'bench/map/workers/site.ts',
        bundle: 'site',
        bindings: { RECORD: JSON.stringify({ current: archive, before: null }) },
        dataBlobBindings: { ARCHIVE: file },
        serviceBindings: { CONTENT: 'content' },
      },
      { name: 'content', entry: 'bench/memory/workers/content.ts' },
      CONSTANT,
    ],
  });
  const [site, constant] = [await stage.client('site', HOST), await stage.client('constant', HOST)];
  return { archive, site, constant, cpu: stage.cpu, stop: stage.stop };
}
