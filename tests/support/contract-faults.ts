/** Faults of a content service, each inserted between the contract suite and a correct service. */

import type { CoreCall } from '#wire/core-calls.ts';

/** Parts of answers that faults change, for all calls. */
interface Parts {
  readonly total: { readonly value: number };
  readonly results: readonly { readonly general: object }[];
  readonly general: object;
  readonly headTypes: readonly { readonly count: number }[];
}

/** The correct answer to a call; `json` is null when it is not JSON. */
interface Before {
  readonly request: Request;
  readonly response: Response;
  readonly json: Parts | null;
}

/** A fault as data: its call, its description, and the wrong answer. */
export interface ContractFault {
  readonly call: CoreCall;
  readonly what: string;
  readonly breaks: (before: Before) => Response | Promise<Response>;
}

/** Requests of each call. */
const REQUESTS: Readonly<Record<CoreCall, RegExp>> = {
  searchEstates: /\/estates$/,
  getEstate: /\/estates\/v2\//,
  getEstateFilters: /\/estate-filters$/,
  getEstateMarkers: /\/estate-markers$/,
  getSimilarEstates: /\/similar$/,
  getContactInfo: /\/contact-info$/,
  getCities: /\/cities$/,
  getAsset: /\/assets\//,
};

const answer = (json: unknown, status = 200): Response => Response.json(json, { status });

/** Changes a successful answer; errors are passed on. */
const changed = (
  change: (before: { readonly request: Request; readonly json: Parts }) => unknown,
): ContractFault['breaks'] => {
  return ({ request, response, json }) =>
    response.ok && json !== null ? answer(change({ request, json })) : response;
};

