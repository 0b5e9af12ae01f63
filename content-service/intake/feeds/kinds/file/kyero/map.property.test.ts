/** Whatever a home of the file looks like, the mapping makes a valid record of it, or says the field for which not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mapped } from '#content-service/intake/feeds/kind.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { refusalsOf } from '../../whise/testing/mapped.ts';
import { aKyeroHome, type Elements, kyeroFile } from '../testing/kyero-file.ts';
import { homesOf, mapped, mappedOf } from '../testing/read-kyero.ts';
import { FIELDS, type FieldName, type KyeroHome } from './fields.ts';

/** Values that systems write when nothing, or something else, is meant. */
const ODD = [
  '',
  '0',
  '1',
  '-1',
  'x',
  'X',
  '1.234,5',
  '92 m²',
  '1e308',
  '999999999',
  '99999999999999999999',
  '0.1',
  'true',
  'yes',
  'EUR',
  '€',
  'sale',
  'week',
  'Spain',
  'Belgique',
  'BE',
  '1000',
  'B',
  'A+',
  'villa',
  'constructor',
  '__proto__',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://films.example/a',
  'x'.repeat(60_000),
  'é\u0301\u202e',
];

const PRICE = '7654321';
const [BASE] = await homesOf(
  kyeroFile([
    aKyeroHome('1', {
      price: PRICE,
      energy_rating: { consumption: 'B', emissions: 'C' },
      surface_area: { built: 92, plot: 500 },
      video_url: 'https://films.example/1',
      virtual_tour_url: 'https://tours.example/1',
      desc: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
      images: { image: [{ url: 'https://img.example/1.jpg' }] },
    }),
  ]),
);
if (BASE === undefined) throw new Error('no home');

/** A home of which some fields are missing, or other ones. */
const homes = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom(...FIELDS.filter((name) => name !== 'id')),
        fc.oneof(
          fc.constant(undefined),
          fc.constantFrom(...ODD),
          fc.string({ unit: 'binary', maxLength: 30 }),
        ),
      ),
      { maxLength: 10 },
    ),
    fc.array(fc.constantFrom(...ODD), { maxLength: 3 }),
    fc.nat(100),
    fc.constantFrom<readonly string[]>([], [], [], ['price'], ['desc.nl']),
  )
  .map(([changes, urls, features, odd]): KyeroHome => {
    const fields: Partial<Record<FieldName, string>> = { ...BASE.fields };
    for (const [name, value] of changes) {
      if (value === undefined || value === '') delete fields[name];
      else fields[name] = value;
    }
    const images = urls.map((url) => ({ id: '1', url, plan: false }));
    return { ...BASE, fields, images, features, odd };
  });

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (tree, key) =>
        typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[key] : undefined,
      value,
    );

/** What a record must not say of this home. */
function untrue({ fields }: KyeroHome, estate: Readonly<Record<string, unknown>>): readonly string[] {
  const value = (path: string): unknown => at(estate, path);
  const price = value('general.price.value');
  const point = value('general.address.geoLocation') as { lat: number; lon: number } | undefined;
  const transaction = { sale: 1, month: 2 }[fields.price_freq as string];
  const checks: readonly (readonly [boolean, string])[] = [
    [value('general.address.visible') === false, 'an address that nobody allowed'],
    [value('general.address.number') === undefined, 'a number'],
    [
      point === undefined || JSON.stringify(cellCentre(point)) === JSON.stringify(point),
      'a point finer than its cell',
    ],
    [
      price === undefined ||
        price === -1 ||
        (fields.currency === 'EUR' && String(price as number) === fields.price),
      'a price that is not stated in euros',
    ],
    [value('general.transaction.id') === transaction, 'another transaction'],
    [value('general.townPlanningViolation') === 'UNKNOWN', 'a measure'],
    [value('dimensions.areaBuild') === undefined, 'a living area'],
    [
      [undefined, fields['energy_rating.consumption']?.toUpperCase()].includes(
        value('energy.energyLabel') as string,
      ),
      'another class',
    ],
    [value('technical.newBuilding') === undefined || fields.new_build === '1', 'a new building'],
    [value('facilities') === undefined || fields.pool === '1', 'a pool'],
    [
      value('general.bedroomCount') === undefined || String(value('general.bedroomCount')) === fields.beds,
      'bedrooms',
    ],
    [(fields.part_ownership ?? '0') === '0' && (fields.leasehold ?? '0') === '0', 'a whole home of its own'],
    [!/"(?:NO|NONE)"/.test(JSON.stringify(estate)), 'no'],
  ];
  return checks.flatMap(([holds, what]) => (holds ? [] : [what]));
}

