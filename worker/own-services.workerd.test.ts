/**
 * Three agencies at once (decision 86): one with the deployment's service, one whose own service has the core of the
 * contract, one whose own has every call. Both own services are called over HTTP, on loopback.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scripted } from '#content-service/testing/scripted.ts';
import { askedOf, SERVER, tell } from '#content-service/testing/tell-scripted.ts';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { nameOfAddress, type OwnService, type ServiceScope } from '#wire/own-service.ts';
import { sealToken } from '#wire/sealed-token.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import { encodeText } from './platform/media/base64url.ts';
import { assetAddress } from './platform/media/picture-address.ts';
import { APPOINTMENT_ID, agenda, appointment } from './testing/agenda-bench.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { control, sendForm } from './testing/send-form.ts';
import { siteDocument } from './testing/sites.ts';

const SERVICE_KEYS = 'tests:for-these-tests-only-no-token-of-anybody';
const PICTURE = 'https://img.agency.be/1.jpg';

/** An estate with the site id in its texts. */
const homeOf = (site: string, id = 12) =>
  aHome(
    id,
    {
      title: { nl: `Huis van ${site}` },
      address: { visible: true, city: { id: 1, zip: '8300', name: { nl: `Stad van ${site}` } } },
    },
    { pictures: [{ file: PICTURE, width: 3000, height: 2000 }] },
  );

/** The answers of the core calls (estates), by path below the site. */
const core = (site: string): Record<string, unknown> => ({
  '/estates': { total: { value: 1 }, results: [homeOf(site)] },
  '/estates/v2/12': homeOf(site),
  '/estates/12/similar': { total: { value: 0 }, results: [] },
  '/estate-filters': {
    headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 1 }],
    transactions: [],
    locations: [],
  },
  '/estate-markers': { total: { value: 1 }, located: 0, extent: null, clusters: [], results: [] },
  '/cities': [],
});

/** The answers of the other calls for a page and a viewing. */
const beside = (site: string): Record<string, unknown> => ({
  '/navigation/main': {
    name: 'main',
    items: [{ id: 1, label: { nl: `Menu van ${site}` }, link: { type: 'offer' } }],
  },
  '/navigation/footer': { name: 'footer', items: [] },
  '/live-agenda/12': agenda(),
  '/live-agenda/reservation': appointment(),
  [`/live-agenda/reservation/${APPOINTMENT_ID}`]: appointment(),
});

let scenes = 0;

