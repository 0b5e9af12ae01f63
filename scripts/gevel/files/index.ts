/** Files of records to import (docs/content.md). */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { readCsv } from './csv.ts';
import type { RecordShapes } from './csv-columns.ts';
import type { CsvOptions } from './csv-record.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { type FileEntry, FileError, type LineEntry, MOST_OF_FILE } from './entry.ts';
import { readJson } from './json.ts';
import { readNdjson } from './ndjson.ts';

export { DECIMALS } from './cell-number.ts';
export { csvRow, readRows } from './csv.ts';
export type { RecordShapes } from './csv-columns.ts';
export type { CsvOptions } from './csv-record.ts';
export { type FileEntry, FileError, type Step } from './entry.ts';
export { readFields } from './fields.ts';

type Reader = (path: string, shapes: RecordShapes, options: CsvOptions) => AsyncIterable<LineEntry>;

async function* readJsonFile(path: string): AsyncGenerator<LineEntry> {
  const { size } = await stat(path);
  if (size > MOST_OF_FILE) {
    yield { line: 1, unreadable: `longer than ${MOST_OF_FILE} bytes; send it as NDJSON` };
    return;
  }
  const text = decodeUtf8(await readFile(path));
  if (text === null) yield { line: 1, unreadable: 'not UTF-8' };
  else yield* readJson(text);
}

/** File extension → reader. */
const READERS: Readonly<Record<string, Reader>> = {
  '.ndjson': (path) => readNdjson(createReadStream(path)),
  '.jsonl': (path) => readNdjson(createReadStream(path)),
  '.json': readJsonFile,
  '.csv': (path, shapes, options) => readCsv(createReadStream(path), shapes, options),
};

const readerOf = (path: string): Reader | null => READERS[extname(path).toLowerCase()] ?? null;

async function filesIn(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileError(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}`,
    );
  });
  if (!found.isDirectory()) return [path];
  const files = (await readdir(path)).filter((name) => readerOf(name) !== null).toSorted();
  if (files.length === 0) throw new FileError(`${path} holds no file of records (${endings()}).`);
  return files.map((name) => join(path, name));
}

const endings = (): string => Object.keys(READERS).join(', ');

/**
 * Reads all entries of a file of records, or of all files of records in a folder, sorted by name. Files are streamed,
 * except `.json`, which is read into memory. `options` are those of CSV files. An unreadable record is an entry with its line and the reason.
 * @throws FileError when there is nothing to read
 */
export async function* readRecords(
  path: string,
  shapes: RecordShapes,
  options: CsvOptions = {},
): AsyncGenerator<FileEntry> {
  for (const file of await filesIn(path)) {
    const read = readerOf(file);
    if (read === null) throw new FileError(`${file} is no file of records (${endings()}).`);
    for await (const entry of read(file, shapes, options)) yield { file: basename(file), ...entry };
  }
}
