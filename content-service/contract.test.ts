/** Runs the contract suite against this service over its binding (docs/decisions/0085). */
import { env, exports } from 'cloudflare:workers';
import createClient from 'openapi-fetch';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractDocument, runChecks, type Service } from '#contract/index.ts';
import { TRAITS } from '#domain/filter/traits.ts';
import type { paths } from '../dist/contract/content-service.d.ts';
import {
  agendaStatements,
  navigationStatements,
  pageStatements,
  rentalUnitStatements,
  siteStatements,
} from './intake/index.ts';
import { anAgenda } from './testing/agenda.ts';
import { get } from './testing/call.ts';
import { aPage, aSite } from './testing/fixtures.ts';
import { anOffer } from './testing/offer.ts';
import { aRentalUnit, RATES } from './testing/rentals.ts';
import { store } from './testing/store.ts';

const SITE = 'suite';
const item = { id: 1, label: { nl: 'Aanbod' }, link: { type: 'offer' } };

beforeAll(() => {
  const site = aSite(SITE);
  const features: typeof site.settings.features = ['agenda', 'alerts', 'rentals', 'valuation'];
  const settings = { ...site.settings, features, contact: { email: 'office@suite.test' } };
  return store(
    anOffer(SITE),
    siteStatements({ ...site, settings }),
    agendaStatements(SITE, anAgenda()),
    rentalUnitStatements(SITE, aRentalUnit('1'), { rates: RATES }),
    ...['main', 'footer'].map((name) =>
      navigationStatements(SITE, { name, items: [{ ...item, children: [item] }] }),
    ),
    ...['home', 'privacy', 'terms'].map((id) =>
      pageStatements(SITE, aPage(id, { nl: `${id}-nl`, fr: `${id}-fr` })),
    ),
  );
});

const atBinding: Service = {
  base: 'http://content.test',
  token: null,
  siteId: SITE,
  fetch: (url, init) => exports.SiteDoor.fetch(url, init),
  timeoutMs: 30_000,
};

const documentOf = async (): Promise<ContractDocument> =>
  (await get('/openapi.json')).json<ContractDocument>();

describe('the contract', () => {
  it('is kept over the binding, including forms and bookings', async () => {
    const outcomes = await runChecks(atBinding, { core: false, writes: true, document: await documentOf() });
    const failed = outcomes.filter(({ state }) => state === 'failed');
    expect(failed.map(({ call, says, why }) => `${call} ${says}: ${why}`)).toEqual([]);
    // Pictures need files, and a binding has no tokens.
    const leftOut = outcomes.flatMap(({ call, state }) => (state === 'left out' ? call : []));
    expect(new Set(leftOut)).toEqual(new Set(['getAsset', 'getEstateByReference', 'searchEstates']));
  });

  it.each([
    ['ignores traits', ['filter', 'sort'], /is found by a value and by its contrary|the order is/],
    ['refuses traits', ['refuse'], /answers 400/],
  ] as const)('is not kept by a service that %s although it declares them', async (_, [fault], why) => {
    const known = [...TRAITS, 'pricePerArea'].map((name) => `"${name}"`);
    const without = (body: string): string => {
      const { query, sort, ...rest } = JSON.parse(body);
      const asked = (part: object | undefined) =>
        Object.fromEntries(Object.entries(part ?? {}).filter(([name]) => !known.includes(`"${name}"`)));
      const { terms, range, unknown: _unknown, ...others } = query;
      return JSON.stringify({
        ...rest,
        query: { ...others, terms: asked(terms), range: asked(range) },
        ...(sort && { sort: sort.filter((one: object) => Object.keys(asked(one)).length > 0) }),
      });
    };
    const faulty: Service = {
      ...atBinding,
      fetch: (url, init) => {
        const body = typeof init?.body === 'string' ? init.body : '';
        const asks = known.some((name) => body.includes(name));
        if (!asks) return atBinding.fetch(url, init);
        if (fault === 'refuse') return Promise.resolve(new Response('{}', { status: 400 }));
        return atBinding.fetch(url, { ...init, body: without(body) });
      },
    };
    const scope = { core: false, writes: false, document: await documentOf(), calls: ['getSiteByHostname'] };
    const failed = (await runChecks(faulty, scope)).filter(({ state }) => state === 'failed');
    const ofTraits = failed.filter(({ says }) => says.includes('that searches'));
    expect(ofTraits.map(({ why: reason }) => reason)).toEqual(ofTraits.map(() => expect.stringMatching(why)));
    expect(ofTraits.length).toBeGreaterThan(fault === 'refuse' ? 16 : 4);
  });

  it('is kept at the public door, where every call needs a token', async () => {
    const service = {
      ...atBinding,
      token: env.OPERATOR_TOKEN ?? '',
      fetch: exports.default.fetch.bind(exports.default),
    };
    const outcomes = await runChecks(service, { core: true, writes: false, document: await documentOf() });
    const failed = outcomes.filter(({ state }) => state === 'failed');
    expect(failed.map(({ call, says, why }) => `${call} ${says}: ${why}`)).toEqual([]);
  });
});

describe('a client built only from the document’s types', () => {
  const client = createClient<paths>({
    baseUrl: 'http://content.test',
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN ?? ''}` },
    fetch: (request) => exports.default.fetch(request),
  });
  const path = { siteId: SITE };

  it('searches, reads, writes once, and gets errors by field', async () => {
    const body = { query: {}, sort: [], from: 0, size: 20 };
    const found = await client.POST('/sites/{siteId}/estates', { params: { path }, body });
    // A unit of a project is requested through the project.
    const first = found.data?.results.find(({ guid }) => !guid);
    const id = String(first?.general.id);
    const home = await client.GET('/sites/{siteId}/estates/v2/{id}', { params: { path: { ...path, id } } });
    expect(home.data?.general.price).toEqual(first?.general.price);

    const message = {
      kind: 'general',
      firstname: 'An',
      lastname: 'Peeters',
      email: 'an@example.com',
      locale: 'nl',
      consent: true,
      message: 'Een vraag.',
    } as const;
    const send = (key: string, form: typeof message) =>
      client.POST('/sites/{siteId}/contact-requests', {
        params: { path, header: { 'Idempotency-Key': key } },
        body: form,
      });
    const key = 'made-of-types-alone';
    const [sent, again] = [await send(key, message), await send(key, message)];
    expect([sent.response.status, again.data]).toEqual([202, sent.data]);
    // Of the right type with an invalid value, like a form.
    const odd = await send('made-of-types-as-well', { ...message, email: 'nobody' as 'an@example.com' });
    expect([odd.response.status, Object.keys(odd.error?.error.fields ?? {})]).toEqual([400, ['email']]);
  });
});
