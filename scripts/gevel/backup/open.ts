/** A backup as files that people and other programs read: for an agency that leaves. */
import { createHash } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvHead, csvLine } from '#domain/format/csv-line.ts';
import { inHands } from '../pictures/in-hands.ts';
import { PICTURES, type SavedTable } from './manifest.ts';
import { OPENED, type OpenedTable } from './opened-tables.ts';
import type { Whole } from './restore.ts';
import { rowsOfFile, type Values } from './row-files.ts';

/** Parallel copies of pictures. */
const AT_ONCE = 4;

/** Ends of files by type. */
const ENDS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

type Row = Readonly<Record<string, unknown>>;

/** What was written, or would be. */
export interface Opened {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly is: string }[];
  readonly pictures: number;
  /** Names of pictures whose file the backup lacks. */
  readonly missing: readonly string[];
}

/** A short name instead of a hash: it tells rows apart, and opens nothing. */
const aliasOf = (value: unknown): string =>
  createHash('sha256')
    .update(`alias\n${String(value)}`)
    .digest('hex')
    .slice(0, 16);

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // A text of an older release stays what it is.
    return value;
  }
};

/** The told columns of a row, by their names. */
function rowOf(values: Values, columns: readonly string[], table: OpenedTable): Row {
  const valueIn = (name: string): unknown => {
    const value = values[columns.indexOf(name)] ?? null;
    if (value === null) return null;
    if (table.aliased?.includes(name)) return aliasOf(value);
    return table.json?.includes(name) ? parsed(value) : value;
  };
  return Object.fromEntries(table.columns.map((name) => [name, valueIn(name)]));
}

const cellOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** The rows of a table from all files of the backup that have some: nights that the agency blocked are its own. */
async function* rowsOf(
  { folder, manifest: { site }, key }: Whole,
  tables: readonly SavedTable[],
  table: OpenedTable,
) {
  for (const one of tables)
    for await (const values of rowsOfFile(folder, site, one, key)) yield rowOf(values, one.columns, table);
}

/** Writes a table as a list of JSON and as a file for spreadsheets; counts its rows, and only counts without a folder. */
async function writeTable(
  rows: AsyncIterable<Row>,
  file: string | null,
  table: OpenedTable,
): Promise<number> {
  const handles: FileHandle[] = [];
  let count = 0;
  try {
    if (file !== null)
      for (const end of ['json', 'csv']) handles.push(await open(`${file}.${end}`, 'wx', 0o600));
    const [json, csv] = handles;
    await csv?.write(csvHead(table.columns));
    for await (const row of rows) {
      await json?.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`);
      await csv?.write(csvLine(table.columns.map((name) => cellOf(row[name]))));
      count += 1;
    }
    await json?.write(count === 0 ? '[]\n' : '\n]\n');
  } finally {
    for (const handle of handles) await handle.close();
  }
  return count;
}

/** Pictures by name: each in its widest size, and the hash of its file. */
async function picturesOf(
  whole: Whole,
): Promise<ReadonlyMap<string, { readonly hash: string; readonly file: string }>> {
  const widest = new Map<string, { hash: string; file: string; width: number }>();
  for (const one of whole.tables.filter(({ name }) => name === 'assets'))
    for await (const values of rowsOfFile(whole.folder, whole.manifest.site, one, whole.key)) {
      const value = (name: string): string => String(values[one.columns.indexOf(name)] ?? '');
      const [name, width] = [value('name'), Number(value('width'))];
      // The cut-out for shared links is no picture of its own.
      if (value('version') === 'social' || width < (widest.get(name)?.width ?? 0)) continue;
      const end = ENDS[value('content_type')] ?? 'bin';
      // Names have no character that a folder would read otherwise; another one would stay in the folder.
      widest.set(name, { hash: value('hash'), file: `${encodeURIComponent(name)}.${end}`, width });
    }
  return widest;
}

const aboutOf = (site: string, { manifest, key }: Whole, { tables, pictures, missing }: Opened): string =>
  [
    `${site}: everything that was stored, as of ${manifest.savedAt}.`,
    '',
    'Each table is there twice: as JSON, and as CSV for spreadsheets (UTF-8, separated by ";").',
    'site.json is the document of the site: its texts, colours and settings.',
    `pictures/ has ${pictures} pictures by name, each in its largest size.`,
    ...(missing.length > 0 ? [`Without a file in the backup: ${missing.join(', ')}.`] : []),
    key === null
      ? 'Data of visitors is not in it.'
      : 'It has data of visitors: keep it as the law asks, and delete it when it is no longer needed.',
    'Left out: secrets of links and tokens, with their hashes, and values that the service only works with.',
    '',
    ...tables.map(({ name, rows, is }) => `${name} (${rows}): ${is}.`),
    '',
  ].join('\n');

/** Writes a backup of a site into a folder, readably; writes nothing without a folder, and says what it would. */
export async function openBackup(whole: Whole, out: string | null): Promise<Opened> {
  const { manifest, folder } = whole;
  const rooms = out === null ? [] : [join(out, 'tables'), join(out, 'pictures')];
  for (const room of rooms) await mkdir(room, { recursive: true, mode: 0o700 });
  const tables: { name: string; rows: number; is: string }[] = [];
  for (const [name, table] of Object.entries(OPENED)) {
    const saved = whole.tables.filter((one) => one.name === name);
    if (saved.length === 0) continue;
    const file = out === null ? null : join(out, 'tables', name);
    tables.push({ name, rows: await writeTable(rowsOf(whole, saved, table), file, table), is: table.is });
  }
  const pictures = await picturesOf(whole);
  const there = new Set(manifest.files.map(({ hash }) => hash));
  const found = [...pictures.values()].filter(({ hash }) => there.has(hash));
  const missing = [...pictures].flatMap(([name, { hash }]) => (there.has(hash) ? [] : [name]));
  const opened: Opened = { tables, pictures: found.length, missing };
  if (out === null) return opened;
  await inHands(found, AT_ONCE, ({ hash, file }) =>
    copyFile(join(folder, PICTURES, hash), join(out, 'pictures', file)),
  );
  const write = (name: string, text: string) => writeFile(join(out, name), text, { mode: 0o600, flag: 'wx' });
  await write('site.json', `${JSON.stringify(parsed(manifest.document), null, 2)}\n`);
  await write('README.txt', aboutOf(manifest.site, whole, opened));
  return opened;
}
