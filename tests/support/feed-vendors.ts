/** The vendors of feeds in one vocabulary, so that one journey runs over every kind. */

import { merged, type Values } from '#content-service/intake/feeds/kinds/skarabee/testing/messages.ts';
import { publications } from '#content-service/intake/feeds/kinds/skarabee/testing/publications.ts';
import { LOGIN, type Publication } from '#content-service/intake/feeds/kinds/skarabee/testing/weblink.ts';
import { homesOf, photo, type ZabunHome } from '#content-service/intake/feeds/kinds/zabun/testing/homes.ts';
import { ACCOUNT, SETTINGS } from '#content-service/intake/feeds/kinds/zabun/testing/vendor.ts';
import { openSkarabee } from './skarabee-server.ts';
import { type WhiseHome, whiseHomes } from './whise-homes.ts';
import { openWhise, WHISE_CLIENT } from './whise-server.ts';
import { openZabun } from './zabun-server.ts';

/** The street of the home that shows it, and of the one that is going to hide it: no other home has them. */
export const [SHOWN_STREET, HIDDEN_STREET] = ['Merelstraat', 'Kanariestraat'] as const;
/** The price of a home that changes. */
export const NEW_PRICE = 1_234_000;

/** Homes by what is going to happen to them. */
export type Home =
  | 'stays'
  | 'placed'
  | 'changed'
  | 'sold'
  | 'option'
  | 'hidden'
  | 'deleted'
  | 'unpriced'
  | 'unplaced';

export interface FeedVendor {
  /** Its host, which the deployment may call. */
  readonly host: string;
  /** The deployment's account, and the feed's secrets, where the kind has them. */
  readonly account: object | null;
  readonly secrets: object | null;
  /** Options of `feed add`. */
  readonly options: readonly string[];
  readonly homes: Readonly<Record<Home, string>>;
  readonly project: string;
  readonly units: readonly string[];
  /** Does to each home what it is named by; `restore` takes back that one is hidden. */
  readonly change: () => void;
  readonly restore: () => void;
  readonly priceOf: (home: Home) => number;
  /** The address of its page that the vendor was told last, null once it left; null for a vendor that wants none. */
  readonly reported: ((home: Home) => string | null) | null;
  /** The most calls within a second, where the vendor says how many it allows. */
  readonly pace: (() => number) | null;
  readonly stop: () => Promise<void>;
}

/** How many homes and projects, each with three units. */
export interface Offer {
  readonly homes: number;
  readonly projects: number;
}

const NAMES = [
  'stays',
  'placed',
  'changed',
  'sold',
  'option',
  'hidden',
  'deleted',
  'unpriced',
  'unplaced',
] as const;
const named = (ids: readonly number[]) =>
  Object.fromEntries(NAMES.map((name, at) => [name, String(ids[at])])) as Readonly<Record<Home, string>>;
const streetOf = (id: number, homes: Readonly<Record<Home, string>>): string | null =>
  String(id) === homes.placed ? SHOWN_STREET : String(id) === homes.unplaced ? HIDDEN_STREET : null;

async function openOfWhise({ homes: many, projects }: Offer): Promise<FeedVendor> {
  const first = 1_000_000;
  // At these places stand homes that show their price and their address.
  const homes = named([46, 50, 10, 16, 20, 26, 30, 36, 40].map((place) => first + place));
  const all = whiseHomes({ homes: many, projects }).map((home): WhiseHome => {
    const street = streetOf(home.id, homes);
    return street === null ? home : { ...home, address: street };
  });
  const server = await openWhise(all);
  const change = (home: Home, changes: object) =>
    server.change(Number(homes[home]), changes as Readonly<Record<string, unknown>>);
  return {
    host: new URL(server.address).host,
    account: server.account,
    secrets: null,
    options: ['--client', WHISE_CLIENT],
    homes,
    project: String(first + many),
    units: [1, 2, 3].map((unit) => String(first + many + unit)),
    change() {
      change('changed', { price: NEW_PRICE });
      change('sold', { purposeStatus: { id: 3 } });
      change('option', { purposeStatus: { id: 5 } });
      change('hidden', { displayStatusId: 1 });
      server.forget(Number(homes.deleted));
      change('unpriced', { displayPrice: undefined });
      change('unplaced', { displayAddress: undefined });
    },
    restore: () => change('hidden', { displayStatusId: 2 }),
    priceOf: (home) => Number(all.find(({ id }) => String(id) === homes[home])?.price),
    reported: null,
    pace: null,
    stop: server.stop,
  };
}

