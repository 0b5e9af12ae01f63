/** Whatever a home of the vendor looks like, the mapping makes a valid record of it that says nothing untrue. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { member } from '../../mapping/read.ts';
import { MEMBERS } from './members.ts';
import { aHome } from './testing/homes.ts';
import { mappedOf, refusalsOf } from './testing/mapped.ts';

const PRICE = 7_654_321;
const STREET = 'Kanariestraat';

/** Values that systems write when nothing, or something else, is meant. */
const ODD: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  '0',
  -1,
  '-1',
  1,
  2,
  3,
  6,
  9,
  99,
  0.5,
  1e308,
  -999_999_999,
  true,
  false,
  'YES',
  'NO',
  'UNKNOWN',
  'A',
  'D',
  'E',
  'A_100',
  '1.234,5',
  '12 m²',
  '2014-02-30T00:00:00',
  '2030-01-15T00:00:00+01:00',
  '2030-01-15T25:00:00+99:00',
  '<b>x</b>',
  'x'.repeat(5000),
  'javascript:alert(1)',
  'https://example.com/',
  [],
  {},
  { toString: 0, valueOf: 0 },
  JSON.parse('{"__proto__": {"nl": "x"}, "constructor": "y"}'),
  'een half \ud83d teken',
  { nl: 'een half \ud83d teken' },
  { nl: 'Woord', xx: 'y', fr: '' },
  [{}],
  [null],
  [{ layout_id: 1, count: -5, surface: 1e12 }],
  [{ layout_id: 77, count: 1 }],
  [{ layout_id: 1, count: 0 }],
  [{ layout_id: 1, count: 2.5 }, null, { layout_id: 4 }],
  [{ facility_id: 8, active: true }],
  [{ environment_id: 1, active: true, comment: 'x' }],
  [{ url: 'ftp://x' }],
  [{ autoid: 'x', url: 'y' }],
];

const changes = fc.dictionary(fc.constantFrom(...MEMBERS.keys()), fc.constantFrom(...ODD), { maxKeys: 25 });
const address = fc.record({
  address_visible: fc.constantFrom<unknown>(true, false, null, 'true', 1),
  street: fc.constant(STREET),
  latitude: fc.constantFrom<unknown>(51.3412, 0, -1, 999, '51.3', null),
  longitude: fc.constantFrom<unknown>(3.2912, 0, -1, '3.2', null),
  country_geo_id: fc.constantFrom<unknown>(23, 0, -1, 75, 9999),
  number: fc.constantFrom<unknown>('12', 12, null, 'x'.repeat(200)),
  city_geo: fc.constantFrom<unknown>({ city: 'Knokke', zip: '8300' }, { city: 'Lille', zip: '59000' }, null),
});
const homes = fc.record({
  changes,
  address,
  price_visible: fc.constantFrom<unknown>(true, false, null, 'true'),
  // Most homes are public, so that most are looked at.
  published: fc.constantFrom(true, true, true, false),
});

/** Paths at which an estate says no, and the member that has to say so. */
const NO_BY: Readonly<Record<string, string>> = {
  'general.certificateAsBuilt': 'certificate_asbuilt_ynu',
  'general.presaleRight': 'presale_right_ynu',
  'general.allocationLicense': 'allocation_license_ynu',
  'general.heritageProtected': 'heritage_protected_ynu',
  'technical.furniture': 'furniture_ynu',
  'technical.petsAllowed': 'pets_allowed_ynu',
  'certificates.certificateElectricity': 'certificate_electricity_ynu',
  'certificates.certificateConformity': 'certificate_conformity_ynu',
};

const noesIn = (value: unknown, above: readonly string[] = []): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => noesIn(inner, [...above, key]))
    : [false, 'NO', 'NONE'].includes(value as string)
      ? [above.join('.')]
      : [];

/** Bedrooms that nobody counted. */
function roomsOf(estate: unknown, layouts: unknown): readonly string[] {
  const stated = member(member(estate, 'general'), 'bedroomCount');
  const most = (Array.isArray(layouts) ? layouts : [])
    .filter((room) => member(room, 'layout_id') === 1)
    .map((room) => member(room, 'count') ?? 1)
    .reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
  return stated === undefined || (typeof stated === 'number' && stated <= most) ? [] : ['rooms'];
}

/** What an estate must not say of this home. */
function untrue(home: Readonly<Record<string, unknown>>, estate: unknown): readonly string[] {
  const general = member(estate, 'general');
  const shown = member(general, 'address');
  const point = member(shown, 'geoLocation') as { lat: number; lon: number } | undefined;
  const allowed = member(home.address, 'address_visible') === true;
  const isExact = point !== undefined && JSON.stringify(cellCentre(point)) !== JSON.stringify(point);
  const priced = home.price_visible === true;
  return [
    ...(member(shown, 'visible') === allowed ? [] : ['an address without permission']),
    ...(isExact && !allowed ? ['a point finer than its cell'] : []),
    ...(priced || member(member(general, 'price'), 'value') === -1 ? [] : ['a price without permission']),
    ...(priced || !JSON.stringify(estate).includes(String(PRICE)) ? [] : ['the figure of a hidden price']),
    ...roomsOf(estate, home.layouts),
    ...noesIn(estate)
      .filter((path) => !/^general\.address\.visible$|[rR]eference$|^general\.buildingName$/.test(path))
      .filter((path) =>
        path === 'general.townPlanningViolation'
          ? home.town_planning_violation_id !== 6
          : home[NO_BY[path] ?? ''] !== 'NO',
      )
      .map((path) => `no at ${path}`),
  ];
}

it('any home becomes a valid record, a reason why it is hidden, or the field for which it is refused', () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(homes, ({ changes: made, address: place, price_visible, published }) => {
      const { publish, show, archived, deleted, status_id, transaction_id } = aHome(1);
      const more = {
        price: PRICE,
        ground_value: PRICE,
        ...made,
        ...(published ? { publish, show, archived, deleted, status_id, transaction_id } : {}),
        property_id: 1,
        address: place,
        price_visible,
      };
      const one = mappedOf(more);
      kinds.set(one.kind, (kinds.get(one.kind) ?? 0) + 1);
      expect(refusalsOf(one)).toEqual([]);
      expect(one.kind === 'refused' ? one.field : 'no refusal').not.toBe('');
      expect(one.kind === 'home' ? untrue({ ...aHome(1), ...more }, one.record.estate) : []).toEqual([]);
      expect(one.kind === 'home' ? JSON.stringify(one.unmapped) : '').not.toContain(STREET);
    }),
    { numRuns: 1500, seed: 167 },
  );
  // Every outcome was looked at often enough.
  expect(kinds.get('home') ?? 0).toBeGreaterThan(400);
  expect(kinds.get('hidden') ?? 0).toBeGreaterThan(20);
  expect(kinds.get('refused') ?? 0).toBeGreaterThan(20);
}, 120_000);
