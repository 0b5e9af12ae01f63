/** Spreadsheets of 2,000 homes in four formats: every number that comes in is the one that was written. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { readRecords } from './index.ts';
import { readMap, writeProposedMap } from './map-files.ts';
import { makeWorkbook } from './testing/workbook.ts';

const ROWS = 2000;
const HEAD = [
  'Referentie',
  'Statuut',
  'Type',
  'Adres',
  'Postcode',
  'Gemeente',
  'Prijs',
  'Woonoppervlakte',
  'Grond',
  'Slaapkamers',
  'Lift',
  'Datum',
  'Foto 1',
  'Foto 2',
  'Eigenaar',
  'Tekst',
];
const STATUSES = [
  ['Te koop', '1'],
  ['te huur', '2'],
  ['In optie (verkoop)', '3'],
  ['In optie (huur)', '4'],
  ['Verkocht', '5'],
  ['Verhuurd', '6'],
] as const;
const TYPES = [
  ['Appartement', '1'],
  ['Woning', '3'],
  ['Villa', '3'],
  ['Bouwgrond', '2'],
  ['Handelspand', '4'],
  ['Garagebox', '5'],
  ['Kantoor', '10'],
] as const;

/** What a home has, by its number in the file. */
const homeOf = (at: number) => ({
  id: String(10_000 + at),
  status: STATUSES[at % STATUSES.length] ?? STATUSES[0],
  type: TYPES[at % TYPES.length] ?? TYPES[0],
  price: 395_000 + at * 137,
  living: (1000 + at * 7) / 10,
  land: at % 3 === 0 ? null : 100 + at * 3,
  bedrooms: at % 6,
  lift: at % 2 === 0,
  day: new Date(Date.UTC(2026, 0, 1 + (at % 330))).toISOString().slice(0, 10),
});
type Home = ReturnType<typeof homeOf>;
const HOMES: readonly Home[] = Array.from({ length: ROWS }, (_, at) => homeOf(at));

/** A number as it is written in Belgium. */
const belgian = (value: number, decimals: number): string =>
  value
    .toFixed(decimals)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '.');

const textsOf = (home: Home, at: number): string[] => [
  home.id,
  home.status[0],
  home.type[0],
  `Café-straat ${at + 1} bus ${at % 9}`,
  at % 2 === 0 ? '8300' : 'B-8300',
  'Knokke-Heist',
  at % 3 === 0
    ? `€ ${belgian(home.price, 2)}`
    : at % 3 === 1
      ? `${belgian(home.price, 0)} €`
      : String(home.price),
  belgian(home.living, 1),
  home.land === null ? '' : belgian(home.land, 0),
  String(home.bedrooms),
  home.lift ? 'ja' : 'neen',
  home.day.split('-').reverse().join('/'),
  `https://photos.agency.example/${home.id}/1.jpg`,
  at % 2 === 0 ? `https://photos.agency.example/${home.id}/2.jpg` : '',
  `CANARY-${home.id}`,
  `Verzorgd – “énig” pand ${at}`,
];

const quoted = (cell: string): string => (/[";\t,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const textOf = (separator: string): string =>
  [HEAD, ...HOMES.map(textsOf)].map((row) => `${row.map(quoted).join(separator)}\r\n`).join('');

const WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '“': 0x93, '”': 0x94 };
const windows = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => WINDOWS[sign] ?? sign.charCodeAt(0)));

const DAY = 86_400_000;
const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY;
/** The same homes as Excel keeps them: numbers and days, below a merged title. */
const workbook = (): Buffer =>
  makeWorkbook({
    rows: [
      ['Ons aanbod'],
      [],
      HEAD,
      ...HOMES.map((home, at) => {
        const texts = textsOf(home, at);
        return texts.map((text, column) => {
          if (column === 0) return Number(home.id);
          if (column === 6) return { attributes: '', inner: `<f>A1+${home.price}</f><v>${home.price}</v>` };
          if (column === 7) return home.living;
          if (column === 8) return home.land;
          if (column === 9) return home.bedrooms;
          if (column === 11) return { attributes: 's="1"', inner: `<v>${serialOf(home.day)}</v>` };
          return text === '' ? null : text;
        });
      }),
    ],
    merges: ['A1:P1'],
  });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-large-'));
});
afterAll(() => rm(folder, { recursive: true }));

const rightOf = (home: Home, at: number) => ({
  general: {
    id: home.id,
    transaction: { id: home.status[1] },
    headType: expect.objectContaining({ id: home.type[1] }) as unknown,
    price: { value: home.price },
    bedroomCount: home.bedrooms,
    publicationDate: home.day,
    address: {
      street: { nl: 'Café-straat' },
      number: String(at + 1),
      box: String(at % 9),
      city: { zip: '8300', name: { nl: 'Knokke-Heist' } },
    },
    description: { nl: `Verzorgd – “énig” pand ${at}` },
  },
  dimensions:
    home.land === null ? { areaBuild: home.living } : { areaBuild: home.living, areaGround: home.land },
  technical: { elevator: home.lift },
  pictures: [1, ...(at % 2 === 0 ? [2] : [])].map((number) => ({
    file: `https://photos.agency.example/${home.id}/${number}.jpg`,
  })),
});

describe('2,000 rows', () => {
  it.each([
    ['offer.xlsx', workbook],
    ['windows.csv', () => windows(textOf(';'))],
    ['unicode.txt', () => Buffer.from(`\uFEFF${textOf('\t')}`, 'utf16le')],
    ['tabs.tsv', () => Buffer.from(`sep=\t\r\n${textOf('\t')}`)],
  ])('%s: every home as it was written, and no column of the owner', async (name, bytes) => {
    const [path, map] = [join(folder, name), join(folder, `${name}.map`)];
    await writeFile(path, bytes());
    await writeProposedMap(path, map);
    const records: unknown[] = [];
    for await (const entry of readRecords(path, RECORD_SHAPES, { map: await readMap(map) })) {
      expect(entry, JSON.stringify(entry)).not.toHaveProperty('objections');
      expect(entry.unreadable).toBe(undefined);
      if (entry.value !== undefined) records.push(entry.value);
    }
    expect(records).toHaveLength(ROWS);
    for (const [at, home] of HOMES.entries())
      expect(records[at]).toMatchObject({ estate: rightOf(home, at) });
    expect(JSON.stringify(records)).not.toContain('CANARY');
  });
});