const RUNS = { numRuns: 1500, seed: 147 } as const;

describe('any home', () => {
  it('becomes a valid record without an untrue statement, or the field for which it is refused', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(homes, (home) => {
        const one = mapped(home);
        kinds.set(one.kind, (kinds.get(one.kind) ?? 0) + 1);
        expect(refusalsOf(one)).toEqual([]);
        expect(one.kind === 'refused' ? one.field : 'no refusal').not.toBe('');
        expect(one.kind === 'home' ? untrue(home, one.record.estate ?? {}) : []).toEqual([]);
      }),
      RUNS,
    );
    for (const kind of ['home', 'refused']) expect(kinds.get(kind) ?? 0).toBeGreaterThan(200);
  });

  it('is read from a file as it was written, or the file says why not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom('price', 'ref', 'town', 'owner', 'desc'),
          fc.string({ unit: 'grapheme', maxLength: 40 }),
        ),
        async (changes) => {
          const text = kyeroFile([aKyeroHome('1', changes as Elements)]);
          const read = await homesOf(text).catch(({ message }: Error) => message);
          const refused = 'a sign that XML does not have';
          const [said, wanted] =
            typeof read === 'string'
              ? [read.slice(-refused.length), refused]
              : [
                  [read[0]?.fields.price ?? '', read[0]?.fields.town ?? ''],
                  [(changes.price ?? '395000').trim(), (changes.town ?? 'Knokke-Heist').trim()],
                ];
          expect(said).toEqual(wanted);
        },
      ),
      { ...RUNS, numRuns: 300 },
    );
  });
});

it('has nothing of what must never be stored: agents, notes, numbers of people, unknown elements', async () => {
  const secret = {
    agent: { name: 'CANARY-1', email: 'canary-2@example.com', tel: 'CANARY-3' },
    owner: { name: 'CANARY-4', phone: 'CANARY-5' },
    notes: 'CANARY-6',
    email: 'canary-7@example.com',
    contact_number: 'CANARY-8',
    whatsapp_number: 'CANARY-9',
    address: 'CANARY-11',
    commission: 'CANARY-12',
    net_price: 'CANARY-13',
    catastral: 'CANARY-14',
    url: { nl: 'https://canary-15.example/' },
    features: { feature: ['CANARY-16'] as never },
    desc: { nl: 'Huis', es: 'CANARY-17' },
    keys: { held_by: { name: 'CANARY-18' } },
    surface_area: { built: 90, note: 'CANARY-19' },
    images: { image: [{ url: 'https://img.example/1.jpg', author: 'CANARY-20' }] as never },
  } satisfies Elements;
  const home = aKyeroHome('1', secret);
  const text = kyeroFile([home], '<!-- CANARY-21 -->').replace('<id>', '<id owner="CANARY-22">');
  const read = await homesOf(text);
  const outputs: readonly [unknown, Mapped] = [read, await mappedOf(home)];
  expect(JSON.stringify(outputs)).not.toMatch(/canary/i);
  // Operators read the names of what nobody reads.
  expect(JSON.stringify(outputs)).toContain('<owner>');
});
