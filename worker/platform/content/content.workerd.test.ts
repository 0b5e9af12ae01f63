import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LISTING_SOURCES } from '../../estate/sources/index.ts';
import { cacheBench } from '../../testing/cache-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';
import { ContentUnavailable, Gone, NotFound } from '../errors/app-error.ts';
import { createBatch } from './batch.ts';
import { contentCalls, createContent } from './content.ts';
import { createContentHttp } from './http.ts';
import { createServices } from './services.ts';
import { contentTarget } from './target.ts';

const calls = contentCalls(LISTING_SOURCES);
let sites = 0;

/** The content with the real stores; `request()` returns the content of another request. */
function scene(changes: Parameters<typeof siteDocument>[1] = {}) {
  sites += 1;
  const site = siteDocument(`content-${sites}`, changes);
  const service = fakeContent(site);
  const bench = cacheBench();
  const lines: Record<string, unknown>[] = [];
  const events: string[] = [];
  const request = () => {
    const log = (_level: string, event: string, fields?: object) => {
      events.push(event);
      lines.push({ event, ...fields });
    };
    const http = createContentHttp({
      target: contentTarget({ CONTENT: service.binding }),
      requestId: 'r',
      log,
    });
    return createContent(calls, { cache: bench.deps, versions: bench.versions }, () => ({
      caller: { http, log },
      batch: createBatch(),
      services: createServices({ cached: http, urgent: http }, () => null),
      cache: bench.deps,
      versions: bench.versions,
      documents: bench.documents,
    }));
  };
  const base = `/sites/${site.id}`;
  const forSite = (locale: 'nl' | 'fr' = 'nl') => request().forSite(site, locale);
  const kvKeys = async () => (await env.CACHE.list({ prefix: `${site.id}/` })).keys.map(({ name }) => name);
  return { ...bench, site, service, request, forSite, base, events, lines, kvKeys };
}
const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('calls', () => {
  it('data that came with the site is not requested, missing data is', async () => {
    const { service, request, site } = scene();
    const main = { name: 'main', items: [{ id: 1, label: { nl: 'Te koop' }, link: { type: 'offer' } }] };
    const included = { ...site, menus: [main], texts: { nl: { 'home.title': 'Aan zee' } } };
    service.on(`GET /sites/by-hostname/${site.hostnames[0]}`, included);
    const content = request();
    const found = await content.siteByHostname(site.hostnames[0] ?? '');
    if (found === null) throw new Error('no site');
    const [nl, fr] = [content.forSite(found, 'nl'), content.forSite(found, 'fr')];
    expect(await nl.navigation('main')).toMatchObject(main);
    expect(await nl.translations()).toEqual({ 'home.title': 'Aan zee' });
    expect(await nl.navigation('footer')).toEqual({ name: 'footer', items: [] });
    expect(await fr.translations()).toEqual({});
    expect(service.calls.slice(1)).toEqual([
      `GET /sites/${site.id}/navigation/footer`,
      'GET /translations/fr',
    ]);
  });

  it('equal ones of a request are made once, without the cache too', async () => {
    const { service, request, site } = scene();
    const content = request();
    const nl = content.forSite(site, 'nl');
    await Promise.all([
      nl.navigation('main'),
      content.forSite(site, 'nl').navigation('main'),
      nl.navigation('main'),
    ]);
    expect(service.calls).toEqual([`GET /sites/${site.id}/navigation/main`]);
  });

  it('each language has its own entries', async () => {
    const { service, forSite } = scene();
    await forSite('nl').translations();
    await forSite('fr').translations();
    await forSite('nl').translations();
    expect(service.calls).toEqual(['GET /translations/nl', 'GET /translations/fr']);
    expect(service.requests.map((call) => call.headers.get('accept-language'))).toEqual(['nl', 'fr']);
  });

  it('send X-SITE as soon as the site is known', async () => {
    const { service, forSite, request, site } = scene();
    await request().siteByHostname(`${site.id}.test`);
    await forSite().navigation('main');
    expect(service.requests.map((call) => call.headers.get('x-site'))).toEqual([null, site.id]);
  });

  it('a page’s address is one encoded segment', async () => {
    const { service, forSite, base } = scene();
    expect(await forSite().pageByUrl('over ons/team?x')).toBeNull();
    expect(service.calls).toEqual([`GET ${base}/pages/by-url/over%20ons%2Fteam%3Fx`]);
  });

  it.each([
    ['a menu', (content: ReturnType<ReturnType<typeof scene>['forSite']>) => content.navigation('../x')],
    ['a page', (content) => content.page('a/b')],
    ['a page’s address', (content) => content.pageByUrl('a/../../b')],
    ['an asset', (content) => content.asset('x'.repeat(10_000), {})],
    ['an estate', (content) => content.estate({ source: 'first', id: '1/../2' })],
    ['estates like another', (content) => content.similarEstates({ source: 'first', id: '../1' })],
    ['contact details', (content) => content.contactInfo({ source: 'second', id: '12' })],
  ] as [string, (content: ReturnType<ReturnType<typeof scene>['forSite']>) => Promise<unknown>][])(
    '%s with a name that is not allowed is refused before a call',
    async (_name, call) => {
      const { service, forSite } = scene();
      await expect(call(forSite())).rejects.toBeInstanceOf(NotFound);
      expect(service.calls).toEqual([]);
    },
  );
});

