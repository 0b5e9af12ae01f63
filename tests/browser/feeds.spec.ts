/**
 * Agencies whose homes stand in a system of a vendor (decision 143): from `feed add` to pages, for every kind, over servers
 * that speak as the vendors do. What a home's fields become is tested beside the mappings.
 */
import { shortEstatePath } from '#domain/links.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { callingOver, startContentAlone } from '../support/content-alone.ts';
import { contentServiceOf } from '../support/content-service.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import {
  FEED_VENDORS,
  type FeedVendor,
  HIDDEN_STREET,
  type Home,
  NEW_PRICE,
  type Offer,
  SHOWN_STREET,
} from '../support/feed-vendors.ts';
import { expect, test } from '../support/fixtures.ts';
import { gevelAt, gevelReading } from '../support/gevel-process.ts';
import { send } from '../support/http.ts';
import { AGENCIES, at } from '../support/sites.ts';

const SITE = 'huis-haard';
const { hostname } = AGENCIES[SITE];

/**
 * A few pages of a list where it has homes whole. The other vendors are asked for each home, and one of them is told of each,
 * five times a second: they have the homes that something happens to, and some beside them. Offers of 500 homes come over in
 * `round-limits.test.ts`, without waiting, and with all that waiting in `npm run try feeds`.
 */
const OFFERS: Readonly<Record<string, Offer>> = {
  whise: { homes: 120, projects: 2 },
  skarabee: { homes: 16, projects: 1 },
  zabun: { homes: 16, projects: 1 },
};
/** Calls within a second that a vendor may get: five, and one more where another piece of work begins. */
const MOST_CALLS = 6;

// Serial: each test goes on from the rounds before.
test.describe.configure({ mode: 'serial' });

let port: number;
let site: TestWorkers | null = null;
let deployment: TestWorkers;
const vendors = new Map<string, FeedVendor>();

const vendorOf = (kind: string): FeedVendor => {
  const vendor = vendors.get(kind);
  if (vendor === undefined) throw new Error(`no vendor ${kind}`);
  return vendor;
};

async function done(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await gevelAt(deployment.port, localOperatorToken(), ...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

/** The same with a secret on standard input. */
async function doneWith(secret: object, ...words: readonly string[]): Promise<void> {
  const to = `http://localhost:${deployment.port}`;
  const { code, stderr } = await gevelReading(JSON.stringify(secret), to, localOperatorToken(), ...words);
  expect(code, stderr).toBe(0);
}

interface Noted {
  readonly vendor_id: string;
  readonly estate_id: string;
  readonly guid: string | null;
  readonly state: string;
}
const noted = (kind: string) =>
  contentServiceOf(deployment).rows<Noted>(
    'SELECT vendor_id, estate_id, guid, state FROM feed_homes WHERE site_id = ? AND feed = ?',
    SITE,
    kind,
  );

const lastRound = async (kind: string) => {
  const [row] = await contentServiceOf(deployment).rows<{
    ended_at: number | null;
    outcome: string | null;
    reason: string | null;
  }>('SELECT ended_at, outcome, reason FROM feeds WHERE site_id = ? AND name = ?', SITE, kind);
  return row ?? null;
};

/** Runs a round and waits for its end; one of the whole list says what is gone. */
async function round(kind: string, { whole }: { readonly whole: boolean }): Promise<void> {
  const before = (await lastRound(kind))?.ended_at ?? null;
  if (whole)
    await contentServiceOf(deployment).rows(
      'UPDATE feeds SET whole_at = NULL WHERE site_id = ? AND name = ?',
      SITE,
      kind,
    );
  await done('feed', 'run', SITE, kind);
  await expect
    .poll(async () => (await lastRound(kind))?.ended_at ?? null, { timeout: 120_000, intervals: [500] })
    .not.toBe(before);
  expect(await lastRound(kind)).toMatchObject({ outcome: 'ok', reason: null });
}

/** The path of a home's page, by the id that it has here. */
async function pathsOf(kind: string): Promise<(vendorId: string) => string> {
  const all = new Map((await noted(kind)).map((one) => [one.vendor_id, one]));
  return (vendorId) => {
    const home = all.get(vendorId);
    if (home === undefined) throw new Error(`no home ${vendorId}`);
    return shortEstatePath(home.guid ?? home.estate_id, 'nl');
  };
}

/** The answer of a path, whose own address has the home's title behind its id. */
async function answerOf(path: string) {
  const answer = await send(hostname, path, { port });
  const { location } = answer.headers;
  return answer.status === 301 && location !== undefined
    ? send(hostname, new URL(location, `http://${hostname}`).pathname, { port })
    : answer;
}

/** Opens a site without pages of before: how long it keeps those, other tests check. */
async function openSite(): Promise<void> {
  await site?.stop();
  site = await startTestWorkers({
    configs: SITE_ALONE,
    vars: callingOver(deployment.port),
    seeded: false,
    hostnames: [hostname],
  });
  ({ port } = site);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const [kind, open] of Object.entries(FEED_VENDORS)) {
    const offer = OFFERS[kind];
    if (offer === undefined) throw new Error(`no offer of ${kind}`);
    vendors.set(kind, await open(offer));
  }
  const hosts = [...vendors.values()].map(({ host }) => host);
  deployment = await startContentAlone({ LOCAL_SERVICES: hosts.join(' ') });
  await openSite();
});

