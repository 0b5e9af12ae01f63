import { demoData } from '#demo/index.ts';
import { isLocale, LOCALES, type Locale } from '#domain/locale.ts';
import { ajaxPath, matchPath } from '#domain/routes.ts';
import { sitemapPaths } from '../audit-site/crawl.ts';
import { Complaint } from '../lib/progress.mjs';
import { send } from './answer.ts';

/** Values for the names in rows of the table, in one language of an agency. */
export type Found = Readonly<Record<string, readonly string[]>>;

/** An agency, its languages, and what was found on its running site. */
export interface Place {
  readonly id: string;
  readonly hostname: string;
  readonly locales: readonly Locale[];
  readonly found: ReadonlyMap<Locale, Found>;
}

const SOLD_OR_LET: ReadonlySet<string> = new Set(['5', '6']);
const LANGUAGE = /^\/([a-z]{2})(?:\/|$)/;

/**
 * One item of each kind, then the next of each, so that a short sample contains as many kinds as possible.
 */
function inTurns<T>(items: readonly T[], kindOf: (item: T) => string): readonly T[] {
  const kinds = [...Map.groupBy(items, kindOf).values()];
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  return Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind.slice(turn, turn + 1)),
  ).flat();
}

/** Estates of an agency in the demo, by kind; whether they are shown is read from the site. */
function estatesOf(siteId: string) {
  const { estates, listings, sites, cities, groups, estatePages } = demoData();
  const site = sites.find(({ id }) => id === siteId);
  const hidden = new Set((site?.settings.hiddenStatus ?? []).map(String));
  const all = estates
    .filter((record) => record.siteId === siteId)
    .map(({ estate: { general }, withdrawnAt }) => ({
      id: String(general.id),
      type: String(general.headType?.id),
      subType: String(general.subType?.id),
      transaction: String(general.transaction?.id),
      role: general.project === true ? 'project' : general.parentId ? 'unit' : 'estate',
      visible: general.address?.visible === true,
      archived: general.archived === true,
      reference: general.reference ?? '',
      city: String(general.address?.city?.id),
      gone: withdrawnAt !== undefined,
    }));
  const kindOf = (estate: (typeof all)[number]): string =>
    [estate.type, estate.transaction, estate.visible].join();
  const shown = all.filter(({ gone, transaction }) => !gone && !hidden.has(transaction));
  const plainEstates = inTurns(
    shown.filter(({ role }) => role === 'estate'),
    kindOf,
  );
  const isOver = ({ transaction }: (typeof all)[number]): boolean => SOLD_OR_LET.has(transaction);
  const open = plainEstates.filter((estate) => !isOver(estate));
  // Searches and forms need an estate that can certainly be viewed: for sale, with its address shown.
  const plain = open.filter(
    ({ visible, archived, transaction }) => visible && !archived && transaction === '1',
  );
  const cityIds = [...new Set(plain.map(({ city }) => city))];
  const city = cities.find((one) => one.siteId === siteId && String(one.city.id) === cityIds[0])?.city;
  const listed = listings.filter((one) => one.siteId === siteId).map(({ listing }) => listing);
  const page = estatePages.find((one) => one.siteId === siteId);
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  return {
    estate: ids(plain),
    reference: plain.map(({ reference }) => reference),
    sold: ids(plainEstates.filter(isOver)),
    unit: ids(
      inTurns(
        shown.filter(({ role }) => role === 'unit'),
        kindOf,
      ),
    ),
    gone: ids(all.filter(({ gone }) => gone)),
    hiddenStatus: ids(all.filter(({ transaction }) => hidden.has(transaction))),
    listing: inTurns(listed, ({ type, status }) => `${type} ${status}`).map(({ guid }) => guid),
    type: [...new Set(all.map(({ type }) => type))].toSorted(),
    subType: plain.map(({ subType }) => subType),
    city: cityIds,
    otherCity: cityIds.slice(1),
    cityName: [Object.values(city?.name ?? {}).find((name) => typeof name === 'string') ?? ''],
    lat: [String(city?.lat ?? '')],
    lon: [String(city?.lon ?? '')],
    group: groups.filter((one) => one.siteId === siteId).map(({ group }) => String(group.id)),
    pagedEstate: page === undefined ? [] : [page.estateId],
    pageName: page === undefined ? [] : [page.name],
    open: ids(open),
    project: ids(shown.filter(({ role }) => role === 'project')),
    hidden: ids(open.filter(({ visible }) => !visible)),
  };
}

