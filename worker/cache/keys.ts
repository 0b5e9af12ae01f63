/**
 * Every key of every cache. A key begins with the site id, so that no two sites can share an entry;
 * only the way from hostname to site, where the site is not known yet, begins with `@host`, which is
 * no site id ("@" is outside their alphabet).
 */
import type { EstateId } from '../../domain/estate-id.ts';
import type { Locale } from '../../domain/locale.ts';

/** KV's own limit, in bytes of UTF-8. */
export const KV_KEY_BYTES = 512;

/** Parts are encoded, so that a part with a slash cannot pose as two. */
const join = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

export const cacheKeys = {
  host: (hostname: string): string => `@host/${encodeURIComponent(hostname)}`,
  navigation: (site: string, locale: Locale, name: string): string => join(site, 'navigation', locale, name),
  navigationItem: (site: string, locale: Locale, name: string, id: string): string =>
    join(site, 'navigation-item', locale, name, id),
  pageByUrl: (site: string, locale: Locale, url: string): string => join(site, 'page-url', locale, url),
  page: (site: string, locale: Locale, id: string): string => join(site, 'page', locale, id),
  estatePage: (site: string, locale: Locale, id: EstateId, name: string): string =>
    join(site, 'estate-page', locale, id.source, id.id.toLowerCase(), name),
  entities: (site: string, locale: Locale): string => join(site, 'entities', locale),
  entityItems: (site: string, locale: Locale, id: string): string => join(site, 'entity-items', locale, id),
  collection: (site: string, locale: Locale, id: string): string => join(site, 'collection', locale, id),
  group: (site: string, locale: Locale, id: string): string => join(site, 'group', locale, id),
  translations: (site: string, locale: Locale): string => join(site, 'translations', locale),
  estate: (site: string, locale: Locale, id: EstateId): string =>
    join(site, 'estate', locale, id.source, id.id.toLowerCase()),
  similar: (site: string, locale: Locale, id: EstateId): string =>
    join(site, 'similar', locale, id.source, id.id.toLowerCase()),
  filterOptions: (site: string, locale: Locale): string => join(site, 'filter-options', locale),
  filterCounts: async (site: string, query: unknown): Promise<string> =>
    join(site, 'filter-counts', await digest(canonicalJson(query))),
  cities: (site: string, locale: Locale, folded: string): string => join(site, 'cities', locale, folded),
  search: async (site: string, source: string, request: unknown): Promise<string> =>
    join(site, 'search', source, await digest(canonicalJson(request))),
  markers: async (site: string, source: string, request: unknown): Promise<string> =>
    join(site, 'markers', source, await digest(canonicalJson(request))),
  sitemapFiles: (site: string, size: number): string => join(site, 'sitemap', String(size)),
  sitemapRun: (site: string, kind: string, after: string, upTo: string): string =>
    join(site, 'sitemap', kind, after, upTo),
  rentalUnit: (site: string, locale: Locale, id: string): string => join(site, 'rental-unit', locale, id),
  rentalSearch: async (site: string, request: unknown): Promise<string> =>
    join(site, 'rental-search', await digest(canonicalJson(request))),
  rentalFilters: (site: string): string => join(site, 'rental-filters'),
  rentalCounts: async (site: string, query: unknown): Promise<string> =>
    join(site, 'rental-counts', await digest(canonicalJson(query))),
  agreements: (site: string, locale: Locale): string => join(site, 'agreements', locale),
  /** By origin too, since pages name their own addresses in full. */
  html: (site: string, deployment: string, origin: string, pathAndQuery: string): string =>
    join(site, 'html', deployment, origin, pathAndQuery),
  picture: (site: string, path: string): string => join(site, 'picture', path),
} as const;

/** Where the content service and operators write the version of a site's content. */
export const versionKey = (site: string): string => `version:${site}`;

/** JSON with the keys of objects in order; the order of lists is kept, since it means something. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}

/** SHA-256 of a text, as UTF-8, or of bytes: 64 hexadecimal digits. */
export async function digest(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key as KV takes it: a longer one keeps its site and kind, and the rest becomes a hash. */
export async function toKvKey(key: string): Promise<string> {
  if (new TextEncoder().encode(key).length <= KV_KEY_BYTES) return key;
  const [site = '', kind = ''] = key.split('/');
  return `${site}/${kind.slice(0, 64)}/sha256-${await digest(key)}`;
}

/** The key as the Cache API takes it: an address of a host that does not exist. */
export const toCacheUrl = (key: string): string => `https://cache.invalid/${key}`;
