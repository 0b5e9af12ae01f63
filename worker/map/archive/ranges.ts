import { Compression, PMTiles, ResolvedValueCache, type Source } from 'pmtiles';
import { type MapArchive, mapArchiveKey } from '../../../wire/map-archive.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { readLimitedBytes } from '../../platform/limits/limited-body.ts';

/** Directories that an isolate keeps, some 100 KB each at most: a country has one or two dozen. */
const KEPT_DIRECTORIES = 48;
/** Bytes of the largest tile or directory, unpacked. */
const MAX_UNPACKED = 8 * 1024 * 1024;

/** The archive cannot be read: it is gone, cut short, replaced, or of a kind that was never let in. */
export class ArchiveUnreadable extends Error {
  override readonly name = 'ArchiveUnreadable';
}

/** Ranges of an archive, each only of the very bytes that were checked: the tag is a condition of every reading. */
const rangesOf = (bucket: R2Bucket, archive: MapArchive): Source => ({
  getKey: () => archive.version,
  async getBytes(offset, wanted) {
    const length = Math.min(wanted, archive.bytes - offset);
    if (length <= 0) throw new ArchiveUnreadable(`nothing at byte ${offset} of ${archive.bytes}`);
    const object = await bucket.get(mapArchiveKey(archive.version), {
      range: { offset, length },
      onlyIf: { etagMatches: archive.etag },
    });
    if (object === null) throw new ArchiveUnreadable('the archive is gone');
    if (!('body' in object)) throw new ArchiveUnreadable(`the archive was replaced: ${object.etag}`);
    const data = await object.arrayBuffer();
    if (data.byteLength !== length) {
      throw new ArchiveUnreadable(`${data.byteLength} bytes at ${offset} instead of ${length}`);
    }
    return { data };
  },
});

/** What the platform unpacks by itself. Throws for what it does not, and for more than a tile may hold. */
async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed;
  if (compression !== Compression.Gzip) throw new ArchiveUnreadable(`compression ${compression}`);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = await readLimitedBytes(stream, MAX_UNPACKED);
  return bytes.buffer;
}

// Values, never promises: what one request waits for is nothing that another may wait for.
const directoriesOf = onceEach(
  (_bucket: R2Bucket) => new ResolvedValueCache(KEPT_DIRECTORIES, undefined, unpack),
);

/** An archive in a bucket, read by ranges for one request; its directories are remembered. */
export const openArchive = (bucket: R2Bucket, archive: MapArchive): PMTiles =>
  new PMTiles(rangesOf(bucket, archive), directoriesOf(bucket), unpack);
