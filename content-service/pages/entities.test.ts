import { beforeAll, describe, expect, it } from 'vitest';
import { entityStatements, siteStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const an = { id: 'an', title: { nl: 'An Vermeire' }, subtitle: { nl: 'Zaakvoerder' }, phone: '050 55 12 81' };
const joris = { id: 'joris', title: { nl: 'Joris Deprez' } };

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    siteStatements(aSite('other')),
    entityStatements('coast', { id: 'team', name: { nl: 'Ons team' } }, [an, { ...joris, id: 'left' }]),
    entityStatements('coast', { id: 'team', name: { nl: 'Ons team' } }, [joris, an]),
    entityStatements('coast', { id: 'offices', name: { nl: 'Kantoren' } }, []),
  ),
);

describe('GET …/entities (spec 1 §7)', () => {
  it('lists all of them', async () => {
    expect(await answerOf(await get('/sites/coast/entities'))).toEqual({
      status: 200,
      body: [
        { id: 'offices', name: { nl: 'Kantoren' } },
        { id: 'team', name: { nl: 'Ons team' } },
      ],
    });
    expect(await answerOf(await get('/sites/other/entities'))).toEqual({ status: 200, body: [] });
    expect((await get('/sites/nowhere/entities')).status).toBe(404);
  });
});

describe('GET …/entities/{id}/items (spec 1 §7)', () => {
  it('returns the items in order, without deleted ones', async () => {
    expect(await answerOf(await get('/sites/coast/entities/team/items'))).toEqual({
      status: 200,
      body: [joris, an],
    });
  });

  it('distinguishes an empty list from an unknown one', async () => {
    expect(await answerOf(await get('/sites/coast/entities/offices/items'))).toEqual({
      status: 200,
      body: [],
    });
    expect((await get('/sites/coast/entities/reviews/items')).status).toBe(404);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/entities/${id}/items`, headers),
    site: 'coast',
    id: 'team',
    foreignSite: 'other',
  });
});