const withHeader = (name: string, value: string | null): ContractFault['breaks'] => {
  return async ({ response }) => {
    const headers = new Headers(response.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    const body = response.status === 304 ? null : await response.arrayBuffer();
    return new Response(body, { status: response.status, headers });
  };
};

type Query = Readonly<Record<string, unknown>> & { readonly geo_distance?: readonly unknown[] };

/** Answers the search as it reads it; what it would refuse is refused. */
const misread =
  (change: (query: Query) => object): ContractFault['breaks'] =>
  async ({ request, response }) => {
    if (!response.ok) return response;
    const { query, ...rest } = (await request.clone().json()) as { readonly query: Query };
    const { url, method, headers } = request;
    return fetch(url, { method, headers, body: JSON.stringify({ ...rest, query: change(query) }) });
  };

/** Answers instead of refusing an invalid id. */
const tolerant = (json: unknown): ContractFault['breaks'] => {
  return ({ response }) => (response.ok ? response : answer(json));
};

const results = (change: (results: Parts['results']) => readonly unknown[]) =>
  changed(({ json }) => ({ ...json, results: change(json.results) }));

const general = (change: object) =>
  changed(({ json }) => ({ ...json, general: { ...json.general, ...change } }));

/** Faults, each of one call. */
export const FAULTS: readonly ContractFault[] = [
  {
    call: 'searchEstates',
    what: 'answers 500',
    breaks: () => answer({ error: { code: 'x', message: 'x' } }, 500),
  },
  {
    call: 'searchEstates',
    what: 'does not answer',
    breaks: () => {
      throw new TypeError('connection reset');
    },
  },
  {
    call: 'searchEstates',
    what: 'answers an error page with 200',
    breaks: () => new Response('<h1>Down</h1>', { headers: { 'Content-Type': 'text/html' } }),
  },
  { call: 'searchEstates', what: 'answers {} for an error', breaks: () => answer({}) },
  {
    call: 'searchEstates',
    what: 'redirects',
    breaks: () => new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } }),
  },
  { call: 'searchEstates', what: 'says no type of its answer', breaks: withHeader('Content-Type', null) },
  {
    call: 'searchEstates',
    what: 'says the total as text',
    breaks: changed(({ json }) => ({ ...json, total: { value: String(json.total.value) } })),
  },
  {
    call: 'searchEstates',
    what: 'says the total of the page alone',
    breaks: changed(({ json }) => ({ ...json, total: { value: json.results.length } })),
  },
  {
    call: 'searchEstates',
    what: 'answers prices as text',
    breaks: results((all) =>
      all.map((one) => ({
        ...one,
        general: { ...one.general, price: { value: '395.000' } },
      })),
    ),
  },
  {
    call: 'searchEstates',
    what: 'answers titles in one language',
    breaks: results((all) =>
      all.map((one) => ({
        ...one,
        general: { ...one.general, title: 'Huis' },
      })),
    ),
  },
  { call: 'searchEstates', what: 'turns the order round', breaks: results((all) => all.toReversed()) },
  {
    call: 'searchEstates',
    what: 'repeats the first result',
    breaks: results((all) => all.map(() => all[0])),
  },
  {
    call: 'searchEstates',
    what: 'ignores distances',
    breaks: misread(({ geo_distance: _distances, ...query }) => query),
  },
  {
    call: 'searchEstates',
    what: 'reads the first distance alone',
    breaks: misread(({ geo_distance, ...query }) => ({
      ...query,
      ...(geo_distance && { geo_distance: geo_distance.slice(0, 1) }),
    })),
  },
  {
    call: 'searchEstates',
    what: 'ignores areas',
    breaks: misread(({ geo_polygon: _area, ...query }) => query),
  },
  {
    call: 'searchEstates',
    what: 'finds homes without a street by their exact point',
    breaks: async ({ request, response, json }) =>
      json?.results && (await request.text()).includes('"geo_')
        ? answer({
            ...json,
            results: json.results.filter((one) => JSON.stringify(one).includes('"visible":true')),
          })
        : response,
  },
  {
    call: 'searchEstates',
    what: 'takes what it does not understand',
    breaks: tolerant({ total: { value: 0 }, results: [] }),
  },
  {
    call: 'searchEstates',
    what: 'words its errors otherwise',
    breaks: ({ response }) => (response.ok ? response : answer({ message: 'no' }, response.status)),
  },
  {
    call: 'searchEstates',
    what: 'lets everybody in',
    breaks: ({ response }) =>
      response.status === 404 ? answer({ total: { value: 0 }, results: [] }) : response,
  },
  { call: 'getEstate', what: 'answers another estate', breaks: general({ id: 77 }) },
  {
    call: 'getEstate',
    what: 'answers another price than the search',
    breaks: general({ price: { value: 1 } }),
  },
  { call: 'getEstate', what: 'leaves units out', breaks: general({ children: null }) },
  {
    call: 'getEstate',
    what: 'answers in the language that is asked for',
    breaks: changed(({ json, request }) => ({
      ...json,
      general: { ...json.general, title: { [request.headers.get('ACCEPT-LANGUAGE') ?? 'nl']: 'Titel' } },
    })),
  },
  { call: 'getEstate', what: 'answers null for what is not there', breaks: tolerant(null) },
  {
    call: 'getEstate',
    what: 'falls over odd ids',
    breaks: ({ response }) =>
      response.status === 400 ? answer({ error: { code: 'x', message: 'x' } }, 500) : response,
  },
  { call: 'getEstateFilters', what: 'answers {} for an error', breaks: () => answer({}) },
  {
    call: 'getEstateFilters',
    what: 'counts one too many',
    breaks: changed(({ json }) => ({
      ...json,
      headTypes: json.headTypes.map((one) => ({ ...one, count: one.count + 1 })),
    })),
  },
  {
    call: 'getEstateFilters',
    what: 'takes what it does not understand',
    breaks: tolerant({ headTypes: [{ id: 1, count: 3 }] }),
  },
  { call: 'getEstateMarkers', what: 'leaves one out', breaks: results((all) => all.slice(1)) },
  {
    call: 'getEstateMarkers',
    what: 'ignores the bounds',
    breaks: changed(({ json }) => ({
      ...json,
      results: json.results.map((one) => ({
        ...one,
        general: { ...one.general, address: { geoLocation: { lat: 50, lon: 5 } } },
      })),
    })),
  },
  {
    call: 'getSimilarEstates',
    what: 'answers the estate itself',
    breaks: changed(({ json, request }) => ({
      ...json,
      results: [{ general: { id: new URL(request.url).pathname.split('/').at(-2) } }],
    })),
  },
  {
    call: 'getSimilarEstates',
    what: 'answers twenty of them',
    breaks: changed(({ json }) => ({
      ...json,
      results: Array.from({ length: 20 }, (_, at) => ({ general: { id: 5000 + at } })),
    })),
  },
  {
    call: 'getContactInfo',
    what: 'knows everybody',
    breaks: ({ response }) => (response.status === 404 ? new Response(null, { status: 204 }) : response),
  },
  {
    call: 'getContactInfo',
    what: 'answers a list',
    breaks: ({ response }) => (response.status === 204 ? answer([]) : response),
  },
  { call: 'getCities', what: 'finds none', breaks: changed(() => []) },
  {
    call: 'getCities',
    what: 'finds all, whatever is typed',
    breaks: async ({ response, request }) =>
      response.ok && new URL(request.url).searchParams.get('q')
        ? answer([{ id: 1, name: { nl: 'Overal' } }])
        : response,
  },
  {
    call: 'getCities',
    what: 'puts the list into an object',
    breaks: changed(({ json }) => ({ cities: json })),
  },
  {
    call: 'getAsset',
    what: 'says another type than the bytes have',
    breaks: withHeader('Content-Type', 'image/jpeg'),
  },
  { call: 'getAsset', what: 'has no ETag', breaks: withHeader('ETag', null) },
  {
    call: 'getAsset',
    what: 'never answers 304',
    breaks: ({ response }) =>
      response.status === 304 ? new Response('x', { headers: response.headers }) : response,
  },
  {
    call: 'getAsset',
    what: 'answers a picture for every name',
    breaks: ({ response }) =>
      response.ok || response.status === 304
        ? response
        : new Response('GIF89a', { headers: { 'Content-Type': 'image/gif' } }),
  },
];

/** A fetch function with which one call is broken. */
export const broken = ({
  call,
  breaks,
}: ContractFault): ((url: string, init: RequestInit) => Promise<Response>) => {
  return async (url, init) => {
    const request = new Request(url, init);
    const response = await fetch(url, init);
    if (!REQUESTS[call].test(new URL(url).pathname)) return response;
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
    return breaks({ request, response, json: isJson ? ((await response.clone().json()) as Parts) : null });
  };
};
