/** What counts as interest in a home, and what a stranger can make of the figures (decision 175). */
import { describe, expect, it } from 'vitest';
import { TIMES_A_REPORT } from '#domain/interest/limits.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const CUBOT =
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
/** Headers of a browser that opens a page. */
const OPENS = {
  'User-Agent': FIREFOX,
  'Sec-Fetch-Dest': 'document',
  Accept: 'text/html,application/xhtml+xml',
};
/** Of a script of the page. */
const FETCHES = { 'User-Agent': FIREFOX, 'Sec-Fetch-Dest': 'empty', Accept: 'text/html' };
const PAGE = '/nl/aanbod/1/villa-1';

let made = 0;
function scene(settings: object = {}, changes: object = {}) {
  made += 1;
  const site = {
    ...siteDocument(`counted${made}-${crypto.randomUUID().slice(0, 8)}`, { settings }),
    ...changes,
  };
  const content = fakeContent(site);
  for (const id of [1, 2]) content.on(`GET /sites/${site.id}/estates/v2/${id}`, aHome(id));
  content.on(`POST /sites/${site.id}/estates`, { total: { value: 2 }, results: [aHome(1), aHome(2)] });
  const isolate = createIsolateState();
  const bench = appBench({ content, isolate, screens });
  const ask = async (path: string, init: RequestInit = {}) =>
    bench.ask(`https://${site.hostnames[0]}${path}`, init);
  /** The page of home 1, at its own address. */
  const page = async (): Promise<string> => {
    const moved = await ask('/nl/aanbod/1', { headers: { 'User-Agent': 'curl/8' } });
    return new URL(moved.headers.get('Location') ?? PAGE, 'https://a.test').pathname;
  };
  /** What was counted since: `opened 1 ×2`. */
  const counted = (): string[] => {
    const report = isolate.interest.take(0);
    if (report !== null) isolate.interest.arrived(report.seq);
    return (report?.days ?? []).flatMap(({ sites }) =>
      sites.flatMap(({ homes }) =>
        homes.flatMap(({ kind, id, ...counts }) =>
          Object.entries(counts).flatMap(([measure, times]) =>
            times === 0 ? [] : [`${measure} ${kind} ${id} ×${times}`],
          ),
        ),
      ),
    );
  };
  return { ...bench, site, content, isolate, ask, page, counted };
}

