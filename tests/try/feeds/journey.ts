/** What an agency's visitors see of the homes in its system: when they come over, and on a day of changes. */
import { pathTo } from '#domain/routes.ts';
import {
  type FeedVendor,
  HIDDEN_STREET,
  type Home,
  NEW_PRICE,
  type Offer,
  SHOWN_STREET,
} from '../../support/feed-vendors.ts';
import { must, seen, shown } from '../engine.ts';
import type { Agency, Noted } from './agencies.ts';
import type { Browser, Looked } from './browser.ts';

interface Scene {
  readonly agency: Agency;
  readonly vendor: FeedVendor;
  readonly offer: Offer;
  readonly browser: Browser;
}

/** Minutes that the homes of an offer may take to come over, five calls a second and a machine that is busy. */
const MOST_MINUTES = 45;
/** Seconds after which a page must show what is stored: the content version is cached for half a minute. */
const SEEN_WITHIN = 120;
/** Homes that the vendor's offers have in a project. */
const UNITS = 3;
/** Homes that are opened in Chromium, besides those that something happens to. */
const OPENED = 12;

const figure = (euros: number): string => new Intl.NumberFormat('nl-BE').format(euros);
const minutesSince = (began: number): string =>
  `${((performance.now() - began) / 60_000).toFixed(1)} minutes`;
const isShown = ({ state }: Noted): boolean => state === 'shown';
const idOf = ({ guid, estate_id }: Noted): string => guid ?? estate_id;
const urlOf = ({ hostname, port }: Agency, path: string): string => `http://${hostname}:${port}${path}`;

/** Opens a home's page in Chromium until it is as it must be. */
async function opened(
  { agency, browser }: Scene,
  vendorId: string,
  what: string,
  holds: (looked: Looked) => boolean,
): Promise<void> {
  const url = urlOf(agency, await agency.pathOf(vendorId));
  await seen(`${what} (${url})`, () => browser.look(url), holds, {
    seconds: SEEN_WITHIN,
    look: ({ status, heading, text }) => `${status} ${heading}\n${text}`,
  });
}

/** The ids of all homes in the list's pages, and the heading of the first page. */
async function listed({ agency, browser }: Scene, ids: readonly string[]) {
  const found = new Set<string>();
  const path = pathTo('offer', 'nl');
  let heading = '';
  for (let page = 1; ; page += 1) {
    const looked = await browser.look(urlOf(agency, page === 1 ? path : `${path}?page=${page}`));
    if (page === 1) heading = looked.heading;
    const before = found.size;
    for (const link of looked.links) {
      const id = ids.find((one) => link.includes(`/${one}/`) || link.endsWith(`/${one}`));
      if (id !== undefined) found.add(id);
    }
    if (found.size === before) return { found, heading, pages: page - 1 };
  }
}

/** Waits until the list names every home that stands for itself and none of those that are not shown: its pages are cached. */
async function listsOnly(scene: Scene, units: ReadonlySet<string>): Promise<string> {
  const noted = await scene.agency.noted();
  const alone = noted.filter((one) => isShown(one) && !units.has(one.vendor_id)).map(idOf);
  const hidden = noted.filter((one) => !isShown(one)).map(idOf);
  const look = async () => {
    const { found, heading, pages } = await listed(scene, noted.map(idOf));
    return {
      missing: alone.filter((id) => !found.has(id)),
      surplus: hidden.filter((id) => found.has(id)),
      said: `"${heading.trim()}", ${pages} pages`,
    };
  };
  let said = '';
  await seen(
    'the list has every home that is shown, and no other',
    async () => {
      const looked = await look();
      ({ said } = looked);
      return looked;
    },
    ({ missing, surplus }) => missing.length + surplus.length === 0,
    { seconds: SEEN_WITHIN, look: JSON.stringify },
  );
  return said;
}

/** The vendor's ids of all units. */
function unitIds({ vendor: { project }, offer }: Scene, noted: readonly Noted[]): ReadonlySet<string> {
  // Offers number a project and its units after each other.
  const first = Number(project);
  const step = noted.some(({ vendor_id }) => vendor_id === String(first + 100)) ? 100 : UNITS + 1;
  return new Set(
    Array.from({ length: offer.projects }, (_, at) =>
      Array.from({ length: UNITS }, (_unit, unit) => String(first + at * step + unit + 1)),
    ).flat(),
  );
}

