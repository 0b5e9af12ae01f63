import { describe, expect, it } from 'vitest';
import type { Cell } from '../cell.ts';
import { FileError } from '../entry.ts';
import { archive, letters, makeWorkbook, workbookOf } from '../testing/workbook.ts';
import { readXlsx } from './index.ts';
import { MOST_COLUMNS, MOST_ROWS } from './sheet-rows.ts';

/** The cells of a row. */
async function row(bytes: Buffer, line: number): Promise<readonly Cell[] | undefined> {
  const found = (await readXlsx(bytes)).rows.find((one) => one.line === line);
  return found?.unreadable === undefined ? found?.cells : undefined;
}
const styled = (style: number, value: string) => ({ attributes: `s="${style}"`, inner: `<v>${value}</v>` });
const typed = (type: string, value: string) => ({ attributes: `t="${type}"`, inner: value });

describe('cells of a workbook (ECMA-376 part 1, §18.3)', () => {
  it('are numbers, texts, days, yes and no; nothing is rounded or made of a text', async () => {
    const bytes = makeWorkbook({
      rows: [
        [95.1, '0061', ' 8300 ', styled(1, '46155'), styled(1, '46155.75'), typed('b', '<v>1</v>'), 1e15],
        [typed('str', '<f>A1&amp;"x"</f><v>95.1x</v>'), { attributes: '', inner: '<f>A1*2</f><v>190.2</v>' }],
      ],
    });
    expect(await row(bytes, 1)).toEqual([
      95.1,
      '0061',
      ' 8300 ',
      { day: '2026-05-13' },
      { day: '2026-05-13', time: '18:00:00' },
      true,
      1e15,
    ]);
    expect(await row(bytes, 2)).toEqual(['95.1x', 190.2]);
  });

  it('with an error, or a formula without a result, are faults and never empty', async () => {
    const bytes = makeWorkbook({
      rows: [[typed('e', '<f>A9</f><v>#REF!</v>'), { attributes: '', inner: '<f>SUM(A1:A2)</f>' }, 1]],
    });
    expect(await row(bytes, 1)).toEqual([
      { fault: 'the cell holds an error of Excel (#REF!)', shows: '#REF!' },
      { fault: expect.stringContaining('formula without a stored result'), shows: '=' },
      1,
    ]);
  });

  it('of a merged area are faults beside the one that has the value', async () => {
    const bytes = makeWorkbook({
      rows: [
        ['a', 1],
        [null, 2],
        ['b', 3],
      ],
      merges: ['A1:A2'],
    });
    expect((await row(bytes, 2))?.[0]).toEqual({
      fault: expect.stringContaining('merged with A1'),
      shows: 'A1:A2',
    });
    expect(await row(bytes, 3)).toEqual(['b', 3]);
  });

  it('are those of the sheet that is named, or of the first that is not hidden', async () => {
    const sheet = (text: string) =>
      `<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    const bytes = workbookOf(sheet('one'), {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Lists" state="hidden" r:id="b"/><sheet name="Offer" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/two.xml"/></Relationships>',
      'xl/worksheets/two.xml': sheet('two'),
    });
    const [first, named] = [await readXlsx(bytes), await readXlsx(bytes, 'Lists')];
    expect([first.name, first.rows, first.others]).toEqual([
      'Offer',
      [{ line: 1, cells: ['one'] }],
      [{ name: 'Lists', hidden: true }],
    ]);
    expect(named.rows).toEqual([{ line: 1, cells: ['two'] }]);
    const broken = await readXlsx(workbookOf(sheet('Tuin_x000D_\n_x005F_x000D_')));
    expect(broken.rows).toEqual([{ line: 1, cells: ['Tuin\r\n_x000D_'] }]);
    await expect(readXlsx(bytes, 'Other')).rejects.toThrow('no sheet "Other"; it has "Lists", "Offer"');
  });
});

/** A sheet whose XML is much larger than its archive. */
const bomb = (megabytes: number): Buffer =>
  workbookOf(`<worksheet><sheetData>${' '.repeat(megabytes * 1024 * 1024)}</sheetData></worksheet>`);

describe('workbooks beyond the limits', () => {
  const refused: readonly (readonly [string, () => Buffer, string])[] = [
    ['a bomb', () => bomb(130), 'larger than 120 MB'],
    [
      'more rows',
      () => workbookOf(`<worksheet><sheetData><row r="${MOST_ROWS + 1}"/></sheetData></worksheet>`),
      `more than ${MOST_ROWS} rows`,
    ],
    [
      'a cell in the last possible column',
      () =>
        workbookOf('<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>'),
      `more than ${MOST_COLUMNS} columns`,
    ],
    [
      'merged areas over each other',
      () => makeWorkbook({ rows: [['a']], merges: Array.from({ length: 4000 }, () => 'A1:XFD50000') }),
      'too many merged cells',
    ],
    ['elements in elements', () => workbookOf('<a>'.repeat(500_000)), 'damaged'],
    ['macros', () => makeWorkbook({ rows: [['a']], parts: { 'xl/vbaProject.bin': 'x' } }), 'has macros'],
    [
      'an older format',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]),
      'protected',
    ],
    ['a text', () => Buffer.from('id;price\n1;2\n'), 'not a workbook'],
    ['no bytes', () => Buffer.alloc(0), 'not a workbook'],
    ['another archive', () => archive({ 'a.txt': 'a' }), 'not a workbook'],
    ['half a file', () => makeWorkbook({ rows: [['a']] }).subarray(40), 'damaged|cut off'],
  ];
  it.each(refused)('%s: refused with what to do', async (_name, bytes, words) => {
    const error: unknown = await readXlsx(bytes()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FileError);
    expect((error as Error).message).toMatch(new RegExp(words));
  });

  it('200,000 rows are refused as soon as the limit is passed', async () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`,
    );
    const bytes = workbookOf(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
    await expect(readXlsx(bytes)).rejects.toThrow(`more than ${MOST_ROWS} rows`);
  });

  it('bytes that somebody changed give a workbook or a refusal, and never another error', async () => {
    const good = makeWorkbook({
      rows: [
        ['Prijs', 'Straat'],
        [395000, 'Zeedijk'],
      ],
      merges: ['A1:A2'],
    });
    for (let at = 0; at < good.length; at += 1) {
      const changed = Buffer.from(good);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const outcome = await readXlsx(changed).catch((error: unknown) => error);
      expect(
        outcome instanceof FileError || !(outcome instanceof Error),
        `byte ${at}: ${String(outcome)}`,
      ).toBe(true);
    }
  });

  it('columns are counted as Excel names them', () => {
    expect([0, 25, 26, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
