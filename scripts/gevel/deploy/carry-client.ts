import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { send } from '../transport.ts';

/** What a deployment says of the files of its own client, beside them. */
const LIST = 'client-files.json';
/** Scripts and style sheets, which have a hash of their content in their names. */
const HASHED = /^[\w-]+\.(?:js|css)$/;
const ListSchema = z.array(z.string());
/** Milliseconds that a file may take. */
const TIMEOUT = 10_000;

async function get(url: URL): Promise<Uint8Array | null> {
  try {
    const { status, body } = await send({ method: 'GET', url, headers: {}, body: null, timeoutMs: TIMEOUT });
    return status === 200 ? body : null;
  } catch {
    return null;
  }
}

function listed(bytes: Uint8Array | null): readonly string[] {
  try {
    const read = ListSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes ?? undefined)));
    return read.success ? read.data.filter((name) => HASHED.test(name)) : [];
  } catch {
    return [];
  }
}

/** Files that a deployment brings along, until it is done. */
interface Carried {
  readonly count: number;
  /** Takes them away again: the next build is of its own. */
  readonly end: () => Promise<void>;
}

/**
 * Lays the scripts and sheets of the client that runs beside those of the one that comes: pages that are open in
 * browsers, kept there, or on their way while versions change go on naming the old ones. One client back, since each
 * deployment tells of its own files alone. Nothing is brought where nothing runs, or where it tells of none.
 */
export async function carryClient(site: URL, folder: string): Promise<Carried> {
  const assets = join(folder, 'assets');
  const own = (await readdir(assets)).filter((name) => HASHED.test(name));
  const before = listed(await get(new URL(`/${LIST}`, site)));
  const added = [join(folder, LIST)];
  for (const name of before.filter((one) => !own.includes(one))) {
    const bytes = await get(new URL(`/assets/${name}`, site));
    if (bytes === null) continue;
    await writeFile(join(assets, name), bytes);
    added.push(join(assets, name));
  }
  await writeFile(join(folder, LIST), JSON.stringify(own));
  return {
    count: added.length - 1,
    end: async () => {
      for (const file of added) await rm(file, { force: true });
    },
  };
}
