import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { RestoredRowsSchema, RestoreFinishedSchema } from '#wire/backup.ts';
import { MOST_ERASURES, PutErasuresSchema } from '#wire/person.ts';
import type { Client } from '../client.ts';
import { Refused } from '../errors.ts';
import type { Output } from '../output.ts';
import { inHands } from '../pictures/in-hands.ts';
import { ERASURES, MANIFEST, type Manifest, PICTURES, readManifest, type SavedTable } from './manifest.ts';
import { hashFile, portions, rowsOfFile, type Values } from './row-files.ts';
import { openSeal } from './seal.ts';

/** Parallel uploads of pictures. */
const AT_ONCE = 4;

/** Folders of sites in the folder of a backup. */
export async function sitesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new Refused(`${folder} is not a folder.`);
  });
  const found: string[] = [];
  for (const name of names.toSorted())
    if ((await stat(join(folder, name, MANIFEST)).catch(() => null)) !== null) found.push(name);
  if (found.length === 0) throw new Refused(`${folder} contains no backup of a site.`);
  return found;
}

/** A backup that was read and found whole. */
export interface Whole {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Tables to write: with visitors' when their key is there. */
  readonly tables: readonly SavedTable[];
  readonly key: CryptoKey | null;
}

/**
 * Reads a backup of a site and compares each file with its hash. Throws Refused with what is missing or broken, and
 * for another passphrase.
 */
export async function checkBackup(folder: string, passphrase: string | undefined): Promise<Whole> {
  const manifest = await readManifest(folder);
  const { site } = manifest;
  const broken: string[] = [];
  for (const { file, sha256 } of manifest.tables)
    if ((await hashFile(join(folder, file))) !== sha256) broken.push(file);
  await inHands(manifest.files, AT_ONCE, async ({ hash }) => {
    if ((await hashFile(join(folder, PICTURES, hash))) !== hash) broken.push(`${PICTURES}/${hash}`);
  });
  if (broken.length > 0)
    throw new Refused(`${folder} is broken: missing or changed ${broken.slice(0, 20).join(', ')}.`);
  if (passphrase !== undefined && manifest.seal === null)
    throw new Refused(`${folder} has no data of visitors: it was saved without --visitors.`);
  const key =
    passphrase === undefined || manifest.seal === null
      ? null
      : await openSeal(passphrase, site, manifest.seal);
  const tables = manifest.tables.filter(({ part }) => part === 'agency' || key !== null);
  return { folder, manifest, tables, key };
}

/** Rows of pictures whose file the backup lacks are left out: a row says that its file is there. */
async function* withFiles(
  rows: AsyncIterable<Values>,
  { name, columns }: SavedTable,
  missing: ReadonlySet<string>,
): AsyncGenerator<Values> {
  const at = ['assets', 'picture_files'].includes(name) ? columns.indexOf('hash') : -1;
  for await (const row of rows) if (at === -1 || !missing.has(String(row[at]))) yield row;
}

const beginBody = ({ savedAt, shape, numbers, document }: Manifest) => ({
  savedAt,
  shape,
  numbers,
  document,
});

/** Asks whether a restore could begin; writes nothing. Throws what the service refuses. */
export async function tryRestore(client: Client, { manifest }: Whole): Promise<void> {
  await client.post(`/sites/${manifest.site}/restore`, { ...beginBody(manifest), dryRun: true });
}

/**
 * Restores a site: its rows, its files, and then opens it. An interrupted restore continues when it is started again.
 * Returns the number of written rows, and of persons erased again.
 */
export async function restoreSite(
  client: Client,
  { folder, manifest, tables, key }: Whole,
  out: Output,
): Promise<{ readonly rows: number; readonly persons: number }> {
  const { site } = manifest;
  const base = `/sites/${site}/restore`;
  await client.post(base, beginBody(manifest));
  const rows: Record<string, number> = {};
  const missing = new Set(manifest.missing);
  // Rows come after those that they refer to.
  for (const table of tables.toReversed()) {
    const all = withFiles(rowsOfFile(folder, site, table, key), table, missing);
    for await (const portion of portions(all)) {
      const body = { table: table.name, columns: table.columns, rows: portion };
      const written = RestoredRowsSchema.parse(await client.put(`${base}/rows`, body)).rows;
      rows[table.name] = (rows[table.name] ?? 0) + written;
    }
    out.progress(`${site}: ${table.name}`, rows[table.name] ?? 0);
  }
  let done = 0;
  await inHands(manifest.files, AT_ONCE, async ({ hash }) => {
    const bytes = await readFile(join(folder, PICTURES, hash));
    await client.put(`${base}/files/${hash}`, bytes, { contentType: 'application/octet-stream' });
    done += 1;
    out.progress(`${site}: files of pictures`, done, manifest.files.length);
  });
  const persons = new Set<string>();
  let after: string | null = null;
  for (;;) {
    const finished: z.infer<typeof RestoreFinishedSchema> = RestoreFinishedSchema.parse(
      await client.post(`${base}/finish`, { rows, after }, { once: true }),
    );
    for (const person of finished.persons) persons.add(person);
    if (finished.state === 'open') break;
    after = finished.after;
  }
  return { rows: Object.values(rows).reduce((sum, one) => sum + one, 0), persons: persons.size };
}

/** Adds the erasures in the folder of a backup to the deployment's record; returns their number. */
export async function addErasures(client: Client, folder: string): Promise<number> {
  const text = await readFile(join(folder, ERASURES), 'utf8').catch(() => {
    throw new Refused(`${folder} has no record of erasures (${ERASURES}).`);
  });
  const lines = text.split('\n').filter((line) => line !== '');
  for (let at = 0; at < lines.length; at += MOST_ERASURES) {
    const erasures = lines.slice(at, at + MOST_ERASURES).map((line) => JSON.parse(line));
    await client.put('/erasures', PutErasuresSchema.parse({ erasures }));
  }
  return lines.length;
}
