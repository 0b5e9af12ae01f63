/** Whatever a home of the vendor looks like, the mapping makes a valid record of it, or says the field for which not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { member, membersOf } from '../../mapping/read.ts';
import { MEASURES } from './codes.ts';
import { reducedHome } from './reduced.ts';
import { mapped, refusalsOf } from './testing/mapped.ts';
import { RECORDED } from './testing/recorded-homes.ts';

type Path = readonly (string | number)[];

/** Paths of every value of a tree, groups and lists included. */
const pathsOf = (value: unknown, above: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const path = [...above, Array.isArray(value) ? Number(key) : key];
        return [path, ...pathsOf(inner, path)];
      })
    : [];

/** A copy of the tree with another value at a path; without it for undefined. */
function changed(tree: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = rest.length === 0 ? value : changed(member(tree, String(key)), rest, value);
  if (Array.isArray(tree)) {
    const list = tree.map((one: unknown, at) => (at === key ? inner : one));
    return inner === undefined ? list.filter((_, at) => at !== key) : list;
  }
  if (typeof tree !== 'object' || tree === null) return tree;
  const { [String(key)]: _, ...others } = tree as Readonly<Record<string, unknown>>;
  return inner === undefined ? others : { ...others, [String(key)]: inner };
}

/** Values that systems write when nothing, or something else, is meant. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '0',
  0,
  -1,
  '-1',
  1,
  '1',
  true,
  false,
  'true',
  '1.234,5',
  '179-180',
  '12 m²',
  1e308,
  -1e9,
  0.1,
  999_999_999,
  '99999999999999999999',
  [],
  {},
  { id: 1 },
  { id: 9999 },
  [[[]]],
  '<script>alert(1)</script>',
  '\u0000\ud800',
  'x'.repeat(60_000),
  '2014-02-30T00:00:00',
  '13/45/2025 00:00',
  'javascript:alert(1)',
  { languageId: 'nl-BE', content: '   ' },
];

const PRICE = 7_654_321;
const NAME = 'Nameinthefile';

const allPaths = RECORDED.map((home) => pathsOf(home));

/** A recorded home with a price and a name that can be recognised, and some of its values changed. */
const homes = fc
  .tuple(
    fc.nat(RECORDED.length - 1),
    fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }))), {
      maxLength: 12,
    }),
    fc.constantFrom(undefined, false, true, 1, 'true'),
    fc.constantFrom(undefined, false, true, 0, null),
  )
  .map(([at, changes, displayPrice, displayAddress]) => {
    const paths = allPaths[at] ?? [];
    const home: unknown = { ...RECORDED[at], price: PRICE, name: NAME, displayPrice, displayAddress };
    return changes.reduce<unknown>(
      (tree, [place, value]) => changed(tree, paths[place % paths.length] ?? [], value),
      home,
    );
  });

const codeOf = (home: unknown, key: string): unknown => member(member(home, key), 'id');
const detailIn = (home: unknown, id: number): unknown =>
  membersOf(member(home, 'details')).find((detail) => String(member(detail, 'id')) === String(id));
const saysYes = (value: unknown): boolean => [true, 1, '1'].includes(value as string);

/** Paths at which a record says no. */
const noes = (value: unknown): readonly string[] =>
  pathsOf(value)
    .filter((path) => {
      const at = path.reduce<unknown>((tree, key) => member(tree, String(key)), value);
      return at === false || at === 'NO' || at === 'NONE';
    })
    .map((path) => path.join('.'));

