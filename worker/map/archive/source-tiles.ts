import type { VectorTile } from '@mapbox/vector-tile';
import type { Context } from 'hono';
import type { MapArchive } from '#wire/map-archive.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { AppEnv } from '../../platform/env.ts';
import { withTimeout } from '../../platform/limits/with-timeout.ts';
import { ArchiveUnreadable, openArchive } from './ranges.ts';
import { vectorTile } from './vector-tile.ts';

/**
 * Bytes of decompressed tiles cached in an isolate: adjacent drawings and zooms above the last use the same tiles.
 */
const CACHED_BYTES = 4 * 1024 * 1024;
/** Timeout for reading a tile, milliseconds. */
const MOST_MS = 3_000;

/** A tile of the archive. */
export interface SourceTile {
  readonly x: number;
  readonly y: number;
  readonly tile: VectorTile;
}

interface CachedTile {
  readonly tile: VectorTile | null;
  readonly bytes: number;
}

/** Cached tiles of a bucket, least recently used first; null where the archive has no tile. */
const cachedOf = onceEach((_bucket: R2Bucket) => new Map<string, CachedTile>());

function keep(cached: Map<string, CachedTile>, key: string, entry: CachedTile): void {
  cached.delete(key);
  cached.set(key, entry);
  let bytes = 0;
  for (const { bytes: each } of cached.values()) bytes += each;
  for (const [oldest, { bytes: freed }] of cached) {
    if (bytes <= CACHED_BYTES || oldest === key) break;
    cached.delete(oldest);
    bytes -= freed;
  }
}

async function readTile(
  bucket: R2Bucket,
  archive: MapArchive,
  zoom: number,
  x: number,
  y: number,
): Promise<VectorTile | null> {
  const cached = cachedOf(bucket);
  const key = `${archive.version}/${zoom}/${x}/${y}`;
  const known = cached.get(key);
  if (known !== undefined) {
    keep(cached, key, known);
    return known.tile;
  }
  const found = await withTimeout(MOST_MS, () => openArchive(bucket, archive).getZxy(zoom, x, y));
  const tile = found === undefined ? null : vectorTile(new Uint8Array(found.data));
  keep(cached, key, { tile, bytes: 1_024 + (found?.data.byteLength ?? 0) });
  return tile;
}

/** A rectangle of tiles at one zoom, both ends inclusive. */
interface TileRange {
  readonly zoom: number;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The tiles that a rectangle overlaps; `side` is the size of a tile in the rectangle's unit. */
export const tileRange = (
  zoom: number,
  side: number,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): TileRange => {
  const last = 2 ** zoom - 1;
  const within = (value: number): number => Math.min(last, Math.max(0, Math.floor(value / side)));
  return {
    zoom,
    west: within(left),
    east: within(left + width - 0.001),
    north: within(top),
    south: within(top + height - 0.001),
  };
};

/** Reads the archive's tiles of a range in parallel. Throws ArchiveUnreadable or TimeoutError. */
export async function sourceTiles(
  c: Context<AppEnv>,
  archive: MapArchive,
  { zoom, west, east, north, south }: TileRange,
): Promise<readonly SourceTile[]> {
  const bucket = c.env.MAPS;
  if (bucket === undefined) throw new ArchiveUnreadable('the binding MAPS is missing');
  const asked: Promise<SourceTile | null>[] = [];
  for (let x = west; x <= east; x += 1) {
    for (let y = north; y <= south; y += 1) {
      const read = readTile(bucket, archive, zoom, x, y);
      asked.push(read.then((tile) => tile && { x, y, tile }));
    }
  }
  return (await Promise.all(asked)).filter((tile) => tile !== null);
}
