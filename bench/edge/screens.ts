import { cataloguePath } from '#domain/catalogue-path.ts';
import type { Client } from '../stage/client.ts';
import { CATALOGUE_TOKEN } from './catalogue.ts';
import { STAFF_SESSION } from './staff.ts';

/** The measured site: it has every screen, and the most languages. */
export const HOST = 'duinzicht.localhost';

/** Maximum number of addresses per screen, each with its own data. */
const MOST = 10;

/** Searches with a full page of results, in the spelling that is not redirected. */
const SEARCHES = [
  '',
  '?price-max=900000',
  '?price-max=1500000',
  '?price-min=100000',
  '?price-min=150000',
  '?bed-min=1',
  '?bed-min=2',
  '?sortType=price',
  '?transaction=1',
  '?page=2',
];

/** Addresses without query and fragment that a page links to. */
const linksOf = async (client: Client, page: string, below: RegExp): Promise<string[]> => {
  const { body } = await client.get(page);
  const links = [...body.toString('utf8').matchAll(/href="([^"?#]+)"/g)].flatMap(([, href]) => href ?? []);
  return [...new Set(links.filter((href) => below.test(href)))].slice(0, MOST);
};

/** How each screen's addresses are found. */
const ADDRESSES = {
  home: async () => ['/nl', '/fr', '/en', '/de'],
  offer: async () => SEARCHES.map((search) => `/nl/aanbod${search}`),
  // The same homes as `offer`, for three other readers.
  'search feed': async () =>
    SEARCHES.filter((search) => !/sortType|page/.test(search)).map(
      (search) => `/nl/aanbod/feed/rss${search}`,
    ),
  assistant: async () => ['/mcp'],
  catalogue: async () => [cataloguePath(CATALOGUE_TOKEN, 'meta', 'nl')],
  estate: (client) => linksOf(client, '/nl/aanbod', /^\/nl\/aanbod\/\d+\/[^/]+$/),
  rentals: async () =>
    ['', '?persons=2', '?persons=4', '?sort=price'].map((search) => `/nl/vakantie${search}`),
  'rental unit': (client) => linksOf(client, '/nl/vakantie', /^\/nl\/vakantie\/[^/]+$/),
  "the agency's page": async () => ['/nl/kantoor', '/nl/kantoor?kind=contact', '/nl/kantoor?find=peeters'],
} as const satisfies Record<string, (client: Client) => Promise<string[]>>;

/** The measured screens. */
export type ScreenName = keyof typeof ADDRESSES;
export const SCREEN_NAMES = Object.keys(ADDRESSES) as readonly ScreenName[];

/** Request headers of screens that are not public. */
const HEADERS: Partial<Readonly<Record<ScreenName, Readonly<Record<string, string>>>>> = {
  "the agency's page": { cookie: `__Host-gevel=${STAFF_SESSION}` },
  assistant: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
  },
};

/** Bodies of what is asked by POST. */
const BODIES: Partial<Readonly<Record<ScreenName, string>>> = {
  assistant: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'find_homes', arguments: { language: 'nl' } },
  }),
};

/** The public pages. */
export const OPEN_SCREENS: readonly ScreenName[] = SCREEN_NAMES.filter(
  (name) => HEADERS[name] === undefined && !['search feed', 'catalogue'].includes(name),
);

/** A screen and its addresses. */
export interface Screen {
  readonly name: ScreenName;
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether its pages are cached at all. */
  readonly cached: boolean;
}

/** Header in which the site says whether a page came from the cache. */
export const CACHE_HEADER = 'x-gevel-cache';

/** Finds a screen's addresses and requests each, so that its data is cached. Throws if one is not a page. */
export const findScreen = async (client: Client, name: ScreenName): Promise<Screen> => {
  const find: (client: Client) => Promise<string[]> = ADDRESSES[name];
  const addresses = await find(client);
  if (addresses.length === 0) throw new Error(`the site links to no ${name}`);
  const [headers, body] = [HEADERS[name] ?? {}, BODIES[name]];
  const answers = await Promise.all(addresses.map((address) => client.get(address, headers, body)));
  return {
    name,
    addresses,
    headers,
    body,
    cached: answers.every((answer) => answer.headers[CACHE_HEADER] !== undefined),
  };
};
