/** Estates of a file put into local data that may be in use: what a listings system does, by hand. */
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';
import { z } from 'zod';
import { estateStatements, withdrawEstateStatements } from '../../content-service/intake/index.ts';
import { writeContentVersion } from '../../content-service/platform/content-version.ts';
import { EstateSchema } from '../../wire/estate.ts';

/** What such a file holds: estates as the wire has them (contract, "Estate"), and ids of those withdrawn. */
export const EstatesFileSchema = z.strictObject({
  estates: z.array(EstateSchema).default([]),
  withdrawn: z.array(z.string()).default([]),
});
export type EstatesFile = z.infer<typeof EstatesFileSchema>;

/** The content service's bindings that an import writes to, as its `wrangler.toml` names them. */
interface Bindings {
  readonly DB: D1Database;
  readonly CACHE: KVNamespace;
}

/** Statements a batch: large enough to be quick, small enough for one message. */
const BATCH = 400;

/** Where the data is. */
interface Target {
  /** `content-service/wrangler.toml`. */
  readonly configPath: string;
  /** Folder of D1, KV and R2. */
  readonly state: string;
  readonly siteId: string;
}

/**
 * Stores the estates of a site and withdraws those that are named; what the site has cached is then old.
 * False where there is no such site.
 */
export async function importEstates(
  { configPath, state, siteId }: Target,
  { estates, withdrawn }: EstatesFile,
  now: Date,
): Promise<boolean> {
  // Wrangler keeps what `--persist-to` names one folder deeper.
  const proxy = await getPlatformProxy<Bindings>({ configPath, persist: { path: `${state}/v3` } });
  try {
    const site = await proxy.env.DB.prepare('SELECT 1 FROM sites WHERE id = ?').bind(siteId).first();
    if (site === null) return false;
    const statements = [
      ...estates.flatMap((estate) => estateStatements(siteId, estate)),
      ...withdrawn.flatMap((id) => withdrawEstateStatements(siteId, id, now.toISOString())),
    ];
    const { DB } = proxy.env;
    for (let from = 0; from < statements.length; from += BATCH) {
      const some = statements.slice(from, from + BATCH);
      await DB.batch(some.map(({ sql, params }) => DB.prepare(sql).bind(...params)));
    }
    await writeContentVersion(proxy.env.CACHE, siteId, String(now.getTime()));
    return true;
  } finally {
    await proxy.dispose();
  }
}
