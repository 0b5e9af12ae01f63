/** Runs the contract suite against this service over its binding (docs/decisions/0085). */
import { env, exports } from 'cloudflare:workers';
import createClient from 'openapi-fetch';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractDocument, runChecks, type Service } from '#contract/index.ts';
import { TRAITS } from '#domain/filter/traits.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { ABILITIES } from '#wire/own-service.ts';
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

/** A request that a faulty service misreads, and the answer that it changes. */
interface Breaks {
  readonly request?: (body: AskedBody) => AskedBody;
  readonly answer?: (answer: Answer, body: AskedBody) => unknown;
  readonly status?: (body: AskedBody) => number;
}
interface AskedBody {
  readonly query: EstateQuery;
  readonly sort?: readonly Readonly<Record<string, object>>[];
  readonly traits?: readonly string[];
}
interface Answer {
  readonly total?: { readonly value: number };
  readonly results?: readonly object[];
  readonly traits?: readonly { readonly unknown: number; readonly options: readonly { count: number }[] }[];
}

const asksTraits = ({ query, sort = [], traits }: AskedBody): boolean =>
  traits !== undefined ||
  query.unknown !== undefined ||
  TRAITS.some((name) => Object.hasOwn({ ...query.terms, ...query.range }, name)) ||
  sort.some((one) => Object.hasOwn(one, 'livingArea') || Object.hasOwn(one, 'pricePerArea'));

const without = (query: EstateQuery, names: readonly string[]): EstateQuery => {
  const left = <Part extends object>(part: Part | undefined) =>
    Object.fromEntries(Object.entries(part ?? {}).filter(([name]) => !names.includes(name))) as Part;
  return { ...left(query), terms: left(query.terms), range: left(query.range) };
};

/** Corners of the smallest box around an area. */
const boxOf = (area: NonNullable<EstateQuery['geo_polygon']>) => {
  const [lats, lons] = [area.map(({ lat }) => lat), area.map(({ lon }) => lon)];
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ];
  return [
    { lat: south, lon: west },
    { lat: south, lon: east },
    { lat: north, lon: east },
    { lat: north, lon: west },
  ];
};

/** Faults of a service that declares traits and areas, and what the suite says of each. */
const FAULTS: readonly (readonly [what: string, breaks: Breaks, expected: readonly RegExp[]])[] = [
  [
    'refuses what it declares',
    { status: (body) => (asksTraits(body) || body.query.geo_polygon !== undefined ? 400 : 200) },
    [/^answers 400, and not 200$/],
  ],
  ...TRAITS.map(
    (trait) =>
      [
        `ignores ${trait}`,
        { request: (body: AskedBody) => ({ ...body, query: without(body.query, [trait]) }) },
        [
          new RegExp(
            `^(terms|range)\\.${trait} .*: estate \\d+ is found, and its document says of ${trait} `,
          ),
        ],
      ] as const,
  ),
  [
    'takes "does not say it" for no',
    { request: (body) => ({ ...body, query: without(body.query, ['unknown']) }) },
    TRAITS.map(
      (trait) => new RegExp(`^unknown \\["${trait}"\\].* is missing, .* says of ${trait} nothing of it`),
    ),
  ],
  [
    'takes "does not say it" for yes',
    {
      request: (body) => ({
        ...body,
        query: Object.hasOwn({ ...body.query.terms, ...body.query.range }, 'garden')
          ? { ...body.query, unknown: ['garden'] }
          : body.query,
      }),
    },
    [/^terms\.garden \["yes"\]: estate \d+ is found, and its document says of garden nothing of it/],
  ],
  [
    'puts homes that do not say it first',
    {
      answer: (json, { query }) =>
        query.unknown ? { ...json, results: json.results?.toReversed() ?? [] } : json,
    },
    [/^unknown \["garden"\] with .*: estate \d+ does not say it, and comes before \d+/],
  ],
  [
    'counts an option and the unknown wrongly',
    {
      answer: (json) => ({
        ...json,
        ...(json.traits && {
          traits: json.traits.map((one) => ({
            ...one,
            options: one.options.map((option) => ({ ...option, count: option.count + 1 })),
          })),
        }),
      }),
    },
    [/^traits\.livingArea\.options 50 counts \d+, and the documents of \d+ say so/],
  ],
  [
    'counts those that do not say it among none',
    {
      answer: (json) => ({
        ...json,
        ...(json.traits && { traits: json.traits.map((one) => ({ ...one, unknown: 0 })) }),
      }),
    },
    [/^traits\.availableOn\.unknown counts 0, and the documents of \d+ do not say it/],
  ],
  [
    'ignores both sorts',
    { request: (body) => ({ ...body, sort: [] }) },
    [/^sort\.livingArea asc: estate \d+/, /^sort\.pricePerArea asc: estate \d+/],
  ],
  [
    'reads the first circle alone',
    {
      request: (body) => {
        const [first] = body.query.geo_distance ?? [];
        return first ? { ...body, query: { ...body.query, geo_distance: [first] } } : body;
      },
    },
    [/^geo_distance\[1\]: estate \d+ at .* is missing$/],
  ],
  [
    'searches in the box around an area',
    {
      request: (body) => {
        const { geo_polygon: area } = body.query;
        return area && area.length > 2
          ? { ...body, query: { ...body.query, geo_polygon: boxOf(area) } }
          : body;
      },
    },
    [/^geo_polygon: estate \d+ at .* is found$/],
  ],
  [
    'ignores an area',
    { request: (body) => ({ ...body, query: without(body.query, ['geo_polygon']) }) },
    [/^geo_polygon: estate \d+ at .* is found$/],
  ],
  [
    'finds a home without a street by its exact point',
    {
      answer: (json, { query }) =>
        query.geo_distance || query.geo_polygon
          ? {
              ...json,
              results: json.results?.filter((one) => JSON.stringify(one).includes('"visible":true')),
            }
          : json,
    },
    [/^geo_distance: estate 5, which shows no street/, /^geo_polygon: estate 5, which shows no street/],
  ],
];

