import { beforeAll, describe, expect, it } from 'vitest';
import { entityStatements, estatePageStatements, pageStatements, siteStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aGuid, aPage, aSite } from '../testing/fixtures.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const about = aPage('about', { nl: 'over-ons', fr: 'a-propos', en: 'team' });
const team = aPage('team', { nl: 'team', fr: 'equipe' });

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    siteStatements(aSite('other')),
    siteStatements(aSite('bare')),
    pageStatements('coast', about),
    pageStatements('coast', team),
    pageStatements('coast', aPage('deep', { nl: '/verkopen/hoe-werkt-het/' })),
    pageStatements('coast', aPage('old', { nl: 'oud' }), { withdrawnAt: '2026-11-01T00:00:00Z' }),
    pageStatements('other', aPage('theirs', { nl: 'van-hen' })),
    estatePageStatements('coast', '12', 'area', aPage('area', {})),
    estatePageStatements('coast', aGuid(1), 'area', aPage('area', {})),
    estatePageStatements('coast', '12', 'old', aPage('old', {}), { withdrawnAt: '2026-11-01T00:00:00Z' }),
  ),
);

const byUrl = (url: string, language = 'nl') =>
  get(`/sites/coast/pages/by-url/${url}`, { 'ACCEPT-LANGUAGE': language });

describe('GET …/pages/', () => {
  it.each(['/sites/coast/pages/', '/sites/coast/pages'])(
    'lists all pages at %s, without sections',
    async (path) => {
      const { status, body } = await answerOf(await get(path));
      expect(status).toBe(200);
      const pages = body as { id: string }[];
      expect(pages.map(({ id }) => id)).toEqual(['about', 'deep', 'team']);
      expect(pages[0]).toEqual({ id: 'about', url: about.url, title: about.title });
    },
  );

  it('returns an empty list for a site without pages and 404 for an unknown site', async () => {
    expect(await answerOf(await get('/sites/bare/pages/'))).toEqual({ status: 200, body: [] });
    expect((await get('/sites/nowhere/pages/')).status).toBe(404);
  });
});

describe('the entities of a page’s blocks', () => {
  const team = { id: 'team', name: { nl: 'Team' } };
  const people = ['an', 'bo'].map((id) => ({ id, title: { nl: id } }));
  const block = (entity: string) => ({ kind: 'entities' as const, entity, heading: { nl: 'Wie' } });

  beforeAll(() =>
    store(
      entityStatements('coast', team, people),
      pageStatements('coast', {
        ...aPage('who', { nl: 'wie' }),
        sections: [block('team'), block('nobody'), block('team')],
      }),
    ),
  );

  it('are included once, with their items in order; unknown ones are left out', async () => {
    for (const answer of [await get('/sites/coast/pages/who'), await byUrl('wie')])
      expect(await answerOf(answer)).toMatchObject({
        status: 200,
        body: { id: 'who', entities: [{ ...team, items: people }] },
      });
  });
});

describe('GET …/pages/by-url/{url}', () => {
  it.each([
    ['in the language asked for', 'over-ons', 'nl', 'about'],
    ['in any language', 'equipe', 'nl', 'team'],
    ['that two pages have, by language: Dutch', 'team', 'nl', 'team'],
    ['that two pages have, by language: English', 'team', 'en', 'about'],
    ['by the language preferred most', 'team', 'xx, en;q=0.9, nl;q=0.8', 'about'],
    ['in Dutch when no language is known', 'team', '*', 'team'],
    ['with slashes', 'verkopen/hoe-werkt-het', 'nl', 'deep'],
    ['with encoded slashes', 'verkopen%2Fhoe-werkt-het', 'nl', 'deep'],
    ['with a slash at the end', 'over-ons/', 'nl', 'about'],
  ])('finds a page %s', async (_how, url, language, id) => {
    const { status, body } = await answerOf(await byUrl(url, language));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id });
  });

  it('answers 404 for an unknown address, 410 for a withdrawn page', async () => {
    expect((await byUrl('nergens')).status).toBe(404);
    expect((await byUrl('van-hen')).status).toBe(404);
    expect((await byUrl('oud')).status).toBe(410);
  });

  it.each([
    ['10,000 characters', 'a'.repeat(10_000), 400],
    ['SQL', "x' OR '1'='1", 404],
    ['a path', '..%2F..%2Fetc', 404],
  ])('refuses %s', async (_what, url, status) => {
    expect((await byUrl(url)).status).toBe(status);
  });
});

describe('GET …/pages/{id}', () => {
  it('answers the page with its sections', async () => {
    expect(await answerOf(await get('/sites/coast/pages/about'))).toEqual({ status: 200, body: about });
  });

  it('answers 410 for a withdrawn page', async () => {
    expect((await get('/sites/coast/pages/old')).status).toBe(410);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/pages/${id}`, headers),
    site: 'coast',
    id: 'about',
    foreignSite: 'other',
  });
});

describe('GET …/estate-pages/{a}/', () => {
  it('lists the pages of an estate by name and title, withdrawn ones left out', async () => {
    const { title = null } = aPage('area', {});
    const list = { status: 200, body: [{ name: 'area', title }] };
    expect(await answerOf(await get('/sites/coast/estate-pages/12/'))).toEqual(list);
    expect(await answerOf(await get('/sites/coast/estate-pages/13/'))).toEqual({ status: 200, body: [] });
    expect((await get('/sites/nowhere/estate-pages/12/')).status).toBe(404);
  });
});

describe('GET …/estate-pages/{a}/{b} (spec 1 §7)', () => {
  it('returns the page of an estate by its name, for either source', async () => {
    const page = aPage('area', {});
    expect(await answerOf(await get('/sites/coast/estate-pages/12/area'))).toEqual({
      status: 200,
      body: page,
    });
    const guid = aGuid(1).toUpperCase();
    expect((await get(`/sites/coast/estate-pages/${guid}/area`)).status).toBe(200);
  });

  it('answers 404 for another estate or name, 410 for a withdrawn page', async () => {
    expect((await get('/sites/coast/estate-pages/13/area')).status).toBe(404);
    expect((await get('/sites/coast/estate-pages/12/finance')).status).toBe(404);
    expect((await get('/sites/coast/estate-pages/12/old')).status).toBe(410);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/estate-pages/${id}/area`, headers),
    site: 'coast',
    id: '12',
    foreignSite: 'other',
  });
});