describe('the page of a home', () => {
  it('is counted when it is opened: made, from the cache, and when the browser has it already', async () => {
    const { ask, page, counted } = scene();
    const path = await page();
    const first = await ask(path, { headers: OPENS });
    expect(first.status).toBe(200);
    const second = await ask(path, { headers: OPENS });
    expect(second.headers.get('X-Gevel-Cache')).toBe('hit');
    const again = await ask(path, {
      headers: { ...OPENS, 'If-None-Match': second.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(counted()).toEqual(['opened estate 1 ×3']);
  });

  it('is counted of browsers without Sec-Fetch-Dest, and of telephones named like crawlers', async () => {
    const { ask, page, counted } = scene();
    const path = await page();
    await ask(path, { headers: { 'User-Agent': CUBOT, Accept: OPENS.Accept } });
    expect(counted()).toEqual(['opened estate 1 ×1']);
  });

  it.each<readonly [string, RequestInit]>([
    ['by HEAD', { method: 'HEAD', headers: OPENS }],
    ['by a script in place', { headers: FETCHES }],
    ['by an old script', { headers: { 'User-Agent': FIREFOX, Accept: 'text/html' } }],
    ['in a frame', { headers: { ...OPENS, 'Sec-Fetch-Dest': 'iframe' } }],
    ['in advance', { headers: { ...OPENS, 'Sec-Purpose': 'prefetch;prerender' } }],
    ['in advance, by an older browser', { headers: { ...OPENS, Purpose: 'prefetch' } }],
    ['by the agency’s people', { headers: { ...OPENS, Cookie: `a=b; __Host-gevel=${'x'.repeat(43)}` } }],
    ['by people who were signed in', { headers: { ...OPENS, Cookie: '__Host-gevel-known=x' } }],
    ['without a user agent', { headers: { ...OPENS, 'User-Agent': '' } }],
    [
      'by Google',
      {
        headers: {
          ...OPENS,
          'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        },
      },
    ],
    [
      'by Google as a telephone',
      {
        headers: {
          ...OPENS,
          'User-Agent':
            'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        },
      },
    ],
    ['by a messenger', { headers: { ...OPENS, 'User-Agent': 'WhatsApp/2.23.20.0' } }],
    [
      'by an assistant',
      {
        headers: {
          ...OPENS,
          'User-Agent': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) ChatGPT-User/1.0',
        },
      },
    ],
    ['by a program', { headers: { ...OPENS, 'User-Agent': 'python-requests/2.32' } }],
    ['by a test of speed', { headers: { ...OPENS, 'User-Agent': `${FIREFOX} Chrome-Lighthouse` } }],
  ])('is not counted when it is fetched %s', async (_how, init) => {
    const { ask, page, counted } = scene();
    const path = await page();
    expect((await ask(path, init)).status).toBe(200);
    expect(counted()).toEqual([]);
    await ask(path, { headers: OPENS });
    expect(counted()).toEqual(['opened estate 1 ×1']);
  });

  it('is not counted for its contact person, a redirect, a home that is not there, and an invented one', async () => {
    const { ask, page, counted } = scene();
    const path = await page();
    for (const address of [
      `${path}?contact`,
      '/nl/aanbod/1',
      '/nl/aanbod/999/x',
      `/nl/aanbod/${'9'.repeat(30)}/x`,
    ])
      await ask(address, { headers: OPENS });
    expect(counted()).toEqual([]);
  });

  it('is not counted where the agency switched it off, nor on a draft', async () => {
    const off = scene({ interest: 'off' });
    await off.ask(await off.page(), { headers: OPENS });
    expect(off.counted()).toEqual([]);
    const full = scene(
      {},
      { service: { address: 'https://listings.agency.example', scope: 'full', pictureHosts: [] } },
    );
    await full.ask(PAGE, { headers: OPENS });
    expect(full.counted()).toEqual([]);
  });
});

describe('lists of favourites and comparisons', () => {
  it('count the homes that they showed, and no invented ones', async () => {
    const { ask, counted } = scene();
    expect((await ask('/nl/favorieten?ids=1,2,77', { headers: OPENS })).status).toBe(200);
    expect(counted().toSorted()).toEqual(['kept estate 1 ×1', 'kept estate 2 ×1']);
    const own = await ask('/nl/ajax/favorites', {
      method: 'POST',
      headers: { ...FETCHES, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: ['2', '77'] }),
    });
    expect(own.status).toBe(200);
    expect(counted()).toEqual(['kept estate 2 ×1']);
    expect((await ask('/nl/vergelijken?ids=1,2', { headers: OPENS })).status).toBe(200);
    expect(counted().toSorted()).toEqual(['compared estate 1 ×1', 'compared estate 2 ×1']);
  });

  it('count nothing for crawlers and the agency’s people', async () => {
    const { ask, counted } = scene();
    for (const headers of [
      { ...OPENS, 'User-Agent': 'bingbot/2.0' },
      { ...OPENS, Cookie: '__Host-gevel=x' },
    ])
      await ask('/nl/vergelijken?ids=1,2', { headers });
    expect(counted()).toEqual([]);
  });
});

describe('a stranger', () => {
  it('who reloads or scripts adds a bounded number to one home, and one row to the bill', async () => {
    const { ask, page, isolate } = scene();
    const path = await page();
    for (let time = 0; time < 3 * TIMES_A_REPORT; time++) await ask(path, { headers: OPENS });
    expect(isolate.interest.take(0)).toMatchObject({
      days: [{ sites: [{ homes: [{ id: '1', opened: TIMES_A_REPORT }] }] }],
    });
  });
});

describe('the report', () => {
  const reporting = () => {
    const isolate = createIsolateState();
    let passed = 0;
    const bench = appBench({ isolate, screens, trafficClock: () => passed, quietMs: 0 });
    const { content, sites } = bench;
    content.on(`GET /sites/${sites.a.id}/estates/v2/1`, aHome(1));
    content.on('POST /traffic', { sites: 1 });
    const taken: { seq: number; isolate: string; days: unknown }[] = [];
    let status = 200;
    content.on('POST /interest', async (request) => {
      taken.push(await request.json());
      return Response.json({ rows: 1 }, { status });
    });
    const open = async (after: number) => {
      passed += after;
      const first = await bench.ask('/nl/aanbod/1', { headers: OPENS });
      await bench.ask(new URL(first.headers.get('Location') ?? '', 'https://a.test').pathname, {
        headers: OPENS,
      });
    };
    const answers = (next: number): void => {
      status = next;
    };
    return { taken, open, answers };
  };

  it('of a quiet isolate goes at once, and contains numbers, a day and no visitor', async () => {
    const { taken, open } = reporting();
    await open(0);
    expect(taken).toHaveLength(1);
    expect(JSON.stringify(taken)).not.toMatch(/Mozilla|Firefox|[a-z]+\.test/);
    expect(Object.keys(taken[0] ?? {}).toSorted()).toEqual(['days', 'isolate', 'seq']);
  });

  it('is sent again as it was while it is not taken, and ends where the call is missing', async () => {
    const { taken, open, answers } = reporting();
    answers(503);
    await open(0);
    answers(200);
    await open(6_000);
    expect(taken.map(({ seq }) => seq)).toEqual([0, 0]);
    expect(taken[1]).toEqual(taken[0]);
    answers(404);
    await open(6_000);
    await open(6_000);
    expect(taken).toHaveLength(3);
  });
});
