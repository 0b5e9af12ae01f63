/**
 * An agency whose homes stand in Whise (decision 143): from `feed add` to pages, over a server that speaks as the vendor
 * does. What a home's fields become is tested beside the mapping.
 */
import { spawn } from 'node:child_process';
import { pathTo } from '#domain/routes.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { callingOver, startContentAlone } from '../support/content-alone.ts';
import { contentServiceOf } from '../support/content-service.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { gevelAt } from '../support/gevel-process.ts';
import { send } from '../support/http.ts';
import { AGENCIES, at } from '../support/sites.ts';
import { whiseHomes } from '../support/whise-homes.ts';
import { openWhise, WHISE_CLIENT, type WhiseServer } from '../support/whise-server.ts';

const SITE = 'huis-haard';
const HOMES = 160;
const PROJECTS = 4;

// Serial: each test goes on from the rounds before.
test.describe.configure({ mode: 'serial' });

let port: number;
let site: TestWorkers | null = null;
let deployment: TestWorkers;
let vendor: WhiseServer;
const ends: (() => Promise<void>)[] = [];

const gevel = (...words: readonly string[]) => gevelAt(deployment.port, localOperatorToken(), ...words);

async function done(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await gevel(...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

/** The same with a text on standard input. */
const doneWith = (input: string, ...words: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const to = `http://localhost:${deployment.port}`;
    const child = spawn(process.execPath, ['scripts/run.mjs', 'gevel/main.ts', ...words, '--to', to], {
      env: { ...process.env, GEVEL_TOKEN: localOperatorToken() },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', resolve);
    child.stdin.end(input);
  });

interface Noted {
  readonly vendor_id: string;
  readonly estate_id: string;
  readonly state: string;
  readonly reason: string | null;
}
const noted = () =>
  contentServiceOf(deployment).rows<Noted>(
    'SELECT vendor_id, estate_id, state, reason FROM feed_homes WHERE site_id = ?',
    SITE,
  );
const homeOf = async (id: number): Promise<Noted> => {
  const found = (await noted()).find(({ vendor_id }) => vendor_id === String(id));
  if (found === undefined) throw new Error(`no home ${id}`);
  return found;
};

const lastRound = async () => {
  const [row] = await contentServiceOf(deployment).rows<{
    round: number | null;
    ended_at: number | null;
    outcome: string | null;
    reason: string | null;
  }>('SELECT round, ended_at, outcome, reason FROM feeds WHERE site_id = ?', SITE);
  return row ?? null;
};

/** Runs a round and waits for its end; every round reads the whole list. */
async function round(): Promise<void> {
  const before = (await lastRound())?.ended_at ?? null;
  await contentServiceOf(deployment).rows('UPDATE feeds SET whole_at = NULL WHERE site_id = ?', SITE);
  await done('feed', 'run', SITE, 'whise');
  await expect
    .poll(async () => (await lastRound())?.ended_at ?? null, { timeout: 120_000, intervals: [500] })
    .not.toBe(before);
  expect(await lastRound()).toMatchObject({ outcome: 'ok' });
}

/** The answer of a home's page, whose address has its title behind its id. */
async function pageOf(estateId: string) {
  const { hostname } = AGENCIES[SITE];
  const answer = await send(hostname, pathTo('estate', 'nl', { id: estateId }), { port });
  const { location } = answer.headers;
  return answer.status === 301 && location !== undefined
    ? send(hostname, new URL(location, `http://${hostname}`).pathname, { port })
    : answer;
}
const statusOf = async (id: number) => pageOf((await homeOf(id)).estate_id);
const textOf = async (id: number): Promise<string> => {
  const { status, text } = await statusOf(id);
  expect(status).toBe(200);
  return text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
};

/** Opens a site without pages of before: how long it keeps those, other tests check. */
async function openSite(): Promise<void> {
  await site?.stop();
  site = await startTestWorkers({
    configs: SITE_ALONE,
    vars: callingOver(deployment.port),
    seeded: false,
    hostnames: [AGENCIES[SITE].hostname],
  });
  ({ port } = site);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  vendor = await openWhise(whiseHomes({ homes: HOMES, projects: PROJECTS }));
  ends.push(vendor.stop);
  deployment = await startContentAlone({ LOCAL_SERVICES: new URL(vendor.address).host });
  ends.push(deployment.stop);
  await openSite();
});

test.afterAll(async () => {
  await site?.stop();
  for (const end of ends.toReversed()) await end();
});

test('from a key to pages: every home that the vendor publishes is shown, and no other', async ({ page }) => {
  test.setTimeout(300_000);
  expect(await doneWith(JSON.stringify(vendor.account), 'feed', 'account', 'set', 'whise')).toBe(0);
  await done('feed', 'add', SITE, 'whise', '--client', WHISE_CLIENT);
  await expect
    .poll(async () => (await lastRound())?.outcome ?? null, { timeout: 240_000, intervals: [1000] })
    .not.toBeNull();
  expect(await lastRound()).toMatchObject({ outcome: 'ok', reason: null });
  const homes = await noted();
  expect(homes.filter(({ state }) => state === 'refused')).toEqual([]);
  expect(homes).toHaveLength(HOMES + PROJECTS * 4);
  const shown = homes.filter(({ state }) => state === 'shown');
  expect(shown.length).toBeGreaterThan(HOMES / 2);
  for (const { estate_id } of shown.filter((_, index) => index % 25 === 0)) {
    expect((await pageOf(estate_id)).status).toBe(200);
  }
  const project = await homeOf(1_000_000 + HOMES);
  await page.goto(at(SITE, pathTo('estate', 'nl', { id: project.estate_id }), port));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const units = await Promise.all([1, 2, 3].map((unit) => homeOf(1_000_000 + HOMES + unit)));
  for (const { estate_id } of units.filter(({ state }) => state === 'shown')) {
    await expect(page.locator(`a[href*="${estate_id}"]`).first()).toBeAttached();
  }
  expect(await done('feed', 'show', SITE, 'whise')).toContain(`${shown.length} shown`);
});

test('changed, sold, hidden, deleted, restored, or with less to show: its page follows', async () => {
  test.setTimeout(400_000);
  // Homes that show their price and address: these places in the list are made of two recorded ones.
  const [changed, sold, option, hidden, deleted, unpriced, unplaced] = [10, 16, 20, 26, 30, 36, 40].map(
    (place) => 1_000_000 + place,
  ) as [number, number, number, number, number, number, number];
  const before = await homeOf(hidden);
  const price = await textOf(unpriced);
  expect(price).not.toContain('Prijs op aanvraag');
  const [figure] = /€ [0-9.]{7,}/.exec(price) ?? [''];
  expect(figure).not.toBe('');
  expect(await textOf(unplaced)).toContain('rue de Poivre');
  vendor.change(changed, { price: 1_234_000 });
  vendor.change(sold, { purposeStatus: { id: 3 } });
  vendor.change(option, { purposeStatus: { id: 5 } });
  vendor.change(hidden, { displayStatusId: 1 });
  vendor.forget(deleted);
  vendor.change(unpriced, { displayPrice: undefined });
  vendor.change(unplaced, { displayAddress: undefined });
  await round();
  expect((await homeOf(hidden)).state).toBe('hidden');
  expect((await homeOf(deleted)).state).toBe('gone');
  await openSite();
  expect((await statusOf(hidden)).status).toBe(410);
  expect((await statusOf(deleted)).status).toBe(410);
  expect(await textOf(changed)).toContain('1.234.000');
  expect(await textOf(sold)).toContain('Verkocht');
  expect(await textOf(option)).toContain('In optie');
  const withdrawn = await textOf(unpriced);
  expect(withdrawn).toContain('Prijs op aanvraag');
  expect(withdrawn).not.toContain(figure);
  expect(await textOf(unplaced)).not.toContain('rue de Poivre');
  vendor.change(hidden, { displayStatusId: 2 });
  await round();
  await openSite();
  expect((await statusOf(hidden)).status).toBe(200);
  expect((await homeOf(hidden)).estate_id).toBe(before.estate_id);
});
