/** A home of a feed on its way into a record: its numbers, its pictures by name, and its reference. */
import { readPictureAddress } from '#domain/own-service/service-address.ts';
import { nameOfAddress } from '#wire/own-service.ts';
import { markedAddress } from '../pull/noted-pictures.ts';
import type { AddressedPicture } from '../pull/read-home.ts';
import type { Turn } from '../pull/turn.ts';
import type { FeedHome } from './feed-homes.ts';
import type { HomeRecord, Mapped, Unmapped, VendorPicture } from './kind.ts';

/** Maximum number of pictures of a home. */
const MOST_PICTURES = 60;

type MappedHome = Extract<Mapped, { kind: 'home' }>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What is said of pictures that may not be fetched: once for each host. */
export function refusedPictures(
  pictures: readonly VendorPicture[],
  { hosts, local }: Turn,
): readonly Unmapped[] {
  const said = pictures.slice(0, MOST_PICTURES).flatMap(({ address }): [string, Unmapped][] => {
    if (readPictureAddress(address, hosts, local) !== null) return [];
    const host = URL.canParse(address) ? new URL(address).host : '';
    return host === ''
      ? [[host, { what: 'value', name: 'picture', value: 'an address that is none' }]]
      : [[host, { what: 'value', name: `picture at ${host}`, value: whyNot(host, hosts) }]];
  });
  return [...new Map(said).values()];
}

const whyNot = (host: string, hosts: ReadonlySet<string>): string =>
  hosts.has(host) ? 'an address that is not fetched' : 'a host that is not named';

/** Pictures under their storage names; those at addresses that may not be fetched are left out. */
async function named(pictures: readonly VendorPicture[], { hosts, local }: Turn) {
  const all = await Promise.all(
    pictures.slice(0, MOST_PICTURES).map(async ({ address, changed, plan = false, alt }) => {
      const url = readPictureAddress(address, hosts, local);
      if (url === null) return null;
      const picture: AddressedPicture = {
        name: await nameOfAddress(url),
        address: markedAddress(url, changed),
        plan,
      };
      return { picture, shown: { file: picture.name, alt } };
    }),
  );
  return [
    ...new Map(all.flatMap((one) => (one === null ? [] : [[one.picture.name, one] as const]))).values(),
  ];
}

interface PlacedHome {
  readonly id: string;
  readonly estateId: string;
  /** The record's id: the number, or the GUID of a listing. */
  readonly recordId: string;
  readonly record: object;
  readonly pictures: readonly AddressedPicture[];
}

/** The GUID of a listing; null for an estate of the first source. */
export const guidOf = (record: HomeRecord): string | null => record.listing?.guid ?? null;

/** A record with our number and its pictures. A listing does not say whose unit it is: that is noted on the home. */
function numbered(
  record: HomeRecord,
  number: string,
  parentId: string | undefined,
  pictures: readonly object[],
) {
  if (record.listing !== undefined) return { listing: { ...record.listing, external_id: number, pictures } };
  const general = (record.estate.general ?? {}) as Readonly<Record<string, unknown>>;
  return {
    estate: {
      ...record.estate,
      general: { ...general, id: number, ...(parentId === undefined ? {} : { parentId }) },
      pictures,
    },
  };
}

/** A mapped home as a record of ours: with our numbers, and its pictures by name. */
export async function placed(
  id: string,
  { record, parent, pictures }: MappedHome,
  known: ReadonlyMap<string, FeedHome>,
  turn: Turn,
): Promise<PlacedHome> {
  const estateId = known.get(id)?.estate_id;
  if (estateId === undefined) throw new TypeError('a home of a feed has its number before it is placed');
  const parentId = parent === null ? undefined : known.get(parent)?.estate_id;
  const at = await named(pictures, turn);
  const shown = at.map((one) => one.shown);
  // Through JSON, so that undefined members are absent.
  return {
    id,
    estateId,
    recordId: guidOf(record) ?? estateId,
    record: JSON.parse(JSON.stringify({ ...record, ...numbered(record, estateId, parentId, shown) })),
    pictures: at.map(({ picture }) => picture),
  };
}

export const referenceOf = ({ record }: MappedHome): string | null => {
  const { reference, dossierNumber = reference } = ((record.listing ?? record.estate).general ?? {}) as {
    reference?: unknown;
    dossierNumber?: unknown;
  };
  return isText(dossierNumber) ? dossierNumber : null;
};
