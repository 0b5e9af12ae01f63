import type { Ask, HomeRecord, MapContext, Mapped } from '#content-service/intake/feeds/kind.ts';
import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import { fetchSkarabee } from '../list.ts';
import { mapSkarabee } from '../map.ts';
import { INTERFACE_FILE } from './interface-file.ts';
import type { Values } from './messages.ts';
import { ADDRESS } from './network.ts';
import { aPublication } from './publications.ts';
import { LOGIN, Weblink } from './weblink.ts';

const CONTEXT: MapContext = { settings: {}, locales: ['nl', 'fr'] };
const vendor = await Weblink.open(INTERFACE_FILE);

const ASK: Ask = {
  settings: { address: ADDRESS },
  secrets: LOGIN,
  account: null,
  now: new Date('2026-11-23T08:00:00Z'),
  send: () => Promise.reject(new Error('nothing is sent')),
  json: () => Promise.reject(new Error('no JSON')),
  file: () => Promise.reject(new Error('no file')),
  xml: async ({ headers, text }) => {
    const authorization = headers?.Authorization ?? '';
    const { status, body } = await vendor.answer({ authorization, body: text?.content ?? '' });
    return { status, bytes: Uint8Array.from(new TextEncoder().encode(body)) };
  },
};

/** A home as it goes from the list to the mapping: through the answer of the server, with these values laid over it. */
export async function fetchedOf(values: Values): Promise<unknown> {
  vendor.has([aPublication(1, values)]);
  return (await fetchSkarabee(ASK, ['1'])).get('1');
}

export const mappedOf = async (values: Values): Promise<Mapped> =>
  mapSkarabee(await fetchedOf(values), CONTEXT);

type Listing = NonNullable<HomeRecord['listing']>;

/** The listing of a home that the vendor publishes. Throws for any other outcome. */
export async function listingOf(values: Values): Promise<Listing> {
  const one = await mappedOf(values);
  if (one.kind !== 'home' || one.record.listing === undefined)
    throw new Error(`no home: ${JSON.stringify(one)}`);
  return one.record.listing;
}

/** What a mapping says that has no place. */
export const unmappedOf = async (values: Values): Promise<readonly string[]> => {
  const one = await mappedOf(values);
  return one.kind === 'home'
    ? one.unmapped.map(({ what, name, value }) => `${what} | ${name} | ${value}`)
    : [];
};

/** Refusals of a mapped home's record by the strict schemas, with the number that the room gives it. */
export function refusalsOf(one: Mapped): readonly string[] {
  if (one.kind !== 'home') return [];
  const listing = { ...one.record.listing, external_id: '900000000001' };
  const read = readStrictly('listing', RECORD_SCHEMAS.listing, JSON.parse(JSON.stringify({ listing })));
  return (read.refusals ?? []).map(({ field, value, reason }) => `${field} | ${value} | ${reason}`);
}
