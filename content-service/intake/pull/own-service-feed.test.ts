/** An agency's own service for the core of the contract is shown to operators and to the agency as its feeds are (decision 143). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../kinds.ts';
import { doWork } from '../../queues.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { askDueLists, askList } from './ask-list.ts';

let sites = 0;
let site = '';
const NOW = new Date(afterTests(60_000));
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const FEEDS = () => `/sites/${site}/feeds`;
const OWN = () => `${FEEDS()}/own-service`;

async function minute(at: Date): Promise<void> {
  await askDueLists(BINDINGS, at);
  await work(at);
}
/** Since when nothing was read any more, as the agency is told; milliseconds. */
const readSince = () =>
  env.DB.prepare('SELECT since FROM shown_feeds WHERE site_id = ?').bind(site).first<number>('since');
/** The service lists these homes; the last one answers as another home. */
async function offers(ids: readonly number[]): Promise<void> {
  const homes = ids.map((id) => anEstate(id));
  await tell(site, {
    [`/sites/${site}/estates`]: { json: { total: { value: ids.length }, results: homes } },
    ...Object.fromEntries(
      ids.map((id, at) => [
        `/sites/${site}/estates/v2/${id}`,
        { json: anEstate(at === ids.length - 1 ? id + 100 : id) },
      ]),
    ),
  });
}

beforeEach(async () => {
  forgetWork();
  site = `shown-${++sites}`;
  await store(siteStatements(aSite(site)));
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'core',
    pictureHosts: ['img.agency.be'],
    token: 'a-token-of-the-agency',
  });
});

it('stands among the site’s feeds, with its last round, its homes and the next round, and no token', async () => {
  await offers([1, 2, 3]);
  const [before] = (await ask('GET', FEEDS())).body.feeds as readonly object[];
  expect(before).toMatchObject({ name: 'own-service', kind: 'own-service', outcome: null, endedAt: null });
  await minute(NOW);
  const { status, text, body } = await ask('GET', OWN());
  expect([status, body]).toMatchObject([
    200,
    {
      name: 'own-service',
      kind: 'own-service',
      settings: { address: `${SERVER}/${site}`, pictureHosts: ['img.agency.be'] },
      paused: false,
      running: false,
      minutes: 15,
      outcome: 'ok',
      reason: null,
      failures: 0,
      endedAt: NOW.toISOString(),
      nextAt: later(15).toISOString(),
      homes: { shown: 2, hidden: 0, refused: 1, asked: 0, gone: 0 },
      notTaken: [
        { home: '3', estate: '3', state: 'refused', reason: 'an answer about another home', rival: null },
      ],
      unmapped: [],
    },
  ]);
  expect(text).not.toContain('a-token-of-the-agency');
});

it('says why its last round failed, and counts as failing until one succeeds', async () => {
  const failing = async () => {
    const { sites: all } = (await ask('GET', '/status')).body as {
      sites: { site: string; feedsFailing: number }[];
    };
    return all.find((one) => one.site === site)?.feedsFailing;
  };
  await offers([1, 2]);
  await minute(NOW);
  await tell(site, { [`/sites/${site}/estates`]: { status: 401, text: '' } });
  await minute(later(20));
  expect((await ask('GET', OWN())).body).toMatchObject({
    outcome: 'key-refused',
    reason: '401',
    failures: 1,
  });
  expect(await failing()).toBe(1);
  await offers([1, 2]);
  await minute(later(200));
  expect((await ask('GET', OWN())).body).toMatchObject({ outcome: 'ok', reason: null, failures: 0 });
  expect(await failing()).toBe(0);
});

