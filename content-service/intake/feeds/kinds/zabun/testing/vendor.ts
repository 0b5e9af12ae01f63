/**
 * A server that speaks as Zabun does: it wants every key, no Authorization header, five calls a second at most (not counted
 * here), lists what is ticked for a medium page by page, and has the faults of a vendor. Without a network, so that it runs in
 * workerd; `tests/support/zabun-server.ts` puts it on a port.
 */
import { OPTIONS, type ZabunHome } from './homes.ts';

/** Ways in which it fails. */
export type ZabunFault =
  | 'key-refused'
  | 'forbidden'
  | 'too-often'
  | 'failing'
  | 'hangs'
  | 'html'
  | 'cut'
  | 'error-inside'
  | 'error-list'
  | 'redirects'
  | 'deep'
  | 'no-list'
  | 'half-page'
  | 'endless'
  | 'same-page'
  | 'huge'
  | 'other-agency'
  | 'other-home'
  | 'moves'
  | 'no-options'
  | 'empty-options'
  | 'many-options';

export const ADDRESS = 'https://cms.zabun.example';
export const ACCOUNT = {
  api_key: 'geheim-1',
  client_id: 'geheim-2',
  server_id: 'geheim-3',
  address: ADDRESS,
  mediaStatus: '/api/v1/property/{id}/media',
} as const;
export const SETTINGS = { client: '4321', user: '77' } as const;

/** What it was told of a home. */
export interface Reported {
  readonly id: string;
  readonly call: string;
  readonly url: string | undefined;
}

const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

/** Towns by its own numbers: two of one zip, and one with names in two languages. */
const TOWNS = [
  { city_geo_id: 8300001, zip: '8300', city: 'Knokke', alias: [] },
  { city_geo_id: 8300002, zip: '8300', city: 'Westkapelle', alias: [] },
  {
    city_geo_id: 8000001,
    zip: '8000',
    city: 'Brugge',
    alias: [
      { lang: 'NL', alias: 'Brugge (8000)' },
      { lang: 'FR', alias: 'Bruges (8000)' },
    ],
  },
];

/** A list of options, or what comes instead. */
function optionsOf(list: string, fault: ZabunFault | null): unknown {
  if (fault === 'no-options') return { message: 'none' };
  if (fault === 'empty-options') return [{ id: 1, label: 'Villa' }];
  if (fault === 'many-options')
    return Array.from({ length: 1_001 }, (_, id) => ({ id, name: { nl: `Keuze ${id}` } }));
  return OPTIONS[list];
}

/** A body of more bytes than a page may have. */
const hugeBody = (): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('['));
    },
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(32)),
  });

/** Lists in lists that no stack holds. */
const DEEP = 200_000;

export class ZabunVendor {
  readonly #homes = new Map<number, ZabunHome>();
  /** Paths that were asked for, oldest first. */
  readonly asked: string[] = [];
  readonly reported: Reported[] = [];
  /** Homes that it lists and has not, as one that is unticked in between. */
  readonly lost = new Set<string>();
  /** Homes that it never gives: its call for them fails. */
  readonly broken = new Set<string>();
  /** Messages of visitors that it took. */
  readonly messages: unknown[] = [];
  /** Search cards that it took. */
  readonly cards: unknown[] = [];
  /** Homes whose state it does not take. */
  readonly refuses = new Set<string>();
  #fault: ZabunFault | null = null;
  #after = 0;
  #once = false;

  has(homes: readonly ZabunHome[]): void {
    this.#homes.clear();
    for (const home of homes) this.#homes.set(home.property_id, home);
  }

  home(id: number): ZabunHome {
    const home = this.#homes.get(id);
    if (home === undefined) throw new Error(`there is no home ${id}`);
    return home;
  }

  /** Changes a home, at the time of the change. */
  change(id: number, changes: Readonly<Record<string, unknown>>, at: Date): void {
    this.#homes.set(id, { ...this.home(id), ...changes, changed: at.toISOString() });
  }

  /** The agency unticks a home for its website, or deletes it. */
  forget(id: number): void {
    this.#homes.delete(id);
  }

  /** From the call after so many, it answers like this; null for good answers. */
  fares(fault: ZabunFault | null, { after = 0, once = false } = {}): void {
    this.#fault = fault;
    this.#after = after;
    this.#once = once;
  }