test.afterAll(async () => {
  await site?.stop();
  await deployment.stop();
  for (const { stop } of vendors.values()) await stop();
});

for (const kind of Object.keys(FEED_VENDORS)) {
  test(`${kind}: from a key to pages: every home that the vendor publishes is shown`, async ({ page }) => {
    test.setTimeout(300_000);
    const { account, secrets, options, homes, project, units, priceOf, reported } = vendorOf(kind);
    if (account !== null) await doneWith(account, 'feed', 'account', 'set', kind);
    const add = ['feed', 'add', SITE, kind, ...options];
    await (secrets === null ? done(...add) : doneWith(secrets, ...add, '--secrets'));
    await expect
      .poll(async () => (await lastRound(kind))?.outcome ?? null, { timeout: 240_000, intervals: [500] })
      .not.toBeNull();
    expect(await lastRound(kind)).toMatchObject({ outcome: 'ok', reason: null });
    const all = await noted(kind);
    const { homes: alone, projects } = OFFERS[kind] as Offer;
    expect(all).toHaveLength(alone + projects * 4);
    expect(all.filter(({ state }) => state === 'refused')).toEqual([]);
    const shown = all.filter(({ state }) => state === 'shown');
    expect(shown.length).toBeGreaterThan(alone / 2);
    expect(await done('feed', 'show', SITE, kind)).toContain(`${shown.length} shown`);

    const pathOf = await pathsOf(kind);
    const open = (vendorId: string) => page.goto(at(SITE, pathOf(vendorId), port));
    const main = page.locator('main');
    await open(homes.stays);
    await expect(main).toContainText(figureOf(priceOf('stays')));
    await expect(main.locator('img').first()).toBeVisible();
    await open(homes.placed);
    await expect(main).toContainText(SHOWN_STREET);
    await open(project);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const offered = all.filter(({ vendor_id, state }) => units.includes(vendor_id) && state === 'shown');
    for (const { guid, estate_id } of offered)
      await expect(page.locator(`main a[href*="${guid ?? estate_id}"]`).first()).toBeAttached();
    // The address that the vendor was told leads to the home's page.
    if (reported !== null) {
      const { pathname } = new URL(reported('stays') ?? 'none');
      expect(pathname).toBe(pathOf(homes.stays));
      expect((await answerOf(pathname)).status).toBe(200);
    }
  });

  test(`${kind}: changed, sold, hidden, deleted, restored, or with less to show: its page follows`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { homes, change, restore, priceOf, reported, pace } = vendorOf(kind);
    const idsOf = async () => new Map((await noted(kind)).map((one) => [one.vendor_id, one.estate_id]));
    const before = await idsOf();
    change();
    await round(kind, { whole: true });
    const states = new Map((await noted(kind)).map(({ vendor_id, state }) => [vendor_id, state]));
    expect([states.get(homes.hidden), states.get(homes.deleted)]).toEqual(['hidden', 'gone']);
    const pathOf = await pathsOf(kind);
    const textOf = async (home: Home): Promise<string> => {
      await page.goto(at(SITE, pathOf(homes[home]), port));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return (await page.content()).replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
    };
    expect(await textOf('changed')).toContain(figureOf(NEW_PRICE));
    expect(await textOf('sold')).toContain('Verkocht');
    expect(await textOf('option')).toContain('In optie');
    const unpriced = await textOf('unpriced');
    expect(unpriced).toContain('Prijs op aanvraag');
    expect(unpriced).not.toContain(figureOf(priceOf('unpriced')));
    expect(await textOf('unplaced')).not.toContain(HIDDEN_STREET);
    for (const home of ['hidden', 'deleted'] as const) {
      expect((await answerOf(pathOf(homes[home]))).status).toBe(410);
      if (reported !== null) expect(reported(home)).toBe(null);
    }

    restore();
    await round(kind, { whole: false });
    await openSite();
    expect((await answerOf(pathOf(homes.hidden))).status).toBe(200);
    if (reported !== null) expect(new URL(reported('hidden') ?? 'none').pathname).toBe(pathOf(homes.hidden));
    expect(await idsOf()).toEqual(before);
    if (pace !== null) expect(pace()).toBeLessThanOrEqual(MOST_CALLS);
  });
}

/** A figure as Dutch pages write it. */
function figureOf(euros: number): string {
  return new Intl.NumberFormat('nl-BE').format(euros);
}