const answers = new Map<string, Promise<Response>>();

/** The service, asked once for what the suite asks with each fault again: reading changes no answer. */
const asked: Service['fetch'] = async (url, init) => {
  const request = JSON.stringify([url, init?.method, [...new Headers(init?.headers)], init?.body]);
  const answer = answers.get(request) ?? atBinding.fetch(url, init);
  answers.set(request, answer);
  return (await answer).clone();
};

/** The service with a fault between it and the suite. */
const breaking =
  ({ request, answer, status }: Breaks): Service['fetch'] =>
  async (url, init) => {
    if (typeof init?.body !== 'string' || !/estates$|estate-filters$|estate-markers$/.test(url))
      return asked(url, init);
    const body = JSON.parse(init.body) as AskedBody;
    if (body.query === undefined) return asked(url, init);
    const refused = status?.(body) ?? 200;
    if (refused !== 200) return Response.json({ error: { code: 'x', message: 'x' } }, { status: refused });
    const response = await asked(url, { ...init, body: JSON.stringify(request?.(body) ?? body) });
    return answer && response.ok ? Response.json(answer(await response.json(), body)) : response;
  };

describe('the contract', () => {
  it('is kept over the binding, including forms and bookings', async () => {
    const outcomes = await runChecks(atBinding, { core: false, writes: true, document: await documentOf() });
    const failed = outcomes.filter(({ state }) => state === 'failed');
    expect(failed.map(({ call, says, why }) => `${call} ${says}: ${why}`)).toEqual([]);
    // Pictures need files, and a binding has no tokens.
    const leftOut = outcomes.flatMap(({ call, state }) => (state === 'left out' ? call : []));
    expect(new Set(leftOut)).toEqual(new Set(['getAsset', 'getEstateByReference', 'searchEstates']));
  });

  it.each(FAULTS)('finds that a service %s, by field', async (_, breaks, expected) => {
    // The calls between which and the suite the faults are.
    const calls = ['searchEstates', 'getEstateFilters', 'getEstateMarkers'];
    const scope = { core: true, calls, knows: ABILITIES, writes: false, document: await documentOf() };
    const outcomes = await runChecks({ ...atBinding, fetch: breaking(breaks) }, scope);
    const whys = outcomes.flatMap(({ state, why }) => (state === 'failed' ? (why ?? '') : []));
    for (const why of expected) expect(whys).toContainEqual(expect.stringMatching(why));
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
