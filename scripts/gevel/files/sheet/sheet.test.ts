import { describe, expect, it } from 'vitest';
import { RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import type { LineEntry } from '#domain/csv/entry.ts';
import type { Cell } from '../cell.ts';
import { FileError } from '../entry.ts';
import { statusIn, typeIn } from './labels.ts';
import { readMapping } from './mapping.ts';
import { plainText } from './plain-text.ts';
import { proposeMapping } from './propose.ts';
import { readDay } from './read-day.ts';
import { readArea, readEnergy, readFigure, readMoney } from './read-figure.ts';
import { placeName, readHouseNumber, readStreet, readZip } from './read-place.ts';
import { readYesNo } from './readers.ts';
import { SheetRecords } from './sheet-records.ts';

const NO_WORDS = new Map<string, string>();
/** The first value of a reading, or "refused". */
const value = (read: ReturnType<typeof readDay>): unknown =>
  'objection' in read ? 'refused' : (read.values[0] ?? null);
const values = (read: ReturnType<typeof readDay>): unknown => ('objection' in read ? 'refused' : read.values);

describe('numbers', () => {
  it.each([
    ['€ 395.000,00', null, 395_000],
    ['€ 395.000,-', null, 395_000],
    ['395 000 €', null, 395_000],
    ['249\u202f000 €', null, 249_000],
    ['EUR 395.000,00', null, 395_000],
    ['€ 1.635,00 /maand', null, 1635],
    ['985,00 € par mois', null, 985],
    ['1.250', null, 'refused'],
    ['1,250', null, 'refused'],
    ['1.250', 'comma', 1250],
    ['1,250', 'point', 1250],
    ['1.250', 'point', 'refused'],
    ['1,250', 'comma', 'refused'],
    ['395.00', 'comma', 'refused'],
    ['395k', null, 'refused'],
    ['Op aanvraag', null, -1],
    ['prix sur demande', null, -1],
    ['-1', 'comma', -1],
    ['-285000,00', 'comma', 'refused'],
    [0, null, 'refused'],
    [1.25, null, 'refused'],
    [395_000, null, 395_000],
    ['', 'comma', 'refused'],
  ] as const)('a price %j with a decimal %s is %j', (cell, decimal, right) => {
    expect(value(readMoney(cell, decimal))).toBe(right);
  });

  it.each([
    ['164,5', 164.5],
    ['108,0 m²', 108],
    ['12 are 50 ca', 1250],
    ['1 ha 2 a 3 ca', 10_203],
    ['12a50ca', 1250],
    ['ca. 95', 95],
    ['0,00', null],
    ['groot', 'refused'],
    [95.1, 95.1],
  ] as const)('a surface %j is %j', (cell, right) => {
    expect(value(readArea(cell, 'comma'))).toBe(right);
  });

  it('a score has its unit, a class is left out and told, and an impossible one is refused', () => {
    expect(value(readEnergy('419 kWh/m²', 'comma'))).toBe(419);
    expect(readEnergy('C', 'comma')).toMatchObject({ values: [], note: expect.stringContaining('class') });
    expect(value(readEnergy('9999', 'comma'))).toBe('refused');
  });

  it('are never changed: what is read of a number’s text is that number', () => {
    for (let number = 0; number < 2000; number += 1) {
      const figure = (number * 7919) / 100;
      const [comma, point] = [String(figure).replace('.', ','), String(figure)];
      expect(value(readFigure(comma, 'comma'))).toBe(figure);
      expect(value(readFigure(point, 'point'))).toBe(figure);
    }
  });
});

describe('days', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['08-02-2026', '2026-02-08'],
    ['01.01.2026', '2026-01-01'],
    ['18.04.26', '2026-04-18'],
    ['19/07/2026 09:15', '2026-07-19'],
    ['2026-11-09', '2026-11-09'],
    ['2026-11-20T09:15:00+01:00', '2026-11-20T09:15:00+01:00'],
    ['8 september 2026', '2026-09-08'],
    ['1er août 2026', '2026-08-01'],
    ['3. März 2026', '2026-03-03'],
    ['vrijdag 20 november 2026', '2026-11-20'],
    ['00/00/0000 00:00', null],
    ['31/11/2026', 'refused'],
    ['29/02/2026', 'refused'],
    ['11/20/2026', 'refused'],
    ['20/11-2026', 'refused'],
    ['binnenkort', 'refused'],
    [46_155, 'refused'],
    [{ day: '2026-05-13' }, '2026-05-13'],
  ] as const)('%j is %j', (cell, right) => {
    expect(value(readDay(cell as Cell))).toBe(right);
  });
});

