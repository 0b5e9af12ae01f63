/**
 * An agency as files: `site.json`, a file of records for each kind, and the files of its pictures by hash. Exports of
 * the same content are equal byte for byte.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Client } from '../client.ts';
import { Refused } from '../errors.ts';
import type { Output } from '../output.ts';
import { inHands } from '../pictures/in-hands.ts';
import { uploadPictures } from '../pictures/upload-pictures.ts';
import type { Entry } from './entry.ts';

const SITE = 'site.json';
const PICTURES = 'pictures';
const PAGE = 200;
/** Parallel downloads of pictures. */
const AT_ONCE = 4;

const fileOf = (folder: string, kind: string): string => join(folder, `${kind}.ndjson`);

const PageSchema = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  next: z.string().nullable(),
});

/** Fields of a picture's record with its files' hashes. */
const PictureRecordSchema = z.object({
  picture: z.object({ sizes: z.array(z.object({ file: z.string() })) }),
});

/** Prepares an empty folder or one with an earlier export of this site; throws Refused for any other. */
async function claimFolder(folder: string, siteId: string): Promise<void> {
  await mkdir(join(folder, PICTURES), { recursive: true });
  const names = (await readdir(folder)).filter((name) => name !== PICTURES);
  if (names.length === 0) return;
  const site = await readSiteFile(folder).catch(() => null);
  if (site?.id !== siteId) {
    throw new Refused(
      `${folder} contains other files: choose an empty folder, or an earlier export of ${siteId}.`,
    );
  }
  await Promise.all(names.filter((name) => name.endsWith('.ndjson')).map((name) => rm(join(folder, name))));
}

async function exportKind(client: Client, siteId: string, kind: string, folder: string) {
  const hashes: string[] = [];
  let count = 0;
  const file = await open(fileOf(folder, kind), 'w');
  try {
    let after: string | null = '';
    while (after !== null) {
      const query = new URLSearchParams({ kind, after, size: String(PAGE) });
      const page: z.infer<typeof PageSchema> = PageSchema.parse(
        await client.get(`/sites/${siteId}/records?${query}`),
      );
      await file.write(page.records.map((record) => `${JSON.stringify(record)}\n`).join(''));
      count += page.records.length;
      if (kind === 'picture') {
        for (const record of page.records) {
          hashes.push(...PictureRecordSchema.parse(record).picture.sizes.map((size) => size.file));
        }
      }
      after = page.next;
    }
  } finally {
    await file.close();
  }
  if (count === 0) await rm(fileOf(folder, kind));
  return { count, hashes };
}

/** Writes a site into a folder; returns the numbers of records by kind, and of files. */
export async function exportSite(
  client: Client,
  siteId: string,
  folder: string,
  { kinds, out }: { readonly kinds: readonly string[]; readonly out: Output },
): Promise<Readonly<Record<string, number>>> {
  const site = await client.get(`/sites/${siteId}/document`);
  await claimFolder(folder, siteId);
  await writeFile(join(folder, SITE), `${JSON.stringify(site, null, 2)}\n`);
  const counts: Record<string, number> = {};
  const wanted = new Set<string>();
  for (const kind of kinds) {
    const { count, hashes } = await exportKind(client, siteId, kind, folder);
    if (count > 0) counts[kind] = count;
    for (const hash of hashes) wanted.add(hash);
    out.progress(`records of ${kind}`, count);
  }
  const there = new Set(await readdir(join(folder, PICTURES)));
  await inHands(
    [...there].filter((name) => !wanted.has(name)),
    AT_ONCE,
    (name) => rm(join(folder, PICTURES, name)),
  );
  const missing = [...wanted].filter((hash) => !there.has(hash));
  let done = 0;
  await inHands(missing, AT_ONCE, async (hash) => {
    await writeFile(
      join(folder, PICTURES, hash),
      await client.bytes(`/sites/${siteId}/picture-files/${hash}`),
    );
    done += 1;
    out.progress('files of pictures', done, missing.length);
  });
  return { ...counts, files: wanted.size };
}

const SiteFileSchema = z.looseObject({ id: z.string() });

/** The site of an exported folder. */
export async function readSiteFile(folder: string): Promise<z.infer<typeof SiteFileSchema>> {
  const text = await readFile(join(folder, SITE), 'utf8').catch(() => {
    throw new Refused(`${folder} is not an export: it has no ${SITE}.`);
  });
  return SiteFileSchema.parse(JSON.parse(text));
}

/** The records of an exported folder, ordered by kind so that referenced records come first. */
export async function* readSiteRecords(folder: string, kinds: readonly string[]): AsyncGenerator<Entry> {
  for (const kind of kinds) {
    const path = fileOf(folder, kind);
    if ((await stat(path).catch(() => null)) === null) continue;
    let line = 0;
    for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
      line += 1;
      if (text !== '') yield { file: `${kind}.ndjson`, line, value: JSON.parse(text) };
    }
  }
}

/** Uploads the pictures of an exported folder that the service does not have. */
export async function sendPictureFiles(
  client: Client,
  siteId: string,
  folder: string,
  out: Output,
): Promise<void> {
  const hashes = await readdir(join(folder, PICTURES)).catch(() => []);
  const files = hashes.map((file) => ({ file, read: () => readFile(join(folder, PICTURES, file)) }));
  await uploadPictures(client, siteId, files, (what) => out.progress(what));
}
