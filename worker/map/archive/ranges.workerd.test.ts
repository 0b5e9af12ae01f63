import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';
import { expect, it } from 'vitest';
import { archiveOf } from '#tests/map-archives/archive.ts';
import { mapArchiveKey } from '#wire/map-archive.ts';
import { mapBucket, ownBucket, storedTown } from '../../testing/maps.ts';
import { ArchiveUnreadable, openArchive } from './ranges.ts';

const HEADER = 127;
const NOT_PACKED = 1;

/** An archive of this size whose one tile, at zoom 14, states a length of its own. */
async function stating(tileLength: number, size: number): Promise<Uint8Array> {
  const pbf = new PbfWriter();
  for (const value of [1, zxyToTileId(14, 1, 1), 1, tileLength, 1]) pbf.writeVarint(value);
  const root = pbf.finish();
  const made = await archiveOf({ tiles: {}, bounds: [3, 50, 4, 51], layers: [], header: { 97: NOT_PACKED } });
  const whole = new Uint8Array(size);
  whole.set(made.subarray(0, HEADER));
  whole.set(root, HEADER);
  new DataView(whole.buffer).setBigUint64(16, BigInt(root.length), true);
  return whole;
}

it('reads no part of several megabytes into memory, whatever length an archive states', async () => {
  const bytes = await stating(6_000_000, 7_000_000);
  const version = 'stated000000';
  const stored = await mapBucket().put(mapArchiveKey(version), bytes);
  const read: number[] = [];
  const bucket = ownBucket();
  const get = (key: string, options: R2GetOptions) => {
    read.push((options.range as { length: number }).length);
    return bucket.get(key, options);
  };
  const town = await storedTown();
  const archive = { ...town, version, etag: stored?.etag ?? '', bytes: bytes.byteLength };
  const found = openArchive({ get } as unknown as R2Bucket, archive).getZxy(14, 1, 1);
  await expect(found).rejects.toThrow(ArchiveUnreadable);
  await expect(found).rejects.toThrow('a part of 6000000 bytes is too large');
  expect(read).toEqual([16_384]);
});
