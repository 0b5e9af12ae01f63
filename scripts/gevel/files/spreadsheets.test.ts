/** Spreadsheets as agencies keep them, read as their expectations say (testing/spreadsheets). */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { HEAD_TYPES } from '#domain/vocabulary/head-types.ts';
import { type FileEntry, readRecords } from './index.ts';
import { readMap, writeProposedMap } from './map-files.ts';

const FOLDER = join(import.meta.dirname, 'testing/spreadsheets');

interface Expected {
  readonly line: number;
  readonly skip?: string;
  readonly refuse?: string;
  readonly ask?: string;
  readonly field?: string;
  readonly duplicateOf?: number;
  readonly or?: Readonly<Record<string, string>>;
  readonly text?: { readonly startsWith: string; readonly holds: string; readonly never?: readonly string[] };
  readonly [key: string]: unknown;
}
/** An expectation file: homes as rows of a table whose empty cells stand for null, and the rows that are none. */
interface Case {
  readonly file: string;
  /** Names of the cells of `homes`. */
  readonly columns: string;
  /** Address of a picture: `{id}` is the home's, `{n}` a part of the last cell. */
  readonly pictures: string;
  readonly homes: readonly string[];
  /** Texts by a home's line or type. */
  readonly texts?: readonly (NonNullable<Expected['text']> & { readonly of: string })[];
  /** What else is accepted, by line. */
  readonly or?: Readonly<Record<string, Expected['or']>>;
  /** Rows that are skipped, refused or asked about. */
  readonly others: readonly Expected[];
}

const NUMBERS = ['line', 'price', 'living', 'land', 'epc', 'bedrooms'];

function cellValue(name: string, cell: string): unknown {
  if (cell === '') return null;
  if (name === 'addressShown') return cell === 'true';
  return NUMBERS.includes(name) ? Number(cell) : cell;
}

/** The rows that a file of expectations describes. */
function rowsOf({ columns, pictures, homes, texts = [], or = {}, others }: Case): Expected[] {
  const names = columns.split(';');
  const taken = homes.map((home): Expected => {
    const cells = home.split(';');
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    const text = texts.find(({ of }) => of === cell('line') || of === cell('type'));
    return {
      ...Object.fromEntries(names.map((name) => [name, cellValue(name, cell(name))])),
      line: Number(cell('line')),
      pictures: [...cell('pictures').matchAll(/\S+/g)].map(([n]) =>
        pictures.replace('{id}', cell('id')).replace('{n}', n),
      ),
      ...(text === undefined
        ? {}
        : { text: { ...text, startsWith: text.startsWith.replace('{city}', cell('city')) } }),
      or: or[cell('line')] ?? {},
    };
  });
  return [...taken, ...others];
}

const CASES = [
  '01-zandlust-aanbod',
  '02-lindehof-excel',
  '03-kanaalkaai-export',
  '04-tweebruggen-unicode',
  '05-vieux-pont-crm',
  '06-hochmoor-objekte',
];
/** Texts that are in columns of owners, notes and commissions. */
const PRIVATE = /CANAR|Eigenaar \d|0470|wil snel/;

/** Fields of a record by the names of the expectations. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  id: /general\.id$/,
  reference: /general\.reference$/,
  status: /transaction\.id$/,
  type: /headType\.id$/,
  price: /price\.value$/,
  living: /areaBuild$/,
  land: /areaGround$/,
  zip: /city\.zip$/,
  city: /city\.name\.\w\w$/,
  street: /address\.street\.\w\w$/,
  number: /address\.number$/,
  box: /address\.box$/,
  date: /publicationDate$/,
  epc: /epcValue$/,
  bedrooms: /bedroomCount$/,
  pictures: /^estate\.pictures$/,
  addressShown: /address\.visible$/,
};

/** A record’s values by their paths. */
function flat(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
}

function fieldOf(name: string, record: unknown): unknown {
  const [, found = null] = flat(record).find(([path]) => FIELDS[name]?.test(path)) ?? [];
  if (name === 'price') return found === -1 ? null : found;
  if (name === 'status')
    return Object.entries(SOURCES.plain.statuses).find(([id]) => id === found)?.[1] ?? null;
  if (name === 'type') return Object.entries(HEAD_TYPES).find(([, id]) => id === Number(found))?.[0] ?? null;
  if (name === 'pictures') return ((found ?? []) as { file: string }[]).map(({ file }) => file);
  if (name === 'addressShown') return found === true;
  return name === 'date' && typeof found === 'string' ? found.slice(0, 10) : found;
}