/** Homes of the two vendors whose test offers begin at 1000, of which every third one is to let. */
const FOR_SALE = [2, 3, 5, 6, 8, 9, 11, 12, 14].map((place) => 1000 + place);
const PROJECT = 50_000;
const UNITS = [1, 2, 3].map((unit) => String(PROJECT + unit));
const priceFrom = (homes: Readonly<Record<Home, string>>) => (home: Home) => 200_000 + Number(homes[home]);

async function openOfSkarabee(offer: Offer): Promise<FeedVendor> {
  const { weblink, address, stop } = await openSkarabee();
  const homes = named(FOR_SALE);
  const ledHere = (one: Publication): Publication => {
    const street = streetOf(one.id, homes);
    const picture = {
      Index: '1',
      URL: `${address}/pictures/${one.id}.jpg`,
      Modified: '2026-11-01T09:00:00',
      PictureType: 'FIRST_PICTURE',
    };
    const at: Values = street === null ? {} : { Property: { Address: { Street: street } } };
    return { ...one, values: merged(one.values, { Pictures: { Picture: [picture] }, ...at }) };
  };
  weblink.has(publications(offer).map(ledHere));
  const change = (home: Home, values: Values) => {
    const id = Number(homes[home]);
    const now = new Date().toISOString().slice(0, 19);
    weblink.change(id, { values: merged(weblink.home(id).values, values) }, now);
  };
  return {
    host: new URL(address).host,
    account: null,
    secrets: LOGIN,
    options: ['--address', address, '--picture-host', new URL(address).host],
    homes,
    project: String(PROJECT),
    units: UNITS,
    change() {
      change('changed', { Property: { Price: String(NEW_PRICE) } });
      change('sold', { Property: { Status: 'SOLD', FlowStatus: 'SOLD' } });
      change('option', { Property: { FlowStatus: 'FOR_SALE_RESERVED' } });
      change('hidden', { Info: { Enabled: 'false' } });
      weblink.forget(Number(homes.deleted));
      change('unpriced', { Info: { HidePrice: 'true' } });
      change('unplaced', { Info: { HideAddress: 'true' } });
    },
    restore: () => change('hidden', { Info: { Enabled: 'true' } }),
    priceOf: priceFrom(homes),
    reported: (home) => weblink.told.findLast(({ id }) => id === homes[home])?.url || null,
    pace: null,
    stop,
  };
}

async function openOfZabun(offer: Offer): Promise<FeedVendor> {
  const { vendor, address, pace, stop } = await openZabun();
  const homes = named(FOR_SALE);
  const placed = (home: ZabunHome, more: object): ZabunHome => ({
    ...home,
    address: { ...(home.address as object), ...more },
  });
  const ledHere = (home: ZabunHome): ZabunHome => {
    const [street, id] = [streetOf(home.property_id, homes), home.property_id];
    const photos = [1, 2].map((at) => ({ ...photo(id, at), url: `${address}/pictures/${id}-${at}.jpg` }));
    return { ...(street === null ? home : placed(home, { street, street_translated: {} })), photos };
  };
  vendor.has(homesOf(offer).map(ledHere));
  const change = (home: Home, changes: object) =>
    vendor.change(Number(homes[home]), changes as Readonly<Record<string, unknown>>, new Date());
  return {
    host: new URL(address).host,
    account: { ...ACCOUNT, address },
    secrets: null,
    options: ['--client', SETTINGS.client, '--user', SETTINGS.user],
    homes,
    project: String(PROJECT),
    units: UNITS,
    change() {
      change('changed', { price: NEW_PRICE });
      change('sold', { transaction_id: 5 });
      change('option', { transaction_id: 3 });
      change('hidden', { show: false });
      vendor.forget(Number(homes.deleted));
      change('unpriced', { price_visible: false });
      const { address: now } = placed(vendor.home(Number(homes.unplaced)), { address_visible: false });
      change('unplaced', { address: now });
    },
    restore: () => change('hidden', { show: true }),
    priceOf: priceFrom(homes),
    reported: (home) => vendor.reported.findLast(({ id }) => id === homes[home])?.url ?? null,
    pace,
    stop,
  };
}

/** Opens the vendor of a kind, with an offer. */
export const FEED_VENDORS: Readonly<Record<string, (offer: Offer) => Promise<FeedVendor>>> = {
  whise: openOfWhise,
  skarabee: openOfSkarabee,
  zabun: openOfZabun,
};
