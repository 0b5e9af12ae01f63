import type { Context } from 'hono';
import {
  MAP_RECORD_KEY,
  type MapArchive,
  type MapRecord,
  MapRecordSchema,
} from '../../../wire/map-archive.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { AppEnv } from '../../platform/env.ts';
import { describeError, type Log } from '../../platform/errors/log.ts';
import { withTimeout } from '../../platform/limits/with-timeout.ts';

/** Milliseconds for which an isolate does not ask which archive stands. */
const REMEMBERED_MS = 60_000;
/** The same where an address names a version that is not known: another isolate may have learnt of a switch first. */
const UNKNOWN_VERSION_MS = 10_000;
/** Milliseconds that a page waits for the bucket. */
const MOST_MS = 1_000;
/** More than any record has. */
const MAX_RECORD_BYTES = 16_384;

/** What an isolate knows of a bucket: data only. */
interface Known {
  record: MapRecord | null;
  /** Epoch milliseconds of the last reading; null before the first has ended. */
  readAt: number | null;
}

const knownOf = onceEach((_bucket: R2Bucket): Known => ({ record: null, readAt: null }));

async function readRecord(bucket: R2Bucket): Promise<MapRecord | null> {
  const object = await bucket.get(MAP_RECORD_KEY);
  if (object === null) return null;
  if (object.size > MAX_RECORD_BYTES) throw new Error(`the record of the map has ${object.size} bytes`);
  return MapRecordSchema.parse(await object.json());
}

/**
 * The record, read once in so many milliseconds: whoever finds it old reads, all others go on with what is
 * known. One that cannot be read leaves what was known, and a line in the log.
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
 * The archive of streets that stands in this deployment; null where there is none, or none that can be read (the
 * log says why, the page stands). While an archive stands it is the same object, so that `onceEach` serves.
 * Asks the bucket once a minute.
 */
export async function currentArchive(c: Context<AppEnv>, now = Date.now()): Promise<MapArchive | null> {
  const bucket = c.env.MAPS;
  if (bucket === undefined) return null;
  const record = await recordWithin(bucket, c.get('log'), REMEMBERED_MS, now);
  return record?.current ?? null;
}

/** The archive of a version: the one that stands or the one before it; null for any other. */
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
