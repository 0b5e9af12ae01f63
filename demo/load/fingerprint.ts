import { createHash } from 'node:crypto';
import type { Drawn } from '../art/drawn/files.ts';
import type { DemoData } from '../data/demo-data.ts';
import type { Bindings } from './store.ts';

const KEY = 'seed:hash';
/** Raised when the way of loading changes while the data stays the same. */
const LOADER = '4';

/** SHA-256 of the data, of what its pictures show and of the way it is loaded, hexadecimal. */
export const dataHash = (data: DemoData, drawn: Drawn): string =>
  createHash('sha256')
    .update(LOADER)
    .update(JSON.stringify([data, drawn]))
    .digest('hex');

/** Whether the very same data is there: the stamp fits and the sites are in the database. */
export async function isLoaded({ CACHE, DB }: Bindings, hash: string): Promise<boolean> {
  if ((await CACHE.get(KEY)) !== hash) return false;
  const row = await DB.prepare('SELECT count(*) AS sites FROM sites').first<{ sites: number }>();
  return (row?.sites ?? 0) > 0;
}

/** Leaves the stamp; written last, so that a load broken off is done again. */
export const rememberLoaded = ({ CACHE }: Bindings, hash: string): Promise<void> => CACHE.put(KEY, hash);