describe('places', () => {
  it.each([
    ['Mechelsesteenweg 107/4', ['Mechelsesteenweg', '107', '4']],
    ['Heidebergstraat 85 bus 203', ['Heidebergstraat', '85', '203']],
    ['Albert I-promenade 12', ['Albert I-promenade', '12', undefined]],
    ['Rue Grande 66B bte 0.3', ['Rue Grande', '66B', '0.3']],
    ['Zeedijk', ['Zeedijk']],
    ['Mechelsesteenweg 187bis bus 203', ['Mechelsesteenweg', '187bis', '203']],
  ])('%s', (cell, right) => {
    expect(values(readStreet(cell, 3))).toEqual(right);
  });

  it('a number has its box behind a slash or a word', () => {
    expect(
      ['12B/0.3', '64 bus A2', '236bis', '12-14'].map((cell) => values(readHouseNumber(cell, 2))),
    ).toEqual([
      ['12B', '0.3'],
      ['64', 'A2'],
      ['236bis', undefined],
      ['12-14', undefined],
    ]);
  });

  it.each([
    [8420, ['8420', undefined]],
    ['8300 ', ['8300', undefined]],
    ['B-3000', ['3000', undefined]],
    ['5 100', ['5100', undefined]],
    ['2600 BERCHEM (ANTW.)', ['2600', 'Berchem']],
    ['9O00', 'refused'],
    ['52076', 'refused'],
  ])('zip %j', (cell, right) => {
    expect(values(readZip(cell, 2, 'nl'))).toEqual(right);
  });

  it('names in capitals and short saints are written out', () => {
    expect([
      placeName('DE HAAN', 'nl'),
      placeName('SINT-NIKLAAS', 'nl'),
      placeName('St. Vith', 'de'),
    ]).toEqual(['De Haan', 'Sint-Niklaas', 'Sankt Vith']);
  });
});

