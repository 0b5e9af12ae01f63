import { beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../../intake/index.ts';
import { listingStatements } from '../../intake/sources/second.ts';
import { answerOf, get } from '../../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../../testing/fixtures.ts';
import { describeSecurity } from '../../testing/security-checks.ts';
import { store } from '../../testing/store.ts';

const HOUSE = { id: 3 };
const VILLA = { id: 31 };
const [SALE, RENT, SOLD, HIDDEN] = [{ id: 1 }, { id: 2 }, { id: 5 }, { id: 3 }];
const TOWN = aCity(1, '8300', 'Knokke', 51.35, 3.28);
/** About eleven kilometres to the south. */
const NEXT_TOWN = aCity(2, '8340', 'Damme', 51.25, 3.28);
const FAR = aCity(3, '4000', 'Luik', 50.64, 5.57);
const { geoLocation: _none, ...WITHOUT_POINT } = { ...TOWN };

type General = Partial<Estate['general']>;
const MODEL: General = {
  headType: HOUSE,
  subType: VILLA,
  transaction: SALE,
  price: { value: 400_000 },
  bedroomCount: 3,
  address: TOWN,
};
const alike = (id: number, changes: General = {}) =>
  estateStatements('coast', anEstate(id, { ...MODEL, ...changes }));

beforeAll(() =>
  store(
    siteStatements(
      aSite('coast', {
        settings: { source: 'first', hiddenStatus: [3], features: [], stickers: [], contact: {}, legal: {} },
      }),
    ),
    siteStatements(aSite('other')),
    alike(1),
    alike(2, { price: { value: 480_000 } }),
    alike(3, { price: { value: 410_000 } }),
    alike(4, { address: NEXT_TOWN }),
    alike(5, { price: { value: -1 } }),
    alike(6, { bedroomCount: 4 }),
    alike(7, { subType: { id: 32 } }),
    alike(8, { bedroomCount: 9, price: { value: 590_000 } }),
    alike(20, { headType: { id: 1 } }),
    alike(21, { transaction: RENT }),
    alike(22, { transaction: SOLD }),
    alike(23, { transaction: HIDDEN }),
    alike(24, { address: FAR }),
    alike(25, { price: { value: 900_000 } }),
    alike(26),
    withdrawEstateStatements('coast', '26', '2026-11-01T00:00:00Z'),
    alike(27, { address: WITHOUT_POINT }),
    alike(28, { headType: undefined }),
    alike(29, { address: undefined }),
    alike(30, { project: true, headType: { id: 9 }, children: [anEstate(31, MODEL)] }),
    alike(32, { headType: { id: 4 }, transaction: { id: 99 } }),
    listingStatements('coast', aListing(aGuid(40)), anEstate(40, { ...MODEL, headType: { id: 10 } })),
    listingStatements(
      'coast',
      aListing(aGuid(41)),
      anEstate(41, { ...MODEL, headType: { id: 10 }, transaction: { id: 'FOR_SALE' } }),
    ),
    estateStatements('other', anEstate(90, MODEL)),
    estateStatements('other', anEstate(91, MODEL)),
  ),
);

const similarTo = async (id: string | number): Promise<string[]> => {
  const { results } = await (await get(`/sites/coast/estates/${id}/similar`)).json<{ results: Estate[] }>();
  return results.map(({ general }) => String(general.id));
};

describe('GET …/estates/{id}/similar', () => {
  it('returns six estates, most similar first and never the estate itself', async () => {
    // By price, bedrooms, sub type and place: 31 is a unit, which its project represents in lists.
    expect(await similarTo(1)).toEqual(['3', '6', '2', '5', '7', '4']);
  });

  it('states their number', async () => {
    const { body } = await answerOf(await get('/sites/coast/estates/1/similar'));
    expect(body).toMatchObject({ total: { value: 6 }, results: expect.any(Array) });
  });

  it.each([
    ['another kind', '20'],
    ['another transaction', '21'],
    ['an estate that is sold', '22'],
    ['a status the site hides (spec 1 §2)', '23'],
    ['an estate far away', '24'],
    ['a price far off', '25'],
    ['an estate that was withdrawn', '26'],
  ])('leaves out %s', async (_what, id) => {
    for (const estate of [1, 2, 3, 4, 6, 7, 8]) expect(await similarTo(estate)).not.toContain(id);
  });

  it('returns estates for sale for a sold one', async () => {
    expect(await similarTo(22)).toEqual(['1', '3', '6', '2', '5', '7']);
  });

  it('searches the same city for an estate without coordinates', async () => {
    expect(await similarTo(27)).toEqual(['1', '3', '6', '2', '5', '7']);
  });

  it('compares estates with only kind, offer and city', async () => {
    const bare = { headType: { id: 5 }, address: { city: { id: 7 } } };
    await store(...[50, 51, 52].map((id) => estateStatements('coast', anEstate(id, bare))));
    expect(await similarTo(51)).toEqual(['50', '52']);
  });

  it.each([
    ['kind', 28],
    ['place', 29],
    ['transaction we know', 32],
  ])('answers none for an estate without a %s', async (_what, id) => {
    expect(await answerOf(await get(`/sites/coast/estates/${id}/similar`))).toEqual({
      status: 200,
      body: { total: { value: 0 }, results: [] },
    });
  });

  it('compares a unit with estates, and leaves out its own project', async () => {
    const found = await similarTo(31);
    expect(found.slice(0, 2)).toEqual(['1', '3']);
    expect(found).not.toContain('30');
  });

  it('finds a second-source listing by its guid, and excludes sold ones by its own ids', async () => {
    expect(await similarTo(aGuid(40).toUpperCase())).toEqual(['41']);
    // Transaction 1 of the second source is "sold" (spec 1 §4).
    expect(await similarTo(aGuid(41))).toEqual([]);
  });

  it('works for a withdrawn estate, and answers 404 for an unknown one', async () => {
    expect(await similarTo('26')).toContain('1');
    expect(await similarTo('26')).not.toContain('26');
    expect((await get('/sites/coast/estates/999/similar')).status).toBe(404);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estates/${id}/similar`, headers),
    site: 'coast',
    id: '1',
    foreignSite: 'other',
  });

  it('never finds estates of another site', async () => {
    const { results } = await (await get('/sites/other/estates/90/similar')).json<{ results: Estate[] }>();
    expect(results.map(({ general }) => general.id)).toEqual([91]);
  });
});

describe('what became of the homes near one that is gone', () => {
  const LET = { id: 6 };
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const near = (site: string, id: number, general: General = {}) =>
    estateStatements(site, anEstate(id, { ...MODEL, publicationDate: day(100), ...general }));
  const goneNear = async (site: string, id: number) => {
    const { body } = await answerOf(await get(`/sites/${site}/estates/${id}/similar`));
    return (body as { goneNear?: number }).goneNear;
  };

  beforeAll(() =>
    store(
      ...['near', 'next'].map((id) =>
        siteStatements(aSite(id, { settings: { source: 'first', hiddenStatus: [99], features: [] } })),
      ),
      near('near', 1),
      near('near', 2, { transaction: SOLD }),
      near('near', 3, { transaction: SOLD, headType: { id: 1 }, price: { value: -1 } }),
      near('near', 4, { transaction: SOLD, archived: true }),
      near('near', 5, { transaction: SOLD, address: { ...TOWN, visible: false } }),
      // Let, elsewhere, long ago, of an unknown day, withdrawn, of a hidden status, and of another agency.
      near('near', 6, { transaction: LET }),
      near('near', 7, { transaction: LET }),
      near('near', 8, { transaction: SOLD, address: NEXT_TOWN }),
      near('near', 9, { transaction: SOLD, publicationDate: day(800) }),
      near('near', 10, { transaction: SOLD, publicationDate: null }),
      near('near', 11, { transaction: SOLD }),
      withdrawEstateStatements('near', '11', '2026-11-01T00:00:00Z'),
      near('near', 12, { transaction: { id: 99 }, status: 'SOLD' }),
      near('near', 13, { transaction: SOLD, address: {} }),
      near('next', 2, { transaction: SOLD }),
    ),
  );

  it('is counted of its municipality and of what it was offered for, within 24 months', async () => {
    expect(await goneNear('near', 2)).toBe(4);
    expect(await goneNear('near', 6)).toBe(2);
    expect(await goneNear('near', 8)).toBe(1);
    expect(await goneNear('next', 2)).toBe(1);
  });

  it.each([
    ['a home on offer', 1],
    ['a home without a municipality', 13],
  ])('is not counted for %s', async (_what, id) => {
    expect(await goneNear('near', id)).toBeUndefined();
  });
});
