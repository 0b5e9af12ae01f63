import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { estateStatements, siteStatements } from '#content-service/intake/index.ts';
import { listingStatements } from '#content-service/intake/sources/second.ts';
import { get, post } from '#content-service/testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '#content-service/testing/fixtures.ts';
import { store } from '#content-service/testing/store.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { internalPaths } from '#domain/fields/table.ts';
import { EstateSchema } from '#wire/estate.ts';

/** Every internal value (contract, "Estate"), by group and field. */
const INTERNAL = internalPaths(SECOND_SOURCE_FIELDS).map((path): [group: string, field: string] => {
  const [group = '', field = ''] = path.split('.');
  return [group, field];
});

/** A unique word for each, so that the test shows which one leaked. */
const secretOf = (group: string, field: string) => `secret-${group}-${field}`;
const secrets = (): Record<string, Record<string, unknown>> => {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [group, field] of INTERNAL) {
    // The contents of an office are internal as a whole.
    const value = field.includes('office') ? { id: 7, name: secretOf(group, field) } : secretOf(group, field);
    groups[group] = { ...groups[group], [field]: value };
  }
  return groups;
};

const openly = { general: { dossierNumber: 'D1' }, financial: { price: 300_000 }, other: { garden: 'YES' } };
const listingGroups = Object.fromEntries(
  Object.entries(secrets()).map(([group, fields]) => [
    group,
    { ...fields, ...openly[group as keyof typeof openly] },
  ]),
);

/** An estate from a careless source, with the internal fields in every possible place. */
const carelessEstate = (id: number) => {
  const estate = anEstate(id, { title: { nl: 'Villa' }, headType: { id: 3 }, address: { city: { id: 1 } } });
  const flat = Object.fromEntries(INTERNAL.map(([group, field]) => [field, secretOf(group, field)]));
  const groups = Object.fromEntries(
    Object.keys(EstateSchema.shape).map((group) => [group, group === 'guid' ? undefined : flat]),
  );
  return { ...groups, ...secrets(), ...flat, general: { ...flat, ...secrets().general, ...estate.general } };
};

const GUID = aGuid(1);
beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    estateStatements('coast', carelessEstate(1)),
    estateStatements('coast', { general: { ...carelessEstate(10).general, children: [carelessEstate(11)] } }),
    estateStatements('coast', carelessEstate(12)),
    listingStatements('coast', aListing(GUID, listingGroups), carelessEstate(20)),
  ),
);

const ids = { terms: { 'children.general.id': ['1', '10', '11', '20'] } };
const ANSWERS: readonly [string, () => Promise<Response>][] = [
  ['the estate', () => get('/sites/coast/estates/v2/1')],
  ['the project with its units', () => get('/sites/coast/estates/v2/10')],
  ['the listing', () => get(`/sites/coast/estates/skarabee/${GUID}`)],
  ['a search', () => post('/sites/coast/estates', { query: ids })],
  ['a search of the second source', () => post('/sites/coast/estates/skarabee', { query: {} })],
  ['similar estates', () => get('/sites/coast/estates/1/similar')],
];

describe.each(ANSWERS)('internal fields, in %s', (_what, call) => {
  it.each(INTERNAL)('%s.%s is absent (contract, "Estate")', async (group, field) => {
    const response = await call();
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('"general"');
    expect(text).not.toContain(secretOf(group, field));
    expect(text).not.toContain(`"${field}"`);
  });
});

describe('internal fields', () => {
  it('are not even stored', async () => {
    const { results } = await env.DB.prepare(
      'SELECT doc FROM estate_documents UNION ALL SELECT doc FROM source_listings',
    ).all<{ doc: string }>();
    expect(results).toHaveLength(6);
    expect(results.filter(({ doc }) => doc.includes('secret-'))).toEqual([]);
  });

  it('are removed without the other fields of their groups', async () => {
    expect(await (await get(`/sites/coast/estates/skarabee/${GUID}`)).json()).toMatchObject(openly);
  });
});
