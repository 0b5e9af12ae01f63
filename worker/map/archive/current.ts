import type { Context } from 'hono';
import { MAP_RECORD_KEY, type MapArchive, type MapRecord, MapRecordSchema } from '#wire/map-archive.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { AppEnv } from '../../platform/env.ts';
import { describeError, type Log } from '../../platform/errors/log.ts';
import { withTimeout } from '../../platform/limits/with-timeout.ts';

/** Milliseconds for which an isolate caches the record of the current archive. */
const REMEMBERED_MS = 60_000;
/** The same for a request with an unknown version: another isolate may have seen a new archive first. */
const UNKNOWN_VERSION_MS = 10_000;
/** Timeout for reading the record from the bucket, milliseconds. */
const MOST_MS = 1_000;
/** Limit well above the size of any valid record. */
const MAX_RECORD_BYTES = 16_384;

/** An isolate's cached record of a bucket: plain data. */
interface Known {
  record: MapRecord | null;
  /** Time of the last read, epoch milliseconds; null until the first read has ended. */
  readAt: number | null;
}

const knownOf = onceEach((_bucket: R2Bucket): Known => ({ record: null, readAt: null }));

async function readRecord(bucket: R2Bucket): Promise<MapRecord | null> {
  const object = await bucket.get(MAP_RECORD_KEY);
  if (object === null) return null;
  if (object.size > MAX_RECORD_BYTES) throw new Error(`the map's record is too large: ${object.size} bytes`);
  return MapRecordSchema.parse(await object.json());
}

/**
 * The record, at most `maxAge` milliseconds old. The first request that finds it older reads it again, while others
 * use the cached record. When the read fails, the cached record stays and the error is logged.
 */
async function recordWithin(
  bucket: R2Bucket,
  log: Log,
  maxAge: number,
  now: number,
): Promise<MapRecord | null> {
  const known = knownOf(bucket);
  if (known.readAt !== null && now - known.readAt < maxAge) return known.record;
  if (known.readAt !== null) known.readAt = now;
  try {
    known.record = await withTimeout(MOST_MS, () => readRecord(bucket));
  } catch (error) {
    log('error', 'map.record_unreadable', { error: describeError(error) });
  }
  known.readAt = now;
  return known.record;
}

/**
 * The deployment's current map archive; null when there is none, or when its record cannot be read (the error is
 * logged and pages still work). Reads the bucket once a minute. Until then the object is the same, so that `onceEach`
 * can use it as a key.
 */
export async function currentArchive(c: Context<AppEnv>, now = Date.now()): Promise<MapArchive | null> {
  const bucket = c.env.MAPS;
  if (bucket === undefined) return null;
  const record = await recordWithin(bucket, c.get('log'), REMEMBERED_MS, now);
  return record?.current ?? null;
}

/** The archive with this version, if it is the current or the previous one; otherwise null. */
export async function archiveOf(
  c: Context<AppEnv>,
  version: string,
  now = Date.now(),
): Promise<MapArchive | null> {
  const bucket = c.env.MAPS;
  if (bucket === undefined) return null;
  for (const maxAge of [REMEMBERED_MS, UNKNOWN_VERSION_MS]) {
    const record = await recordWithin(bucket, c.get('log'), maxAge, now);
    const found = [record?.current, record?.before].find((archive) => archive?.version === version);
    if (found) return found;
  }
  return null;
}
