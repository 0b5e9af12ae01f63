/** The embedded service learns homes of an agency's own service, over HTTP on loopback (decision 86). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedState } from '#wire/staff.ts';
import { everyMinute } from '../../scheduled.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { answerOf, get, post } from '../../testing/call.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { aContactRequest, aKey, postOnce, rowsOf } from '../../testing/messages.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';

/** The next full hour: settings are written now, and due from then on. */
const NOW = new Date(afterTests(3_600_000));
const MINUTE = 60_000;
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * MINUTE);

let sites = 0;
let site = '';

/** A home as the agency's service returns it. */
const aHome = (id: number, price = 300_000) =>
  anEstate(id, {
    title: { nl: `Huis ${id}` },
    price: { value: price },
    address: aCity(1, '8300', 'Knokke', 51.3, 3.3),
  });

/** Gives the service these homes, in its list and by their addresses. */
async function offers(homes: readonly object[], more: Readonly<Record<string, Scripted | null>> = {}) {
  const ids = homes.map((home) => (home as ReturnType<typeof anEstate>).general.id);
  await tell(site, {
    [`/sites/${site}/estates`]: { json: { total: { value: homes.length }, results: homes } },
    ...Object.fromEntries(homes.map((json, at) => [`/sites/${site}/estates/v2/${ids[at]}`, { json }])),
    ...more,
  });
}

/** Runs a minute of the cron and all work that it enqueues. */
async function minute(at: Date) {
  await everyMinute(BINDINGS, at);
  return work(at);
}

const shown = async (): Promise<string[]> => {
  const { body } = await answerOf(await post(`/sites/${site}/estates`, { query: {}, size: 50 }));
  return (body as { results: { general: { id: string } }[] }).results
    .map(({ general }) => String(general.id))
    .toSorted();
};
const stateOf = async () =>
  (await ask('GET', `/sites/${site}/content-service`)).body.state as Record<string, unknown>;

beforeEach(async () => {
  forgetWork();
  sites += 1;
  site = `learner-${sites}`;
  await env.DB.prepare('DELETE FROM own_services').run();
  await store(siteStatements(aSite(site, { settings: { contact: { email: 'a@b.test' } } })));
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'core',
    pictureHosts: [],
    token: 'a-token-of-the-agency',
  });
});

describe('learning of homes', () => {
  it('stores listed homes, so that visitors can write about them and maps list them', async () => {
    await offers([aHome(1), aHome(2)]);
    expect(await minute(NOW)).toEqual(['ask-list', 'learn-homes']);
    expect(await shown()).toEqual(['1', '2']);
    const written = await postOnce(
      `/sites/${site}/contact-requests`,
      { ...aContactRequest, kind: 'estate', estateId: '1' },
      aKey(),
    );
    expect(written.status).toBe(202);
    expect((await answerOf(await get(`/sites/${site}/sitemap?size=100`))).body).toMatchObject({
      files: expect.arrayContaining([expect.objectContaining({ kind: 'estate' })]),
    });
    expect(await stateOf()).toMatchObject({ outcome: 'ok', homes: { known: 2, waiting: 0, refused: 0 } });
  });

  it('stores a home whose text is too long with the text cut, and reports it', async () => {
    const home = aHome(1);
    const long = {
      ...home,
      general: { ...home.general, description: { nl: 'een huis aan zee '.repeat(4000) } },
    };
    await offers([long]);
    await minute(NOW);
    const { body } = await answerOf(await get(`/sites/${site}/estates/v2/1`));
    const { general } = body as { general: { description: { nl: string } } };
    expect(general.description.nl).toMatch(/^een huis .*…$/);
    expect(general.description.nl.length).toBeLessThanOrEqual(50_000);
    expect(await stateOf()).toMatchObject({ homes: { known: 1, refused: 0 } });
  });

  it('requests only homes with a changed list entry, and writes nothing for unchanged ones', async () => {
    await offers([aHome(1), aHome(2)]);
    await minute(NOW);
    const version = await env.CACHE.get(`version:${site}`);
    const asked = (await askedOf(site)).length;
    await minute(later(20));
    expect((await askedOf(site)).length).toBe(asked + 1);
    expect(await env.CACHE.get(`version:${site}`)).toBe(version);
    await offers([aHome(1), aHome(2, 290_000)]);
    await minute(later(80));
    const { body } = await answerOf(await get(`/sites/${site}/estates/v2/2`));
    expect(body).toMatchObject({ general: { price: { value: 290_000 } } });
    expect((await askedOf(site)).filter(({ path }) => path.endsWith('/estates/v2/1'))).toHaveLength(1);
  });

  it('withdraws a home that is gone, after requesting it by its address', async () => {
    await offers([aHome(1), aHome(2)]);
    await minute(NOW);
    // No longer in the list, but still there, such as a sold home.
    await offers([aHome(1)]);
    await minute(later(20));
    expect(await shown()).toEqual(['1', '2']);
    await offers([aHome(1)], { [`/sites/${site}/estates/v2/2`]: null });
    await ask('POST', `/sites/${site}/changed-homes`, { ids: ['2'] });
    await work(later(21));
    expect(await shown()).toEqual(['1']);
    expect((await get(`/sites/${site}/estates/v2/2`)).status).toBe(410);
  });

  it('does not believe at once that nearly all homes are gone', async () => {
    const homes = Array.from({ length: 12 }, (_, at) => aHome(at + 1));
    await offers(homes);
    await minute(NOW);
    const nothing = Object.fromEntries(
      homes.map(({ general: { id } }) => [`/sites/${site}/estates/v2/${id}`, null]),
    );
    await offers([], nothing);
    await minute(later(20));
    expect(await shown()).toHaveLength(12);
    expect(await stateOf()).toMatchObject({ homes: { waiting: 12 } });
    // Six hours later the service says so again.
    await minute(later(20 + 6 * 60 + 1));
    await minute(later(20 + 14 * 60));
    expect(await shown()).toEqual([]);
  });

  it('reads as tolerantly as pages, and reports why other homes were refused', async () => {
    const odd = { ...aHome(1), invented: true, pictures: 'none', layout: 7 };
    await offers([odd, aHome(2), { ...aHome(3), general: { ...aHome(3).general, id: 4 } }]);
    await tell(site, {
      [`/sites/${site}/estates`]: { json: { total: { value: 3 }, results: [aHome(1), aHome(2), aHome(3)] } },
      [`/sites/${site}/estates/v2/1`]: { json: odd },
      [`/sites/${site}/estates/v2/3`]: { json: aHome(4) },
    });
    await minute(NOW);
    expect(await shown()).toEqual(['1', '2']);
    expect((await stateOf()).refusals).toEqual([{ what: 'home 3', reason: 'an answer about another home' }]);
  });

  it('asks an unchanging agency less often, and a suspended one never', async () => {
    await offers([aHome(1)]);
    let rounds = 0;
    for (let at = 0; at < 24 * 60; at += 30)
      rounds += (await minute(later(at))).filter((kind) => kind === 'ask-list').length;
    expect(rounds).toBeLessThan(10);
    await store(siteStatements(aSite(site, { state: 'suspended' })));
    const before = (await askedOf(site)).length;
    await minute(later(72 * 60));
    expect((await askedOf(site)).length).toBe(before);
  });
});

