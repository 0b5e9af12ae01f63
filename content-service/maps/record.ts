import {
  MAP_RECORD_KEY,
  type MapArchive,
  type MapRecord,
  MapRecordSchema,
  type MapStatus,
  mapArchiveKey,
} from '../../wire/map-archive.ts';

/**
 * The record of the current archive; null when there is none or it is unreadable: the next one replaces it.
 */
export async function readRecord(bucket: R2Bucket): Promise<MapRecord | null> {
  const object = await bucket.get(MAP_RECORD_KEY);
  if (object === null) return null;
  const text = await object.text();
  try {
    return MapRecordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Makes an archive current, keeps the previous one, and deletes the one before that. */
export async function switchTo(bucket: R2Bucket, next: MapArchive): Promise<MapRecord> {
  const known = await readRecord(bucket);
  const before = known?.current.version === next.version ? known.before : (known?.current ?? null);
  const record: MapRecord = { current: next, before };
  // A single small object, written last: until then the current archive stays.
  await bucket.put(MAP_RECORD_KEY, JSON.stringify(record), {
    httpMetadata: { contentType: 'application/json' },
  });
  const outdated = known?.before?.version;
  if (outdated !== undefined && outdated !== next.version && outdated !== before?.version) {
    await bucket.delete(mapArchiveKey(outdated));
  }
  return record;
}

/** The record for an operator. */
export const statusOf = (record: MapRecord | null): MapStatus => ({
  current: told(record?.current ?? null),
  before: told(record?.before ?? null),
});

function told(archive: MapArchive | null): MapStatus['current'] {
  if (archive === null) return null;
  const { sealKey: _sealKey, etag: _etag, ...rest } = archive;
  return rest;
}
