import type { EntryStamp } from './freshness.ts';
import { onceText } from './once-text.ts';

/** Time, 1 if missing, version if known (else empty), and what a search counts as, in one header, because reading each header costs time. */
const STAMP = 'x-gevel-stamp';
const WRITTEN = /^(\d{1,16}) ([01])(?: (\S*))?(?: (\S+))?$/;

/** Writes an entry's stamp into a private header, because the Cache API does not return stale entries. */
export function writeStamp(headers: Headers, { madeAt, version, missing, searched }: EntryStamp): void {
  const known = version === null && searched === undefined ? '' : ` ${encodeURIComponent(version ?? '')}`;
  const search = searched === undefined ? '' : ` ${encodeURIComponent(searched)}`;
  headers.set(STAMP, `${madeAt} ${missing ? 1 : 0}${known}${search}`);
}

/** The stamp of a cached response; null when it has none that can be read. */
export const readStamp = (headers: Headers): EntryStamp | null => parse(headers.get(STAMP) ?? '');

/** Remembers results: entries are read often, and many have the same stamp. */
const parse = onceText((text): EntryStamp | null => {
  const [, madeAt, missing, version, searched] = WRITTEN.exec(text) ?? [];
  if (madeAt === undefined) return null;
  try {
    return {
      madeAt: Number(madeAt),
      version: version ? decodeURIComponent(version) : null,
      missing: missing === '1',
      ...(searched === undefined ? {} : { searched: decodeURIComponent(searched) }),
    };
  } catch {
    return null; // a part is not URI-encoded, so this code did not write it
  }
});
