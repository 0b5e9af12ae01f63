import { readStamp, writeStamp } from './entry-headers.ts';
import type { EntryStamp } from './freshness.ts';
import { digest, toCacheUrl } from './keys.ts';
import { type CachePolicy, lifetimeOf } from './policies.ts';

const PAGE_CACHE = 'gevel-pages';
/** Documents that are cached: pages, and searches as feeds. */
const CACHED_TYPES = /^(?:text\/html|application\/(?:rss\+xml|feed\+json))\b/i;
/** Headers of every cached page beside its ETag: browsers store the page, and revalidate it each time. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
} as const;

export interface StoredPage {
  readonly stamp: EntryStamp;
  readonly response: Response;
  /** Whether the response has the headers of `begin`. */
  readonly begun: boolean;
}

/**
 * A cached page; null when it is missing or unreadable. A response with status 200 starts with a copy of the headers
 * of `begin`, which include `PAGE_HEADERS`.
 */
export async function readPage(
  key: string,
  begin: () => Headers | null = () => null,
): Promise<StoredPage | null> {
  const cache = await caches.open(PAGE_CACHE);
  const cached = await cache.match(toCacheUrl(key));
  if (cached === undefined) return null;
  const stamp = readStamp(cached.headers);
  if (stamp === null) {
    await cached.body?.cancel();
    return null;
  }
  // Only the sealed headers: the cache adds others (Age, CF-Cache-Status, …).
  const { body, status } = cached;
  const begun = status === 200 ? begin() : null;
  const response = new Response(body, { status, headers: begun ?? PAGE_HEADERS });
  response.headers.set('ETag', cached.headers.get('ETag') ?? '');
  const type = cached.headers.get('Content-Type');
  if (type !== null && type !== PAGE_HEADERS['Content-Type']) response.headers.set('Content-Type', type);
  return { stamp, begun: begun !== null, response };
}

/** A page as bytes, which are hashed, sent and cached. */
interface SealedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Caches a page under its key, for the lifetime of its policy. */
export async function writePage(
  key: string,
  stamp: EntryStamp,
  { status, headers, bytes }: SealedPage,
  policy: CachePolicy,
): Promise<void> {
  const cached = new Response(bytes, { status, headers });
  const life = stamp.missing ? policy.missing : lifetimeOf(policy);
  cached.headers.set('Cache-Control', `max-age=${life}`);
  writeStamp(cached.headers, stamp);
  const cache = await caches.open(PAGE_CACHE);
  await cache.put(toCacheUrl(key), cached);
}

/**
 * A page with only its body, type, strong ETag (RFC 9110 §8.8.3) and cache rule. `rendered` are its bytes, if
 * available: reading them from the response takes longer than drawing a card.
 */
export async function sealPage(page: Response, rendered?: Uint8Array<ArrayBuffer>): Promise<SealedPage> {
  const bytes = rendered ?? new Uint8Array(await page.arrayBuffer());
  const etag = `"${(await digest(bytes)).slice(0, 32)}"`;
  const type = page.headers.get('Content-Type') ?? PAGE_HEADERS['Content-Type'];
  return { status: page.status, headers: { ...PAGE_HEADERS, 'Content-Type': type, ETag: etag }, bytes };
}

/**
 * The response for a page. `drawn` is the handler's response with the same, unread bytes: reusing it saves a copy.
 * Other headers of the handler are removed, because the cached page does not have them either.
 */
export function openPage({ status, headers, bytes }: SealedPage, drawn?: Response): Response {
  if (drawn === undefined) return new Response(bytes, { status, headers });
  for (const name of Array.from(drawn.headers.keys())) drawn.headers.delete(name);
  for (const [name, value] of Object.entries(headers)) drawn.headers.set(name, value);
  return drawn;
}

/** Whether a page may be cached: complete, the same for everyone, and found or certainly not found. */
export function isStorable(page: Response): boolean {
  const { headers, status } = page;
  return (
    (status === 200 || status === 404) &&
    CACHED_TYPES.test(headers.get('Content-Type') ?? '') &&
    !/\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '') &&
    !headers.has('Set-Cookie') &&
    !headers.has('Vary')
  );
}