describe('a service with faults', () => {
  const FAULTS: readonly [string, Scripted, FeedState, string][] = [
    ['is down', { status: 503, text: 'down' }, 'failing', '503'],
    ['wants fewer calls', { status: 429, text: '' }, 'too-often', '429'],
    ['answers pages', { text: '<html>' }, 'broken', 'no JSON'],
    ['answers no list', { json: { results: 'none' } }, 'broken', 'a list that cannot be read'],
    ['answers null', { json: null }, 'broken', 'a list that cannot be read'],
    [
      'redirects',
      { status: 302, headers: { Location: 'http://127.0.0.1:1/' }, text: '' },
      'broken',
      'redirected, 302',
    ],
    ['refuses the token', { status: 401, text: '' }, 'key-refused', '401'],
    ['has no such call', { status: 404, text: '' }, 'broken', '404'],
    ['is cut off', { json: { total: { value: 0 } }, way: 'cut' }, 'unreachable', 'no connection'],
    [
      'has no end',
      { headers: { 'Content-Type': 'application/json' }, way: 'endless' },
      'broken',
      'too large',
    ],
  ];

  it.each(FAULTS)(
    '%s: known homes stay, and the other agency goes on',
    async (_what, fault, outcome, reason) => {
      await offers([aHome(1)]);
      await minute(NOW);
      const broken = site;
      await tell(broken, { [`/sites/${broken}/estates`]: fault });
      const well = `${site}-well`;
      await store(siteStatements(aSite(well)));
      await ask('PUT', `/sites/${well}/content-service`, {
        address: `${SERVER}/${well}`,
        scope: 'core',
        pictureHosts: [],
      });
      site = well;
      await offers([aHome(7)]);
      await minute(later(20));
      expect(await shown()).toEqual(['7']);
      site = broken;
      expect(await shown()).toEqual(['1']);
      expect(await stateOf()).toMatchObject({ outcome, reason });
    },
  );

  it('that lists another agency’s ids gets homes of its own, and the other’s stay unchanged', async () => {
    await store(siteStatements(aSite(`${site}-b`)));
    await offers([aHome(1)]);
    await minute(NOW);
    expect((await get(`/sites/${site}-b/estates/v2/1`)).status).toBe(404);
    expect(await rowsOf('records', `${site}-b`)).toEqual([]);
  });

  it('gets no requests for single homes while it is down', async () => {
    await offers(Array.from({ length: 10 }, (_, at) => aHome(at + 1)));
    for (let id = 1; id <= 10; id++)
      await tell(site, { [`/sites/${site}/estates/v2/${id}`]: { status: 503, text: '' } });
    await minute(NOW);
    expect((await askedOf(site)).filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ outcome: 'failing', reason: '503', homes: { waiting: 10 } });
  });
});
