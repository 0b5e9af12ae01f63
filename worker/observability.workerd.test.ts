/** Log lines, health and traffic counts while one agency's system is slow, fails and recovers. */
import type { Context } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Bindings } from './platform/bindings.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import type { AppEnv } from './platform/env.ts';
import { appBench } from './testing/app-bench.ts';

const OPERATOR = { headers: { Authorization: 'Bearer secret' } };
const PAGES = {
  // Each page has its own menu, so that each page makes one call.
  page: async (c: Context<AppEnv>) => {
    const content = c.get('content').forSite(c.get('site'), c.get('locale'));
    await content.navigation(c.get('route').params.url ?? '');
    return c.html(`<p>${c.get('site').name}</p>`);
  },
  offer: (c: Context<AppEnv>) => c.html('<p>offer</p>'),
};

function scene(bindings: Partial<Bindings> = {}, gathersLines = false) {
  const isolate = createIsolateState();
  let passed = 0;
  const bench = appBench({
    pages: PAGES,
    isolate,
    contentTimeoutMs: 300,
    gathersLines,
    trafficClock: () => passed,
    bindings: { OPS_SECRET: 'secret', ...bindings },
  });
  const { content, sites, ask, requests } = bench;
  let pages = 0;
  const reported: { sites: { site: string; [count: string]: unknown }[] }[] = [];
  content.on('POST /traffic', async (request) => {
    reported.push(await request.json());
    return Response.json({ sites: 1 });
  });
  content.on('GET /health', { ready: true, parts: { database: true } });
  /** Visits an uncached page of a site; `answer` answers its one call. */
  async function visit(site: 'a' | 'b', answer: () => Response | Promise<Response>) {
    pages += 1;
    const name = `menu${pages}`;
    content.on(`GET /sites/${sites[site].id}/navigation/${name}`, answer);
    const [locale] = sites[site].locales;
    const { status } = await ask(`https://${sites[site].id}.test/${locale}/${name}`);
    return { status, line: requests.at(-1) };
  }
  const menu = () => Response.json({ name: `menu${pages}`, items: [] });
  const health = async () => {
    const answer = await ask('/_ops/health', OPERATOR);
    return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
  };
  /** Moves the traffic clock on by a minute or a part of one. */
  const passMinute = (part = 1) => {
    passed += part * 60_000;
  };
  return { ...bench, visit, menu, health, reported, passMinute };
}