/** From `feed add` to pages: every home that the vendor publishes is shown, with its pictures, and the vendor knows where. */
export async function comesOver(scene: Scene): Promise<void> {
  const { agency, vendor, offer } = scene;
  const { kind } = agency;
  const began = performance.now();
  const add = ['feed', 'add', kind, kind, ...vendor.options];
  if (vendor.account !== null)
    await agency.gevel(JSON.stringify(vendor.account), 'feed', 'account', 'set', kind);
  await (vendor.secrets === null
    ? agency.gevel('', ...add)
    : agency.gevel(JSON.stringify(vendor.secrets), ...add, '--secrets'));
  await agency.settled(null, false, MOST_MINUTES);
  const noted = await agency.noted();
  const all = offer.homes + offer.projects * (UNITS + 1);
  must(noted.length === all, `${all} homes came over`, noted.length);
  const refused = noted.filter(({ state }) => state === 'refused');
  must(refused.length === 0, 'no home is refused', refused.map(({ vendor_id }) => vendor_id).join());
  const on = noted.filter(isShown);
  must(on.length > offer.homes / 2, 'most homes are shown', on.length);
  shown(`${kind}: ${all} homes came over, ${on.length} are shown`, minutesSince(began));
  if (vendor.reported !== null) {
    await agency.settled(null, true, MOST_MINUTES);
    shown(`${kind}: the address of each was reported`, minutesSince(began));
  }

  await seen(
    `${kind}: its pictures were fetched`,
    agency.pictures,
    ({ due, kept }) => due === 0 && kept > 0,
    {
      seconds: MOST_MINUTES * 60,
      look: JSON.stringify,
    },
  );
  shown(`${kind}: ${(await agency.pictures()).kept} pictures`, minutesSince(began));

  const { homes, project, units, priceOf, reported } = vendor;
  await opened(scene, homes.stays, 'a home shows its price and a picture', (page) =>
    [page.status === 200, page.text.includes(figure(priceOf('stays'))), page.pictures > 0].every(Boolean),
  );
  await opened(scene, homes.placed, 'a home shows its street', ({ text }) => text.includes(SHOWN_STREET));
  const offered = on.filter(({ vendor_id }) => units.includes(vendor_id)).map(idOf);
  await opened(scene, project, 'a project names its units', ({ status, links }) =>
    [status === 200, offered.every((id) => links.some((link) => link.includes(id)))].every(Boolean),
  );
  for (const { vendor_id } of on.filter((_, at) => at % Math.ceil(on.length / OPENED) === 0))
    await opened(
      scene,
      vendor_id,
      'a home has a page',
      ({ status, heading }) => status === 200 && heading !== '',
    );
  if (reported !== null) {
    const address = new URL(reported('stays') ?? 'none:');
    must(
      address.pathname === (await agency.pathOf(homes.stays)),
      'the address that was reported is the page’s',
      address,
    );
  }
  shown(
    `${kind}: in Chromium, ${OPENED} homes, a project and the list`,
    await listsOnly(scene, unitIds(scene, noted)),
  );
}

/** A day on which homes change, are sold, hidden, deleted and restored: pages follow, and numbers stay. */
export async function dayPasses(scene: Scene): Promise<void> {
  const { agency, vendor } = scene;
  const { kind } = agency;
  const { homes, change, restore, priceOf, reported, pace } = vendor;
  const idsOf = async () =>
    (await agency.noted())
      .map((one) => `${one.vendor_id} ${one.estate_id} ${one.guid}`)
      .toSorted()
      .join('\n');
  const before = await idsOf();
  const units = unitIds(scene, await agency.noted());
  const began = performance.now();
  await agency.settled(await agency.passes(24, change), false, MOST_MINUTES);
  const states = new Map((await agency.noted()).map(({ vendor_id, state }) => [vendor_id, state]));
  must(states.get(homes.hidden) === 'hidden', 'a hidden home is noted as such', states.get(homes.hidden));
  must(states.get(homes.deleted) === 'gone', 'a deleted home is gone', states.get(homes.deleted));
  const expected: readonly (readonly [Home, string, (page: Looked) => boolean])[] = [
    ['changed', 'shows its new price', ({ text }) => text.includes(figure(NEW_PRICE))],
    ['sold', 'is sold', ({ text }) => text.includes('Verkocht')],
    ['option', 'is under option', ({ text }) => text.includes('In optie')],
    [
      'unpriced',
      'shows its price no longer',
      ({ text }) => text.includes('Prijs op aanvraag') && !text.includes(figure(priceOf('unpriced'))),
    ],
    [
      'unplaced',
      'shows its street no longer',
      ({ status, text }) => status === 200 && !text.includes(HIDDEN_STREET),
    ],
    ['hidden', 'is no longer there', ({ status }) => status === 410],
    ['deleted', 'is no longer there', ({ status }) => status === 410],
  ];
  for (const [home, what, holds] of expected)
    await opened(scene, homes[home], `${home}: its page ${what}`, holds);
  for (const home of ['hidden', 'deleted'] as const)
    must(reported === null || reported(home) === null, `it is reported that the home that is ${home} left`);
  shown(`${kind}: seven homes changed; the list without those that left`, await listsOnly(scene, units));
  shown(`${kind}: by the day’s whole list`, minutesSince(began));

  const evening = performance.now();
  await agency.settled(await agency.passes(1, restore), false, MOST_MINUTES);
  await opened(
    scene,
    homes.hidden,
    'a home that is shown again has its page',
    ({ status }) => status === 200,
  );
  must((await idsOf()) === before, 'every home has the number that it had');
  // Calls that a busy machine delays arrive together: it is no limit here, as it is in `tests/browser/feeds.spec.ts`.
  shown(
    `${kind}: restored under its number${pace === null ? '' : `, at most ${pace()} calls within a second`}`,
    minutesSince(evening),
  );
}
