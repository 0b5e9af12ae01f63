/** Files of records to import (docs/content.md). */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { columnsOf, type RecordShapes } from '#domain/csv/columns.ts';
import type { LineEntry } from '#domain/csv/entry.ts';
import { readCsv, readRows, tellsDelimiter } from '#domain/csv/read-csv.ts';
import type { CsvOptions } from '#domain/csv/record.ts';
import { cellText, type SheetRow } from './cell.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { type FileEntry, FileError, MOST_OF_FILE } from './entry.ts';
import { readJson } from './json.ts';
import { readNdjson } from './ndjson.ts';
import { type Mapping, nameOfColumn } from './sheet/mapping.ts';
import { proposeMapping } from './sheet/propose.ts';
import { SheetRecords } from './sheet/sheet-records.ts';
import { MOST_OF_XLSX, type ReadSheet, readXlsx } from './xlsx/index.ts';

export { DECIMALS } from '#domain/csv/cell-number.ts';
export type { RecordShapes } from '#domain/csv/columns.ts';
export type { Step } from '#domain/csv/entry.ts';
export { csvRow, readRows } from '#domain/csv/read-csv.ts';
export type { CsvOptions } from '#domain/csv/record.ts';
export { type FileEntry, FileError } from './entry.ts';
export { readFields } from './fields.ts';

/** How spreadsheets are read. */
export interface ReadOptions extends CsvOptions {
  /** Which column is which field, when columns are not named by fields. */
  readonly map?: Mapping | null;
}

type Reader = (path: string, shapes: RecordShapes, options: ReadOptions) => AsyncIterable<LineEntry>;

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

/** Reads a workbook, of which the whole is in memory. @throws FileError */
async function sheetOf(path: string, name: string | null): Promise<ReadSheet> {
  const { size } = await stat(path);
  if (size > MOST_OF_XLSX)
    throw new FileError(
      `larger than ${MOST_OF_XLSX / 1024 / 1024} MB; delete pictures and other sheets from it`,
    );
  return readXlsx(await readFile(path), name);
}

/** Rows of a CSV file, without the line that tells its delimiter. */
async function* csvRows(path: string): AsyncGenerator<SheetRow> {
  for await (const row of readRows(createReadStream(path)))
    if (row.unreadable !== undefined || !tellsDelimiter(row.cells)) yield row;
}

async function* readCsvFile(
  path: string,
  shapes: RecordShapes,
  options: ReadOptions,
): AsyncGenerator<LineEntry> {
  const { map = null, replace = false } = options;
  if (map === null) yield* readCsv(createReadStream(path), shapes, options);
  else {
    const records = new SheetRecords(shapes, map, { replace, padded: false });
    for await (const row of csvRows(path)) {
      yield* records.entries(row);
      if (records.ended) return;
    }
  }
}

const PROPOSE = '--propose-map writes which column is which field';

/** The mapping of a sheet whose columns are named by their fields. @throws FileError when they are not */
function fieldsOfHeader({ rows }: ReadSheet, shapes: RecordShapes, { decimal = null }: ReadOptions): Mapping {
  const [first] = rows;
  const names =
    first?.unreadable === undefined ? (first?.cells ?? []).map((cell) => nameOfColumn(cellText(cell))) : [];
  const { objection } = columnsOf(names, shapes);
  if (objection !== undefined) throw new FileError(`${objection}; or ${PROPOSE}`);
  const columns = names.filter((name) => name !== '').map((name) => ({ name, fields: [name] }));
  return { sheet: null, header: null, language: 'nl', decimal, columns, always: [], words: new Map() };
}

async function* readXlsxFile(
  path: string,
  shapes: RecordShapes,
  options: ReadOptions,
): AsyncGenerator<LineEntry> {
  const { map = null, replace = false } = options;
  try {
    const sheet = await sheetOf(path, map?.sheet ?? null);
    const records = new SheetRecords(shapes, map ?? fieldsOfHeader(sheet, shapes, options), {
      replace,
      padded: true,
    });
    for (const row of sheet.rows) yield* records.entries(row);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    yield { line: 1, unreadable: error.message };
  }
}

/** File extension → reader. */
const READERS: Readonly<Record<string, Reader>> = {
  '.ndjson': (path) => readNdjson(createReadStream(path)),
  '.jsonl': (path) => readNdjson(createReadStream(path)),
  '.json': readJsonFile,
  '.csv': readCsvFile,
  '.xlsx': readXlsxFile,
};

/** Files that are read when they are named, and not in a folder, where other texts lie. */
const NAMED_READERS: Readonly<Record<string, Reader>> = {
  '.txt': readCsvFile,
  '.tsv': readCsvFile,
  '.xlsm': readXlsxFile,
  '.xls': readXlsxFile,
};

const extensionOf = (path: string): string => extname(path).toLowerCase();
const readerOf = (path: string): Reader | null => READERS[extensionOf(path)] ?? null;

/** Most rows of a text that a proposal looks at. */
const MOST_LOOKED_AT = 10_000;

/** The text of a mapping file for a spreadsheet, to be corrected by a person. @throws FileError when there is none */
export async function proposeMap(path: string): Promise<string> {
  const file = basename(path);
  const isText = ['.csv', '.txt', '.tsv'].includes(extensionOf(path));
  if (!isText && !extensionOf(path).startsWith('.xls'))
    throw new FileError(`${path} is no spreadsheet (.xlsx, .csv, .txt, .tsv).`);
  await filesIn(path);
  const sheet = isText ? null : await sheetOf(path, null);
  const rows: SheetRow[] = [];
  if (sheet === null) {
    for await (const row of csvRows(path)) {
      rows.push(row);
      if (rows.length === MOST_LOOKED_AT) break;
    }
  }
  const text = proposeMapping(
    sheet?.rows ?? rows,
    sheet === null ? { file } : { file, sheet: sheet.name, others: sheet.others },
  );
  if (text === null) throw new FileError(`${path} has no rows.`);
  return text;
}

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
 * except `.json` and workbooks, which are read into memory. `options` are those of spreadsheets. An unreadable record is an entry with its line and the reason.
 * @throws FileError when there is nothing to read
 */
export async function* readRecords(
  path: string,
  shapes: RecordShapes,
  options: ReadOptions = {},
): AsyncGenerator<FileEntry> {
  for (const file of await filesIn(path)) {
    const read = readerOf(file) ?? NAMED_READERS[extensionOf(file)] ?? null;
    if (read === null) throw new FileError(`${file} is no file of records (${endings()}).`);
    for await (const entry of read(file, shapes, options)) yield { file: basename(file), ...entry };
  }
}
