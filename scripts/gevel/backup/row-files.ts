/** Files of rows: lines of JSON, a row each; sealed, portions of such lines behind their length in four bytes. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refused } from '../errors.ts';
import type { SavedTable } from './manifest.ts';
import { seal, unseal } from './seal.ts';

/** A row: its values in the order of the columns. */
export type Values = (string | number | null)[];

/** Rows of a portion that is sent in one call, and its characters at most. */
const PORTION_ROWS = 200;
const PORTION_LENGTH = 1_000_000;
/** A sealed portion longer than this is no portion. */
const LONGEST = 64 * 1024 * 1024;

const linesOf = (rows: readonly Values[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Writes portions of rows into a file for this user alone; returns their number and the SHA-256 of the file. */
export async function writeRowFile(
  folder: string,
  file: string,
  pages: AsyncIterable<{ readonly rows: readonly Values[]; readonly isLast: boolean }>,
  sealed: { readonly key: CryptoKey; readonly site: string; readonly table: string } | null,
): Promise<{ readonly rows: number; readonly sha256: string }> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const handle: FileHandle = await open(path, 'w', 0o600);
  let count = 0;
  let index = 0;
  const add = async (bytes: Uint8Array) => {
    hash.update(bytes);
    await handle.write(bytes);
  };
  try {
    for await (const { rows, isLast } of pages) {
      count += rows.length;
      const text = linesOf(rows);
      if (sealed === null) await add(Buffer.from(text));
      else {
        const { key, site, table } = sealed;
        const bytes = await seal(key, text, { site, table, index, isLast });
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.byteLength);
        await add(length);
        await add(bytes);
      }
      index += 1;
    }
  } finally {
    await handle.close();
  }
  return { rows: count, sha256: hash.digest('hex') };
}

/** SHA-256 of a file; null when it is missing. */
export async function hashFile(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}

async function* plainRows(path: string): AsyncGenerator<Values> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (line !== '') yield JSON.parse(line);
  }
}

async function* sealedRows(
  path: string,
  site: string,
  table: string,
  key: CryptoKey,
): AsyncGenerator<Values> {
  const broken = (): Refused => new Refused(`${path} is broken: a sealed portion does not open.`);
  const handle = await open(path, 'r');
  try {
    for (let index = 0, isLast = false; ; index += 1) {
      const length = Buffer.alloc(4);
      const { bytesRead } = await handle.read(length);
      if (bytesRead === 0 && isLast) return;
      const size = length.readUInt32BE();
      if (bytesRead !== 4 || isLast || size > LONGEST) throw broken();
      const bytes = Buffer.alloc(size);
      if ((await handle.read(bytes)).bytesRead !== size) throw broken();
      const at = { site, table, index };
      let text = await unseal(key, bytes, { ...at, isLast: false });
      if (text === null) {
        isLast = true;
        text = await unseal(key, bytes, { ...at, isLast });
      }
      if (text === null) throw broken();
      for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line);
    }
  } finally {
    await handle.close();
  }
}

/** The rows of a saved table, one after the other; visitors' with the key of the backup. */
export function rowsOfFile(
  folder: string,
  site: string,
  { name, part, file }: SavedTable,
  key: CryptoKey | null,
): AsyncGenerator<Values> {
  const path = join(folder, file);
  if (part === 'agency') return plainRows(path);
  if (key === null) throw new Error('visitors’ rows need a key');
  return sealedRows(path, site, name, key);
}

/** Rows in portions that fit into one call. */
export async function* portions(rows: AsyncIterable<Values>): AsyncGenerator<Values[]> {
  let portion: Values[] = [];
  let length = 0;
  for await (const row of rows) {
    const own = JSON.stringify(row).length;
    if (portion.length === PORTION_ROWS || (portion.length > 0 && length + own > PORTION_LENGTH)) {
      yield portion;
      portion = [];
      length = 0;
    }
    portion.push(row);
    length += own;
  }
  if (portion.length > 0) yield portion;
}
