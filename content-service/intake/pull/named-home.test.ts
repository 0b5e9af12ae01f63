/** A home that a visitor asks for before it was learned: just published, or non-existent (decision 86). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropGuards, hold, lift } from '../../across/moves/holds.ts';
import { anAgency } from '../../testing/agenda.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { aContactRequest, aKey, aRecommendation, rowsOf } from '../../testing/messages.ts';
import { ask, forgetWork, work } from '../../testing/own-service.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';

const NOW = '2026-11-21T11:00:00.000Z';
let sites = 0;
let site = '';

/** Sets the service's answer for a home by its address. */
const tells = (id: string, as: Scripted) => tell(site, { [`/sites/${site}/estates/v2/${id}`]: as });
const isNew = (id: number) => tells(String(id), { json: anEstate(id, { price: { value: 300_000 } }) });

const agenda = async (id: string) => (await ask('GET', `/sites/${site}/live-agenda/${id}`)).status;
const write = async (path: string, body: object) =>
  (await ask('POST', `/sites/${site}${path}`, body, undefined, { 'Idempotency-Key': aKey() })).status;

/** Requests for homes that the service got. */
const asked = async (): Promise<string[]> =>
  (await askedOf(site)).flatMap(({ path }) => /\/estates\/v2\/(.+)$/.exec(path)?.[1] ?? []);

/** Lets a minute pass for remembered results. */
const minutePasses = () => env.DB.prepare('UPDATE asked_homes SET asked_at = asked_at - 60000').run();

beforeEach(async () => {
  forgetWork();
  sites += 1;
  site = `named-${sites}`;
  await store(anAgency(site));
  await store(siteStatements(aSite(site, { settings: { features: ['agenda', 'alerts'] } })));
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'core',
    pictureHosts: [],
    token: 'a-token-of-the-agency',
  });
});

it('answers 404 when its home is refused, and operators see why', async () => {
  const home = anEstate(9, { address: { visible: true, country: { id: 1 } } });
  await tells('9', { json: home });
  expect(await agenda('9')).toBe(404);
  const { body } = await ask('GET', `/sites/${site}/content-service`);
  expect(JSON.stringify(body)).toContain('not a known code of countries');
});

describe('a home published a minute ago', () => {
  it.each([
    ['its times to view', () => agenda('9'), 200],
    [
      'a question about it',
      () => write('/contact-requests', { ...aContactRequest, kind: 'estate', estateId: '9' }),
      202,
    ],
    [
      'sending it to a friend',
      () => write('/friend-recommendations', { ...aRecommendation, estateId: '9' }),
      202,
    ],
    [
      'following its price',
      () => write('/subscriptions', { email: 'an@example.be', locale: 'nl', criteria: { home: '9' } }),
      202,
    ],
  ])('is fetched when somebody requests %s', async (_what, call, status) => {
    await isNew(9);
    expect(await call()).toBe(status);
    expect((await ask('GET', `/sites/${site}/content-service`)).body.state).toMatchObject({
      homes: { known: 1, waiting: 0, refused: 0 },
    });
    expect(await call()).toBe(status);
    expect(await asked()).toEqual(['9']);
    // It has no pictures to fetch.
    expect(await work()).toEqual([]);
  });

  it('is requested once, however many visitors ask at once', async () => {
    await tells('9', { json: anEstate(9), way: { after: 300 } });
    expect(await Promise.all(Array.from({ length: 6 }, () => agenda('9')))).toEqual(Array(6).fill(200));
    expect(await asked()).toEqual(['9']);
  });

  it('is fetched with its project if it is a unit', async () => {
    await tells('11', { json: anEstate(11, { parentId: 10 }) });
    await tells('10', { json: anEstate(10, { project: true, children: [anEstate(11)] }) });
    expect(await agenda('11')).toBe(200);
    expect((await rowsOf('own_homes', site)).map(({ id }) => id)).toEqual(['10']);
  });

  it('is fetched with its project when that is known already, without it', async () => {
    await tells('10', { json: anEstate(10, { project: true, children: [] }) });
    expect(await agenda('10')).toBe(200);
    await tells('11', { json: anEstate(11, { parentId: 10 }) });
    await tells('10', { json: anEstate(10, { project: true, children: [anEstate(11)] }) });
    expect(await agenda('11')).toBe(200);
  });

  it('is restored after it was withdrawn', async () => {
    await isNew(9);
    await agenda('9');
    await tell(site, { [`/sites/${site}/estates/v2/9`]: null });
    await ask('POST', `/sites/${site}/changed-homes`, { ids: ['9'] });
    await work();
    expect(await agenda('9')).toBe(410);
    await isNew(9);
    await minutePasses();
    expect(await agenda('9')).toBe(200);
  });
});

