/**
 * The first calls of a page are sent with the site lookup when the isolate remembers the site of the hostname
 * (decision 95).
 */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createWaves } from '#bench/edge/workers/counts.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import { versionKey } from './platform/cache/keys.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const homeOf = (agency: string) =>
  aHome(12, {
    address: { visible: true, city: { id: 1, zip: '8300', name: { nl: `Stad van ${agency}` } } },
  });

const DAY = 24 * 60 * 60;
let scenes = 0;

/** Two agencies in one isolate that has served a page of the first; `passed` seconds later. Calls take `delay` ms. */
async function scene(passed = 2 * DAY, delay = 0) {
  scenes += 1;
  const documentOf = (name: string): SiteAnswer => ({
    ...siteDocument(`${name}-${scenes}-${crypto.randomUUID().slice(0, 6)}`),
    several: true,
    menus: ['main', 'footer'].map((menu) => ({ name: menu, items: [] })),
    texts: { nl: {} },
  });
  const [one, other] = [documentOf('one'), documentOf('other')];
  const content = fakeContent(one, other);
  for (const site of [one, other]) {
    const at = `/sites/${site.id}`;
    content.on(`POST ${at}/estates`, { total: { value: 1 }, results: [homeOf(site.id)] });
    content.on(`POST ${at}/estate-filters`, { headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 1 }] });
    content.on(`GET ${at}/estates/v2/12`, homeOf(site.id));
  }
  const host = one.hostnames[0] ?? '';
  const shows = (site: SiteAnswer) => content.on(`GET /sites/by-hostname/${host}`, site);
  const waves = createWaves();
  const honest = content.binding.fetch.bind(content.binding);
  let slow = 0;
  const fetch = async (request: Request) => {
    const end = waves.begin();
    await scheduler.wait(slow);
    const answer = await honest(request);
    end();
    return answer;
  };
  const counted = { ...content, binding: { fetch } as unknown as Fetcher };
  const bench = appBench({
    content: counted,
    screens,
    isolate: createIsolateState(),
  });
  await bench.ask(`https://${host}/nl/contact`);
  bench.clock.pass(passed);
  waves.take();
  content.calls.length = 0;
  slow = delay;
  const ask = async (path = '/nl/aanbod', hostname = host) => {
    const answer = await bench.ask(`https://${hostname}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  /** The number of calls per method and path since the last time. */
  const asked = () => {
    const counts: Record<string, number> = {};
    for (const call of content.calls.splice(0)) counts[call] = (counts[call] ?? 0) + 1;
    return counts;
  };
  const changeContent = (site: SiteAnswer, version: string) => env.CACHE.put(versionKey(site.id), version);
  return { ...bench, ask, asked, changeContent, content, waves, shows, host, one, other };
}

const searchOf = ({ id }: SiteAnswer) => `POST /sites/${id}/estates`;
const optionsOf = ({ id }: SiteAnswer) => `POST /sites/${id}/estate-filters`;

describe('a hostname that still belongs to the same site', () => {
  it.each([
    ['/nl/aanbod', 'without cached answers', 2 * DAY],
    ['/nl/aanbod/12/te-koop-huis-stad-van-8300', 'without cached answers', 2 * DAY],
    ['/nl/aanbod', 'after a change of its content', 5],
  ])('%s %s is loaded in one round', async (path, _what, passed) => {
    const { ask, waves, asked, changeContent, one } = await scene(passed);
    await changeContent(one, '7');
    const { status } = await ask(path);
    expect([status === 200 || status === 301, waves.take()]).toEqual([true, { calls: 1, rounds: 1 }]);
    expect(Object.values(asked()).every((count) => count === 1)).toBe(true);
  });

  it('requests each resource once when a changed site takes longer than the wait for a refresh', async () => {
    const { ask, asked, changeContent, one, host } = await scene(5, 900);
    await changeContent(one, '7');
    expect((await ask()).text).toContain(`Stad van ${one.id}`);
    expect(asked()).toEqual({
      [`GET /sites/by-hostname/${host}`]: 1,
      [searchOf(one)]: 1,
      [optionsOf(one)]: 1,
    });
  });

  it.each([
    ['of which nothing is kept', 2 * DAY, 100],
    ['of which nothing is kept, slowly', 2 * DAY, 1_000],
    ['after a change of its content, slowly', 5, 1_000],
  ])('requests each resource once for a hundred visitors of a page %s', async (_what, passed, delay) => {
    const { ask, asked, changeContent, one, host } = await scene(passed, delay);
    await changeContent(one, '7');
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(answers.every(({ text }) => text.includes(`Stad van ${one.id}`))).toBe(true);
    expect(asked()).toEqual({
      [`GET /sites/by-hostname/${host}`]: 1,
      [searchOf(one)]: 1,
      [optionsOf(one)]: 1,
    });
  });

  it('requests again resources that were requested before the content changed', async () => {
    const { ask, asked, changeContent, content, clock, one } = await scene();
    content.on(searchOf(one), async () => {
      // The content changes, with a new version, while the first answer is on its way.
      await changeContent(one, '8');
      clock.pass(4);
      content.on(searchOf(one), { total: { value: 1 }, results: [homeOf('after')] });
      return Response.json({ total: { value: 1 }, results: [homeOf('before')] });
    });
    const { text } = await ask();
    expect([text.includes('Stad van after'), text.includes('Stad van before')]).toEqual([true, false]);
    expect(asked()[searchOf(one)]).toBe(2);
  });
});

it('requests the site separately when a service answers combined calls only for one site', async () => {
  const { ask, content, host, one } = await scene();
  content.on(`GET /sites/by-hostname/${host}`, ({ headers }) =>
    headers.has('X-REQUEST-ID') ? Response.json(one) : new Response('{}', { status: 404 }),
  );
  expect((await ask()).text).toContain(`Stad van ${one.id}`);
});

describe('a hostname that now belongs to another site', () => {
  it('shows the other site, and nothing of the earlier one', async () => {
    const { ask, asked, shows, host, one, other } = await scene();
    shows({ ...other, hostnames: [host] });
    const { status, text } = await ask();
    expect([status, text.includes(`Stad van ${other.id}`), text.includes(other.name)]).toEqual([
      200,
      true,
      true,
    ]);
    expect([text.includes(`Stad van ${one.id}`), text.includes(one.name)]).toEqual([false, false]);
    expect(asked()[searchOf(other)]).toBe(1);
  });

  it('leaves no speculative answer in the caches of the earlier site', async () => {
    const { ask, asked, shows, content, host, one, other } = await scene();
    shows({ ...other, hostnames: [host] });
    await ask();
    asked();
    content.on('GET /sites/by-hostname/moved.test', { ...one, hostnames: ['moved.test'] });
    expect((await ask('/nl/aanbod', 'moved.test')).text).toContain(`Stad van ${one.id}`);
    expect(asked()).toMatchObject({ [searchOf(one)]: 1, [optionsOf(one)]: 1 });
  });

  it.each([
    ['a suspended site', 503, { state: 'suspended' }, []],
    ['a draft', 404, { state: 'draft' }, []],
    ['a site with another primary hostname', 301, {}, ['first.test']],
  ] as const)('answers as for %s', async (_what, status, changes, before) => {
    const { ask, shows, one, host } = await scene();
    shows({ ...one, ...changes, hostnames: [...before, host] });
    const answer = await ask();
    expect([answer.status, answer.text.includes('Stad van')]).toEqual([status, false]);
  });

  it('answers that there is no site when it was removed', async () => {
    const { ask, content, host } = await scene();
    content.on(`GET /sites/by-hostname/${host}`, () => new Response('{}', { status: 404 }));
    expect((await ask()).status).toBe(404);
  });

  it('shows no home of the deployment when the agency now has its own service', async () => {
    const { ask, shows, one } = await scene();
    shows({
      ...one,
      service: {
        scope: 'core',
        address: 'https://own.agency.test',
        pictureHosts: [],
        knows: [],
        token: null,
      },
    });
    expect((await ask()).text).not.toContain(`Stad van ${one.id}`);
  });
});

describe('speculative calls', () => {
  it('are not made in an isolate that does not know the hostname', async () => {
    const { ask, waves, host, content, one } = await scene();
    content.on('GET /sites/by-hostname/never.test', { ...one, hostnames: ['never.test'] });
    await ask('/nl/aanbod', 'never.test');
    expect([host === 'never.test', waves.take()]).toEqual([false, { calls: 2, rounds: 2 }]);
  });

  it.each(['/', '/nl/aanbod/', '/de/aanbod', '/robots.txt', '/nl/ajax/results'])(
    'are not made for %s, which is not a page',
    async (path) => {
      const { ask, asked, one } = await scene();
      await ask(path);
      expect(asked()[optionsOf(one)]).toBeUndefined();
    },
  );
});
