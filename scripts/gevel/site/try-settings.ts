/** Tries what a site's settings and menus name elsewhere: pictures of the site, and addresses of others. */
import type { Navigation } from '#wire/navigation.ts';
import type { Site } from '#wire/site.ts';
import type { Client } from '../client.ts';
import { optional } from '../records.ts';

/** Timeout of an address, milliseconds. */
const TIMEOUT = 5_000;
/** A tile with most of Belgium on it. */
const TILE = { z: '7', x: '65', y: '42' } as const;

/** An address, and whether any answer will do: a call for leads or a host of pictures has nothing at its address. */
interface Tried {
  readonly field: string;
  readonly url: string;
  readonly anyAnswer: boolean;
}

function addressesOf({ settings }: Site, menus: readonly Navigation[]): readonly Tried[] {
  const { map, leads, pictureHosts, tourHosts } = settings;
  const tiles = map?.tiles?.replace(/\{([zxy])\}/g, (_all, key: keyof typeof TILE) => TILE[key]);
  const called = leads?.by === 'call' || leads?.by === 'both';
  const links = menus.flatMap(({ name, items }) =>
    items
      .flatMap((item) => [item, ...(item.children ?? [])])
      .flatMap(({ id, link: { type, href } }) =>
        type === 'url' && href?.startsWith('https://')
          ? [{ field: `menu ${name}, entry ${id}`, url: href, anyAnswer: false }]
          : [],
      ),
  );
  // One address in several languages is asked for once.
  const codes = new Map(
    Object.entries(settings.legal.codeOfConduct ?? {}).flatMap(([locale, url]) =>
      url ? [[url, `settings.legal.codeOfConduct.${locale}`] as const] : [],
    ),
  );
  return [
    ...(tiles ? [{ field: 'settings.map.tiles', url: tiles, anyAnswer: false }] : []),
    ...(called && leads?.address
      ? [{ field: 'settings.leads.address', url: leads.address, anyAnswer: true }]
      : []),
    ...(pictureHosts ?? []).map((host, at) => ({
      field: `settings.pictureHosts[${at}]`,
      url: `https://${host}/`,
      anyAnswer: true,
    })),
    ...(tourHosts ?? []).map((host, at) => ({
      field: `settings.tourHosts[${at}]`,
      url: `https://${host}/`,
      anyAnswer: true,
    })),
    ...[...codes].map(([url, field]) => ({ field, url, anyAnswer: false })),
    ...links,
  ];
}

/** Answers of a server that is there, but wants no unknown program. */
const SHUT = [401, 403, 405, 429, 501];

/** Why an address does not work; null when it does. It is asked for its head only, and nothing is sent along. */
export async function addressFault(url: string, anyAnswer: boolean): Promise<string | null> {
  if (!URL.canParse(url)) return 'is no address';
  try {
    const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) });
    return status < 400 || anyAnswer || SHUT.includes(status) ? null : `answers ${status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
    return `does not answer (${code})`;
  }
}

/** Fields that name a picture of the site. */
const picturesOf = ({ settings: { logo, socialPicture, team } }: Site) =>
  [
    ['settings.logo.light', logo?.light],
    ['settings.logo.dark', logo?.dark],
    ['settings.socialPicture', socialPicture],
    ...(team?.people ?? []).map(
      ({ id, picture }) => [`settings.team.people[${id}].picture`, picture] as const,
    ),
  ] as const;

/** A sentence for each picture that the site lacks, and each address that does not work. */
export async function trySettings(
  client: Client,
  site: Site,
  menus: readonly Navigation[],
): Promise<readonly string[]> {
  const pictures = picturesOf(site).map(async ([field, name]) => {
    if (!name) return null;
    const path = `/sites/${site.id}/records/picture/${encodeURIComponent(name)}`;
    return (await optional(client.get(path))) === null
      ? `${field}: the site has no picture "${name}" (picture list shows them)`
      : null;
  });
  const links = addressesOf(site, menus).map(async ({ field, url, anyAnswer }) => {
    const fault = await addressFault(url, anyAnswer);
    return fault === null ? null : `${field}: ${url} ${fault}`;
  });
  return (await Promise.all([...pictures, ...links])).flatMap((sentence) => sentence ?? []);
}
