import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedTable } from './manifest.ts';
import { portions, rowsOfFile, type Values, writeRowFile } from './row-files.ts';
import { newSeal, openSeal, type Seal } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'gevel-rows-'));
const passphrase = join(folder, 'passphrase.txt');
const ROWS: readonly Values[][] = [
  [['coast', 'a', 1.5, null]],
  [
    ['coast', 'b', 2, 'Vraag: "tuin"?\n'],
    ['coast', 'c', 3, 'els@example.be'],
  ],
  [],
];
const all = ROWS.flat();
let key: CryptoKey;
let seal: Seal;

async function* pages(of = ROWS) {
  for (const [at, rows] of of.entries()) yield { rows, isLast: at === of.length - 1 };
}
const table = (part: 'agency' | 'visitors', name = 'stays'): SavedTable => ({
  name,
  part,
  columns: ['site_id', 'id', 'n', 'doc'],
  file: `${part}/${name}.${part === 'agency' ? 'ndjson' : 'sealed'}`,
  rows: 3,
  sha256: '',
});
async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const read = (of: SavedTable, by: CryptoKey | null, site = 'coast') =>
  listOf(rowsOfFile(folder, site, of, by));
const path = join(folder, 'visitors/stays.sealed');

beforeAll(async () => {
  writeFileSync(passphrase, 'a passphrase of a test\n');
  ({ key, seal } = await newSeal(passphrase, 'coast'));
  await writeRowFile(folder, 'agency/stays.ndjson', pages(), null);
  await writeRowFile(folder, 'visitors/stays.sealed', pages(), { key, site: 'coast', table: 'stays' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('returns the same rows from plain and sealed files, which only their owner can read', async () => {
  expect(await read(table('agency'), null)).toEqual(all);
  expect(await read(table('visitors'), await openSeal(passphrase, 'coast', seal))).toEqual(all);
  expect(readFileSync(path, 'latin1')).not.toContain('els@example.be');
  expect(statSync(path).mode & 0o077).toBe(0);
});

describe('a sealed file is refused', () => {
  const bytes = () => readFileSync(path);
  const lengthOf = (file: Buffer, at: number) => 4 + file.readUInt32BE(at);
  it.each<[string, (file: Buffer) => Buffer]>([
    ['with a changed bit', (file) => Buffer.from(file.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))],
    ['cut off within a portion', (file) => file.subarray(0, -1)],
    [
      'without its last portion',
      (file) => file.subarray(0, lengthOf(file, 0) + lengthOf(file, lengthOf(file, 0))),
    ],
    ['without its first portion', (file) => file.subarray(lengthOf(file, 0))],
    ['with a portion twice', (file) => Buffer.concat([file.subarray(0, lengthOf(file, 0)), file])],
    ['with something behind it', (file) => Buffer.concat([file, file])],
    ['without anything', () => Buffer.alloc(0)],
  ])('%s', async (_, change) => {
    const before = bytes();
    writeFileSync(path, change(before));
    try {
      await expect(read(table('visitors'), key)).rejects.toThrow('is broken');
    } finally {
      writeFileSync(path, before);
    }
  });

  it('as another table’s or another site’s', async () => {
    await expect(read(table('visitors'), key, 'woods')).rejects.toThrow('is broken');
    writeFileSync(join(folder, 'visitors/submissions.sealed'), bytes());
    await expect(read(table('visitors', 'submissions'), key)).rejects.toThrow('is broken');
  });

  it('with another passphrase, a short one, or none', async () => {
    const other = join(folder, 'other.txt');
    writeFileSync(other, 'another passphrase of a test');
    await expect(openSeal(other, 'coast', seal)).rejects.toThrow('is not the passphrase of this backup');
    writeFileSync(other, 'short');
    await expect(newSeal(other, 'coast')).rejects.toThrow('needs 16 characters');
    await expect(newSeal(join(folder, 'none.txt'), 'coast')).rejects.toThrow('cannot be read');
  });
});

it('sends rows in portions of bounded size', async () => {
  async function* many() {
    for (let n = 0; n < 450; n++) yield [n] as Values;
    for (let n = 0; n < 3; n++) yield ['x'.repeat(700_000)] as Values;
  }
  const lengths = (await listOf(portions(many()))).map((portion) => portion.length);
  expect(lengths).toEqual([200, 200, 51, 1, 1]);
});
