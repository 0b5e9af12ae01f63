import { type MapArchive, mapArchiveKey } from '../../../wire/map-archive.ts';
import { setBounded } from '../../platform/cache/bounded.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { readLimitedBytes } from '../../platform/limits/limited-body.ts';
import { type ByteRange, type Directory, findEntry, readDirectory, tileId } from './directory.ts';

/** Directories that an isolate keeps, some 100 KB each at most: a country has one or two dozen. */
const KEPT_DIRECTORIES = 48;
/** Bytes of the largest tile or directory, unpacked. */
const MAX_UNPACKED = 8 * 1024 * 1024;
/** Directories on the way to a tile: the specification's most. */
const MOST_STEPS = 4;

/** The archive cannot be read: it is gone, cut short, replaced, or of a kind that was never let in. */
export class ArchiveUnreadable extends Error {
  override readonly name = 'ArchiveUnreadable';
}

// Values, never promises: what one request waits for is nothing that another may wait for.
const directoriesOf = onceEach((_bucket: R2Bucket) => new Map<string, Directory>());

/** Bytes of an archive, only of those that were checked: their tag is a condition of every reading. */
async function readRange(
  bucket: R2Bucket,
  { version, etag }: MapArchive,
  { offset, length }: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const object = await bucket.get(mapArchiveKey(version), {
    range: { offset, length },
    onlyIf: { etagMatches: etag },
  });
  if (object === null) throw new ArchiveUnreadable('the archive is gone');
  if (!('body' in object)) throw new ArchiveUnreadable(`the archive was replaced: ${object.etag}`);
  const data = new Uint8Array(await object.arrayBuffer());
  if (data.byteLength !== length) {
    throw new ArchiveUnreadable(`${data.byteLength} bytes at ${offset} instead of ${length}`);
  }
  return data;
}

const unpacked = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  readLimitedBytes(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')), MAX_UNPACKED);

async function directoryAt(bucket: R2Bucket, archive: MapArchive, range: ByteRange): Promise<Directory> {
  const known = directoriesOf(bucket);
  const key = `${archive.version}/${range.offset}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const bytes = await readRange(bucket, archive, range);
  const directory = readDirectory(archive.layout.packedDirectories ? await unpacked(bytes) : bytes);
  setBounded(known, key, directory, KEPT_DIRECTORIES);
  return directory;
}

/** The bytes of a tile, unpacked; null where the archive has none. Throws ArchiveUnreadable. */
export async function readTileBytes(
  bucket: R2Bucket,
  archive: MapArchive,
  zoom: number,
  x: number,
  y: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { root, leaves, tiles, packedTiles } = archive.layout;
  const id = tileId(zoom, x, y);
  let range: ByteRange = root;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const entry = findEntry(await directoryAt(bucket, archive, range), id);
    if (entry === null) return null;
    if (!entry.leads) {
      const bytes = await readRange(bucket, archive, { ...entry, offset: tiles + entry.offset });
      return packedTiles ? await unpacked(bytes) : bytes;
    }
    range = { ...entry, offset: leaves + entry.offset };
  }
  throw new ArchiveUnreadable('its directories lead in a circle');
}
