/** Estates of a file put into local data that may be in use: what a listings system does, by hand. */
import { getPlatformProxy } from 'wrangler';
import { z } from 'zod';
import { estateStatements, withdrawEstateStatements } from '../../content-service/intake/index.ts';
import { writeContentVersion } from '../../content-service/platform/content-version.ts';
import { EstateSchema } from '../../wire/estate.ts';
import { type Bindings, writeStatements } from './store.ts';

/** What such a file holds: estates as the wire has them (contract, "Estate"), and ids of those withdrawn. */
export const EstatesFileSchema = z.strictObject({
  estates: z.array(EstateSchema).default([]),
  withdrawn: z.array(z.string()).default([]),
});
export type EstatesFile = z.infer<typeof EstatesFileSchema>;

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
    await writeStatements(proxy.env, statements, () => undefined);
    await writeContentVersion(proxy.env.CACHE, siteId, String(now.getTime()));
    return true;
  } finally {
    await proxy.dispose();
  }
}
