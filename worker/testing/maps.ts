import { env } from 'cloudflare:workers';
import { townArchive } from '#tests/map-archives/town.ts';
import { MAP_RECORD_KEY, type MapArchive, type MapSchemaName, mapArchiveKey } from '#wire/map-archive.ts';

let made = 0;

/** The bucket of map archives, which the tests' configuration always binds. */
export function mapBucket(): R2Bucket {
  const bucket = (env as { MAPS?: R2Bucket }).MAPS;
  if (bucket === undefined) throw new Error('the binding MAPS is missing');
  return bucket;
}

/**
 * A new object for the same bucket, with empty caches, because an isolate caches by bucket object. `before` runs before
 * each read of a key.
 */
export function ownBucket(before: (key: string) => void | Promise<void> = () => undefined): R2Bucket {
  const bucket = mapBucket();
  const get = async (key: string, options?: R2GetOptions) => {
    await before(key);
    return bucket.get(key, options as R2GetOptions);
  };
  return { get } as R2Bucket;
}

/** Stores the invented town as the content service stores an archive. */
export async function storedTown(
  schema: MapSchemaName = 'shortbread',
  changes: Parameters<typeof townArchive>[1] = {},
): Promise<MapArchive> {
  const bytes = await townArchive(schema, changes);
  made += 1;
  const version = `town${String(made).padStart(12, '0')}`;
  const stored = await mapBucket().put(mapArchiveKey(version), bytes);
  return {
    version,
    etag: stored?.etag ?? '',
    bytes: bytes.byteLength,
    schema,
    bounds: { south: 50.9, west: 3.6, north: 51.2, east: 3.9 },
    minZoom: 0,
    maxZoom: changes.maxZoom ?? 14,
    attribution: '© OpenStreetMap contributors',
    sealKey: '0123456789abcdef0123456789abcdef',
    since: '2026-11-23T12:00:00.000Z',
  };
}

/** Writes the record of the current and the previous archive. */
export const letStand = (current: MapArchive, before: MapArchive | null = null): Promise<R2Object | null> =>
  mapBucket().put(MAP_RECORD_KEY, JSON.stringify({ current, before }));