describe('words of the vocabulary', () => {
  const statusOf = (...texts: string[]) => {
    const found = statusIn(texts, NO_WORDS);
    return 'id' in found ? found.id : 'unknown';
  };
  it.each([
    [['Te koop'], 1],
    [['te huur '], 2],
    [['À vendre'], 1],
    [['Zu vermieten'], 2],
    [['In optie (huur)'], 4],
    [['Sous option (vente)'], 3],
    [['Reserviert (Verkauf)'], 3],
    [['Verkoop', 'Optie'], 3],
    [['Verhuur', 'Verhuurd'], 6],
    [['Verkocht'], 5],
    [['À remettre'], 10],
    [['In optie'], 'unknown'],
    [['Te koop/te huur'], 'unknown'],
    [['Beide'], 'unknown'],
  ] as const)('status %j', (texts, right) => {
    expect(statusOf(...texts)).toBe(right);
  });

  it('types are labels in four languages, and words of the mapping', () => {
    const types = [
      'Appartement',
      'Maison',
      'Baugrundstück',
      'Garagebox',
      'Rez commercial',
      'Bureau',
      'Loods',
      'Duplex',
    ];
    const words = new Map([['loods', 'industry']]);
    expect(types.map((text) => typeIn(text, words)?.headType)).toEqual([1, 3, 2, 5, 4, 10, 6, 1]);
    expect(typeIn('Kot', NO_WORDS)).toBe(null);
  });

  it('yes and no in four languages; a cross says yes, a dash nothing', () => {
    const cells = ['ja', 'OUI', 'x', 'J', 'neen', 'Nein', 'N', '-', 'misschien', true];
    expect(cells.map((cell) => value(readYesNo(cell)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      null,
      'refused',
      true,
    ]);
  });
});

it('HTML of exports is text with lines', () => {
  expect(plainText('<p>Caf&eacute;&nbsp;om</p><ul><li>€ 120 &amp; meer</li></ul><script>x</script>')).toBe(
    'Café om\n€ 120 & meer',
  );
  expect(plainText('5 < 6 & 7 > 3')).toBe('5 < 6 & 7 > 3');
});

describe('mapping files', () => {
  it('have settings, columns, values of every row, and words', () => {
    const text =
      '# x\nsheet: Mijn blad\nheader: 3\nlanguage: fr\ndecimal: comma\n\nPrijs -> estate.general.price.value\n"# slpk" → estate.general.bedroomCount\nEigenaar → -\nAdres → a + b\nalways ja → estate.general.address.visible\nBinnenkort = FOR_SALE\n';
    expect(readMapping(text, 'm')).toEqual({
      sheet: 'Mijn blad',
      header: 3,
      language: 'fr',
      decimal: 'comma',
      columns: [
        { name: 'Prijs', fields: ['estate.general.price.value'] },
        { name: '# slpk', fields: ['estate.general.bedroomCount'] },
        { name: 'Eigenaar', fields: [] },
        { name: 'Adres', fields: ['a', 'b'] },
      ],
      always: [{ cell: 'ja', fields: ['estate.general.address.visible'] }],
      words: new Map([['binnenkort', 'FOR_SALE']]),
    });
  });

  it.each([
    ['Prijs', 'm line 1: expected is'],
    ['a → b\ndecimal: dot', 'm line 2: "dot" is no value of decimal'],
    ['a → b\nOptie = OPTION', '"OPTION" is no code'],
    ['a → b + ', 'm line 1'],
    ['# nothing', 'maps no column'],
  ])('%j is refused by line', (text, words) => {
    expect(() => readMapping(text, 'm')).toThrow(FileError);
    expect(() => readMapping(text, 'm')).toThrow(words);
  });
});

/** Rows read by a mapping. */
function read(map: string, rows: readonly (readonly Cell[])[]): LineEntry[] {
  const records = new SheetRecords(RECORD_SHAPES, readMapping(map, 'm'), { replace: false, padded: true });
  return rows.flatMap((cells, at) => [...records.entries({ line: at + 1, cells })]);
}
const ID = 'Id → estate.general.id\n';

describe('rows', () => {
  it('state the columns of the mapping only; others are told once and in no record', () => {
    const entries = read(`${ID}Prijs → estate.general.price.value`, [
      ['Id', 'Prijs', 'Eigenaar'],
      [7, 395000, 'Jan'],
      [8, null, 'An'],
    ]);
    expect(entries).toEqual([
      { line: 1, skipped: 'columns that the mapping does not name are left out: Eigenaar' },
      {
        line: 2,
        value: { estate: { general: { id: '7', price: { value: 395_000 } } } },
        columns: [
          ['estate', 'general', 'id'],
          ['estate', 'general', 'price', 'value'],
        ],
      },
      {
        line: 3,
        value: { estate: { general: { id: '8' } } },
        columns: [
          ['estate', 'general', 'id'],
          ['estate', 'general', 'price', 'value'],
        ],
      },
    ]);
  });

  it.each([
    ['Prijzen → estate.general.price.value', 'line 1 has no column "Prijzen"'],
    ['Prijs → estate.general.prijs', 'column "estate.general.prijs": unknown'],
    [
      'Prijs → estate.general.price.value\nHuur → estate.general.price.value',
      'two columns give estate.general.price.value',
    ],
  ])('a mapping that does not fit is refused before any row: %s', (map, words) => {
    const entries = read(`${ID}${map}`, [
      ['Id', 'Prijs', 'Huur'],
      [7, 1000, 900],
    ]);
    expect(entries).toEqual([{ line: 1, unreadable: expect.stringContaining(words) }]);
  });

  it('say what may be shown: silence is no', () => {
    const map = `${ID}Prijs → estate.general.price.value\nToon → price shown\nOnline → published\nAdres → estate.general.address.visible`;
    const rows = [
      ['Id', 'Prijs', 'Toon', 'Online', 'Adres'],
      [1, 395000, 'ja', 'ja', 'ja'],
      [2, 395000, 'neen', 'ja', null],
      [3, 395000, null, 'ja', 'neen'],
      [4, 395000, 'ja', 'neen', 'ja'],
      [5, 395000, 'ja', null, 'ja'],
      [6, 395000, 'soms', 'ja', 'ja'],
      [7, 395000, 'ja', 'nog niet', 'ja'],
    ];
    const entries = read(map, rows);
    const priceOf = (at: number) => /"value":(-?\d+)/.exec(JSON.stringify(entries[at]?.value))?.[1];
    expect([0, 1, 2].map(priceOf)).toEqual(['395000', '-1', '-1']);
    expect(JSON.stringify(entries[1]?.value)).not.toContain('visible":true');
    expect([entries[3]?.skipped, entries[4]?.skipped]).toEqual([
      expect.stringContaining('4 is not to be published'),
      expect.stringContaining('5 is not to be published'),
    ]);
    expect(entries[5]).toMatchObject({ objections: [{ field: 'estate.general.price.value' }] });
    expect(entries[6]).toMatchObject({ objections: [{ field: 'published', value: '"nog niet"' }] });
  });

  it.each([
    'always nee → published',
    'always nee → price shown',
    'Online → published\nWeb → published',
    'Online → price shown\nWeb → price shown',
  ])('say what may be shown by one column each: not by %s', (lines) => {
    const map = `${ID}Prijs → estate.general.price.value\n${lines}`;
    const [entry] = read(map, [
      ['Id', 'Prijs', 'Online', 'Web'],
      [1, 395000, 'ja', 'nee'],
    ]);
    expect(entry).toMatchObject({ unreadable: expect.stringMatching(/published|price shown/) });
  });

  it('with an error of Excel in a column of the mapping are refused, and not in one that is left out', () => {
    const error: Cell = { fault: 'the cell holds an error of Excel (#REF!)', shows: '#REF!' };
    const entries = read(`${ID}Prijs → estate.general.price.value`, [
      ['Id', 'Prijs', 'Per m²'],
      [7, error, 1],
      [8, 1000, error],
    ]);
    expect(entries[1]).toMatchObject({
      objections: [{ field: 'estate.general.price.value', reason: error.fault }],
    });
    expect(entries[2]).not.toHaveProperty('objections');
  });
});

it('a proposal asks for the decimal sign when no cell tells it, and never writes one then', () => {
  const rows = [
    ['Ref', 'Prijs'],
    ['7', '1.250'],
    ['8', '2.500'],
  ].map((cells, at) => ({ line: at + 1, cells }));
  const text = proposeMapping(rows, { file: 'x.csv' }) ?? '';
  expect(text).toContain('# 2 cells, such as 1.250, are read differently by two countries');
  expect(readMapping(text, 'm').decimal).toBe(null);
});