/** Canonical paths in a language, by screen and by the id that they lead to. */
function byScreen(paths: readonly string[], locale: Locale) {
  const matches = paths.flatMap((path) => {
    const match = matchPath(path);
    return match?.locale === locale ? [{ path, ...match }] : [];
  });
  const of = (screen: string): readonly string[] =>
    matches.filter((match) => match.screen === screen).map(({ path }) => path);
  const estates = new Map(
    matches
      .filter(({ screen }) => screen === 'estate')
      .map(({ path, params }) => [params.entityId ?? params.id ?? '', path]),
  );
  const pathsOf = (ids: readonly string[]): readonly string[] => ids.flatMap((id) => estates.get(id) ?? []);
  return { of, pathsOf };
}

async function jsonAt(port: number, hostname: string, path: string): Promise<unknown> {
  const { status, body } = await send(port, { method: 'GET', hostname, path, headers: {}, body: null });
  return status === 200 ? JSON.parse(body) : null;
}

interface Periods {
  readonly periods: readonly {
    readonly type: string;
    readonly from: string;
    readonly to: string;
    readonly state: string;
  }[];
}
interface Agenda {
  readonly slots: readonly { readonly id: string; readonly start: string; readonly free: boolean }[];
}

/** A week in which a rental unit is free, a few weeks ahead, so that it stays bookable during the run. */
async function freeStay(
  port: number,
  hostname: string,
  locale: Locale,
  units: readonly string[],
): Promise<Found> {
  for (const unit of units) {
    const answer = (await jsonAt(port, hostname, ajaxPath(locale, 'rental-periods', unit))) as Periods | null;
    const weeks = answer?.periods.filter(({ type, state }) => type === 'WEEK' && state === 'free') ?? [];
    const week = weeks[3] ?? weeks.at(-1);
    if (week) return { stayUnit: [unit], stayFrom: [week.from], stayTo: [week.to] };
  }
  return {};
}

/** A time at which an estate can be viewed. */
async function freeSlot(port: number, hostname: string, locale: Locale, estate: string): Promise<Found> {
  const answer = (await jsonAt(port, hostname, ajaxPath(locale, 'live-agenda', estate))) as Agenda | null;
  const slot = answer?.slots.findLast(({ free }) => free);
  return slot === undefined ? {} : { slot: [slot.id], slotDay: [slot.start.slice(0, 10)] };
}

/**
 * Finds the values that rows of the table need on a running site: paths of its sitemap, and ids of estates of
 * each kind that those paths contain. @throws Complaint when the site has no sitemap.
 */
export async function findPlace(
  port: number,
  { id, hostname }: { readonly id: string; readonly hostname: string },
): Promise<Place> {
  const origin = `http://${hostname}:${port}`;
  const { paths: addresses, findings } = await sitemapPaths(origin);
  if (findings.length > 0) throw new Complaint(`${hostname} has no sitemap: ${findings[0]?.detail}`);
  const paths = addresses.map((address) => new URL(address).pathname);
  const languages = new Set(paths.flatMap((path) => LANGUAGE.exec(path)?.[1] ?? []));
  const locales = [...languages].filter(isLocale);
  const first = locales[0];
  if (first === undefined) throw new Complaint(`${hostname} has no page in its sitemap.`);
  const estates = estatesOf(id);
  const units = byScreen(paths, first)
    .of('rental')
    .map((path) => path.split('/').at(-1) ?? '');
  const stay = await freeStay(port, hostname, first, units.slice(0, 8));
  const slot = await freeSlot(port, hostname, first, estates.estate[0] ?? '');
  const files = await send(port, { method: 'GET', hostname, path: '/sitemap.xml', headers: {}, body: null });
  const sitemapFile = [...files.body.matchAll(/<loc>[^<]*?(\/sitemap-\d+\.xml)</g)].map(
    ([, path]) => path ?? '',
  );
  const found = new Map(
    locales.map((locale): [Locale, Found] => {
      const { of, pathsOf } = byScreen(paths, locale);
      return [
        locale,
        {
          ...estates,
          ...stay,
          ...slot,
          sitemapFile,
          language: [locale],
          notOffered: LOCALES.filter((one) => !locales.includes(one)),
          estatePath: pathsOf(estates.open),
          listingPath: pathsOf(estates.listing),
          projectPath: pathsOf(estates.project),
          unitPath: pathsOf(estates.unit),
          soldPath: pathsOf(estates.sold),
          hiddenPath: pathsOf(estates.hidden),
          rentalPath: of('rental'),
          collectionPath: of('collection'),
          contentPath: of('page'),
        },
      ];
    }),
  );
  return { id, hostname, locales, found };
}
