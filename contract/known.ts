import { kilometresBetween } from '#domain/map/distance.ts';
import { isUnsetNumber } from '#domain/rules/emptiness.ts';
import { childrenOf, type Estate, EstateSchema } from '#wire/estate.ts';
import type { Ability } from '#wire/own-service.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import type { Answered, Ask } from './asked.ts';
import { type ReadHome, readHome } from './said.ts';

/** Facts about a service's content that checks need before they can ask for it. */
export interface Facts {
  /** Any estate. */
  readonly estate: Estate;
  /** A project with units. */
  readonly project: Estate;
  /** An estate with a price. */
  readonly priced: Estate;
  /** An estate in a city that has an id. */
  readonly placed: Estate;
  /** An estate with coordinates. */
  readonly located: Estate;
  /** An estate whose title has a word of five letters or more. */
  readonly titled: Estate;
  /** Name of a picture that the service serves itself. */
  readonly asset: string;
  /** The reference of an estate. */
  readonly reference: string;
  /** Id of a rental unit. */
  readonly rental: string;
  /** Estates whose own documents were read; only for a service that declares traits. */
  readonly read: readonly ReadHome[];
  /** Two estates with coordinates, several kilometres apart. */
  readonly apart: readonly [Estate, Estate];
  /** An estate with coordinates that shows no street. */
  readonly hidden: Estate;
}
export type Need = keyof Facts;

/** The site, the estates that were read, and the facts found among them. */
export interface Known extends Partial<Facts> {
  readonly siteId: string;
  /** What the service declares beyond the core. */
  readonly abilities: readonly Ability[];
  /** Number of estates in the whole offer. */
  readonly total: number;
  readonly estates: readonly Estate[];
  /** Days and instants are counted from here. */
  readonly now: Date;
}

/** The path of a call about the site. */
export const sitePath = ({ siteId }: Pick<Known, 'siteId'>, rest: string): string =>
  `/sites/${encodeURIComponent(siteId)}${rest}`;

/** An estate's id as a path segment. */
export const idOf = ({ general }: Estate): string => encodeURIComponent(String(general.id));

/** A price that was filled in; undefined otherwise. */
export const priceOf = ({ general }: Estate): number | undefined => {
  const value = general.price?.value;
  return value === undefined || value === null || isUnsetNumber(value) || value === 0 ? undefined : value;
};

/** The first word of five letters or more in any title; undefined when there is none. */
export const wordOf = ({ general }: Estate): string | undefined =>
  /\p{L}{5,}/u.exec(Object.values(general.title ?? {}).join(' '))?.[0];