/** Three agencies on one deployment; a content call times out after `contentTimeoutMs`. */
async function scene(contentTimeoutMs = 1_500) {
  scenes += 1;
  const siteOf = (kind: string) => {
    const document = siteDocument(`${kind}-${scenes}`, { locales: ['nl'], defaultLocale: 'nl' });
    return { ...document, settings: { ...document.settings, features: ['agenda' as const, 'map' as const] } };
  };
  const [embedded, part, whole, able] = [
    siteOf('embedded'),
    siteOf('part'),
    siteOf('whole'),
    siteOf('able'),
  ] as const;
  const content = fakeContent(embedded, part, whole, able);
  const serviceOf = async (
    siteId: string,
    scope: ServiceScope,
    knows: OwnService['knows'],
  ): Promise<OwnService> => {
    const address = `${SERVER}/${siteId}`;
    const token = await sealToken(`token-of-${siteId}`, { siteId, address }, SERVICE_KEYS);
    return { address, scope, pictureHosts: ['img.agency.be', new URL(SERVER).host], knows, token };
  };
  for (const [site, scope, knows] of [
    [part, 'core', []],
    [whole, 'full', []],
    [able, 'core', ['traits', 'areas']],
  ] as const) {
    // As the content service answers for a site with its own service.
    const answer = {
      ...site,
      service: await serviceOf(site.id, scope, [...knows]),
      knowsTraits: knows.some((ability) => ability === 'traits'),
      knowsAreas: knows.some((ability) => ability === 'areas'),
    };
    content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, answer);
    content.on(`GET /sites/${site.id}`, answer);
  }
  const withEmbedded = (site: string, answers: Record<string, unknown>): void => {
    for (const [path, answer] of Object.entries(answers)) {
      const isPost = ['/estates', '/estate-filters', '/estate-markers', '/live-agenda/reservation'].includes(
        path,
      );
      const status = path === '/live-agenda/reservation' ? 201 : 200;
      content.on(`${isPost ? 'POST' : 'GET'} /sites/${site}${path}`, () => Response.json(answer, { status }));
    }
  };
  const withOwn = (site: string, answers: Record<string, unknown>): Promise<void> =>
    tell(
      site,
      Object.fromEntries(
        Object.entries(answers).map(([path, json]): [string, Scripted] => [
          `/sites/${site}${path}`,
          { json, status: path === '/live-agenda/reservation' ? 201 : 200 },
        ]),
      ),
    );
  withEmbedded(embedded.id, { ...core(embedded.id), ...beside(embedded.id) });
  withEmbedded(part.id, beside(part.id));
  withEmbedded(able.id, beside(able.id));
  await withOwn(part.id, core(part.id));
  await withOwn(able.id, core(able.id));
  await withOwn(whole.id, { ...core(whole.id), ...beside(whole.id) });
  await tell(whole.id, { '/translations/nl': { json: {} } });
  let passed = 0;
  const reported: { sites: { site: string; took: number[]; [count: string]: unknown }[] }[] = [];
  content.on('POST /traffic', async (request) => {
    reported.push(await request.json());
    return Response.json({ sites: 1 });
  });
  content.on('GET /health', { ready: true, parts: { database: true } });
  const bench = appBench({
    content,
    isolate: createIsolateState(),
    trafficClock: () => passed,
    screens,
    contentTimeoutMs,
    bindings: { SERVICE_KEYS, LOCAL_SERVICES: new URL(SERVER).host, OPS_SECRET: 'secret' },
  });
  const at = (site: { readonly id: string }) => (path: string, init?: RequestInit) =>
    bench.ask(`https://${site.id}.test${path}`, init);
  /** The calls to the deployment's service about a site. */
  const embeddedCalls = (site: { readonly id: string }) =>
    content.calls.filter((call) => call.includes(`/sites/${site.id}/`));
  /** Moves the traffic clock on by a minute; returns the reported counts per site. */
  const minute = async () => {
    reported.length = 0;
    passed += 60_000;
    await at(embedded)('/nl/contact');
    return new Map(reported.flatMap((one) => one.sites).map((one) => [one.site, one]));
  };
  const health = async () => {
    const answer = await bench.ask(`https://${embedded.id}.test/_ops/health`, {
      headers: { Authorization: 'Bearer secret' },
    });
    const { notAsked, ownNotAsked } = await answer.json<Record<string, readonly string[]>>();
    expect(notAsked).toEqual([]);
    return { status: answer.status, ownNotAsked };
  };
  return {
    ...bench,
    content,
    embedded,
    part,
    whole,
    able,
    at,
    embeddedCalls,
    withEmbedded,
    withOwn,
    minute,
    health,
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;
let s: Scene;
beforeEach(async () => {
  s = await scene();
});

/** A page, after following its redirect to the canonical address. */
async function pageOf(ask: ReturnType<Scene['at']>, path: string): Promise<{ status: number; html: string }> {
  const first = await ask(path);
  const location = first.headers.get('Location');
  const answer = location === null ? first : await ask(new URL(location, 'https://x.test').pathname);
  return { status: answer.status, html: await answer.text() };
}

describe('three agencies at once', () => {
  it('each shows its own estates, from search to booking', async () => {
    for (const site of [s.embedded, s.part, s.whole]) {
      const ask = s.at(site);
      const list = await pageOf(ask, '/nl/aanbod');
      expect([site.id, list.status]).toEqual([site.id, 200]);
      expect(list.html).toContain(`Stad van ${site.id}`);
      const home = await pageOf(ask, '/nl/aanbod/12');
      expect(home.html).toContain(`Huis van ${site.id}`);
      expect(home.html).toContain(`Menu van ${site.id}`);
      const others = [s.embedded, s.part, s.whole].filter((one) => one !== site);
      for (const other of others) expect(list.html + home.html).not.toContain(`van ${other.id}`);
      expect((await ask('/nl/afspraak-maken/12')).status).toBe(200);
      const booked = await sendForm(ask, '/nl/afspraak-maken/12', {
        ...control(),
        firstname: 'An',
        lastname: 'Peeters',
        email: 'an@example.be',
        consent: '1',
        slotId: 'a1.2026-11-26T10:00:00+01:00',
      });
      expect([site.id, booked.status, booked.headers.get('Location')]).toEqual([
        site.id,
        303,
        `/nl/afspraak/${APPOINTMENT_ID}`,
      ]);
    }
  });

  it('never asks an agency’s own service for traits that it does not declare, nor offers them (decision 150)', async () => {
    for (const site of [s.part, s.whole]) {
      const ask = s.at(site);
      const asked = await ask('/nl/aanbod?type=3&with=garden&sortType=area');
      expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/nl/aanbod?type=3']);
      const all = await pageOf(ask, '/nl/aanbod/filters');
      expect(all.status).toBe(200);
      expect(all.html).not.toContain('name="with"');
    }
    expect((await s.at(s.embedded)('/nl/aanbod?type=3&with=garden')).status).toBe(200);
  });

  it('asks an agency’s own service for the traits that it declares, and offers them (decision 86)', async () => {
    const ask = s.at(s.able);
    expect((await ask('/nl/aanbod?with=garden&unknown=garden&sortType=area&sortOrder=DESC')).status).toBe(
      200,
    );
    const sent = (await askedOf(s.able.id)).map(({ body }) => body).join();
    expect(sent).toContain('"garden":["yes"]');
    expect(sent).toContain('"unknown":["garden"]');
    expect(sent).toContain('"livingArea":{"order":"desc"}');
    expect((await pageOf(ask, '/nl/aanbod/filters')).html).toContain('name="with"');
    expect((await pageOf(ask, '/nl/aanbod')).html).toContain('sortType=perArea');
  });

  it('draws areas only where an agency’s own service declares them; others drop them visibly (decision 151)', async () => {
    const area = writeCorners([
      [50.8, 4.3],
      [50.9, 4.3],
      [50.9, 4.4],
    ]);
    const drawn = `/nl/aanbod?area=${area}&view=map`;
    const draws = (html: string) => /&quot;draws&quot;:(true|false)/.exec(html)?.[1];
    for (const site of [s.part, s.whole]) {
      const asked = await s.at(site)(drawn);
      expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/nl/aanbod?view=map']);
      expect(draws((await pageOf(s.at(site), '/nl/aanbod?view=map')).html)).toBe('false');
      expect((await askedOf(site.id)).map(({ body }) => body).join()).not.toContain('geo_polygon');
    }
    const found = await s.at(s.able)(drawn);
    expect([found.status, draws(await found.text())]).toEqual([200, 'true']);
    expect((await askedOf(s.able.id)).map(({ body }) => body).join()).toContain('geo_polygon');
  });

  it('sends each call to the right service, with only that agency’s token', async () => {
    for (const site of [s.embedded, s.part, s.whole]) {
      await pageOf(s.at(site), '/nl/aanbod/12');
      await s.at(site)('/nl/afspraak-maken/12');
    }
    const own = async (site: { id: string }) =>
      (await askedOf(site.id)).map(({ path }) => path.replace(`/${site.id}/sites/${site.id}`, ''));
    // Only the core calls go to the agency.
    expect(await own(s.part)).toContain('/estates/v2/12');
    for (const path of await own(s.part)) expect(Object.keys(core(''))).toContain(path);
    expect(s.embeddedCalls(s.part).join(' ')).not.toMatch(/estates|estate-filters/);
    expect(s.embeddedCalls(s.part).join(' ')).toContain('/live-agenda/12');
    // All calls go to the agency.
    expect(s.embeddedCalls(s.whole)).toEqual([]);
    expect(await own(s.whole)).toContain('/live-agenda/12');
    for (const site of [s.part, s.whole])
      for (const { headers } of await askedOf(site.id))
        expect(headers).toMatchObject({ authorization: `Bearer token-of-${site.id}`, 'x-site': site.id });
    for (const request of s.content.requests) expect(request.headers.get('Authorization')).toBeNull();
  });

  it('no token appears in pages, logs or caches', async () => {
    const html = (await pageOf(s.at(s.part), '/nl/aanbod/12')).html;
    expect(html + JSON.stringify(s.log) + JSON.stringify(s.requests)).not.toContain(`token-of-${s.part.id}`);
    expect(html).not.toContain(new URL(SERVER).host);
  });
});

/** The faults of a service, used for each of its calls. */
const FAULTS: readonly [string, Scripted][] = [
  ['is down', { status: 503, text: 'down' }],
  ['never answers', { way: 'never' }],
  ['answers pages', { text: '<html><script>alert(1)</script>' }],
  ['answers numbers', { json: 12 }],
  ['answers other shapes', { json: { total: 'many', results: { a: 1 } } }],
  ['answers about another home', { json: homeOf('stranger', 99) }],
  ['has no end', { headers: { 'Content-Type': 'application/json' }, way: 'endless' }],
  ['leads elsewhere', { status: 302, headers: { Location: `${SERVER}/elsewhere` }, text: '' }],
  ['is cut off', { json: homeOf('cut'), way: 'cut' }],
  ['refuses the token', { status: 401, json: { error: { code: 'unauthorised', message: '' } } }],
];

describe.each(FAULTS)('a service that %s', (_what, fault) => {
  it('affects only its own agency’s uncached pages', async () => {
    const { part, whole, embedded } = s;
    await tell(
      part.id,
      Object.fromEntries(Object.keys(core('')).map((path) => [`/sites/${part.id}${path}`, fault])),
    );
    for (let at = 0; at < 2; at++) {
      const { status, html } = await pageOf(s.at(part), `/nl/aanbod/12`);
      expect(status).toBe(503);
      expect(html).not.toMatch(/stranger|alert\(1\)/);
    }
    for (const site of [whole, embedded]) {
      const { status, html } = await pageOf(s.at(site), '/nl/aanbod/12');
      expect([status, html.includes(`Huis van ${site.id}`)]).toEqual([200, true]);
    }
    // The calls to the deployment's service still work.
    expect((await s.at(part)('/nl/contact')).status).toBe(200);
    expect((await askedOf('elsewhere')).length).toBe(0);
  });

  it('keeps cached pages available, also after a purge', async () => {
    const { part } = s;
    const warm = await pageOf(s.at(part), '/nl/aanbod/12');
    expect(warm.status).toBe(200);
    await tell(
      part.id,
      Object.fromEntries(Object.keys(core('')).map((path) => [`/sites/${part.id}${path}`, fault])),
    );
    await s.at(part)('/_ops/purge', { method: 'POST', headers: { Authorization: 'Bearer secret' } });
    s.clock.pass(120);
    const { status, html } = await pageOf(s.at(part), '/nl/aanbod/12');
    expect([status, html.includes(`Huis van ${part.id}`)]).toEqual([200, true]);
  });
});

describe('an agency’s own service', () => {
  it('is slow, fails, hangs and recovers: log messages, and effect on others', async () => {
    const one = await scene(400);
    const { part, whole, embedded, log } = one;
    let homes = 100;
    /**
     * Requests an uncached estate of each agency; `fault` changes the answer of the agency `part`. Returns its
     * status.
     */
    async function round(fault: Scripted = {}) {
      homes += 1;
      const id = homes;
      const path = `/estates/v2/${id}`;
      const similar = `/estates/${id}/similar`;
      const none = { total: { value: 0 }, results: [] };
      for (const site of [part, whole]) {
        await one.withOwn(site.id, { [path]: homeOf(site.id, id), [similar]: none });
      }
      one.withEmbedded(embedded.id, { [path]: homeOf(embedded.id, id), [similar]: none });
      await tell(part.id, { [`/sites/${part.id}${path}`]: { json: homeOf(part.id, id), ...fault } });
      const page = `/nl/aanbod/${id}`;
      const ill = (await pageOf(one.at(part), page)).status;
      for (const site of [whole, embedded]) {
        const { status, html } = await pageOf(one.at(site), page);
        expect([site.id, status, html.includes(`Huis van ${site.id}`)]).toEqual([site.id, 200, true]);
      }
      return ill;
    }
    /** The counts that `gevel status` adds up, the log events and the health of the last minute. */
    async function said() {
      const seen = await one.minute();
      const answer = await one.health();
      const lines = log.splice(0).filter(({ event }) => event.startsWith('content.'));
      for (const line of lines) expect(line).toMatchObject({ site: part.id, service: 'own' });
      for (const { id } of [whole, embedded]) expect(seen.get(id)).toMatchObject({ errors: 0, failed: 0 });
      const counts = seen.get(part.id);
      const { errors, failed, took } = { errors: undefined, failed: undefined, took: [], ...counts };
      const late = took.slice(2).reduce((sum, count) => sum + count, 0);
      return { errors, failed, late, events: [...new Set(lines.map(({ event }) => event))], ...answer };
    }

    expect(await round()).toBe(200);
    expect(await said()).toEqual({
      errors: 0,
      failed: 0,
      late: 0,
      events: [],
      status: 200,
      ownNotAsked: [],
    });

    expect(await round({ way: { after: 220 } })).toBe(200);
    expect(await said()).toMatchObject({ errors: 0, failed: 0, late: 1, events: [], ownNotAsked: [] });

    // It answers 503 at once: each page calls it again.
    expect(await round({ status: 503, text: 'down' })).toBe(503);
    const broken = await said();
    expect(broken).toMatchObject({ errors: 1, events: ['content.http_error'], status: 200, ownNotAsked: [] });
    expect(broken.failed).toBeGreaterThan(0);

    // It hangs: after five timeouts the breaker opens and it gets no more calls.
    for (let at = 0; at < 5; at++) expect(await round({ way: 'never' })).toBe(503);
    const asked = (await askedOf(part.id)).length;
    expect(await round()).toBe(503);
    expect((await askedOf(part.id)).length).toBe(asked);
    expect(await said()).toMatchObject({
      errors: 6,
      events: ['content.unreachable', 'content.breaker_opened'],
      status: 200,
      ownNotAsked: [part.id],
    });

    one.clock.pass(3);
    expect(await round()).toBe(200);
    expect(await said()).toMatchObject({
      errors: 0,
      failed: 0,
      events: ['content.breaker_closed'],
      status: 200,
      ownNotAsked: [],
    });
  });
});

describe('pictures that a service gives by URL', () => {
  const proxied = (width: number) => `/media/proxy/${width}/${encodeText(PICTURE)}`;

  it('are shown from the site’s host in the site’s widths, like those of the deployment’s service', async () => {
    const { html } = await pageOf(s.at(s.part), '/nl/aanbod/12');
    expect(html).not.toContain('img.agency.be');
    for (const width of [400, 800, 1600]) expect(html).toContain(`${proxied(width)} ${width}w`);
    const name = await nameOfAddress(new URL(PICTURE));
    const bytes = new Uint8Array([1, 2, 3]);
    s.content.on(
      `GET /sites/${s.part.id}/assets/${name}`,
      () => new Response(bytes, { headers: { 'Content-Type': 'image/webp', ETag: '"a"' } }),
    );
    const answer = await s.at(s.part)(proxied(800));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(s.content.calls).toContain(`GET /sites/${s.part.id}/assets/${name}?version=w800`);
    // The agency's own service gets no asset call.
    expect((await askedOf(s.part.id)).filter(({ path }) => path.includes('/assets/'))).toEqual([]);
  });

  it('show a placeholder while they are missing, which is not cached', async () => {
    const answer = await s.at(s.whole)(proxied(800));
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      404,
      'image/svg+xml',
      'no-store',
    ]);
    expect(await answer.text()).toContain('<svg');
  });

  it('on localhost have a port, and are shown too', async () => {
    const local = `${SERVER}/img/1.jpg`;
    await tell(s.part.id, {
      [`/sites/${s.part.id}/estates/v2/12`]: { json: { ...homeOf(s.part.id), pictures: [{ file: local }] } },
    });
    const { html } = await pageOf(s.at(s.part), '/nl/aanbod/12');
    expect(html).toContain(`/media/proxy/800/${encodeText(local)}`);
    expect((await s.at(s.part)(`/media/proxy/800/${encodeText(local)}`)).headers.get('Content-Type')).toBe(
      'image/svg+xml',
    );
  });

  it('are not shown by other agencies', async () => {
    expect((await s.at(s.embedded)(proxied(800))).headers.get('Content-Type')).not.toBe('image/svg+xml');
    expect((await pageOf(s.at(s.embedded), '/nl/aanbod/12')).html).not.toContain('/media/proxy/');
  });

  it('by name come from the deployment’s service first, then from the agency’s', async () => {
    await tell(s.part.id, {
      [`/sites/${s.part.id}/assets/house`]: { base64: 'AQID', headers: { 'Content-Type': 'image/webp' } },
    });
    const answer = await s.at(s.part)(assetAddress('house', 800));
    expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([
      200,
      new Uint8Array([1, 2, 3]),
    ]);
    const calls = s.content.calls.filter((call) => call.includes('/assets/house'));
    expect(calls).toHaveLength(1);
  });
});
