import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { startingSet } from '../starting-set/index.ts';
import { blankSheet, blanksIn, fillBlanks, readAnswers } from './blanks.ts';

const { pages } = startingSet({ name: 'Immo Kaai', locales: LOCALES });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-blanks-'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = async (text: string | Uint8Array) => {
  const file = join(folder, 'blanks.csv');
  await writeFile(file, text);
  return readAnswers(file);
};

it('every language has as many blanks on each page', () => {
  for (const page of pages) {
    const found = blanksIn(page, LOCALES);
    const counts = LOCALES.map((locale) => found.filter((one) => one.locale === locale).length);
    expect(new Set(counts).size, String(page.id)).toBe(1);
  }
});

it('the sheet lists every blank, and its texts fill in every page', async () => {
  const sheet = blankSheet(pages, LOCALES);
  expect(await written(sheet)).toEqual([]);
  const answers = await written(`\uFEFF${sheet.replace(/;\r\n/g, ';"Een ""antwoord""; met teken"\r\n')}`);
  expect(answers.length).toBe(pages.flatMap((page) => blanksIn(page, LOCALES)).length);
  const used = new Set<unknown>();
  for (const page of pages) {
    const filled = fillBlanks(page, String(page.id), answers);
    for (const one of filled.used) used.add(one);
    expect(blanksIn(filled.page, LOCALES)).toEqual([]);
  }
  expect(used.size).toBe(answers.length);
  const home = fillBlanks({ lead: { nl: '[uw streek]' } }, 'home', answers).page;
  expect(home.lead.nl).toBe('Een "antwoord"; met teken');
});

it('a text of another page, language or blank fills in nothing', async () => {
  const answers = await written('page;language;blank;text\nhome;nl;[a b];x\n');
  const page = { lead: { nl: '[a b] [c d]', fr: '[a b]' }, note: '[a b]' };
  expect(fillBlanks(page, 'home', answers).page).toEqual({
    lead: { nl: 'x [c d]', fr: '[a b]' },
    note: '[a b]',
  });
  expect(fillBlanks(page, 'about', answers)).toEqual({ page, used: new Set() });
});

describe('a sheet', () => {
  it('that does not exist has no texts', async () => {
    expect(await readAnswers(join(folder, 'absent.csv'))).toEqual([]);
  });

  it.each([
    [
      'with commas, columns in another order and others beside them',
      'text,x,page,blank,language\nT,,home,[a b],nl\n',
    ],
    ['with tabs and empty rows', '\n\npage\tlanguage\tblank\ttext\n\t\t\t\nhome\tnl\t[a b]\tT\n'],
  ])('%s is read', async (_what, text) => {
    expect(await written(text)).toMatchObject([{ page: 'home', locale: 'nl', blank: '[a b]', text: 'T' }]);
  });

  it.each([
    ['without its columns', 'page;text\nhome;T\n', 'its first line must be page;language;blank;text'],
    ['with an open quote', 'page;language;blank;text\nhome;nl;"[a b];T\n', 'a quote is not closed'],
    ['in two encodings', Buffer.from([0xc3, 0xa9, 0x3b, 0xe9, 0x3b]), 'neither UTF-8 nor another encoding'],
  ])('%s is refused', async (_what, text, reason) => {
    await expect(written(text)).rejects.toThrow(reason);
  });
});
