import {
  MAP_RECORD_KEY,
  type MapArchive,
  type MapRecord,
  MapRecordSchema,
  type MapStatus,
  mapArchiveKey,
} from '../../wire/map-archive.ts';

/** The record of what stands; null without one, and where it cannot be read: what comes next replaces it. */
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

/** Lets an archive stand, keeps the one before it, and deletes what stood before that. */
export async function switchTo(bucket: R2Bucket, next: MapArchive): Promise<MapRecord> {
  const known = await readRecord(bucket);
  const before = known?.current.version === next.version ? known.before : (known?.current ?? null);
  const record: MapRecord = { current: next, before };
  // One small object at the end: until it is written, what stood goes on standing.
  await bucket.put(MAP_RECORD_KEY, JSON.stringify(record), {
    httpMetadata: { contentType: 'application/json' },
  });
  const outdated = known?.before?.version;
  if (outdated !== undefined && outdated !== next.version && outdated !== before?.version) {
    await bucket.delete(mapArchiveKey(outdated));
  }
  return record;
}

/** What an operator is told of a record. */
export const statusOf = (record: MapRecord | null): MapStatus => ({
  current: told(record?.current ?? null),
  before: told(record?.before ?? null),
});

function told(archive: MapArchive | null): MapStatus['current'] {
  if (archive === null) return null;
  const { sealKey: _sealKey, etag: _etag, ...rest } = archive;
  return rest;
}
