/**
 * All keys of all caches. A key begins with the site id, so that two sites never share an entry; only the
 * lookup from hostname to site, where the site is not known yet, begins with `@host` or `@preview`, which
 * cannot be site ids ("@" is not allowed in them).
 */
import type { Locale } from '#domain/locale.ts';
import { onceText } from './once-text.ts';

/** KV's own limit, in bytes of UTF-8. */
export const KV_KEY_BYTES = 512;

const encoded = onceText(encodeURIComponent);

/** Parts are encoded, so that a part with a slash cannot pose as two. */
const join = (...parts: readonly string[]): string => parts.map((part) => encoded(part)).join('/');

/** Used instead of a language code when an answer is the same in every language. */
const EVERY_LANGUAGE = '*';

interface ResourceKey {
  readonly site: string;
  /** null when all languages share the answer. */
  readonly locale: Locale | null;
  readonly name: string;
  readonly parts: readonly string[];
}

export const cacheKeys = {
  /** An answer of the content service; its resource (`content/resource.ts`) defines the parts. */
  resource: ({ site, locale, name, parts }: ResourceKey): string =>
    join(site, name, locale ?? EVERY_LANGUAGE, ...parts),
  host: (hostname: string): string => `@host/${encodeURIComponent(hostname)}`,
  preview: (id: string): string => `@preview/${id}`,
  /**
   * A page. `edition` includes the client's files that pages link to, which the next deployment removes; `origin`
   * because pages contain absolute addresses.
   */
  html: (site: string, edition: string, origin: string, pathAndQuery: string): string =>
    join(site, 'html', edition, origin, pathAndQuery),
  picture: (site: string, path: string): string => join(site, 'picture', path),
} as const;

/** Key of a site's content version, which the content service and operators write. */
export const versionKey = (site: string): string => `version:${site}`;

/**
 * JSON with the keys of objects sorted; lists keep their order, because it has a meaning. Written by hand,
 * because every call of every page needs a key and a replacer runs for each member.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${members.join()}}`;
}

/** SHA-256 of a text, as UTF-8, or of bytes: 64 hexadecimal digits. */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  let text = '';
  for (const byte of hash) text += HEX[byte];
  return text;
}

/** The two digits of each byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The key as KV takes it: a longer one keeps its site and kind, and the rest becomes a hash. */
export async function toKvKey(key: string): Promise<string> {
  if (new TextEncoder().encode(key).length <= KV_KEY_BYTES) return key;
  const [site = '', kind = ''] = key.split('/');
  return `${site}/${kind.slice(0, 64)}/sha256-${await digest(key)}`;
}

/** The key as the Cache API takes it: an address of a host that does not exist. */
export const toCacheUrl = (key: string): string => `https://cache.invalid/${key}`;
