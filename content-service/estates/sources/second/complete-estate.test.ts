import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { listingStatements } from '#content-service/intake/sources/second.ts';
import { get } from '#content-service/testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '#content-service/testing/fixtures.ts';
import { store } from '#content-service/testing/store.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), document);

const withValue = (document: Tree, [key = '', ...rest]: readonly string[], value: unknown): Tree => ({
  ...document,
  [key]: rest.length === 0 ? value : withValue(isTree(document[key]) ? document[key] : {}, rest, value),
});

/** A sample value of the type that the field has on the wire. */
const sampleOf = (path: string): unknown => {
  if (['title', 'description', 'short_description'].includes(path)) return { nl: `waarde van ${path}` };
  if (path === 'financial.price') return 250_000;
  return path === 'archived' ? true : `waarde van ${path}`;
};

const PUBLIC = SECOND_SOURCE_FIELDS.filter(({ internal }) => internal !== true).map(({ path }) => path);
const full = SECOND_SOURCE_FIELDS.reduce<Tree>(
  (document, { path }) => withValue(document, path.split('.'), sampleOf(path)),
  { ...aListing(aGuid(1), { address: { visible: true } }) },
) as SkarabeeListing;

let served: unknown;
beforeAll(async () => {
  await store(
    siteStatements(aSite('coast', { settings: { realisedPrices: true } })),
    listingStatements('coast', full, anEstate('s1', { address: { visible: true } })),
  );
  served = await (await get(`/sites/coast/estates/skarabee/${aGuid(1)}`)).json();
});

describe('a listing of the second source is served whole', () => {
  it('in all of its fields', () => expect(PUBLIC.length).toBeGreaterThan(260));

  it.each(PUBLIC)('%s (spec 2 §3)', (path) => {
    expect(valueAt(served, path)).toEqual(sampleOf(path));
  });
});