describe('one log line per request', () => {
  it('contains site, route, cache and calls, but never an address', async () => {
    const { ask, requests, sites } = scene();
    await ask('/nl/aanbod?q=somebody@example.be');
    await ask('/nl/aanbod?q=somebody@example.be');
    const first = { event: 'request.done', level: 'info', site: sites.a.id, method: 'GET', route: 'offer' };
    expect(requests).toMatchObject([
      { ...first, status: 200, cache: 'miss', requestId: expect.any(String) },
      { ...first, status: 200, cache: 'hit', calls: 0, upstreamMs: 0 },
    ]);
    expect(requests[0]?.calls).toBeGreaterThan(0);
    await ask(`/nl/afspraak/bevestigen/${'t'.repeat(43)}`);
    await ask('/nl/ajax/estate/123');
    await ask('/robots.txt');
    await ask('https://nobody.test/secret');
    expect(requests.slice(2).map(({ route, site }) => [route, site])).toEqual([
      [expect.stringMatching(/^[a-z-]+$/), sites.a.id],
      ['/:lang/ajax/*', sites.a.id],
      ['/robots.txt', sites.a.id],
      ['-', undefined],
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/somebody|tttt|secret|aanbod/);
  });

  it('is shared by cached pages of one second that made no call', async () => {
    const { ask, log, requests, sites } = scene({}, true);
    await ask('/nl/aanbod');
    await Promise.all(Array.from({ length: 59 }, () => ask('/nl/aanbod')));
    await ask('/nl/aanbod?page=2');
    expect(requests.map(({ cache }) => cache)).toEqual(['miss']);
    const shared = log
      .filter(({ event }) => event === 'request.gathered')
      .map((line) => line.requests as object[]);
    expect(shared[0]).toHaveLength(50);
    expect(shared.flat()).toHaveLength(60);
    expect(shared.flat()[0]).toEqual({
      requestId: expect.any(String),
      site: sites.a.id,
      route: 'offer',
      status: 200,
      cache: 'hit',
      ms: expect.any(Number),
    });
    expect(shared.flat().at(-1)).toMatchObject({ cache: 'miss' });
  });

  it('marks a background refresh as not requested by a visitor', async () => {
    const { ask, requests, clock } = scene();
    await ask('/nl/aanbod');
    clock.pass(61);
    await ask('/nl/aanbod');
    expect(requests.map(({ event, cache }) => [event, cache])).toEqual([
      ['request.done', 'miss'],
      ['request.done', 'stale'],
      ['request.refreshed', 'miss'],
    ]);
  });

  it('is also sent in Server-Timing, and to Analytics Engine if it is bound', async () => {
    const points: AnalyticsEngineDataPoint[] = [];
    const METRICS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) };
    const { ask, sites } = scene({ METRICS: METRICS as unknown as AnalyticsEngineDataset });
    const made = await ask('/nl/aanbod');
    expect(made.headers.get('Server-Timing')).toMatch(
      /^cache;desc=miss, upstream;dur=\d+;desc="\d", total;dur=\d+$/,
    );
    const stored = await ask('/nl/aanbod');
    expect(stored.headers.get('Server-Timing')).toMatch(/^cache;desc=hit, total;dur=\d+$/);
    expect(points.map(({ indexes, blobs }) => [indexes, blobs])).toEqual([
      [[sites.a.id], ['offer', 'miss', '200']],
      [[sites.a.id], ['offer', 'hit', '200']],
    ]);
  });
});

describe('an agency’s own service', () => {
  it('is slow, fails and recovers, without effect on other agencies', async () => {
    const { visit, menu, health, log, reported, clock, sites, passMinute } = scene();
    const well = async () => {
      const { status, line } = await visit('b', menu);
      return [status, Number(line?.upstreamMs) < 150];
    };
    /** The counts per site of this minute, as reported to the content service and shown by `gevel status`. */
    const minute = async () => {
      reported.length = 0;
      passMinute();
      await visit('b', menu);
      return Object.fromEntries(reported.flatMap((one) => one.sites).map((one) => [one.site, one]));
    };
    /** The number of calls that took more than 100 ms (CALL_STEPS). */
    const late = (counts: Record<string, unknown> | undefined): number =>
      ((counts?.took ?? []) as number[]).slice(2).reduce((sum, count) => sum + count, 0);
    expect((await visit('a', menu)).status).toBe(200);
    expect(await well()).toEqual([200, true]);
    let seen = await minute();
    expect([seen[sites.a.id], late(seen[sites.a.id])]).toMatchObject([{ errors: 0, failed: 0 }, 0]);

    // Slow: pages are served, and their log lines have the time of the calls.
    const slow = await visit('a', () => scheduler.wait(150).then(menu));
    expect([slow.status, Number(slow.line?.upstreamMs) >= 140]).toEqual([200, true]);
    expect(await well()).toEqual([200, true]);
    expect(log).toEqual([]);
    expect(await health()).toMatchObject({ status: 200, body: { ready: true, notAsked: [] } });
    seen = await minute();
    expect([seen[sites.a.id], late(seen[sites.a.id])]).toMatchObject([
      { requests: 1, errors: 0, failed: 0 },
      1,
    ]);
    expect(late(seen[sites.b.id])).toBe(0);

    // It hangs: after five timeouts the breaker opens, and pages fail at once.
    for (let at = 0; at < 5; at++) {
      const { status } = await visit('a', () => scheduler.wait(30_000).then(menu));
      expect(status).toBe(503);
    }
    const refused = await visit('a', menu);
    expect([refused.status, refused.line?.calls]).toEqual([503, 0]);
    for (let at = 0; at < 3; at++) expect(await well()).toEqual([200, true]);
    const lines = log.filter(({ event }) => event.startsWith('content.'));
    expect(lines.every(({ site }) => site === sites.a.id)).toBe(true);
    expect(lines.filter(({ event }) => event === 'content.unreachable')[0]).toMatchObject({
      ms: expect.any(Number),
    });
    expect(lines.filter(({ event }) => event === 'content.breaker_opened')).toHaveLength(1);
    expect(await health()).toMatchObject({
      status: 200,
      body: { ready: true, notAsked: [sites.a.id], parts: { kv: true, content: true } },
    });

    seen = await minute();
    expect(seen[sites.a.id]).toMatchObject({ requests: 6, errors: 6, failed: 5 });
    expect(seen[sites.b.id]).toMatchObject({ errors: 0, failed: 0 });

    // It recovers: the next probe closes the breaker.
    clock.pass(3);
    expect((await visit('a', menu)).status).toBe(200);
    expect(await health()).toMatchObject({ body: { notAsked: [] } });
    expect(log.at(-1)).toMatchObject({ event: 'content.breaker_closed', site: sites.a.id });

    seen = await minute();
    expect([seen[sites.a.id], late(seen[sites.a.id])]).toMatchObject([
      { requests: 1, errors: 0, failed: 0 },
      0,
    ]);
  });

  it('that fails together with others is disabled sooner', async () => {
    const { breakers } = createIsolateState();
    expect(breakers.mostFailures()).toBe(5);
    for (const site of ['x', 'y', 'z']) breakers.of(site).restingSince = 1;
    expect([breakers.mostFailures(), breakers.resting()]).toEqual([1, ['x', 'y', 'z']]);
  });
});

