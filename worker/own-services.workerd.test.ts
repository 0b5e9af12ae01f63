/**
 * Three agencies at once (decision 86): one with the deployment's service, one whose own service has the core of the
 * contract, one whose own has every call. Both own services are asked over HTTP, on loopback.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scripted } from '../content-service/testing/scripted.ts';
import { askedOf, SERVER, tell } from '../content-service/testing/tell-scripted.ts';
import { nameOfAddress, type OwnService, type ServiceScope } from '../wire/own-service.ts';
import { sealToken } from '../wire/sealed-token.ts';
import { ajax } from './calls.ts';
import { ahead, formHandlers, pageHandlers } from './pages.ts';
import { encodeText } from './platform/media/base64url.ts';
import { assetAddress } from './platform/media/picture-address.ts';
import { APPOINTMENT_ID, agenda, appointment } from './testing/agenda-bench.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { control, sendForm } from './testing/send-form.ts';
import { siteDocument } from './testing/sites.ts';

const SERVICE_KEYS = 'tests:for-these-tests-only-no-token-of-anybody';
const PICTURE = 'https://img.agency.be/1.jpg';

/** A home that names the agency whose it is. */
const homeOf = (site: string, id = 12) => ({
  general: {
    id,
    title: { nl: `Huis van ${site}` },
    headType: { id: 3, name: { nl: 'Huis' } },
    subType: { id: 301, name: { nl: 'Herenhuis' } },
    transaction: { id: 1, name: { nl: 'Te koop' } },
    address: {
      visible: true,
      street: { nl: 'Kerkstraat' },
      city: { id: 1, zip: '8300', name: { nl: `Stad van ${site}` } },
    },
    price: { value: 400_000 },
  },
  pictures: [{ file: PICTURE, width: 3000, height: 2000 }],
});

/** What a service answers of its homes, by method-less paths below the site. */
const core = (site: string): Record<string, unknown> => ({
  '/estates': { total: { value: 1 }, results: [homeOf(site)] },
  '/estates/v2/12': homeOf(site),
  '/estates/12/similar': { total: { value: 0 }, results: [] },
  '/estate-filters': {
    headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 1 }],
    transactions: [],
    locations: [],
  },
  '/cities': [],
});

/** And of all else that a page and a viewing need. */
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

