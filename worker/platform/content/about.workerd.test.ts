/** Answers about another item than requested, and answers without content, are refused. */
import { describe, expect, it } from 'vitest';
import { LISTING_SOURCES } from '../../estate/sources/index.ts';
import { cacheBench } from '../../testing/cache-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import { createBatch } from './batch.ts';
import { type Content, contentCalls, createContent, type SiteContent } from './content.ts';
import { createContentHttp } from './http.ts';
import { createServices } from './services.ts';
import { contentTarget } from './target.ts';

const calls = contentCalls(LISTING_SOURCES);
const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const OTHER_GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
const page = (id: string) => ({ id, url: {}, title: { nl: 'x' }, sections: [] });
const link = { type: 'home' };

type Ask = (content: SiteContent) => Promise<unknown>;
/** Path below the site, an answer about the requested thing, one about another thing, and the call. */
const CASES: readonly [what: string, path: string, own: object, other: object, ask: Ask][] = [
  [
    'an estate of the first source',
    'estates/v2/12',
    { general: { id: 12 } },
    { general: { id: 13 } },
    (c) => c.estate({ source: 'first', id: '12' }),
  ],
  [
    'an estate of the second source',
    `estates/skarabee/${GUID}`,
    { guid: GUID.toUpperCase() },
    { guid: OTHER_GUID },
    (c) => c.estate({ source: 'second', id: GUID }),
  ],
  ['a page', 'pages/home', page('home'), page('other'), (c) => c.page('home')],
  [
    'a collection',
    'estate-collections/sea',
    { id: 'sea', title: {}, query: {} },
    { id: 'wood', title: {}, query: {} },
    (c) => c.collection('sea'),
  ],
  [
    'a group',
    'estates/group/sea',
    { id: 'sea', title: {}, total: { value: 0 }, results: [] },
    { id: 'wood', title: {}, total: { value: 0 }, results: [] },
    (c) => c.group('sea'),
  ],
  [
    'a menu',
    'navigation/main',
    { name: 'main', items: [] },
    { name: 'footer', items: [] },
    (c) => c.navigation('main'),
  ],
  [
    'an entry of a menu',
    'navigation/main/7',
    { id: 7, link, children: [] },
    { id: 8, link, children: [] },
    (c) => c.navigationItem('main', '7'),
  ],
  [
    'a rental unit',
    'rental-units/u1',
    { id: 'u1', general: {} },
    { id: 'u2', general: {} },
    (c) => c.rentalUnit('u1'),
  ],
];

let sites = 0;
function scene() {
  sites += 1;
  const site = siteDocument(`about-${sites}`);
  const service = fakeContent(site);
  const bench = cacheBench();
  const log = () => undefined;
  const http = createContentHttp({
    target: contentTarget({ CONTENT: service.binding }),
    requestId: 'r',
    log,
  });
  const content = (): Content =>
    createContent(calls, { cache: bench.deps, versions: bench.versions }, () => ({
      caller: { http, log },
      batch: createBatch(),
      services: createServices({ cached: http, urgent: http }, () => null),
      cache: bench.deps,
      versions: bench.versions,
      documents: bench.documents,
    }));
  return { ...bench, site, service, content, ask: (ask: Ask) => ask(content().forSite(site, 'nl')) };
}

describe.each(CASES)('%s', (_what, path, own, other, ask) => {
  it('is accepted with the requested id, and refused with another', async () => {
    const { service, site, ...bench } = scene();
    service.on(`GET /sites/${site.id}/${path}`, other);
    await expect(bench.ask(ask)).rejects.toBeInstanceOf(ContentUnavailable);
    service.on(`GET /sites/${site.id}/${path}`, own);
    expect(await bench.ask(ask)).not.toBeNull();
    await bench.settle();
  });

  it('without content (204) is an outage, not "not found" or "gone"', async () => {
    const { service, site, ...bench } = scene();
    service.on(`GET /sites/${site.id}/${path}`, () => new Response(null, { status: 204 }));
    await expect(bench.ask(ask)).rejects.toBeInstanceOf(ContentUnavailable);
    service.on(`GET /sites/${site.id}/${path}`, () => new Response('{}', { status: 404 }));
    expect(await bench.ask(ask)).toBeNull();
  });
});

describe('a site', () => {
  it.each([
    ['of another host is refused', () => ['other.test'], 'ContentUnavailable'],
    ['is found by its host in whichever letters', (host: string) => [host.toUpperCase()], 'taken'],
    ['that names no host is taken at its word', () => [], 'taken'],
  ])('%s', async (_what, hostnames, outcome) => {
    const { service, content, settle, site } = scene();
    const host = `asked-${site.id}.test`;
    service.on(`GET /sites/by-hostname/${host}`, siteDocument(site.id, { hostnames: hostnames(host) }));
    const asked = content().siteByHostname(host);
    expect(
      await asked.then(
        () => 'taken',
        (error: Error) => error.name,
      ),
    ).toBe(outcome);
    await settle();
  });

  it('without content (204) is an outage, not an unknown host', async () => {
    const { service, content, site } = scene();
    const host = `asked-${site.id}.test`;
    service.on(`GET /sites/by-hostname/${host}`, () => new Response(null, { status: 204 }));
    await expect(content().siteByHostname(host)).rejects.toBeInstanceOf(ContentUnavailable);
  });
});
