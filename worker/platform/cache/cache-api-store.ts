import { readStamp, writeStamp } from './entry-headers.ts';
import { toCacheUrl } from './keys.ts';
import { lifetimeOf } from './policies.ts';
import type { Store } from './store.ts';

/** Name of the Cache API's cache for data; whole pages and pictures have their own. */
const DATA_CACHE = 'gevel-data';

/** Entries as JSON responses in the Cache API of this data centre. */
export const createCacheApiStore = (storage: CacheStorage): Store => ({
  async read(key) {
    const cache = await storage.open(DATA_CACHE);
    const response = await cache.match(toCacheUrl(key));
    if (response === undefined) return null;
    const stamp = readStamp(response.headers);
    if (stamp === null) {
      await response.body?.cancel();
      return null;
    }
    return { ...stamp, value: await response.json() };
  },
  async write(key, entry, policy) {
    const headers = new Headers({
      'Content-Type': 'application/json',
      'Cache-Control': `max-age=${lifetimeOf(policy)}`,
    });
    writeStamp(headers, entry);
    const cache = await storage.open(DATA_CACHE);
    await cache.put(toCacheUrl(key), new Response(JSON.stringify(entry.value), { headers }));
  },
  async remove(key) {
    const cache = await storage.open(DATA_CACHE);
    await cache.delete(toCacheUrl(key));
  },
});
