import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { send } from '../transport.ts';

/** File in which a deployment lists the assets of its own client. */
const LIST = 'client-files.json';
/** Names of scripts and style sheets, which contain a hash of the content. */
const HASHED = /^[\w-]+\.(?:js|css)$/;
const ListSchema = z.array(z.string());
/** Timeout for a file, milliseconds. */
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

/** Assets of the previous client, added for the duration of a deployment. */
interface Carried {
  readonly count: number;
  /** Removes them again, so that the next build does not contain them. */
  readonly end: () => Promise<void>;
}

/**
 * Adds scripts and style sheets of the running client to the new one, because pages that are open or cached in
 * browsers still refer to them. Only one client back, because each deployment lists only its own files. Adds nothing
 * when no client runs or it has no list.
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
