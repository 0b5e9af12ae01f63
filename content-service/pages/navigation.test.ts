import { beforeAll, describe, expect, it } from 'vitest';
import { navigationStatements, siteStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const below = { id: 'b1', label: { nl: 'Huizen' }, link: { type: 'offer' } };
const main = {
  name: 'main',
  items: [
    { id: 1, label: { nl: 'Aanbod' }, link: { type: 'offer' }, children: [below] },
    { id: 2, label: { nl: 'Contact' }, link: { type: 'contact' } },
  ],
};

beforeAll(() =>
  store(siteStatements(aSite('coast')), siteStatements(aSite('other')), navigationStatements('coast', main)),
);

describe('GET …/navigation/{name}', () => {
  it('answers the menu', async () => {
    expect(await answerOf(await get('/sites/coast/navigation/main'))).toEqual({ status: 200, body: main });
  });

  it('answers 404 for an unknown menu', async () => {
    expect((await get('/sites/coast/navigation/side')).status).toBe(404);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/navigation/${id}`, headers),
    site: 'coast',
    id: 'main',
    foreignSite: 'other',
  });
});

describe('GET …/navigation/{name}/{id}', () => {
  it.each([
    ['an entry', '2', main.items[1]],
    ['an entry with its sub-entries', '1', main.items[0]],
    ['an entry below another', 'b1', below],
  ])('answers %s', async (_what, id, item) => {
    expect(await answerOf(await get(`/sites/coast/navigation/main/${id}`))).toEqual({
      status: 200,
      body: item,
    });
  });

  it('answers 404 for an unknown entry', async () => {
    expect((await get('/sites/coast/navigation/main/3')).status).toBe(404);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/navigation/main/${id}`, headers),
    site: 'coast',
    id: '1',
    foreignSite: 'other',
  });
});