/** What a record must not say of this home. */
function untrue(home: unknown, estate: Readonly<Record<string, unknown>>): readonly string[] {
  const general = estate.general;
  const [address, price] = [member(general, 'address'), member(general, 'price')];
  const text = JSON.stringify(estate);
  const measure = member(general, 'townPlanningViolation');
  const point = member(address, 'geoLocation') as { lat: number; lon: number } | undefined;
  const addressAllowed = member(home, 'displayAddress') === true;
  const priceAllowed = member(home, 'displayPrice') === true;
  return [
    ...(Number(codeOf(home, 'status')) === 1 ? [] : ['a home that is not active']),
    ...([2, 3, 4, 5].includes(Number(member(home, 'displayStatusId'))) ? [] : ['a home that is offline']),
    ...(member(address, 'visible') === addressAllowed ? [] : ['an address without permission']),
    ...(addressAllowed || point === undefined || JSON.stringify(cellCentre(point)) === JSON.stringify(point)
      ? []
      : ['a point finer than its cell']),
    ...(addressAllowed || member(home, 'name') !== NAME || !text.includes(NAME)
      ? []
      : ['the name of a hidden home']),
    ...(priceAllowed || member(price, 'value') === -1 ? [] : ['a price without permission']),
    ...(priceAllowed || !text.includes(String(PRICE)) ? [] : ['the figure of a hidden price']),
    ...(measure === 'UNKNOWN' || measure === MEASURES.get(Number(codeOf(detailIn(home, 2712), 'enum')))
      ? []
      : [`a measure: ${measure}`]),
    ...[
      [808, 'buildingLicense'],
      [812, 'allocationLicense'],
      [1734, 'presaleRight'],
    ].flatMap(([id, key]) => {
      const said = member(general, String(key));
      const ticked = saysYes(member(detailIn(home, Number(id)), 'value'));
      return said === undefined || (said === true && ticked) ? [] : [`${key}: ${JSON.stringify(said)}`];
    }),
    ...noes(estate)
      .filter((path) => !['general.address.visible', 'general.townPlanningViolation'].includes(path))
      .map((path) => `no at ${path}`),
  ];
}

const RUNS = { numRuns: 1500, seed: 145 } as const;

describe('any home', () => {
  it('becomes a valid record, a reason why it is hidden, or the field for which it is refused', () => {
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
    // Every outcome was looked at often enough.
    for (const kind of ['home', 'hidden', 'refused']) expect(kinds.get(kind) ?? 0).toBeGreaterThan(20);
  });

  it('is mapped alike when only the members go further that the mapping reads', () => {
    fc.assert(
      fc.property(homes, (home) => {
        expect(mapped(reducedHome(home))).toEqual(mapped(home));
      }),
      { ...RUNS, numRuns: 400 },
    );
  });

  it('that is anything at all never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (home) => {
        expect(['hidden', 'refused', 'home']).toContain(mapped(home).kind);
      }),
      { ...RUNS, numRuns: 400 },
    );
  });
});

describe('canaries', () => {
  /** Members that systems of this kind have, and that may never be stored. */
  const SECRET = {
    owners: [{ name: 'CANARY-1', email: 'canary-2@example.com', phone: '0470 12 34 56 CANARY-3' }],
    owner: { name: 'CANARY-4' },
    contacts: [{ firstName: 'CANARY-5' }],
    mandate: { type: 'CANARY-6', endDate: 'CANARY-7' },
    netPrice: 'CANARY-8',
    sellerNetPrice: 'CANARY-9',
    commission: 'CANARY-10',
    privateNote: 'CANARY-11',
    internalNote: 'CANARY-12',
    comments: [{ content: 'CANARY-13' }],
    visits: [{ visitor: 'CANARY-14' }],
    representatives: [{ name: 'CANARY-15' }],
    tenants: [{ name: 'CANARY-16' }],
    keys: 'CANARY-17',
    client: 'CANARY-18',
    office: 'CANARY-19',
    documents: [{ url: 'https://canary-20.example/mandate.pdf' }],
  };

  it.each(RECORDED.map((home) => [home.id, home] as const))('of home %i reach nothing', (_, home) => {
    const secret = {
      ...home,
      ...SECRET,
      details: [
        // Known details, with members that nobody reads.
        ...home.details.map((detail) => ({
          ...detail,
          note: 'CANARY-21',
          group: 'CANARY-22',
          label: 'CANARY-23',
        })),
        {
          id: 88_888,
          value: 'CANARY-24',
          type: 'char',
          label: 'Nom du propriétaire',
          enum: { name: 'CANARY-25' },
        },
      ],
      pictures: home.pictures.map((picture) => ({ ...picture, author: 'CANARY-26' })),
    };
    const outputs = JSON.stringify([mapped(secret), mapped(home), reducedHome(secret)]);
    expect(outputs).not.toMatch(/canary/i);
    expect(outputs).toContain('Nom du propriétaire');
  });
});