describe('while the site moves to another database', () => {
  it('a home that is not known here is asked for later, and nothing is written (decision 130)', async () => {
    await isNew(9);
    await hold(env.DB, site, NOW);
    const answer = await ask('GET', `/sites/${site}/live-agenda/9`);
    expect([answer.status, answer.body.error]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    expect(await asked()).toEqual([]);
    await lift(env.DB, site, NOW);
    await dropGuards(env.DB);
    expect(await agenda('9')).toBe(200);
  });
});

describe('an unknown home', () => {
  it('is requested once a minute, without delaying others', async () => {
    for (let time = 0; time < 5; time++) expect(await agenda('9')).toBe(404);
    expect(await asked()).toEqual(['9']);
    await isNew(9);
    expect(await agenda('9')).toBe(404);
    await minutePasses();
    expect(await agenda('9')).toBe(200);
  });

  it('is requested at most twenty times a minute for invented ids, and known homes stay', async () => {
    await isNew(1);
    expect(await agenda('1')).toBe(200);
    const invented = Array.from({ length: 60 }, (_, at) => String(at + 100));
    const answers = await Promise.all(invented.map(agenda));
    expect(new Set(answers)).toEqual(new Set([404]));
    expect((await asked()).length).toBe(20);
    expect(await agenda('1')).toBe(200);
    expect((await rowsOf('asked_homes', site)).length).toBe(20);
    await minutePasses();
    await agenda('999');
    // Older results are deleted.
    expect((await rowsOf('asked_homes', site)).length).toBe(1);
  });

  it.each(['../9', '9%2F..', 'x y', '9'.repeat(80)])('is not requested for an invalid id: %s', async (id) => {
    expect([400, 404]).toContain(await agenda(encodeURIComponent(id)));
    expect(await asked()).toEqual([]);
  });

  it('is not requested when the agency has no service of its own, or a full one', async () => {
    await ask('PUT', `/sites/${site}/content-service`, {
      address: `${SERVER}/${site}`,
      scope: 'full',
      pictureHosts: [],
    });
    await isNew(9);
    expect(await agenda('9')).toBe(404);
    await ask('DELETE', `/sites/${site}/content-service`);
    expect(await agenda('9')).toBe(404);
    expect(await asked()).toEqual([]);
  });
});

/** Fault of the service → status that a visitor gets for an unknown home. */
const FAULTS: readonly [string, Scripted, number][] = [
  ['is down', { status: 503, text: '' }, 503],
  ['says nothing', { way: 'never' }, 503],
  ['errs', { status: 500, text: '' }, 503],
  ['answers pages', { text: '<html>' }, 503],
  ['leads elsewhere', { status: 302, headers: { Location: `${SERVER}/x` }, text: '' }, 503],
  ['refuses the token', { status: 401, text: '' }, 503],
  ['is cut off', { json: anEstate(9), way: 'cut' }, 503],
  ['has no end', { headers: { 'Content-Type': 'application/json' }, way: 'endless' }, 503],
  ['answers about another home', { json: anEstate(8) }, 503],
  ['withdrew it', { status: 410, json: { error: { code: 'gone', message: '' } } }, 404],
];

describe.each(FAULTS)('a service that %s', (_what, fault, status) => {
  it('is asked once, and a form waits for it instead of being refused', async () => {
    await tells('9', fault);
    const request = { ...aContactRequest, kind: 'estate', estateId: '9' };
    expect(await write('/contact-requests', request)).toBe(status);
    expect(await agenda('9')).toBe(status);
    expect(await asked()).toEqual(['9']);
    expect(await rowsOf('own_homes', site)).toEqual([]);
    // When it is back, the home is learned in the next minute.
    await isNew(9);
    await minutePasses();
    expect(await write('/contact-requests', request)).toBe(202);
  });
});
