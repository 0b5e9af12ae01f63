import { readStamp, writeStamp } from './entry-headers.ts';
import type { EntryStamp } from './freshness.ts';
import { digest, toCacheUrl } from './keys.ts';
import { type CachePolicy, lifetimeOf } from './policies.ts';

const PAGE_CACHE = 'gevel-pages';
/** The browser keeps the page but asks each time whether it is still the same. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const OWN_HEADERS = ['Content-Type', 'ETag', 'Cache-Control'] as const;

const pageHeaders = (headers: Headers): Record<(typeof OWN_HEADERS)[number], string> => ({
  'Content-Type': headers.get('Content-Type') ?? 'text/html; charset=UTF-8',
  ETag: headers.get('ETag') ?? '',
  'Cache-Control': REVALIDATE,
});

export interface StoredPage {
  readonly stamp: EntryStamp;
  readonly response: Response;
  /** Whether it began with the given headers, and so has more than its own. */
  readonly begun: boolean;
}

/**
 * A cached page; null when there is none or it is unreadable. A found page (200) begins with the given
 * headers.
 */
export async function readPage(
  key: string,
  begin: () => Headers | null = () => null,
): Promise<StoredPage | null> {
  const cache = await caches.open(PAGE_CACHE);
  const kept = await cache.match(toCacheUrl(key));
  if (kept === undefined) return null;
  const stamp = readStamp(kept.headers);
  if (stamp === null) {
    await kept.body?.cancel();
    return null;
  }
  // Only the sealed headers: the cache adds others (Age, CF-Cache-Status, …).
  const { body, status } = kept;
  const own = pageHeaders(kept.headers);
  const headers = status === 200 ? begin() : null;
  if (headers === null)
    return { stamp, begun: false, response: new Response(body, { status, headers: own }) };
  for (const name of OWN_HEADERS) headers.set(name, own[name]);
  return { stamp, begun: true, response: new Response(body, { status, headers }) };
}

/** A page in the bytes that are hashed, sent and kept. */
interface SealedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Keeps a page under its key for as long as it is of use. */
export async function writePage(
  key: string,
  stamp: EntryStamp,
  { status, headers, bytes }: SealedPage,
  policy: CachePolicy,
): Promise<void> {
  const kept = new Response(bytes, { status, headers });
  const life = stamp.missing ? policy.missing : lifetimeOf(policy);
  kept.headers.set('Cache-Control', `max-age=${life}`);
  writeStamp(kept.headers, stamp);
  const cache = await caches.open(PAGE_CACHE);
  await cache.put(toCacheUrl(key), kept);
}

/**
 * A page with only its body, type, strong ETag (RFC 9110 §8.8.3) and cache rule. `rendered` are its bytes, if
 * available: reading them from the response takes longer than drawing a card.
 */
export async function sealPage(page: Response, rendered?: Uint8Array<ArrayBuffer>): Promise<SealedPage> {
  const bytes = rendered ?? new Uint8Array(await page.arrayBuffer());
  const etag = `"${(await digest(bytes)).slice(0, 32)}"`;
  return { status: page.status, headers: { ...pageHeaders(page.headers), ETag: etag }, bytes };
}

/** The page as it is sent. */
export const openPage = ({ status, headers, bytes }: SealedPage): Response =>
  new Response(bytes, { status, headers });

/** Whether a page may be cached: complete, the same for everyone, and found or certainly not found. */
export function isStorable(page: Response): boolean {
  const { headers, status } = page;
  return (
    (status === 200 || status === 404) &&
    /^text\/html\b/i.test(headers.get('Content-Type') ?? '') &&
    !/\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '') &&
    !headers.has('Set-Cookie') &&
    !headers.has('Vary')
  );
}
