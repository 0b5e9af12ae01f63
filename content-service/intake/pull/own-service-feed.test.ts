/** An agency's own service for the core of the contract is shown to operators and to the agency as its feeds are (decision 143). */
import { beforeEach, describe, expect, it } from 'vitest';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { store } from '../../testing/store.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { askDueLists } from './ask-list.ts';

let sites = 0;
let site = '';
const NOW = new Date(Math.ceil(Date.now() / 60_000) * 60_000);
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const FEEDS = () => `/sites/${site}/feeds`;
const OWN = () => `${FEEDS()}/own-service`;

async function minute(at: Date): Promise<void> {
  await askDueLists(BINDINGS, at);
  await work(at);
}
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
  expect((await ask('GET', FEEDS())).body).toEqual({ feeds: [] });
  expect((await ask('POST', `${OWN()}/run`, {})).status).toBe(404);
  await ask('DELETE', `/sites/${site}/content-service`);
  expect((await ask('GET', OWN())).status).toBe(404);
});