/** Three agencies behind one deployment. */
async function scene() {
  scenes += 1;
  const siteOf = (kind: string) => {
    const document = siteDocument(`${kind}-${scenes}`, { locales: ['nl'], defaultLocale: 'nl' });
    return { ...document, settings: { ...document.settings, features: ['agenda' as const] } };
  };
  const [embedded, part, whole] = [siteOf('embedded'), siteOf('part'), siteOf('whole')] as const;
  const content = fakeContent(embedded, part, whole);
  const serviceOf = async (siteId: string, scope: ServiceScope): Promise<OwnService> => {
    const address = `${SERVER}/${siteId}`;
    const token = await sealToken(`token-of-${siteId}`, { siteId, address }, SERVICE_KEYS);
    return { address, scope, pictureHosts: ['img.agency.be', new URL(SERVER).host], token };
  };
  for (const [site, scope] of [
    [part, 'core'],
    [whole, 'full'],
  ] as const) {
    const answer = { ...site, service: await serviceOf(site.id, scope) };
    content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, answer);
    content.on(`GET /sites/${site.id}`, answer);
  }
  const withEmbedded = (site: string, answers: Record<string, unknown>): void => {
    for (const [path, answer] of Object.entries(answers)) {
      const isPost = ['/estates', '/estate-filters', '/live-agenda/reservation'].includes(path);
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
  await withOwn(part.id, core(part.id));
  await withOwn(whole.id, { ...core(whole.id), ...beside(whole.id) });
  await tell(whole.id, { '/translations/nl': { json: {} } });
  const bench = appBench({
    content,
    pageHandlers,
    formHandlers,
    ajax,
    ahead,
    contentTimeoutMs: 1_500,
    bindings: { SERVICE_KEYS, LOCAL_SERVICES: new URL(SERVER).host, OPS_SECRET: 'secret' },
  });
  const at = (site: { readonly id: string }) => (path: string, init?: RequestInit) =>
    bench.ask(`https://${site.id}.test${path}`, init);
  /** Calls of the deployment's service about a site. */
  const embeddedCalls = (site: { readonly id: string }) =>
    content.calls.filter((call) => call.includes(`/sites/${site.id}/`));
  return { ...bench, content, embedded, part, whole, at, embeddedCalls };
}

type Scene = Awaited<ReturnType<typeof scene>>;
let s: Scene;
beforeEach(async () => {
  s = await scene();
});

/** A page, its redirect to its canonical address followed. */
async function pageOf(ask: ReturnType<Scene['at']>, path: string): Promise<{ status: number; html: string }> {
  const first = await ask(path);
  const location = first.headers.get('Location');
  const answer = location === null ? first : await ask(new URL(location, 'https://x.test').pathname);
  return { status: answer.status, html: await answer.text() };
}

describe('three agencies at once', () => {
  it('each shows its own homes, from search to booking', async () => {
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

  it('asks each call where it belongs, with the token of that agency alone', async () => {
    for (const site of [s.embedded, s.part, s.whole]) {
      await pageOf(s.at(site), '/nl/aanbod/12');
      await s.at(site)('/nl/afspraak-maken/12');
    }
    const own = async (site: { id: string }) =>
      (await askedOf(site.id)).map(({ path }) => path.replace(`/${site.id}/sites/${site.id}`, ''));
    // The core goes to the agency, and nothing else.
    expect(await own(s.part)).toContain('/estates/v2/12');
    for (const path of await own(s.part)) expect(Object.keys(core(''))).toContain(path);
    expect(s.embeddedCalls(s.part).join(' ')).not.toMatch(/estates|estate-filters/);
    expect(s.embeddedCalls(s.part).join(' ')).toContain('/live-agenda/12');
    // All of it goes to the agency.
    expect(s.embeddedCalls(s.whole)).toEqual([]);
    expect(await own(s.whole)).toContain('/live-agenda/12');
    for (const site of [s.part, s.whole])
      for (const { headers } of await askedOf(site.id))
        expect(headers).toMatchObject({ authorization: `Bearer token-of-${site.id}`, 'x-site': site.id });
    for (const request of s.content.requests) expect(request.headers.get('Authorization')).toBeNull();
  });

  it('nothing of a token stands in pages, logs or what is kept', async () => {
    const html = (await pageOf(s.at(s.part), '/nl/aanbod/12')).html;
    expect(html + JSON.stringify(s.log) + JSON.stringify(s.requests)).not.toContain(`token-of-${s.part.id}`);
    expect(html).not.toContain(new URL(SERVER).host);
  });
});

/** What a service may do wrong, at every call of its own. */
const FAULTS: readonly [string, Scripted][] = [
  ['is down', { status: 503, text: 'down' }],
  ['says nothing', { way: 'never' }],
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
  it('harms its own agency’s cold pages and nobody else', async () => {
    const { part, whole, embedded } = s;
    await tell(
      part.id,
      Object.fromEntries(Object.keys(core('')).map((path) => [`/sites/${part.id}${path}`, fault])),
    );
    // More often than it takes for the breaker to open.
    for (let at = 0; at < 3; at++) {
      const { status, html } = await pageOf(s.at(part), `/nl/aanbod/12`);
      expect(status).toBe(503);
      expect(html).not.toMatch(/stranger|alert\(1\)/);
    }
    for (const site of [whole, embedded]) {
      const { status, html } = await pageOf(s.at(site), '/nl/aanbod/12');
      expect([status, html.includes(`Huis van ${site.id}`)]).toEqual([200, true]);
    }
    // What comes from the deployment's service stands.
    expect((await s.at(part)('/nl/contact')).status).toBe(200);
    expect((await askedOf('elsewhere')).length).toBe(0);
  });

  it('leaves standing what is known, after a purge too', async () => {
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

describe('pictures that a service names by address', () => {
  const proxied = (width: number) => `/media/proxy/${width}/${encodeText(PICTURE)}`;

  it('are shown from the site’s own host in our widths, as the deployment’s service keeps them', async () => {
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
    // Nor is the agency's own service asked, whatever it calls its pictures.
    expect((await askedOf(s.part.id)).filter(({ path }) => path.includes('/assets/'))).toEqual([]);
  });

  it('have a placeholder while there is none, which nobody keeps', async () => {
    const answer = await s.at(s.whole)(proxied(800));
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      404,
      'image/svg+xml',
      'no-store',
    ]);
    expect(await answer.text()).toContain('<svg');
  });

  it('of this machine have a port, and are shown all the same', async () => {
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

  it('are nobody else’s to show', async () => {
    expect((await s.at(s.embedded)(proxied(800))).headers.get('Content-Type')).not.toBe('image/svg+xml');
    expect((await pageOf(s.at(s.embedded), '/nl/aanbod/12')).html).not.toContain('/media/proxy/');
  });

  it('by name are the deployment’s first, and then the agency’s', async () => {
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
