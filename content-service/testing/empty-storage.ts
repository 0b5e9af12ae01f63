import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

/**
 * Empties all stores. A store is first read: `reset` of the test runner empties the stores that are in memory, and
 * workerd takes one out of memory after ten seconds without a call. Its rows would be there in the next file.
 */
export async function emptyStorage(): Promise<void> {
  await Promise.all([
    ...[env.DB, env.SECOND].map((db) => db.prepare('SELECT 1').run()),
    ...[env.PICTURES, env.MAPS].map((bucket) => bucket.head('any')),
    env.CACHE.get('any'),
  ]);
  await reset();
}
