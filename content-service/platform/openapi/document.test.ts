import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { fitsOf } from '#contract/schemas.ts';
import { CORE_CALLS } from '#wire/core-calls.ts';
import { createApp } from '../../app.ts';
import {
  contactInfoStatements,
  navigationStatements,
  pageStatements,
  siteStatements,
} from '../../intake/index.ts';
import { OPERATIONS } from '../../service.ts';
import { get, post, publicGet } from '../../testing/call.ts';
import { aGuid, aPage, aSite } from '../../testing/fixtures.ts';
import { anOffer } from '../../testing/offer.ts';
import { store } from '../../testing/store.ts';
import { PUBLIC_DOOR } from '../access/doors.ts';

const item = { id: 1, label: { nl: 'Aanbod' }, link: { type: 'offer' } };

beforeAll(() =>
  store(
    anOffer('coast'),
    siteStatements(aSite('coast')),
    navigationStatements('coast', { name: 'main', items: [{ ...item, children: [item] }] }),
    pageStatements('coast', aPage('about', { nl: 'over-ons' })),
    contactInfoStatements('coast', '1', { firstname: 'An' }),
  ),
);

interface Described {
  readonly operationId: string;
  readonly security: unknown;
  readonly tags: readonly string[];
  readonly 'x-gevel-core'?: boolean;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Record<string, unknown>>> };
}

/** As written before bundling. */
const document = await (await publicGet('/openapi.json')).json<Document>();

/** Validates an answer by the component of this name. */
const fits = fitsOf(document);

/** Addresses of the documentation, which are not calls. */
const UNDESCRIBED = new Set([
  '/openapi.json',
  '/contract-link',
  '/contract/:link/:file?',
  '/contract/:link',
  '/contract/:link/:file',
]);

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, reference]) => reference ?? []);

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

describe('GET /openapi.json', () => {
  it('contains only the site’s own calls at the site’s door: those that another service must answer', async () => {
    const { paths } = await (await get('/openapi.json')).json<{ paths: Record<string, object> }>();
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    const read = OPERATIONS.filter(({ role }) => role === 'read');
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
      read.map(({ id }) => id).toSorted(),
    );
  });

  it('states the role that each call needs', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId, security }) => [operationId, security]).toSorted()).toEqual(
      OPERATIONS.map(({ id, role }) => [id, [{ bearer: [role] }]]).toSorted(),
    );
  });

  it('lists every mounted route except the documentation', () => {
    const mounted = createApp(PUBLIC_DOOR)
      .routes.filter(({ method, path }) => method !== 'ALL' && !UNDESCRIBED.has(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
      // Each middleware has a row as well.
      .filter((route, at, all) => all.indexOf(route) === at);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const plain = (route: string) => route.replace(/:(\w+)(\{\.\+\})?/g, '{$1}').replace(/\/$/, '');
    // Each has a body limit before it.
    expect([...new Set(mounted.map(plain))].toSorted()).toEqual(described.map(plain).toSorted());
    expect(described).toHaveLength(OPERATIONS.length);
  });

  it('marks only the core', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const core = operations.filter((operation) => operation['x-gevel-core'] === true);
    expect(core.map(({ operationId }) => operationId).toSorted()).toEqual(CORE_CALLS.toSorted());
    expect(core.every(({ tags }) => tags.includes('core'))).toBe(true);
  });

  it('has no dangling reference', () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(OPERATIONS.length);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('describes every path parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      for (const { parameters } of Object.values(methods)) {
        const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect(described.toSorted()).toEqual(names.toSorted());
      }
    }
  });
});

describe('a body that is not JSON', () => {
  it('is refused by every call that reads JSON, as the document says', async () => {
    const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}`, 'Content-Type': 'text/plain' };
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
        requestBody?.content['application/json'] === undefined ? [] : [{ path, method, responses }],
      ),
    );
    expect(described.length).toBeGreaterThan(60);
    for (const { path, method, responses } of described) {
      const address = `http://content.test${path.replace(/\{\w+\+?\}/g, 'coast')}`;
      const { status } = await exports.default.fetch(address, {
        method: method.toUpperCase(),
        headers,
        body: 'text',
      });
      // 400: its path has no such home, person or name.
      expect([path, [400, 415].includes(status)]).toEqual([path, true]);
      expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining(['400', '413', '415'])]);
    }
  });
});

describe('answers fit their description', () => {
  it.each([
    ['Site', '/sites/coast'],
    ['Site', '/sites/by-hostname/coast.test'],
    ['Navigation', '/sites/coast/navigation/main'],
    ['NavigationItem', '/sites/coast/navigation/main/1'],
    ['PageList', '/sites/coast/pages/'],
    ['EstatePageList', '/sites/coast/estate-pages/12/'],
    ['Page', '/sites/coast/pages/about'],
    ['Translations', '/translations/nl'],
    ['Estate', '/sites/coast/estates/v2/10'],
    ['SkarabeeListing', `/sites/coast/estates/skarabee/${aGuid(20)}`],
    ['ContactInfo', '/sites/coast/estates/1/contact-info'],
    ['CityList', '/sites/coast/cities?q=kno'],
    ['SimilarEstatesAnswer', '/sites/coast/estates/1/similar'],
    ['Error', '/sites/nowhere'],
  ])('%s: GET %s', async (name, path) => {
    const answer = await (await get(path)).json();
    expect(fits(name, answer)).toBeNull();
  });

  it.each([
    ['EstateSearchAnswer', '/sites/coast/estates', { query: {}, group: 'PRICE' }],
    ['EstateSearchAnswer', '/sites/coast/estates/skarabee', { query: {} }],
    ['EstateFilters', '/sites/coast/estate-filters', { query: {} }],
    ['EstateMarkersAnswer', '/sites/coast/estate-markers', { query: {}, width: 640, height: 640 }],
  ])('%s: POST %s', async (name, path, body) => {
    const response = await post(path, body);
    expect(response.status).toBe(200);
    expect(fits(name, await response.json())).toBeNull();
  });

  it('rejects another answer', () => {
    expect(fits('Site', { id: 'x' })).toContain('does not fit');
    expect(fits('Estate', { general: { id: 1, price: 3 } })).toContain('does not fit');
    expect(fits('EstateSearchRequest', { query: { size: 1 } })).toContain('does not fit');
  });
});
