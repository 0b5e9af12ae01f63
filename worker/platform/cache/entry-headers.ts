import type { EntryStamp } from './freshness.ts';

const MADE_AT = 'x-gevel-made-at';
const VERSION = 'x-gevel-version';
const MISSING = 'x-gevel-missing';

/** The Cache API knows no stale entries, so an entry's stamp travels in headers of our own. */
export function writeStamp(headers: Headers, stamp: EntryStamp): void {
  headers.set(MADE_AT, String(stamp.madeAt));
  if (stamp.version !== null) headers.set(VERSION, encodeURIComponent(stamp.version));
  if (stamp.missing) headers.set(MISSING, '1');
}

/** The stamp of a cached response; null when it has none that can be read. */
export function readStamp(headers: Headers): EntryStamp | null {
  const madeAt = headers.get(MADE_AT);
  if (madeAt === null || !/^\d{1,16}$/.test(madeAt)) return null;
  const version = headers.get(VERSION);
  try {
    return {
      madeAt: Number(madeAt),
      version: version === null ? null : decodeURIComponent(version),
      missing: headers.has(MISSING),
    };
  } catch {
    return null; // a version that is no encoded text was not written here
  }
}
