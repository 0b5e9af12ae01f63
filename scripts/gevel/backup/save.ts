import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { BackupFilesSchema, BackupRowsSchema, BackupSchema } from '#wire/backup.ts';
import { ErasuresSchema } from '#wire/person.ts';
import type { Client } from '../client.ts';
import { Refused } from '../errors.ts';
import type { Output } from '../output.ts';
import { inHands } from '../pictures/in-hands.ts';
import { CallRefused } from '../refusal.ts';
import { ERASURES, FORMAT, MANIFEST, type Manifest, PICTURES, type SavedTable } from './manifest.ts';
import { type Values, writeRowFile } from './row-files.ts';
import { newSeal } from './seal.ts';

/** Parallel downloads of pictures. */
const AT_ONCE = 4;

/** Throws Refused when a folder has files; one that does not exist is empty. */
export async function checkEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Refused(`${folder} is not a folder.`);
  });
  if (names.length > 0) throw new Refused(`${folder} contains other files: choose an empty folder.`);
}

/** Creates a folder for this user alone. Throws Refused when it has files. */
export async function emptyFolder(folder: string): Promise<void> {
  await checkEmpty(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function* pagesOf(client: Client, site: string, { name, part }: Pick<SavedTable, 'name' | 'part'>) {
  let after: string | null = null;
  do {
    const query = new URLSearchParams({ table: name, part, ...(after === null ? {} : { after }) });
    const page: z.infer<typeof BackupRowsSchema> = BackupRowsSchema.parse(
      await client.get(`/sites/${site}/backup/rows?${query}`),
    );
    after = page.next;
    yield { rows: page.rows as Values[], isLast: after === null };
  } while (after !== null);
}

/** Fetches the files of pictures; returns which are there, and which the bucket does not have. */
async function saveFiles(client: Client, site: string, folder: string, out: Output) {
  await mkdir(join(folder, PICTURES), { mode: 0o700 });
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  let after: string | null = null;
  do {
    const query = after === null ? '' : `?after=${after}`;
    const page: z.infer<typeof BackupFilesSchema> = BackupFilesSchema.parse(
      await client.get(`/sites/${site}/backup/files${query}`),
    );
    await inHands(page.files, AT_ONCE, async ({ hash }) => {
      const bytes = await client.bytes(`/sites/${site}/backup/files/${hash}`).catch((error: unknown) => {
        if (error instanceof CallRefused && error.status === 404) return null;
        throw error;
      });
      // Bytes of another hash are as good as none.
      if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== hash) missing.push(hash);
      else {
        await writeFile(join(folder, PICTURES, hash), bytes, { mode: 0o600 });
        files.push({ hash, bytes: bytes.byteLength });
        out.progress(`${site}: files of pictures`, files.length);
      }
    });
    after = page.next;
  } while (after !== null);
  const byHash = (one: { hash: string }, other: { hash: string }) => (one.hash < other.hash ? -1 : 1);
  return { files: files.toSorted(byHash), missing: missing.toSorted() };
}

/**
 * Saves a site into an empty folder: its rows table by table, its pictures, and with the file of a passphrase its
 * visitors' data, sealed. Returns the manifest, which is written last.
 */
export async function saveSite(
  client: Client,
  site: string,
  folder: string,
  { passphrase, out }: { readonly passphrase: string | undefined; readonly out: Output },
): Promise<Manifest> {
  const about = BackupSchema.parse(await client.get(`/sites/${site}/backup`));
  await emptyFolder(folder);
  const sealed = passphrase === undefined ? null : await newSeal(passphrase, site);
  const tables: SavedTable[] = [];
  for (const table of about.tables) {
    if (table.part === 'visitors' && sealed === null) continue;
    const file = `${table.part}/${table.name}.${table.part === 'agency' ? 'ndjson' : 'sealed'}`;
    const seal =
      table.part === 'agency' || sealed === null ? null : { key: sealed.key, site, table: table.name };
    const written = await writeRowFile(folder, file, pagesOf(client, site, table), seal);
    tables.push({ ...table, file, ...written });
    out.progress(`${site}: ${table.name}`, written.rows);
  }
  const { files, missing } = await saveFiles(client, site, folder, out);
  // Numbers may have grown while rows were read, and the first ones gone.
  const { numbers: last } = BackupSchema.parse(await client.get(`/sites/${site}/backup`));
  const numbers = {
    events: { ...last.events, above: Math.min(about.numbers.events.above, last.events.above) },
    journal: { ...last.journal, above: Math.min(about.numbers.journal.above, last.journal.above) },
  };
  const manifest: Manifest = {
    ...about,
    format: FORMAT,
    numbers,
    tables,
    files,
    missing,
    seal: sealed?.seal ?? null,
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** Saves the deployment's record of erasures, so that a restore into an empty deployment knows it. */
export async function saveErasures(client: Client, folder: string): Promise<number> {
  let text = '';
  let count = 0;
  let after: string | null = null;
  do {
    const query = after === null ? '' : `?${new URLSearchParams({ after })}`;
    const page: z.infer<typeof ErasuresSchema> = ErasuresSchema.parse(await client.get(`/erasures${query}`));
    text += page.erasures.map((one) => `${JSON.stringify(one)}\n`).join('');
    count += page.erasures.length;
    after = page.next;
  } while (after !== null);
  await writeFile(join(folder, ERASURES), text, { mode: 0o600 });
  return count;
}
