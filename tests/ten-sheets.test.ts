/** Ten sheets as agencies have them: what each cell became of the home that was stored. `-u` writes the table. */
import { describe, expect, it } from 'vitest';
import { RECORD_SCHEMAS, RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { layOver } from '#content-service/intake/records/lay-over.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import { readCsv } from '#domain/csv/read-csv.ts';
import type { CsvOptions } from '#scripts/gevel/files/index.ts';

const ESTATE = {
  estate: {
    general: {
      id: 501,
      title: { nl: 'Gezinswoning', fr: 'Maison' },
      headType: { id: 3 },
      transaction: { id: 1 },
      bedroomCount: 3,
      price: { value: 400_000 },
      address: { visible: true, city: { zip: '8300', name: { nl: 'Knokke-Heist' } } },
    },
    dimensions: { areaBuild: 164 },
    layout: [
      { typeId: 4, surface: 14.5 },
      { typeId: 5, surface: 20 },
    ],
    pictures: [{ file: '501-front', alt: { nl: 'Gevel' } }, { file: '501-garden' }],
  },
  collections: ['new', 'sea'],
};
const LISTING = {
  listing: {
    guid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    external_id: '9001',
    type: 'HOUSE',
    status: 'FOR_SALE',
    construction: { bedrooms_count: 4, living_area_surface: 240 },
    financial: { price: 549_000 },
  },
};
const RENTAL = {
  rental: { id: 'zee', general: { maxOccupation: 6 } },
  rates: [
    { season: 'LOW', type: 'WEEK', price: 795 },
    { season: 'HIGH', type: 'WEEK', price: 1295 },
  ],
  taken: [['2027-07-03', '2027-07-10']],
};

interface Sheet {
  readonly what: string;
  readonly stored: object;
  readonly options: CsvOptions;
  /** The header and its rows. */
  readonly lines: readonly string[];
}

const PRICE = 'estate.general.price.value';
const AREA = 'estate.dimensions.areaBuild';
const sheet = (what: string, stored: object, options: CsvOptions, ...lines: readonly string[]): Sheet => ({
  what,
  stored,
  options,
  lines,
});

const SHEETS: readonly Sheet[] = [
  sheet('prices only', ESTATE, {}, `estate.general.id;${PRICE}`, '501;380000', '501;'),
  sheet(
    'prices only, as whole records',
    ESTATE,
    { replace: true },
    `estate.general.id;${PRICE}`,
    '501;380000',
  ),
  sheet(
    'from Dutch Excel, which does not say its sign',
    ESTATE,
    {},
    `estate.general.id;${PRICE};${AREA}`,
    '501;395.000;1.250',
    '501;395.000,00;164,5',
    '501;1.250.000;0,5',
    '501;395 000;164',
  ),
  sheet(
    'the same, with a decimal comma',
    ESTATE,
    { decimal: 'comma' },
    `estate.general.id;${PRICE};${AREA}`,
    '501;395.000;1.250',
    '501;395.000,00;164,5',
    '501;395000.50;164.5',
  ),
  sheet(
    'from an English system, with a decimal point',
    ESTATE,
    { decimal: 'point' },
    `estate.general.id,${PRICE},${AREA}`,
    '501,"395,000",1.250',
    '501,"395,000.00",164.5',
    '501,"395.000,00","164,5"',
  ),
  sheet(
    'coordinates, in a file with decimal commas',
    ESTATE,
    { decimal: 'comma' },
    'estate.general.id;estate.general.address.geoLocation.lat;estate.general.address.geoLocation.lon',
    '501;51.345;3.287',
    '501;51,345;3,287',
  ),
  sheet(
    'signs of other countries and of mistakes',
    ESTATE,
    {},
    `estate.general.id;${PRICE}`,
    "501;395'000",
    '501;395\u00a0000',
    '501;-1',
    '501;€ 395000',
    '501;3,95E+05',
    '501;op aanvraag',
  ),
  sheet(
    'lists: entries, pictures, collections',
    ESTATE,
    {},
    'estate.general.id;estate.layout[1].surface;estate.pictures;collections',
    '501;22,5;501-new|501-front;new',
    '501;;;',
  ),
  sheet(
    'the second source',
    LISTING,
    {},
    'listing.guid;listing.financial.price;listing.construction.bedrooms_count;listing.construction.living_area_surface',
    '0f8fad5b-d9cb-469f-a165-70867728950e;525000;;212,5',
  ),
  sheet(
    'rates and nights of a rental',
    RENTAL,
    {},
    'rental.id;rates[1].price;taken[0][0];taken[0][1]',
    'zee;1350;2027-08-07;2027-08-14',
    'zee;1350;;',
  ),
];

/** Leaves of a document by their path. */
function leaves(value: unknown, at = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [[at, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, one]) =>
    leaves(one, Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`),
  );
}

const named = (path: readonly (string | number)[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);

/** What became of a row: each field that differs from the stored record, or why the row is refused. */
async function became({ stored, options, lines }: Sheet): Promise<string[]> {
  const text: string[] = [];
  async function* bytes() {
    yield Buffer.from(lines.join('\n'));
  }
  for await (const entry of readCsv(bytes(), RECORD_SHAPES, options)) {
    text.push(`  ${lines[entry.line - 1]}`);
    if (entry.unreadable !== undefined) throw new Error(entry.unreadable);
    if (entry.objections !== undefined) {
      text.push(...entry.objections.map(({ field, reason }) => `    refused  ${field}: ${reason}`));
      continue;
    }
    const { columns, value } = entry;
    const record = columns === undefined ? value : layOver(stored, value, columns);
    const kind = Object.keys(stored)[0] as keyof typeof RECORD_SCHEMAS;
    const { refusals } = readStrictly(kind, RECORD_SCHEMAS[kind], record);
    if (refusals !== undefined) {
      text.push(...refusals.map((one) => `    refused  ${one.field}: ${one.reason} (${one.value})`));
      continue;
    }
    const [before, after] = [new Map(leaves(stored)), new Map(leaves(record))];
    const fields = [...new Set([...before.keys(), ...after.keys()])];
    const stated = new Set((columns ?? []).map(named));
    const reported = fields
      .filter((field) => before.get(field) !== after.get(field) || stated.has(field))
      .map((field) => `    ${field}: ${before.get(field) ?? 'nothing'} → ${after.get(field) ?? 'nothing'}`);
    text.push(...reported, `    ${fields.length - reported.length} other fields stay`);
  }
  return text;
}

describe('ten sheets', () => {
  it('are ten', () => {
    expect(SHEETS).toHaveLength(10);
  });

  it('change the fields of their cells', async () => {
    const tables: string[] = [];
    for (const one of SHEETS) {
      const { decimal, replace } = one.options;
      const options = [...(decimal ? [`--decimal ${decimal}`] : []), ...(replace ? ['--replace'] : [])].join(
        ' ',
      );
      tables.push(
        [
          `${one.what}${options === '' ? '' : ` (${options})`}`,
          `  ${one.lines[0]}`,
          ...(await became(one)),
        ].join('\n'),
      );
    }
    await expect(`${tables.join('\n\n')}\n`).toMatchFileSnapshot('./ten-sheets.txt');
  });
});
