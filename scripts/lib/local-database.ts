import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/** The first database's id in content-service/wrangler.toml, by which wrangler finds its local file. */
const DATABASE = 'gevel-content';

/** A database of the content service in a folder of local data, while no Worker uses it. */
export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Opens databases of a folder by their ids in the configuration, runs the work with each in turn and closes them. */
export async function withLocalDatabases(
  state: string,
  ids: readonly string[],
  work: (db: LocalDatabase) => Promise<void>,
): Promise<void> {
  const options = convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'none.js', contents: 'export default {}' }],
    compatibilityDate: '2026-10-20',
    d1Databases: Object.fromEntries(ids.map((id) => [id, id])),
  });
  // Wrangler stores persistent data one folder deeper.
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(state, 'v3') });
  try {
    for (const id of ids) await work(await miniflare.getD1Database(id));
  } finally {
    await miniflare.dispose();
  }
}

/** Runs work with the first database. */
export const withLocalDatabase = (state: string, work: (db: LocalDatabase) => Promise<void>): Promise<void> =>
  withLocalDatabases(state, [DATABASE], work);
