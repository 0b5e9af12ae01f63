import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupSchema } from '#wire/backup.ts';
import { FileHashSchema } from '#wire/picture-file.ts';
import { Refused } from '../errors.ts';
import { SealSchema } from './seal.ts';

/** Format of a backup: another number is another format. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const PICTURES = 'pictures';
export const ERASURES = 'erasures.ndjson';

/** What is in the folder of a site (`manifest.json`), written last: a folder without it is an incomplete backup. */
const ManifestSchema = BackupSchema.extend({
  format: z.literal(FORMAT),
  tables: z.array(
    BackupSchema.shape.tables.element.extend({
      /** Name of the file below the folder. */
      file: z.string().regex(/^(?:agency|visitors)\/[a-z_]+\.(?:ndjson|sealed)$/),
      rows: z.number().int(),
      /** SHA-256 of the file. */
      sha256: FileHashSchema,
    }),
  ),
  files: z.array(z.object({ hash: FileHashSchema, bytes: z.number().int() })),
  /** Files that the bucket did not have when the backup was made. */
  missing: z.array(FileHashSchema),
  /** How visitors' data is sealed; null when it was not saved. */
  seal: SealSchema.nullable(),
});
export type Manifest = z.infer<typeof ManifestSchema>;
export type SavedTable = Manifest['tables'][number];

/** The manifest of a site's folder. Throws Refused when the backup is incomplete, or of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Refused(`${folder} is not a complete backup: it has no ${MANIFEST}.`);
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refused(`${join(folder, MANIFEST)} is broken: it is not JSON.`);
  }
  const { data } = ManifestSchema.safeParse(parsed);
  if (data === undefined) throw new Refused(`${join(folder, MANIFEST)} is broken, or of another format.`);
  return data;
}
