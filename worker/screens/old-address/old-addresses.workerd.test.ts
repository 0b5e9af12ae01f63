import { describe, expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const none = (status: number) =>
  Response.json({ error: { code: status === 410 ? 'gone' : 'not_found', message: '' } }, { status });
let made = 0;

/** A site with an estate, a withdrawn one, a holiday rental and a withdrawn one, a page, and redirects by their compared addresses. */
function bench(redirects: Readonly<Record<string, object>>, hasOldAddresses = true) {
  made += 1;
  const document = siteDocument(`old${made}`, { settings: { features: ['rentals'] } });
  const site = { ...document, hasOldAddresses };
  const content = fakeContent(site);
  const base = `GET /sites/${site.id}`;
  const asked: string[] = [];
  content.on(`${base}/estates/v2/12`, { general: { id: 12, headType: { id: 3 }, transaction: { id: 1 } } });
  content.on(`${base}/estates/v2/13`, () => none(410));
  content.on(`${base}/estates/by-reference`, (_request, url) =>
    url.searchParams.get('reference') === 'KH-12' ? Response.json({ id: '12' }) : none(404),
  );
  content.on(`${base}/rental-units/7`, { id: 7, general: {} });
  content.on(`${base}/rental-units/8`, () => none(410));
  content.on(`${base}/pages/by-url/over-ons`, { id: 'about', url: { nl: 'over-ons' }, sections: [] });
  content.on(`${base}/pages/about`, { id: 'about', url: { nl: 'over-ons' }, sections: [] });
  content.on(`${base}/redirects/find`, (_request, url) => {
    const address = url.searchParams.get('address') ?? '';
    asked.push(address);
    const to = redirects[address];
    return to === undefined ? none(404) : Response.json({ id: 'r1', to });
  });
  const { ask } = appBench({ content, screens });
  return {
    asked,
    ask: (path: string, init?: RequestInit) => ask(`https://${site.hostnames[0]}${path}`, init),
  };
}

describe('an old address (decision 169)', () => {
  it.each([
    ['a home by its id', '/pand/12', { locale: 'nl', home: '12' }, /^\/nl\/aanbod\/12\//],
    ['a home by its reference', '/pand/12', { locale: 'nl', reference: 'KH-12' }, /^\/nl\/aanbod\/12\//],
    ['a holiday rental', '/pand/12', { locale: 'nl', rental: '7' }, /^\/nl\/vakantie\/7$/],
    ['a screen', '/pand/12', { locale: 'nl', screen: 'contact' }, /^\/nl\/contact$/],
    ['a page', '/pand/12', { locale: 'nl', page: 'about' }, /^\/nl\/over-ons$/],
    [
      'a search',
      '/pand/12',
      { locale: 'nl', search: 'status=FOR_SALE&city=7&x=1' },
      /^\/nl\/aanbod\?city=7&status=FOR_SALE$/,
    ],
    ['a path', '/pand/12', { path: '/nl/groep/open' }, /^\/nl\/groep\/open$/],
  ])('leads in one hop to %s', async (_what, old, to, location) => {
    const answer = await bench({ [old]: to }).ask(`${old}/`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toMatch(location);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is told apart by its parameters below a language too, where the page cache drops them', async () => {
    const { ask } = bench({
      '/nl/te-koop/detail?id=12': { locale: 'nl', home: '12' },
      '/nl/te-koop/detail?id=9': { locale: 'nl', screen: 'contact' },
    });
    expect((await ask('/nl/te-koop/detail')).status).toBe(404);
    expect((await ask('/nl/te-koop/detail?id=12')).headers.get('Location')).toMatch(/^\/nl\/aanbod\/12/);
    expect((await ask('/nl/te-koop/detail?id=9')).headers.get('Location')).toBe('/nl/contact');
    expect((await ask('/nl/te-koop/detail?id=8')).status).toBe(404);
  });

  it('never hides a page that exists, and asks nothing for it', async () => {
    const { ask, asked } = bench({ '/nl/over-ons': { locale: 'nl', screen: 'contact' } });
    expect((await ask('/nl/over-ons')).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('of the start page leads on only with parameters', async () => {
    const { ask } = bench({ '/?s=tuin': { locale: 'nl', screen: 'offer' } });
    expect((await ask('/?s=tuin')).headers.get('Location')).toBe('/nl/aanbod');
    expect((await ask('/?utm_source=x')).status).toBe(302);
    expect((await ask('/')).status).toBe(302);
  });

  it.each([
    ['home', '13', '99'],
    ['rental', '8', '9'],
  ])('of a withdrawn %s is gone, and of an unknown one not found', async (kind, withdrawn, unknown) => {
    const { ask } = bench({
      '/a': { locale: 'nl', [kind]: withdrawn },
      '/b': { locale: 'nl', [kind]: unknown },
      '/c': { locale: 'nl', [kind]: 'no id/of anything' },
    });
    expect((await ask('/a')).status).toBe(410);
    expect((await ask('/b')).status).toBe(404);
    expect((await ask('/c')).status).toBe(404);
  });

  it('to itself, of a form, or of a script is not redirected', async () => {
    const { ask } = bench({ '/nl/weg': { path: '/nl/weg' }, '/nl/ajax/weg': { path: '/nl' } });
    expect((await ask('/nl/weg')).status).toBe(404);
    expect((await ask('/nl/ajax/weg')).status).toBe(404);
    expect((await ask('/weg', { method: 'POST' })).status).not.toBe(301);
  });

  it('costs an agency without any no call', async () => {
    const { ask, asked } = bench({ '/a': { locale: 'nl', screen: 'contact' } }, false);
    expect((await ask('/a')).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is not found when the content service cannot say', async () => {
    const { ask } = bench({});
    expect((await ask('/wp-admin/')).status).toBe(404);
  });
});
