import { beforeAll, describe, expect, it } from 'vitest';
import { collectionStatements, estateStatements, groupStatements, siteStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
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
  it('answers the query that finds its estates: by its members, unless it has one of its own', async () => {
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

describe('GET …/estates/group/{id} (spec 1 §7)', () => {
  it('answers its estates in its order, without those that are withdrawn or gone', async () => {
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