describe('counts of an isolate', () => {
  it('are sent once a minute, and kept when sending fails', async () => {
    const { ask, content, passMinute, reported } = scene();
    const visit = () => ask('/nl/aanbod');
    await visit();
    passMinute(0.99);
    await visit();
    expect(reported).toEqual([]);
    passMinute(0.01);
    content.on('POST /traffic', () => new Response('no', { status: 500 }));
    await visit();
    content.on('POST /traffic', async (request) => {
      reported.push(await request.json());
      return Response.json({ sites: 1 });
    });
    passMinute();
    await visit();
    expect(reported.map(({ sites }) => sites[0]?.requests)).toEqual([4]);
  });

  it('are not sent to a content service without the call', async () => {
    const { ask, content, passMinute } = scene();
    content.on('POST /traffic', () => new Response('', { status: 404 }));
    for (let minute = 0; minute < 4; minute++) {
      await ask('/nl/aanbod');
      passMinute();
    }
    expect(content.calls.filter((call) => call === 'POST /traffic')).toHaveLength(1);
  });
});

describe('GET /_ops/health', () => {
  it('tells everybody, on any hostname, only that the Worker is running', async () => {
    const { ask, content } = scene();
    content.breaks('lost');
    const answer = await ask('https://nobody.test/_ops/health');
    expect([answer.status, await answer.json()]).toEqual([200, { alive: true }]);
    expect(content.calls).toEqual([]);
    const wrong = await ask('/_ops/health', { headers: { Authorization: 'Bearer other' } });
    expect(await wrong.json()).toEqual({ alive: true });
  });

  it('is 503 for operators while a part does not work', async () => {
    const { health, content } = scene();
    content.on('GET /health', { ready: false, parts: { database: false } });
    expect(await health()).toMatchObject({
      status: 503,
      body: { parts: { content: true, database: false } },
    });
    content.breaks('lost');
    expect(await health()).toMatchObject({ status: 503, body: { ready: false, parts: { content: false } } });
  });

  it('treats a content service without the call as ready when it answers', async () => {
    const { health, content } = scene();
    content.on('GET /health', () => new Response('', { status: 404 }));
    expect(await health()).toMatchObject({ status: 200, body: { ready: true } });
  });
});
