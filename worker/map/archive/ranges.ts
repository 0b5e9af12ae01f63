import { Compression, PMTiles, ResolvedValueCache, type Source } from 'pmtiles';
import { type MapArchive, mapArchiveKey } from '#wire/map-archive.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import { readLimitedBytes } from '../../platform/limits/limited-body.ts';

/** Directories cached in an isolate, at most about 100 KB each: a country has one or two dozen. */
const CACHED_DIRECTORIES = 48;
/** Largest tile, bytes, packed or not. */
const MAX_TILE = 4 * 1024 * 1024;
/** Largest unpacked directory, bytes: its entries need twenty times as much. */
const MAX_DIRECTORY = 1024 * 1024;

/** The archive cannot be read: it is missing, truncated, replaced, or has an unsupported format. */
export class ArchiveUnreadable extends Error {
  override readonly name = 'ArchiveUnreadable';
}

/** Reads byte ranges of an archive; each read requires the ETag of the validated archive. */
const rangesOf = (bucket: R2Bucket, archive: MapArchive): Source => ({
  getKey: () => archive.version,
  async getBytes(offset, wanted) {
    if (wanted > MAX_TILE) throw new ArchiveUnreadable(`a part of ${wanted} bytes is too large`);
    const length = Math.min(wanted, archive.bytes - offset);
    if (length <= 0)
      throw new ArchiveUnreadable(`offset ${offset} is beyond the archive's ${archive.bytes} bytes`);
    const object = await bucket.get(mapArchiveKey(archive.version), {
      range: { offset, length },
      onlyIf: { etagMatches: archive.etag },
    });
    if (object === null) throw new ArchiveUnreadable('the archive is missing');
    if (!('body' in object)) throw new ArchiveUnreadable(`the archive was replaced: ${object.etag}`);
    const data = await object.arrayBuffer();
    if (data.byteLength !== length) {
      throw new ArchiveUnreadable(`read ${data.byteLength} bytes at ${offset} instead of ${length}`);
    }
    return { data };
  },
});

/** Decompresses gzip up to `most` bytes. Throws above them, and for other compressions. */
const unpackTo =
  (most: number) =>
  async (packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
    if (compression === Compression.None) {
      if (packed.byteLength > most) throw new ArchiveUnreadable(`more than ${most} bytes`);
      return packed;
    }
    if (compression !== Compression.Gzip)
      throw new ArchiveUnreadable(`unsupported compression ${compression}`);
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const bytes = await readLimitedBytes(stream, most);
    return bytes.buffer;
  };

// Caches values instead of promises, because a request must not wait for another request's promise.
const directoriesOf = onceEach(
  (_bucket: R2Bucket) => new ResolvedValueCache(CACHED_DIRECTORIES, undefined, unpackTo(MAX_DIRECTORY)),
);

/** An archive in a bucket, read by ranges for one request; the isolate caches its directories. */
export const openArchive = (bucket: R2Bucket, archive: MapArchive): PMTiles =>
  new PMTiles(rangesOf(bucket, archive), directoriesOf(bucket), unpackTo(MAX_TILE));
