import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/** The database's id in content-service/wrangler.toml, under which wrangler looks for its file. */
const DATABASE = 'gevel-content';

/** The content service's database in a folder of local data, while no Worker uses it. */
export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Opens it, runs the work and closes it. */
export async function withLocalDatabase(
  state: string,
  work: (db: LocalDatabase) => Promise<void>,
): Promise<void> {
  const options = convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'none.js', contents: 'export default {}' }],
    compatibilityDate: '2026-10-20',
    d1Databases: { DB: DATABASE },
  });
  // Wrangler stores persistent data one folder deeper.
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(state, 'v3') });
  try {
    await work(await miniflare.getD1Database('DB'));
  } finally {
    await miniflare.dispose();
  }
}
