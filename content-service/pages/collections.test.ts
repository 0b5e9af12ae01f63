import { beforeAll, describe, expect, it } from 'vitest';
import {
  collectionStatements,
  estateStatements,
  groupStatements,
  pageStatements,
  siteStatements,
} from '../intake/index.ts';
import { answerOf, get, post } from '../testing/call.ts';
import { anEstate, aPage, aSite } from '../testing/fixtures.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const title = { nl: 'Nieuwbouw' };
const query = { terms: { 'headType.id': ['2'] }, range: { 'price.value': { gte: 500_000 } } };

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    siteStatements(aSite('other')),
    ...[1, 2, 3].map((id) => estateStatements('coast', anEstate(id))),
    estateStatements('coast', anEstate(4), { withdrawnAt: '2026-11-01T00:00:00Z' }),
    collectionStatements('coast', { id: 'new', title }),
    collectionStatements('coast', { id: 'dear', title, query, group: 'CITY' }),
    groupStatements('coast', { id: 'quay', title }, ['1', '2']),
    groupStatements('coast', { id: 'quay', title }, ['3', '4', '1', '99']),
    groupStatements('coast', { id: 'none', title }, []),
  ),
);

describe('GET …/estate-collections/{id} (spec 1 §7)', () => {
  it('returns the query for its estates: by its members, unless it has its own', async () => {
    expect(await answerOf(await get('/sites/coast/estate-collections/new'))).toEqual({
      status: 200,
      body: { id: 'new', title, query: { terms: { 'children.collections': ['new'] } } },
    });
    const { body } = await answerOf(await get('/sites/coast/estate-collections/dear'));
    expect(body).toEqual({ id: 'dear', title, query, group: 'CITY' });
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estate-collections/${id}`, headers),
    site: 'coast',
    id: 'new',
    foreignSite: 'other',
  });
});

describe('a page whose blocks name collections', () => {
  const block = (collection: string, size?: number) => ({ kind: 'estates' as const, collection, size });
  const blocks = [
    block('all', 2),
    block('all', 2),
    block('all'),
    block('none-such'),
    { kind: 'estates' as const },
  ];

  beforeAll(() =>
    store(
      collectionStatements('coast', { id: 'all', title, query: {} }),
      collectionStatements('other', { id: 'all', title: { nl: 'Anders' }, query: {} }),
      estateStatements('other', anEstate(77)),
      ...['coast', 'other'].map((site) =>
        pageStatements(site, { ...aPage('chosen', { nl: 'keuze' }), sections: blocks }),
      ),
      pageStatements('coast', aPage('plain', { nl: 'gewoon' })),
    ),
  );

  it('includes their estates, once per block, as in a search', async () => {
    const { body } = await answerOf(await get('/sites/coast/pages/by-url/keuze'));
    const searched = await answerOf(await post('/sites/coast/estates', { query: {}, size: 2 }));
    expect(body).toMatchObject({
      collections: [
        { collection: 'all', size: 2, title, ...(searched.body as object) },
        { collection: 'all', title, total: { value: 3 }, results: [{}, {}, {}] },
      ],
    });
    expect((body as { collections: unknown[] }).collections).toHaveLength(2);
  });

  it('includes only those of its own agency', async () => {
    const { body } = await answerOf(await get('/sites/other/pages/chosen'));
    const own = { title: { nl: 'Anders' }, total: { value: 1 }, results: [{ general: { id: 77 } }] };
    expect(body).toMatchObject({ collections: [own, own] });
  });

  it('leaves them out when no block names one', async () => {
    const { body } = await answerOf(await get('/sites/coast/pages/plain'));
    expect(body).not.toHaveProperty('collections');
  });
});

describe('GET …/estates/group/{id} (spec 1 §7)', () => {
  it('returns its estates in its order, without withdrawn or gone ones', async () => {
    const { status, body } = await answerOf(await get('/sites/coast/estates/group/quay'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'quay',
      title,
      total: { value: 2 },
      results: [{ general: { id: 3 } }, { general: { id: 1 } }],
    });
  });

  it('may be empty', async () => {
    const { body } = await answerOf(await get('/sites/coast/estates/group/none'));
    expect(body).toEqual({ id: 'none', title, total: { value: 0 }, results: [] });
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estates/group/${id}`, headers),
    site: 'coast',
    id: 'quay',
    foreignSite: 'other',
  });
});
