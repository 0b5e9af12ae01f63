/** An agency's pages and menus as a folder, with a file for each record. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { NavigationSchema } from '#wire/navigation.ts';
import { PageSchema } from '#wire/page.ts';
import { readStrict } from '#wire/tolerant/read.ts';
import { unknownKeys } from '#wire/tolerant/unknown-keys.ts';
import { Refused } from '../errors.ts';
import type { ContentRecord } from '../records.ts';

/** Kinds of records with files, each in its own subfolder. */
export const FILED = [
  {
    kind: 'page',
    folder: 'pages',
    schema: z.object({ page: PageSchema, withdrawnAt: z.string().nullish() }),
    idOf: (record: ContentRecord) => idAt(record.page, 'id'),
  },
  {
    kind: 'navigation',
    folder: 'menus',
    schema: z.object({ navigation: NavigationSchema }),
    idOf: (record: ContentRecord) => idAt(record.navigation, 'name'),
  },
] as const;
type Filed = (typeof FILED)[number];

/** A record and its file. */
export interface FiledRecord {
  readonly kind: string;
  readonly id: string;
  /** `pages/about.json`. */
  readonly file: string;
  readonly record: ContentRecord;
}

/** Ids that are valid file names on every system, and cannot leave the folder. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

function idAt(document: unknown, key: string): string {
  if (typeof document !== 'object' || document === null) return '';
  const id: unknown = Object.entries(document).find(([name]) => name === key)?.[1];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

const textOf = (record: ContentRecord): string => `${JSON.stringify(record, null, 2)}\n`;

/** The file of a record. Throws Refused when its id is not a valid file name. */
export function fileOf({ kind, folder, idOf }: Filed, record: ContentRecord): FiledRecord {
  const id = idOf(record);
  if (!NAME.test(id))
    throw new Refused(`The ${kind} "${id.slice(0, 80)}" has an id that cannot name a file.`);
  return { kind, id, file: join(folder, `${id}.json`), record };
}

/** Writes each record to its file; files of other records stay. */
export async function writeFolder(folder: string, records: readonly FiledRecord[]): Promise<void> {
  for (const { folder: name } of FILED) await mkdir(join(folder, name), { recursive: true });
  for (const { file, record } of records) await writeFile(join(folder, file), textOf(record));
}

/** A refused file and the reason. */
interface Fault {
  readonly file: string;
  readonly says: string;
}

/** Reads a file strictly: refuses unknown fields, and an id that differs from the file's name. */
function readFiled(filed: Filed, file: string, text: string): FiledRecord | Fault {
  try {
    const given: unknown = JSON.parse(text);
    const read = readStrict(filed.schema, given);
    const unknown = unknownKeys(given, read);
    if (unknown.length > 0) return { file, says: `unknown field ${unknown.join(', ')}` };
    const record = z.record(z.string(), z.unknown()).parse(given);
    const named = fileOf(filed, record);
    return named.file === file
      ? named
      : { file, says: `its id is "${named.id}", which belongs in ${named.file}` };
  } catch (error) {
    if (error instanceof z.ZodError) return { file, says: z.prettifyError(error).replaceAll('\n', ' ') };
    return { file, says: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads all records of a folder. Throws Refused with all invalid files, before anything is sent. */
export async function readFolder(folder: string): Promise<readonly FiledRecord[]> {
  const found: FiledRecord[] = [];
  const faults: Fault[] = [];
  for (const filed of FILED) {
    const names = await readdir(join(folder, filed.folder)).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
      const file = join(filed.folder, name);
      const read = readFiled(filed, file, await readFile(join(folder, file), 'utf8'));
      if ('says' in read) faults.push(read);
      else found.push(read);
    }
  }
  if (faults.length > 0) {
    const lines = faults.map(({ file, says }) => `  ${file}: ${says}`);
    throw new Refused(['These files are refused, and nothing was sent:', ...lines].join('\n'));
  }
  if (found.length === 0) throw new Refused(`${folder} contains no pages/*.json and no menus/*.json.`);
  return found;
}

/** Whether two records are equal, ignoring the order of fields. */
export const isSame = (one: ContentRecord, other: ContentRecord): boolean => isDeepStrictEqual(one, other);
