import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MOST_OF_RECORD } from '#domain/csv/entry.ts';
import { readCsv } from '#domain/csv/read-csv.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { EstateSchema } from '#wire/estate.ts';
import { SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { FileError, readRecords } from './index.ts';
import { readJson } from './json.ts';
import { readNdjson } from './ndjson.ts';

const SHAPES = {
  schemas: {
    estate: z.object({ estate: EstateSchema, collections: z.array(z.string()).nullish() }),
    listing: z.object({ listing: SkarabeeListingSchema }),
  },
  groupFields: { listing: SECOND_SOURCE_FIELDS },
};

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Bytes in chunks of any size. */
async function* bytesOf(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const ndjson = (text: string | Uint8Array) => all(readNdjson(bytesOf(text)));
const json = (text: string) => [...readJson(text)];
const csv = (text: string | Uint8Array, size?: number) =>
  all(readCsv(bytesOf(text, size), SHAPES, { replace: true }));

describe('NDJSON', () => {
  it('has a record on each line; blank lines are skipped and counted', async () => {
    expect(await ndjson('\uFEFF{"a":1}\r\n\n  \n{"b":"é"}')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 4, value: { b: 'é' } },
    ]);
    expect(await ndjson('')).toEqual([]);
  });

  it('refuses an invalid line by its number, and continues', async () => {
    expect(await ndjson('{"a":1\n{"a":2}\n{"a":{"b":1,"b":2}}\n')).toEqual([
      { line: 1, unreadable: expect.stringMatching(/^not JSON: /) },
      { line: 2, value: { a: 2 } },
      { line: 3, unreadable: 'the key "b" is repeated in one object' },
    ]);
  });

  it('refuses a line that is not UTF-8', async () => {
    const latin = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xe9]), Buffer.from('"}\n{"a":1}\n')]);
    expect(await ndjson(latin)).toEqual([
      { line: 1, unreadable: 'not UTF-8' },
      { line: 2, value: { a: 1 } },
    ]);
  });

  it('refuses a line of more than 2 MB, and continues', async () => {
    async function* file(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('{"a":1}\n"');
      for (let at = 0; at < 5; at += 1) yield Buffer.alloc(1_000_000, 'x');
      yield Buffer.from('"\n{"a":2}');
    }
    expect(await all(readNdjson(file()))).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, unreadable: `longer than ${MOST_OF_RECORD} bytes` },
      { line: 3, value: { a: 2 } },
    ]);
  });

  it('keeps a key __proto__, so that strict validation refuses it', async () => {
    const [entry] = await ndjson('{"__proto__":{"a":1}}');
    expect(Object.keys(entry?.value as object)).toEqual(['__proto__']);
  });
});

describe('JSON', () => {
  const list = '[\n  {"a": "]}\\"\\\\"},\n\n  {"b":\n    [1, {"c": 2}]}, 3 ]\n';
  const members = [
    { line: 2, value: { a: ']}"\\' } },
    { line: 4, value: { b: [1, { c: 2 }] } },
    { line: 5, value: 3 },
  ];

  it('is a list of records, each with its first line', () => {
    expect(json(list)).toEqual(members);
    expect(json(`{"records": ${list}}`)).toEqual(members);
    expect(json(' [ ] ')).toEqual([]);
  });

  it('refuses a record that is not JSON, and continues', () => {
    expect(json('[{"a": 1},\n{"a": tru},\n{"a": 3}]')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, unreadable: expect.stringMatching(/^not JSON/) },
      { line: 3, value: { a: 3 } },
    ]);
  });

  it.each([
    ['', 1, 'a list of records'],
    ['"a"', 1, 'a list of records'],
    ['[{"a":1}\n{"a":2}]', 2, '","'],
    ['[{"a":1},\n', 2, 'a record'],
    ['[{"a":1}]\n]', 2, 'the end of the file'],
    ['{"homes": []}', 1, '{"records": […]}'],
    ['{"records": []\n, "more": 1}', 2, '"}" after the records'],
    ['{"records": {}}', 1, 'a list of records'],
  ])('reports where %j becomes unreadable', (text, line, wanted) => {
    expect(json(text).at(-1)).toEqual({ line, unreadable: expect.stringContaining(wanted) });
  });
});

const ROW = {
  estate: { general: { id: '501', title: { nl: 'Huis, met tuin' }, price: { value: 395000.5 } } },
};

