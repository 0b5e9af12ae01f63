import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/** The database's id in content-service/wrangler.toml, under which wrangler looks for its file. */
const DATABASE = 'gevel-content';

/** The content service's database of a folder of local data, while no Worker has it open. */
export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Opens it for a piece of work. */
export async function withLocalDatabase(
  state: string,
  work: (db: LocalDatabase) => Promise<void>,
): Promise<void> {
  const options = convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'none.js', contents: 'export default {}' }],
    compatibilityDate: '2026-10-20',
    d1Databases: { DB: DATABASE },
  });
  // Wrangler keeps what it is told to persist one folder deeper.
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(state, 'v3') });
  try {
    await work(await miniflare.getD1Database('DB'));
  } finally {
    await miniflare.dispose();
  }
}