describe('an answer with invalid members', () => {
  const spoilt = (bad: number) => ({
    total: { value: bad + 1 },
    results: [
      ...Array.from({ length: bad }, () => ({ general: { title: { nl: 'Secret street 1' } } })),
      { general: { id: 7 }, pictures: [{ file: 'a' }, { file: 8 }], floors: [{ rooms: [{}, 'none'] }] },
    ],
  });

  it('is one line in the log with their number, places and reasons, but not their content', async () => {
    const { service, forSite, base, lines } = scene();
    service.on(`POST ${base}/estates`, spoilt(1));
    const { results } = await forSite().searchEstates({ query: {} });
    expect(results).toMatchObject([{ pictures: [{ file: 'a' }], floors: [{ rooms: [{}] }] }]);
    expect(lines).toMatchObject([
      {
        event: 'content.members_dropped',
        what: 'estate search',
        count: 3,
        first: [
          { path: 'results.0', problem: expect.stringContaining('general: id: Invalid input') },
          { path: 'results.1.floors.0.rooms.1', problem: expect.stringContaining('expected object') },
          { path: 'results.1.pictures.1', problem: expect.stringContaining('file: Invalid input') },
        ],
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Secret');
  });

  it('keeps the line short for any number of them', async () => {
    const { service, forSite, base, lines } = scene();
    const { results, total } = spoilt(20_000);
    const key = 'k'.repeat(100_000);
    service.on(`POST ${base}/estates`, { total, results, groups: [{ [key]: 1 }] });
    await forSite().searchEstates({ query: {} });
    expect(lines).toMatchObject([{ count: 20_003 }]);
    expect(JSON.stringify(lines).length).toBeLessThan(4_000);
  });

  it('is logged when it is loaded, not for every page that uses it', async () => {
    const { service, forSite, base, lines, settle } = scene();
    service.on(`POST ${base}/estates`, spoilt(1));
    await forSite().searchEstates({ query: {} });
    await settle();
    await forSite().searchEstates({ query: {} });
    expect([service.calls.length, lines.length]).toEqual([1, 1]);
  });
});

describe('menus', () => {
  it('drop an invalid entry, and log it', async () => {
    const { service, forSite, base, events, settle } = scene();
    const entry = (id: number, more: object = {}) => ({ id, label: {}, link: { type: 'offer' }, ...more });
    service.on(`GET ${base}/navigation/main`, {
      name: 'main',
      items: [entry(1, { children: [null, entry(11)] }), { id: 2 }, null, entry(3, { children: 'none' })],
    });
    const read = async () =>
      (await forSite().navigation('main'))?.items.map(({ id, children }) => [id, children?.length]);
    expect(await read()).toEqual([
      [1, 1],
      [3, undefined],
    ]);
    expect(events).toEqual(['content.members_dropped']);
    await settle();
    expect(await read()).toEqual([
      [1, 1],
      [3, undefined],
    ]);
    expect(service.calls).toHaveLength(1);
  });
});

describe('estate search (spec 1 §7)', () => {
  const answer = (results: unknown[], total = results.length) => ({ total: { value: total }, results });

  it('uses the site’s own source, sends X-CLIENT, and is cached', async () => {
    const { service, forSite, base, settle } = scene({
      settings: { source: 'skarabee' },
    });
    service.on(`POST ${base}/estates/skarabee`, answer([{ general: { id: 7 } }], 84));
    const request = { query: { terms: { 'headType.id': ['1'] } }, from: 0, size: 15 };
    expect(await forSite('nl').searchEstates(request)).toMatchObject({
      total: 84,
      results: [{ general: { id: 7 } }],
    });
    await settle();
    expect((await forSite('fr').searchEstates({ ...request, size: 15 })).total).toBe(84);
    expect(service.calls).toEqual([`POST ${base}/estates/skarabee`]);
    expect(service.requests[0]?.headers.get('x-client')).toBe('web');
    expect(await service.requests[0]?.json()).toEqual(request);
  });

  it('drops an invalid estate and logs it', async () => {
    const { service, forSite, base, events } = scene();
    service.on(`POST ${base}/estates`, answer([{ general: { id: 1 } }, { general: {} }, null], 3));
    const { total, results } = await forSite().searchEstates({ query: {} });
    expect([total, results.length]).toEqual([3, 1]);
    expect(events).toEqual(['content.members_dropped']);
  });

  it('distinguishes "none" from a failed search, and caches only the former', async () => {
    const { service, forSite, base, settle } = scene();
    service.on(`POST ${base}/estates`, { total: 'many' });
    await expect(forSite().searchEstates({ query: {} })).rejects.toBeInstanceOf(ContentUnavailable);
    service.on(`POST ${base}/estates`, answer([null, null]));
    await expect(forSite().searchEstates({ query: {} })).rejects.toBeInstanceOf(ContentUnavailable);
    service.on(`POST ${base}/estates`, answer([]));
    expect(await forSite().searchEstates({ query: {} })).toEqual({ total: 0, results: [] });
    await settle();
    service.breaks('error');
    expect(await forSite().searchEstates({ query: {} })).toEqual({ total: 0, results: [] });
  });

  it('filter options that are {} by mistake are an error (spec 1 §7)', async () => {
    const { service, forSite, base } = scene();
    service.on(`POST ${base}/estate-filters`, {});
    await expect(forSite().filterOptions()).rejects.toBeInstanceOf(ContentUnavailable);
    service.on(`POST ${base}/estate-filters`, { headTypes: [{ id: 1, count: 3 }] });
    const options = await forSite().filterOptions();
    expect(options.headTypes).toMatchObject([{ id: 1, count: 3 }]);
    expect(options.locations).toEqual([]);
  });
});

describe('filter options', () => {
  const options = (count: number) => ({ headTypes: [{ id: 1, name: { nl: 'Huis' }, count }] });

  it('of the whole offer are cached in KV for each language', async () => {
    const { service, forSite, base, settle, kvKeys, site } = scene();
    service.on(`POST ${base}/estate-filters`, options(3));
    await forSite('nl').filterOptions();
    await settle();
    await forSite('nl').filterOptions();
    await forSite('fr').filterOptions();
    await settle();
    expect(service.calls.length).toBe(2);
    expect(await Promise.all(service.requests.map((call) => call.json()))).toEqual([
      { query: {} },
      { query: {} },
    ]);
    expect(await kvKeys()).toEqual([`${site.id}/filter-options/fr`, `${site.id}/filter-options/nl`]);
  });

  it('counted under a search are cached by the search, and never in KV', async () => {
    const { service, forSite, base, settle, kvKeys } = scene();
    service.on(`POST ${base}/estate-filters`, options(1));
    const query = { terms: { 'headType.id': ['1'] } };
    await forSite().filterCounts({ query });
    await settle();
    expect((await forSite('fr').filterCounts({ query: { ...query } })).headTypes).toMatchObject([
      { count: 1 },
    ]);
    await forSite().filterCounts({ query: { terms: { 'headType.id': ['3'] } } });
    await settle();
    expect(service.calls.length).toBe(2);
    expect(await kvKeys()).toEqual([]);
  });
});

describe('one estate', () => {
  it('comes from the source of its id', async () => {
    const { service, forSite, base } = scene();
    service.on(`GET ${base}/estates/v2/12`, { general: { id: 12 } });
    service.on(`GET ${base}/estates/skarabee/${GUID}`, { guid: GUID });
    expect(await forSite().estate({ source: 'first', id: '12' })).toMatchObject({ source: 'first' });
    expect(await forSite().estate({ source: 'second', id: GUID })).toMatchObject({
      source: 'second',
      listing: { guid: GUID },
    });
  });

  it('that never existed is null, cached briefly', async () => {
    const { service, forSite, clock, settle } = scene();
    const id = { source: 'first', id: '404' } as const;
    expect(await forSite().estate(id)).toBeNull();
    await settle();
    expect(await forSite().estate(id)).toBeNull();
    expect(service.calls.length).toBe(1);
    clock.pass(30);
    await forSite().estate(id);
    expect(service.calls.length).toBe(2);
  });

  it('that was withdrawn is Gone, and is not requested each time', async () => {
    const { service, forSite, base, settle } = scene();
    service.on(`GET ${base}/estates/v2/410`, () => new Response(null, { status: 410, statusText: 'Gone' }));
    const id = { source: 'first', id: '410' } as const;
    await expect(forSite().estate(id)).rejects.toBeInstanceOf(Gone);
    await settle();
    await expect(forSite().estate(id)).rejects.toBeInstanceOf(Gone);
    expect(service.calls.length).toBe(1);
  });

  it('has contact details that are never cached (spec 1 §6)', async () => {
    const { service, forSite, base } = scene();
    service.on(`GET ${base}/estates/12/contact-info`, { firstname: 'An' });
    const id = { source: 'first', id: '12' } as const;
    for (let call = 0; call < 2; call++)
      expect(await forSite().contactInfo(id)).toMatchObject({ firstname: 'An' });
    expect(service.calls.length).toBe(2);
  });
});

describe('similar estates', () => {
  const id = { source: 'first', id: '12' } as const;

  it('are requested in the language of the page, and cached for it', async () => {
    const { service, forSite, base, settle } = scene();
    service.on(`GET ${base}/estates/12/similar`, { total: { value: 1 }, results: [{ general: { id: 7 } }] });
    expect(await forSite('nl').similarEstates(id)).toMatchObject({ results: [{ general: { id: 7 } }] });
    await settle();
    await forSite('nl').similarEstates(id);
    await forSite('fr').similarEstates(id);
    expect(service.requests.map((call) => call.headers.get('accept-language'))).toEqual(['nl', 'fr']);
  });

  it.each([404, 410])('are null when the call answers %i', async (status) => {
    const { service, forSite, base } = scene();
    service.on(`GET ${base}/estates/12/similar`, () => new Response(null, { status }));
    expect(await forSite().similarEstates(id)).toBeNull();
  });

  it('that cannot be loaded are not an empty list, and cached ones are used instead', async () => {
    const { service, forSite, base, settle, clock } = scene();
    service.on(`GET ${base}/estates/12/similar`, { total: { value: 1 }, results: [null] });
    await expect(forSite().similarEstates(id)).rejects.toBeInstanceOf(ContentUnavailable);
    service.on(`GET ${base}/estates/12/similar`, { total: { value: 0 }, results: [] });
    expect(await forSite().similarEstates(id)).toEqual({ total: 0, results: [] });
    await settle();
    service.breaks('lost');
    clock.pass(7_200);
    expect(await forSite().similarEstates(id)).toEqual({ total: 0, results: [] });
  });
});

describe('site by hostname', () => {
  it('is invalidated by a purge of its site', async () => {
    const { service, request, site, versions, settle } = scene();
    const host = `${site.id}.test`;
    expect((await request().siteByHostname(host))?.name).toBe(site.name);
    await settle();
    service.on(`GET /sites/by-hostname/${host}`, { ...site, name: 'New name' });
    expect((await request().siteByHostname(host))?.name).toBe(site.name);
    await versions.bump(site.id);
    expect((await request().siteByHostname(host))?.name).toBe('New name');
  });

  it('comes with readable colours, and logs changed ones only when it is loaded', async () => {
    const { service, request, site, events, settle } = scene();
    const host = `${site.id}.test`;
    service.on(`GET /sites/by-hostname/${host}`, {
      ...site,
      theme: { ...site.theme, muted: ['#cccccc', '#9fb3ba'] },
    });
    const read = await request().siteByHostname(host);
    expect(read?.theme.muted[0]).not.toBe('#cccccc');
    expect({ ...read?.theme, muted: site.theme.muted }).toEqual(site.theme);
    await settle();
    await request().siteByHostname(host);
    expect(events.filter((event) => event === 'theme.corrected')).toHaveLength(1);
  });

  it('that is invalid is not an unknown host', async () => {
    const { service, request } = scene();
    service.on('GET /sites/by-hostname/broken.test', { id: 'x' });
    await expect(request().siteByHostname('broken.test')).rejects.toBeInstanceOf(ContentUnavailable);
  });
});