describe('CSV', () => {
  it.each([
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\n'],
  ])('has the delimiter %j of its header', async (delimiter, end) => {
    const lines = [
      ['estate.general.id', 'estate.general.title.nl', 'estate.general.price.value'],
      ['501', '"Huis, met tuin"', '395000.5'],
    ].map((cells) => cells.join(delimiter));
    expect(await csv(`\uFEFF${lines.join(end)}${end}`)).toEqual([{ line: 2, value: ROW }]);
    expect(await csv(lines.join(end), 1)).toEqual([{ line: 2, value: ROW }]);
  });

  it('has line breaks and quotes within quotes; a row’s line is its first', async () => {
    const text = 'estate.general.id,estate.general.title.nl\n1,"een\n""twee"""\n\n2,"drie"\n';
    expect(await csv(text)).toEqual([
      { line: 2, value: { estate: { general: { id: '1', title: { nl: 'een\n"twee"' } } } } },
      { line: 5, value: { estate: { general: { id: '2', title: { nl: 'drie' } } } } },
    ]);
  });

  it('types cells by the schema; leaves out empty cells, and keeps text that does not fit', async () => {
    const header =
      'estate.general.id,estate.general.address.visible,estate.general.bedroomCount,estate.general.project,' +
      'estate.pictures,collections,estate.layout[0].typeId,estate.layout[1].typeId,estate.layout[1].valueIds';
    expect(
      await csv(`${header}\n1,true,3,ja,front-1| kitchen-1,new|sea,,5,3|7\n2,waar,drie,,,,,,\n`),
    ).toEqual([
      {
        line: 2,
        value: {
          estate: {
            general: { id: '1', address: { visible: true }, bedroomCount: 3, project: 'ja' },
            pictures: [{ file: 'front-1' }, { file: 'kitchen-1' }],
            layout: [{ typeId: 5, valueIds: [3, 7] }],
          },
          collections: ['new', 'sea'],
        },
      },
      {
        line: 3,
        value: { estate: { general: { id: '2', address: { visible: 'waar' }, bedroomCount: 'drie' } } },
      },
    ]);
  });

  it('knows the fields of the second source by their table', async () => {
    const text = 'listing.guid;listing.construction.bedrooms_count;listing.comfort.lift\na;3;ja\n';
    expect(await csv(text)).toEqual([
      {
        line: 2,
        value: { listing: { guid: 'a', construction: { bedrooms_count: 3 }, comfort: { lift: 'ja' } } },
      },
    ]);
  });

  it.each([
    ['estate.general.prise.value', 'unknown; did you mean "estate.general.price"?'],
    ['listing.construction.bedroom_count', 'unknown; did you mean "listing.construction.bedrooms_count"?'],
    ['estate.general.price', 'a group; name one of its fields'],
    ['estate.layout', 'a list of groups; name a field of one of them'],
    ['estate.general.title.xx', 'unknown'],
    ['estate.__proto__.a', 'unknown'],
    ['estate.general.id.more', 'unknown'],
  ])('refuses the column %s at once', async (column, why) => {
    const first = column.startsWith('listing') ? 'listing.guid' : 'estate.general.id';
    const entries = await csv(`${first},${column}\n1,2\n`);
    expect(entries).toEqual([{ line: 1, unreadable: expect.stringContaining(`column "${column}": ${why}`) }]);
  });

  it('refuses a header without a kind, and a repeated column', async () => {
    expect(await csv('id,title\n1,2\n')).toEqual([
      { line: 1, unreadable: expect.stringContaining('estate, listing') },
    ]);
    expect(await csv('estate.general.id,estate.general.id\n1,2\n')).toEqual([
      { line: 1, unreadable: 'column "estate.general.id" is repeated' },
    ]);
    expect(await csv('')).toEqual([]);
  });

  it('skips rows of empty cells, which spreadsheets leave behind', async () => {
    expect(await csv('estate.general.id;estate.general.reference\n1;a\n;\n ; \n')).toHaveLength(1);
  });

  const TWO = [
    { line: 2, value: { estate: { general: { id: '1', reference: 'a' } } } },
    { line: 3, value: { estate: { general: { id: '2', reference: 'b' } } } },
  ];

  it.each([
    ['rows and columns that Excel leaves behind', '#;estate.general.reference;;\n1;a;;\n2;b;;\n;;;\n;;;\n'],
    ['a column of nothing in the middle', '#;;estate.general.reference\n1;;a\n2;\u00a0;b\n'],
    ['delimiters that only some rows end with', '#;estate.general.reference\n1;a;;\n2;b\n;;;;\n'],
    ['cells of fixed and invisible spaces', '#;estate.general.reference\n1;a\n2;b\n\u00a0;\u200b\n'],
    [
      'a file that was appended to another',
      '#;estate.general.reference\n1;a\n\uFEFF2;b\n\uFEFF#;estate.general.reference\n',
    ],
    ['lines of an old Mac', '#;estate.general.reference\r1;a\r2;"b"\r'],
  ])('treats %s as empty', async (_, text) => {
    const file = text.replaceAll('#', 'estate.general.id');
    expect(await csv(file)).toEqual(TWO);
    expect(await csv(file, 1)).toEqual(TWO);
  });

  it('counts a line that ends with two carriage returns as two', async () => {
    const text = 'estate.general.id;estate.general.reference\r\r\n1;a\r\r\n2;b\r\r\n';
    expect(await csv(text)).toEqual([
      { ...TWO[0], line: 3 },
      { ...TWO[1], line: 5 },
    ]);
  });

  it('skips empty rows before the header', async () => {
    const text = '\uFEFF\r\n;;;\nestate.general.id;estate.general.reference;;\n1;a;;\n';
    expect(await csv(text, 1)).toEqual([{ ...TWO[0], line: 4 }]);
  });

  it.each([
    ['sep=;\n', ';'],
    ['"sep=;"\r\n', ';'],
    ['sep=,\n', ','],
    ['SEP=\t\n', '\t'],
    ['sep=;;;\n', ';'],
  ])('knows its delimiter by the line %j', async (line, by) => {
    // The header has more of the other delimiters, so that counting would be wrong.
    const others = [',', ';', '\t'].filter((one) => one !== by).map((one) => one.repeat(3));
    const [entry] = await csv(`\uFEFF${line}estate.general.id${by}${others.join('')}\n1${by}a\n`, 1);
    expect(entry).toEqual({ line: 2, unreadable: expect.stringMatching(/^column "[,;\t]+": unknown/) });
    expect(await csv(`${line}estate.general.id${by}estate.general.reference\n1${by}a\n`)).toEqual([
      { ...TWO[0], line: 3 },
    ]);
  });

  it('leaves fields unchanged whose cells a spreadsheet omitted at the end of a row, and reports it', async () => {
    const head = 'estate.general.id;estate.general.reference;estate.general.price.value';
    const reported = (field: string) => [
      { field, value: '', reason: 'the row ends before this column: from here on the home keeps its values' },
    ];
    const [id, reference] = [
      ['estate', 'general', 'id'],
      ['estate', 'general', 'reference'],
    ];
    // As Excel writes a sheet whose last cells are empty in some blocks of rows (RFC 4180 §2, 4: each line should have as many fields).
    expect(await all(readCsv(bytesOf(`${head}\n1;a;5\n2;b\n3\n4;;\n`), SHAPES))).toEqual([
      {
        line: 2,
        value: { estate: { general: { id: '1', reference: 'a', price: { value: 5 } } } },
        columns: [id, reference, ['estate', 'general', 'price', 'value']],
      },
      {
        line: 3,
        value: { estate: { general: { id: '2', reference: 'b' } } },
        columns: [id, reference],
        notes: reported('estate.general.price.value'),
      },
      {
        line: 4,
        value: { estate: { general: { id: '3' } } },
        columns: [id],
        notes: reported('estate.general.reference'),
      },
      // Empty cells that are there remove their values, as ever.
      {
        line: 5,
        value: { estate: { general: { id: '4' } } },
        columns: [id, reference, ['estate', 'general', 'price', 'value']],
      },
    ]);
  });

  it('refuses a value below a header without a name: it would be lost', async () => {
    const text = 'estate.general.id;;estate.general.reference;\n1;x;a;\n2;;b;y\n3;;c;;z\n';
    expect(await csv(text)).toEqual([
      { line: 2, unreadable: 'cell 2 has a value, but its column has no name in the header' },
      { line: 3, unreadable: 'cell 4 has a value, but its column has no name in the header' },
      { line: 4, unreadable: '5 cells, where the header has 4' },
    ]);
  });

  it.each([
    ['https://a.example/1.jpg https://a.example/2.jpg'],
    ['https://a.example/1.jpg, https://a.example/2.jpg;'],
    ['"https://a.example/1.jpg;https://a.example/2.jpg"'],
    ['"https://a.example/1.jpg\r\nhttps://a.example/2.jpg\n"'],
    ['https://a.example/1.jpg | https://a.example/2.jpg'],
  ])('reads two picture addresses in one cell: %j', async (cell) => {
    expect(await csv(`estate.general.id\testate.pictures\n1\t${cell}\n`)).toEqual([
      {
        line: 2,
        value: {
          estate: {
            general: { id: '1' },
            pictures: [{ file: 'https://a.example/1.jpg' }, { file: 'https://a.example/2.jpg' }],
          },
        },
      },
    ]);
  });

  it('does not split names of pictures at a comma or a space', async () => {
    expect(
      await csv('estate.general.id;estate.pictures\n1;501/front, west.jpg|501/back.jpg\n'),
    ).toMatchObject([
      { value: { estate: { pictures: [{ file: '501/front, west.jpg' }, { file: '501/back.jpg' }] } } },
    ]);
  });

  it('states only its columns unless it replaces; lists keep the places of their entries', async () => {
    const text =
      'estate.general.id,estate.general.price.value,estate.layout[0].surface,estate.layout[2].surface\n1,,,9.5\n';
    expect(await all(readCsv(bytesOf(text), SHAPES))).toEqual([
      {
        line: 2,
        value: { estate: { general: { id: '1' }, layout: [null, null, { surface: 9.5 }] } },
        columns: [
          ['estate', 'general', 'id'],
          ['estate', 'general', 'price', 'value'],
          ['estate', 'layout', 0, 'surface'],
          ['estate', 'layout', 2, 'surface'],
        ],
      },
    ]);
  });

  it('refuses an invalid row, and continues', async () => {
    const text = 'estate.general.id,estate.general.reference\n1,"a"b\n2,b"c\n3\n4,d\n5,e,f\n6,"g\n7,h\n';
    expect(await csv(text)).toEqual([
      { line: 2, unreadable: 'a cell continues after its closing quote' },
      { line: 3, unreadable: 'a cell with a quote in it must be quoted, and the quote doubled' },
      { line: 4, unreadable: '1 cells, where the header has 2' },
      { line: 5, value: { estate: { general: { id: '4', reference: 'd' } } } },
      { line: 6, unreadable: '3 cells, where the header has 2' },
      { line: 7, unreadable: 'a quote is not closed' },
    ]);
  });

  it('refuses a row of more than 2 MB, and bytes that are not UTF-8', async () => {
    const long = `estate.general.id,estate.general.reference\n1,${'x'.repeat(MOST_OF_RECORD)}\n2,b\n`;
    expect(await csv(long, 100_000)).toEqual([
      { line: 2, unreadable: `longer than ${MOST_OF_RECORD} characters` },
      { line: 3, value: { estate: { general: { id: '2', reference: 'b' } } } },
    ]);
    const mixed = Buffer.concat([Buffer.from('estate.general.id\n1\né\n'), Buffer.from([0xe9, 0x0a])]);
    expect((await csv(mixed)).at(-1)).toEqual({
      line: 4,
      unreadable: expect.stringContaining('neither UTF-8 nor another encoding'),
    });
  });
});

describe('readRecords', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gevel-files-'));
    await writeFile(join(folder, 'b.json'), '[{"b":1}]');
    await writeFile(join(folder, 'a.NDJSON'), '{"a":1}\n');
    await writeFile(join(folder, 'c.csv'), 'estate.general.id\n1\n');
    await writeFile(join(folder, 'notes.md'), 'nothing');
  });
  afterAll(() => rm(folder, { recursive: true }));
  const read = (path: string) => all(readRecords(path, SHAPES));

  it('reads a file, or all files of a folder sorted by name', async () => {
    expect((await read(folder)).map(({ file, line }) => [file, line])).toEqual([
      ['a.NDJSON', 1],
      ['b.json', 1],
      ['c.csv', 2],
    ]);
    expect(await read(join(folder, 'b.json'))).toEqual([{ file: 'b.json', line: 1, value: { b: 1 } }]);
  });

  it('throws when there is nothing to read', async () => {
    await expect(read(join(folder, 'none.json'))).rejects.toThrow(FileError);
    await expect(read(join(folder, 'notes.md'))).rejects.toThrow('no file of records');
  });
});