describe('whose list answers while its homes do not', () => {
  const down = () => tell(site, { [`/sites/${site}/estates/v2/2`]: { status: 503, text: '' } });
  /** The list with another price of home 2, so that this home is asked for. */
  const changes = (price: number) =>
    tell(site, {
      [`/sites/${site}/estates`]: {
        json: { total: { value: 2 }, results: [anEstate(1), anEstate(2, { price: { value: price } })] },
      },
    });

  it('is not read since its last whole round, and is asked ever more seldom', async () => {
    await offers([1, 2, 3]);
    await minute(NOW);
    await changes(290_000);
    await down();
    const lists = async () => (await askedOf(site)).filter(({ method }) => method === 'POST').length;
    const before = await lists();
    for (let step = 1; step <= 48 * 4; step += 1) await minute(later(step * 15));
    expect((await ask('GET', OWN())).body).toMatchObject({
      outcome: 'failing',
      reason: '503',
      // After a quarter of an hour, half an hour, one hour, two, four, and then every eight.
      failures: 10,
      minutes: 480,
    });
    expect((await lists()) - before).toBe(10);
    expect(await readSince()).toBe(NOW.getTime());
  });

  it('has been read once they answer', async () => {
    await offers([1, 2, 3]);
    await minute(NOW);
    await changes(290_000);
    await down();
    await minute(later(15));
    await tell(site, { [`/sites/${site}/estates/v2/2`]: { json: anEstate(2) } });
    await minute(later(60));
    expect((await ask('GET', OWN())).body).toMatchObject({
      outcome: 'ok',
      reason: null,
      failures: 0,
      nextAt: later(75).toISOString(),
    });
    expect(await readSince()).toBe(later(60).getTime());
  });

  it('fails once however many changes it reports meanwhile', async () => {
    await offers([1, 2, 3]);
    await minute(NOW);
    await down();
    for (const wait of [1, 2, 3]) {
      await ask('POST', `/sites/${site}/changed-homes`, { ids: ['2'] });
      await work(later(wait));
    }
    expect((await ask('GET', OWN())).body).toMatchObject({ outcome: 'failing', failures: 1 });
    expect(await readSince()).toBe(NOW.getTime());
  });
});

it('is not read by a round that another one overtook', async () => {
  await offers([1, 2]);
  await minute(NOW);
  const overtaken: Work[] = [];
  const WORK = { send: async (one: Work) => void overtaken.push(one) } as unknown as Queue<Work>;
  await tell(site, {
    [`/sites/${site}/estates`]: {
      json: { total: { value: 1 }, results: [anEstate(1, { price: { value: 1 } })] },
    },
  });
  await askList({ ...BINDINGS, WORK }, { siteId: site, round: later(1).getTime(), from: 0 }, later(1));
  expect(overtaken).toHaveLength(1);
  await tell(site, { [`/sites/${site}/estates`]: { status: 401, text: '' } });
  await minute(later(20));
  for (const one of overtaken) await doWork(one, BINDINGS, later(21));
  expect((await ask('GET', OWN())).body).toMatchObject({ outcome: 'key-refused', failures: 1 });
  expect(await readSince()).toBe(NOW.getTime());
});

it('has a round at once when an operator wants one, but not while the site is suspended', async () => {
  await offers([1, 2]);
  await minute(NOW);
  expect((await ask('POST', `${OWN()}/run`, {})).status).toBe(202);
  expect(await work(later(1))).toContain('ask-list');
  await store(siteStatements(aSite(site, { state: 'suspended' })));
  expect((await ask('POST', `${OWN()}/run`, {})).status).toBe(202);
  expect(await work(later(2))).toEqual([]);
});

describe('what is not for it says what to do instead', () => {
  it.each([
    ['PUT', '', { kind: 'file', settings: { address: 'https://a.be/homes' } }, 'site content-service set'],
    ['POST', '/pause', { paused: true }, 'site content-service remove'],
    ['DELETE', '', undefined, 'site content-service remove'],
    ['POST', '/decision', { home: '1', decided: 'same' }, 'none of them is kept apart'],
  ])('%s %s', async (method, path, sent, says) => {
    const { status, body } = await ask(method, `${OWN()}${path}`, sent);
    expect([status, body]).toMatchObject([
      422,
      { error: { fields: { feed: expect.stringContaining(says) } } },
    ]);
    expect((await ask('GET', OWN())).status).toBe(200);
  });
});

it('is no feed where it answers every call, or where there is none', async () => {
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'full',
    pictureHosts: [],
  });
  expect((await ask('GET', FEEDS())).body).toMatchObject({ feeds: [] });
  expect((await ask('POST', `${OWN()}/run`, {})).status).toBe(404);
  await ask('DELETE', `/sites/${site}/content-service`);
  expect((await ask('GET', OWN())).status).toBe(404);
});
