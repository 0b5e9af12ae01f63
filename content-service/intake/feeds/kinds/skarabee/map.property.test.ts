/** Whatever a home of the vendor looks like, the mapping makes a valid record of it that says nothing untrue. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { member, membersOf } from '../../mapping/read.ts';
import { NOES } from './codes.ts';
import { ELEMENTS } from './elements.ts';
import { readInterface } from './testing/interface.ts';
import { INTERFACE_FILE } from './testing/interface-file.ts';
import { mappedOf, refusalsOf } from './testing/mapped.ts';
import type { Values } from './testing/messages.ts';

const PRICE = '7654321';
const STREET = 'Kanariestraat';
const { types } = await readInterface(INTERFACE_FILE);
const parts = types.get('GenericProperty')?.parts ?? [];

/** Values that systems write when nothing, or something else, is meant. */
const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  'TRUE',
  'FALSE',
  'UNDEFINED',
  'NONE',
  'true',
  'false',
  '1.234,5',
  '12 m²',
  '1e308',
  '-999999999',
  '0.1',
  '99999999999999999999',
  '2014-02-30T00:00:00',
  '2030-01-15T00:00:00',
  '<b>x</b>',
  'x'.repeat(5000),
  'javascript:alert(1)',
  'https://example.com/',
  'INVENTED',
  'A',
  'YES',
  'NO',
] as const;

type Change = readonly [path: readonly string[], value: string];

/** Paths of simple values of a property, groups and lists included, each with its codes. */
function pathsOf(
  type: string,
  above: readonly string[] = [],
): readonly (readonly [readonly string[], readonly string[]])[] {
  const own = types.get(type);
  if (own === undefined || above.length > 3) return [];
  return [
    ...own.attributes.map(
      ({ name, type: of }) => [[...above, `@${name}`], types.get(of)?.codes ?? []] as const,
    ),
    ...own.parts.flatMap(({ name, type: of }) => {
      const inner = types.get(of);
      const path = [...above, name];
      return inner === undefined || inner.codes.length > 0
        ? [[path, inner?.codes ?? []] as const]
        : pathsOf(of, path);
    }),
  ];
}
const PATHS = pathsOf('GenericProperty');

const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc
    .constantFrom(...PATHS)
    .chain(([path, codes]) =>
      fc.constantFrom(...ODD, ...codes, ...codes).map((value): Change => [path, value]),
    ),
  { maxLength: 25 },
);

/** Values with one at a path. */
const withValue = (values: Values, [key = '', ...rest]: readonly string[], value: string): Values => {
  const inner = values[key];
  const group = typeof inner === 'object' && !Array.isArray(inner) ? (inner as Values) : {};
  return { ...values, [key]: rest.length === 0 ? value : withValue(group, rest, value) };
};

const homes = fc.record({
  changes,
  HidePrice: fc.constantFrom('true', 'false', ''),
  HideAddress: fc.constantFrom('true', 'false', ''),
  HideHouseNumber: fc.constantFrom('true', 'false', ''),
});

/** Fields that say no, with the element that has to say so. */
const NO_BY: Readonly<Record<string, readonly (readonly [element: string, value: string])[]>> = {
  ...Object.fromEntries(
    [...ELEMENTS].flatMap(([name, element]) =>
      'field' in element ? [[element.field, [[name, 'FALSE']] as const]] : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(NOES).flatMap(([name, fields]) =>
      fields.map((field) => [field, [[name, 'NONE']] as const]),
    ),
  ),
  'planning.permission': [['UrbanDevelopment.Permit', 'FALSE']],
  'planning.proceeding': [['UrbanDevelopment.Summons', 'FALSE']],
  'planning.priority_purchase': [['UrbanDevelopment.PreemptiveRights', 'FALSE']],
  'planning.subdivision_permit': [['UrbanDevelopment.AllotmentPermit', 'FALSE']],
  'planning.remedial_action': [['UrbanDevelopment.JudicialDecisionType', 'Gmo']],
  'planning.administrative_order': [['UrbanDevelopment.JudicialDecisionType', 'Gmo']],
  'planning.protected_monument': [['UrbanDevelopment.ProtectedMonument', 'NOT_PROTECTED']],
};

const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => member(at, key), tree);

/** Paths at which a listing says no. */
const noesIn = (value: unknown, above: readonly string[] = []): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => noesIn(inner, [...above, key]))
    : [false, 'NO', 'NOT_OBTAINED', 'INVALID'].includes(value as string)
      ? [above.join('.')]
      : [];

/** What a listing must not say of this home. */
function untrue(values: Values, listing: unknown): readonly string[] {
  const [info, property] = [member(values, 'Info'), member(values, 'Property')];
  const text = JSON.stringify(listing);
  const discreet = member(property, 'IsDiscrete') === 'TRUE';
  const addressAllowed = member(info, 'HideAddress') === 'false' && !discreet;
  const priceAllowed = member(info, 'HidePrice') === 'false' && !discreet;
  const address = member(listing, 'address');
  const point = member(address, 'geoLocation') as { lat: number; lon: number } | undefined;
  const isExact = point !== undefined && JSON.stringify(cellCentre(point)) !== JSON.stringify(point);
  return [
    ...(member(address, 'visible') === addressAllowed ? [] : ['an address without permission']),
    ...(isExact && !(addressAllowed && member(info, 'HideHouseNumber') === 'false')
      ? ['a point finer than its cell']
      : []),
    ...(member(info, 'HideHouseNumber') !== 'false' && member(address, 'number') !== undefined
      ? ['a hidden number']
      : []),
    ...(priceAllowed || valueAt(listing, 'financial.price') === -1 ? [] : ['a price without permission']),
    ...(priceAllowed || !text.includes(PRICE) ? [] : ['the figure of a hidden price']),
    ...noesIn(listing)
      .filter((path) => path !== 'address.visible')
      .filter(
        (path) =>
          !(NO_BY[path] ?? []).some(([element, value]) =>
            membersOf([valueAt(property, element)])
              .flat()
              .includes(value),
          ),
      )
      .map((path) => `no at ${path}`),
  ];
}

describe('any home', () => {
  it('becomes a valid record, a reason why it is hidden, or the field for which it is refused', async () => {
    const kinds = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(homes, async ({ changes: made, ...info }) => {
        const property = made.reduce<Values>((all, [path, value]) => withValue(all, path, value), {
          Price: PRICE,
          Address: { Street: STREET },
        });
        const values = { Info: info, Property: property };
        const one = await mappedOf(values);
        kinds.set(one.kind, (kinds.get(one.kind) ?? 0) + 1);
        expect(refusalsOf(one)).toEqual([]);
        expect(one.kind === 'refused' ? one.field : 'no refusal').not.toBe('');
        expect(one.kind === 'home' ? untrue(values, one.record.listing) : []).toEqual([]);
        expect(one.kind === 'home' ? JSON.stringify(one.unmapped) : '').not.toContain(STREET);
      }),
      { numRuns: 700, seed: 162 },
    );
    // Every outcome was looked at often enough.
    expect(kinds.get('home') ?? 0).toBeGreaterThan(100);
    expect(kinds.get('hidden') ?? 0).toBeGreaterThan(5);
  }, 120_000);

  it('says every element of the interface once: no name is missing, none is invented', () => {
    expect([...ELEMENTS.keys()].toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
    expect(parts).toHaveLength(391);
  });
});
