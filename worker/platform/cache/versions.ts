/**
 * The content version of a site: an opaque text in KV, written by the content service when listings
 * change and by operators. Entries contain the version under which they were made.
 */
import { setBounded } from './bounded.ts';
import { versionKey } from './keys.ts';
import type { Kv } from './kv.ts';
import type { CacheReport } from './report.ts';

/**
 * Milliseconds for which an isolate uses the version that it last read: a change shows within seconds where it was
 * made, and elsewhere when KV has passed it on, within a minute (decision 43).
 */
export const VERSION_MEMORY_MS = 3_000;
/** Seconds for which KV may answer from its nearest cache; this is the minimum. */
const KV_CACHE_SECONDS = 30;
/** Sites whose versions an isolate remembers. */
const MOST_SITES = 5_000;
/** The version of a site whose content never changed. */
const FIRST_VERSION = '0';

interface KnownVersion {
  readonly version: string;
  readonly readAt: number;
}
/** Content versions that an isolate remembers; shared by its requests. */
export type VersionMemory = Map<string, KnownVersion>;

export interface ContentVersions {
  /** The present version; null when it cannot be read, which makes nothing stale. Never throws. */
  current(siteId: string): Promise<string | null>;
  /** The version if it was read a moment ago; undefined when it must be read. */
  known(siteId: string): string | undefined;
  /**
   * Makes every entry of the site stale, at once in this isolate, elsewhere within a minute. Written to KV directly:
   * the site has no database, and not every content service has the rows of `changed-sites.ts`. Any newer text does.
   */
  bump(siteId: string): Promise<string>;
}

interface VersionsOptions {
  readonly kv: Kv;
  readonly memory: VersionMemory;
  readonly now: () => number;
  readonly report: CacheReport;
}

/** Versions that are times only increase: for a while KV may return an older one after a newer one. */
const newest = (known: string | undefined, read: string): string =>
  known !== undefined && /^\d+$/.test(known) && /^\d+$/.test(read) && Number(known) > Number(read)
    ? known
    : read;

export function createContentVersions({ kv, memory, now, report }: VersionsOptions): ContentVersions {
  const believed = (siteId: string): string | undefined => {
    const known = memory.get(siteId);
    return known !== undefined && now() - known.readAt < VERSION_MEMORY_MS ? known.version : undefined;
  };
  return {
    known: believed,
    async current(siteId) {
      const version = believed(siteId);
      if (version !== undefined) return version;
      const known = memory.get(siteId);
      const key = versionKey(siteId);
      try {
        const read = newest(
          known?.version,
          (await kv.get(key, { cacheTtl: KV_CACHE_SECONDS })) ?? FIRST_VERSION,
        );
        setBounded(memory, siteId, { version: read, readAt: now() }, MOST_SITES);
        return read;
      } catch (error) {
        report({ name: 'version:failed', policy: 'version', key, error });
        return known?.version ?? null;
      }
    },
    async bump(siteId) {
      const key = versionKey(siteId);
      // Newer than the version in KV, which another isolate may remember: a lower one would purge nothing there.
      const written = await kv.get(key).catch((error: unknown) => {
        report({ name: 'version:failed', policy: 'version', key, error });
        return null;
      });
      const versions = [memory.get(siteId)?.version, written].map((text) => Number(text ?? 0) + 1);
      const version = String(Math.max(now(), ...versions.filter(Number.isFinite)));
      await kv.put(key, version);
      setBounded(memory, siteId, { version, readAt: now() }, MOST_SITES);
      return version;
    },
  };
}