const isAssetName = (file: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(file);

/** Members of a search answer that can be read as estates. */
export function estatesIn({ json }: Answered): readonly Estate[] {
  const results = (json as { results?: unknown } | null | undefined)?.results;
  if (!Array.isArray(results)) return [];
  return results.flatMap((member) => {
    const read = readKeeping(EstateSchema, member);
    return read.success ? [read.data] : [];
  });
}

/** The total that a search states; undefined when it states none. */
export const totalIn = ({ json }: Answered): number | undefined => {
  const value = (json as { total?: { value?: unknown } } | null | undefined)?.total?.value;
  return typeof value === 'number' ? value : undefined;
};

/** Input of the first reading. */
interface Beginning {
  readonly siteId: string;
  readonly now: Date;
  /** Whether only the core is tested. */
  readonly core: boolean;
  /** Abilities to be tested, besides those of a site answer. */
  readonly knows: readonly Ability[];
}

/** Id of the first rental unit; undefined when there is none. */
async function rentalOf(ask: Ask, siteId: string): Promise<string | undefined> {
  const path = sitePath({ siteId }, '/rental-units');
  const { json } = await ask({ method: 'POST', path, body: { query: {}, from: 0, size: 1 } });
  const id = (json as { results?: readonly { id?: string | number | null }[] } | null | undefined)
    ?.results?.[0]?.id;
  return id === undefined || id === null ? undefined : String(id);
}

/** Abilities that the site answer declares. */
async function declaredIn(ask: Ask, siteId: string): Promise<readonly Ability[]> {
  const site = await ask({ method: 'GET', path: sitePath({ siteId }, '') });
  const hostname = (site.json as { hostnames?: readonly unknown[] } | null | undefined)?.hostnames?.[0];
  const path = `/sites/by-hostname/${encodeURIComponent(String(hostname))}`;
  const { json } = await ask({ method: 'GET', path });
  const { knowsTraits, knowsAreas } = (json ?? {}) as { knowsTraits?: unknown; knowsAreas?: unknown };
  return [
    ...(knowsTraits === true ? ['traits' as const] : []),
    ...(knowsAreas === true ? ['areas' as const] : []),
  ];
}

/** Most documents that are read for the checks of traits. */
const MOST_READ = 40;

/** The documents of the first homes; undefined when none can be read. */
async function homesIn(
  ask: Ask,
  siteId: string,
  estates: readonly Estate[],
): Promise<readonly ReadHome[] | undefined> {
  const homes: ReadHome[] = [];
  for (const estate of estates.slice(0, MOST_READ)) {
    const { json } = await ask({ method: 'GET', path: sitePath({ siteId }, `/estates/v2/${idOf(estate)}`) });
    const read = readKeeping(EstateSchema, json);
    if (read.success) homes.push(readHome(read.data));
  }
  return homes.length === 0 ? undefined : homes;
}

/** A point in degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** The coordinates that an estate states; null without them. */
export function pointOf({ general }: Estate): Place | null {
  const { lat, lon } = general.address?.geoLocation ?? {};
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
}

export const showsStreet = ({ general }: Estate): boolean => general.address?.visible === true;

/** Two estates with coordinates at least this far apart, kilometres: circles around them do not meet. */
const APART = 4;

function pairApart(estates: readonly Estate[]): readonly [Estate, Estate] | undefined {
  const placed = estates.flatMap((estate) => {
    const point = showsStreet(estate) ? pointOf(estate) : null;
    return point === null ? [] : [{ estate, point }];
  });
  const [first] = placed;
  const other = placed.find(({ point }) => first && kilometresBetween(first.point, point) >= APART);
  return first && other && [first.estate, other.estate];
}

/** Reads the first hundred estates of a service and looks for the facts that checks need. */
export async function findOut(ask: Ask, { siteId, now, core, knows }: Beginning): Promise<Known> {
  const answer = await ask({
    method: 'POST',
    path: sitePath({ siteId }, '/estates'),
    body: { query: {}, from: 0, size: 100 },
  });
  const estates = estatesIn(answer).filter(({ guid }) => !guid);
  const assets = estates
    .flatMap(({ pictures }) => (pictures ?? []).map(({ file }) => file))
    .filter(isAssetName);
  const reference = estates.find(({ general }) => general.reference)?.general.reference;
  const abilities = [...knows, ...(core ? [] : await declaredIn(ask, siteId))];
  const found: { readonly [K in Need]: Facts[K] | undefined } = {
    estate: estates[0],
    project: estates.find((estate) => childrenOf(estate).length > 0),
    priced: estates.find((estate) => priceOf(estate) !== undefined && childrenOf(estate).length === 0),
    placed: estates.find(({ general }) => general.address?.city?.id != null),
    located: estates.find((estate) => pointOf(estate) !== null && showsStreet(estate)),
    apart: pairApart(estates),
    hidden: estates.find((estate) => pointOf(estate) !== null && !showsStreet(estate)),
    titled: estates.find((estate) => wordOf(estate) !== undefined),
    asset: assets[0],
    reference: reference ?? undefined,
    rental: core ? undefined : await rentalOf(ask, siteId),
    read: abilities.includes('traits') ? await homesIn(ask, siteId, estates) : undefined,
  };
  const facts = Object.fromEntries(Object.entries(found).filter(([, fact]) => fact !== undefined));
  return { ...facts, siteId, now, abilities, estates, total: totalIn(answer) ?? 0 };
}

/** Names of the facts for use in a sentence. */
export const NEEDS: Readonly<Record<Need, string>> = {
  estate: 'an estate',
  project: 'a project with units',
  priced: 'an estate with a price',
  placed: 'an estate in a city with an id',
  located: 'an estate with its place on a map',
  titled: 'an estate with a title',
  asset: 'a picture of the service’s own',
  reference: 'an estate with a reference',
  rental: 'a holiday rental',
  read: 'estates whose documents can be read',
  apart: 'two estates with their places, several kilometres apart',
  hidden: 'an estate that has a place and shows no street',
};

/** A fact that the check has listed in its needs. Throws when the check did not list it. */
export function fact<K extends Need>(known: Known, name: K): Facts[K] {
  const found = known[name];
  if (found === undefined) throw new TypeError(`a check uses ${name} without a need of it`);
  return found as Facts[K];
}