  async answer(url: URL, init: RequestInit): Promise<Response> {
    const path = url.pathname;
    const fault = this.#after === 0 ? this.#fault : null;
    if (fault === null) this.#after = Math.max(0, this.#after - 1);
    else if (this.#once) this.#fault = null;
    this.asked.push(path);
    const headers = new Headers(init.headers);
    const keys = { ...ACCOUNT, 'X-CLIENT-ID': SETTINGS.client, 'X-USER-ID': SETTINGS.user };
    const known = (['api_key', 'client_id', 'server_id', 'X-CLIENT-ID', 'X-USER-ID'] as const).every(
      (name) => headers.get(name) === keys[name],
    );
    if (headers.has('Authorization') || fault === 'forbidden') return json({}, 403);
    if (!known || fault === 'key-refused') return json({ message: 'geheim-1 is no key' }, 401);
    if (fault === 'too-often') return json({}, 429, { 'Retry-After': '120' });
    if (fault === 'failing') return json({ message: 'geheim-1' }, 500);
    if (fault === 'hangs')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
      });
    if (fault === 'html')
      return new Response('<!doctype html><p>Onderhoud', { headers: { 'Content-Type': 'text/html' } });
    if (fault === 'huge')
      return new Response(hugeBody(), { headers: { 'Content-Type': 'application/json' } });
    if (fault === 'error-inside') return json({ errors: 'no rights for geheim-1' });
    if (fault === 'error-list') return json({ properties: [], errors: [{ message: 'geheim-1' }] });
    if (fault === 'redirects')
      return new Response(null, { status: 307, headers: { Location: `${ADDRESS}/x` } });
    const answer = this.#result(path, url, init, fault);
    if (fault !== 'cut' && fault !== 'deep') return answer;
    const text = await answer.text();
    const other =
      fault === 'cut'
        ? text.slice(0, text.length / 2)
        : `${text.slice(0, -1)},"more":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`;
    return new Response(other, { headers: answer.headers });
  }

  #result(path: string, url: URL, init: RequestInit, fault: ZabunFault | null): Response {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const [, list] = /^\/api\/v1\/property\/([a-z_]+)$/.exec(path) ?? [];
    if (list !== undefined && list in OPTIONS) return json(optionsOf(list, fault));
    if (path === '/api/v1/property/media-sync/14' && init.method === 'POST') return this.#list(body, fault);
    if (path === '/api/v1/contactmessage' && init.method === 'POST') return this.#message(body);
    if (path === '/api/v1/contactrequest' && init.method === 'POST') return this.#card(body);
    if (path === '/api/v1/geo/cities' && url.search === '?country_geo_id=23') return json(TOWNS);
    const [, homeId] = /^\/api\/v1\/property\/(\d+)\/media$/.exec(path) ?? [];
    if (homeId !== undefined && init.method === 'POST') return this.#report(homeId, body);
    const [, id] = /^\/api\/v1\/property\/(\d+)$/.exec(path) ?? [];
    if (this.broken.has(id ?? '')) return json({ message: 'geheim-1' }, 500);
    const home = this.#homes.get(Number(id));
    if (home === undefined || this.lost.has(id ?? '') || url.search !== '?media_id=14&extended=true')
      return json({}, 404);
    if (fault === 'other-home') return json({ ...home, property_id: home.property_id + 1 });
    return json(fault === 'other-agency' ? { ...home, company_id: 999 } : home);
  }

  #list({ paging }: { paging?: { page: number; size: number } }, fault: ZabunFault | null): Response {
    if (fault === 'no-list') return json({ total: this.#homes.size });
    const { page = 0, size = 100 } = paging ?? {};
    const all = [...this.#homes.values()].map(({ property_id, changed, company_id }) => ({
      property_id,
      changed,
      company_id: fault === 'other-agency' ? 999 : company_id,
    }));
    if (fault === 'endless')
      return json({
        properties: Array.from({ length: size }, (_, at) => ({ property_id: 1_000_000 + page * size + at })),
      });
    // A home moves from the second page to the first between two calls, in the second reading.
    if (fault === 'moves' && this.asked.filter((path) => path.includes('media-sync')).length > 3)
      all.unshift(...all.splice(-1).map((home) => ({ ...home, property_id: 7 })));
    const from = fault === 'same-page' ? 0 : page * size;
    const upTo = fault === 'half-page' && page === 0 ? size / 2 : size;
    return json({ properties: all.slice(from, from + upTo) });
  }

  /** It wants a name, a language, and an address or a telephone number with its country. */
  #message(body: { contact?: Record<string, unknown>; message?: Record<string, unknown> }): Response {
    const { contact = {}, message = {} } = body;
    const isReachable = Boolean(contact.email ?? (contact.phone && contact.phone_cc));
    const isKnown = message.property_id === undefined || this.#homes.has(Number(message.property_id));
    if (!isReachable || !contact.last_name || !contact.language || !message.text || !isKnown)
      return json({ message: `no message: ${JSON.stringify(body)}` }, 400);
    this.messages.push(body);
    return json({ contact_autoid: 1 }, 201);
  }

  /** It wants a name, a language, an address and something that is sought, towns by its own numbers. */
  #card(body: { contact?: Record<string, unknown>; request?: Record<string, unknown> }): Response {
    const { contact = {}, request = {} } = body;
    const { cities = [] } = request;
    const areTowns =
      Array.isArray(cities) && cities.every((id) => TOWNS.some(({ city_geo_id }) => city_geo_id === id));
    const isSaid = Object.keys(request).length > 0 && areTowns;
    if (!contact.email || !contact.last_name || !contact.language || !isSaid)
      return json({ message: `no card: ${JSON.stringify(body)}` }, 400);
    this.cards.push(body);
    return json({ contact_autoid: 1 }, 201);
  }

  #report(id: string, body: Readonly<Record<string, { media_id?: number; url?: string }>>): Response {
    const calls = Object.keys(body);
    const [call = ''] = calls;
    if (calls.length !== 1 || !/^(?:start|update|stop)_media$/.test(call) || body[call]?.media_id !== 14)
      return json({ message: 'exactly one' }, 400);
    if (this.refuses.has(id)) return json({}, 400);
    this.reported.push({ id, call, url: body[call]?.url });
    return new Response(null, { status: 204 });
  }
}