/** What is wrong of a row; empty when it is as expected. */
function faultsOf(row: Expected, entry: FileEntry | undefined, all: readonly FileEntry[]): string[] {
  const { line } = row;
  const objections = entry?.value === undefined ? [] : (entry.objections ?? []);
  const isTaken = entry?.value !== undefined && objections.length === 0;
  if (row.skip !== undefined)
    return entry?.value === undefined ? [] : [`${line}: a home was made of "${row.skip}"`];
  if (row.duplicateOf !== undefined) {
    const first = all.find((one) => one.line === row.duplicateOf);
    const same = fieldOf('id', entry?.value) === fieldOf('id', first?.value);
    return same ? [] : [`${line}: not the id of line ${row.duplicateOf}`];
  }
  if (row.refuse !== undefined || row.ask !== undefined) {
    const field = FIELDS[row.field ?? ''];
    if (row.field === 'published')
      return entry?.skipped?.includes('not to be published') ? [] : [`${line}: published`];
    return !isTaken && objections.some((one) => field?.test(one.field))
      ? []
      : [`${line}: ${row.refuse ?? row.ask}: not refused at ${row.field}, but ${JSON.stringify(objections)}`];
  }
  if (!isTaken) {
    const field = objections[0]?.field ?? '';
    const name = Object.keys(row.or ?? {}).find((one) => FIELDS[one]?.test(field));
    return name !== undefined || row.or?.['row'] !== undefined ? [] : [`${line}: ${JSON.stringify(entry)}`];
  }
  // None of the sheets has a column for it, and silence is not "none" (spec 1 §5).
  const measures = flat(entry.value).find(([path]) => path.endsWith('townPlanningViolation'))?.[1];
  if (measures !== 'UNKNOWN') return [`${line}: measures are said to be ${String(measures)}`];
  const found = flat(entry.value).find(([path]) => /description\.\w\w$/.test(path))?.[1];
  const text = typeof found === 'string' ? found : '';
  return [
    ...Object.keys(FIELDS)
      .filter((name) => name in row)
      .flatMap((name) => {
        const value = fieldOf(name, entry.value);
        const isRight = JSON.stringify(value) === JSON.stringify(row[name]);
        const mayDiffer = row.or?.[name]?.includes('left out') || row.or?.[name]?.includes('none');
        return isRight || mayDiffer
          ? []
          : [`${line}: ${name} is ${JSON.stringify(value)}, not ${JSON.stringify(row[name])}`];
      }),
    ...(row.text === undefined ||
    (text.startsWith(row.text.startsWith) &&
      text.includes(row.text.holds) &&
      !row.text.never?.some((part) => text.includes(part)))
      ? []
      : [`${line}: the text is ${JSON.stringify(text)}`]),
  ];
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(file: string): Promise<FileEntry[]> {
  const map = join(folder, `${file}.map`);
  const path = join(FOLDER, file);
  await writeProposedMap(path, map);
  const entries: FileEntry[] = [];
  for await (const entry of readRecords(path, RECORD_SHAPES, { map: await readMap(map) }))
    entries.push(entry);
  return entries;
}

describe.each(CASES)('%s', (name) => {
  it('comes in by the proposed mapping as expected, and is refused by line where it is not understood', async () => {
    const expected = JSON.parse(await readFile(join(FOLDER, `${name}.expected.json`), 'utf8')) as Case;
    const entries = await read(expected.file);
    const rows = rowsOf(expected);
    const faults = rows.flatMap((row) =>
      faultsOf(
        row,
        entries.findLast(({ line }) => line === row.line),
        entries,
      ),
    );
    expect(faults).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
    const lines = new Set(rows.map(({ line }) => line));
    expect(entries.filter(({ line, value }) => value !== undefined && !lines.has(line))).toEqual([]);
    expect(JSON.stringify(entries.map(({ value }) => value))).not.toMatch(PRIVATE);
  });
});
