import {
  MAP_RECORD_KEY,
  type MapArchive,
  type MapRecord,
  MapRecordSchema,
  type MapStatus,
  mapArchiveKey,
} from '#wire/map-archive.ts';
import { ContentError } from '../platform/errors/content-error.ts';

/**
 * The record of the current archive; null when there is none or it is unreadable: the next one replaces it.
 */
export const readRecord = async (bucket: R2Bucket): Promise<MapRecord | null> =>
  (await readStored(bucket)).record;

/** The record, and the tag of its object; null when there is no object. */
async function readStored(
  bucket: R2Bucket,
): Promise<{ readonly record: MapRecord | null; readonly etag: string | null }> {
  const object = await bucket.get(MAP_RECORD_KEY);
  if (object === null) return { record: null, etag: null };
  const { etag } = object;
  const text = await object.text();
  try {
    return { record: MapRecordSchema.parse(JSON.parse(text)), etag };
  } catch {
    return { record: null, etag };
  }
}

/** Stores a record in place of the one that was read; returns whether that was still there. */
const replaceRecord = async (bucket: R2Bucket, etag: string | null, record: MapRecord): Promise<boolean> =>
  (await bucket.put(MAP_RECORD_KEY, JSON.stringify(record), {
    httpMetadata: { contentType: 'application/json' },
    // RFC 9110 §13.1: of two switches at once, the later one reads again what the first has made current.
    onlyIf: etag === null ? new Headers({ 'If-None-Match': '*' }) : { etagMatches: etag },
  })) !== null;

/** How often the record is read: another switch may replace it before the write. */
const TRIES = 5;

/** Makes an archive current, keeps the previous one, and deletes the one before that. */
export async function switchTo(bucket: R2Bucket, next: MapArchive): Promise<MapRecord> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const { record: known, etag } = await readStored(bucket);
    const before = known?.current.version === next.version ? known.before : (known?.current ?? null);
    const record: MapRecord = { current: next, before };
    // A single small object, written last: until then the current archive stays.
    if (!(await replaceRecord(bucket, etag, record))) continue;
    const outdated = known?.before?.version;
    if (outdated !== undefined && outdated !== next.version && outdated !== before?.version) {
      await bucket.delete(mapArchiveKey(outdated));
    }
    return record;
  }
  throw new ContentError('unavailable', 'Others switch the archive at the same moment; complete it again.');
}

/** The record for an operator. */
export const statusOf = (record: MapRecord | null): MapStatus => ({
  current: reportedArchive(record?.current ?? null),
  before: reportedArchive(record?.before ?? null),
});

function reportedArchive(archive: MapArchive | null): MapStatus['current'] {
  if (archive === null) return null;
  const { sealKey: _sealKey, etag: _etag, ...rest } = archive;
  return rest;
}
