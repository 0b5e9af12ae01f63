import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenStatement } from '../access/tokens.ts';
import { siteStatements } from '../intake/index.ts';
import { secretHash } from '../platform/access/token-text.ts';
import { journalStatement } from '../platform/journal.ts';
import { sweep } from '../sweep.ts';
import { answerOf, get, post, publicCall, publicGet } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const AN_IMPORT = new Date('2026-11-20T10:00:00.000Z');
/** Steps: 50, 100, 200, 400, 800, 1,600, 3,200 ms and more. */
const FAST = [18, 1, 1, 0, 0, 0, 0, 0];
const SLOW = [10, 0, 0, 0, 0, 0, 0, 10];

const seen = (site: string, changes: object = {}) => ({
  site,
  requests: 100,
  errors: 2,
  failed: 1,
  took: FAST,
  ...changes,
});
const tell = (...sites: readonly object[]) => post('/traffic', { sites });

const statusOf = async (site: string) => {
  const { body } = await answerOf(await publicGet('/status'));
  return (body as { sites: { site: string }[] }).sites.find((one) => one.site === site);
};

beforeAll(async () => {
  await store(...['well', 'ill', 'asleep', 'old'].map((id) => siteStatements(aSite(id))), [
    journalStatement({ siteId: 'well', who: 'x', deed: 'import.committed', what: 'i', count: 3 }, AN_IMPORT),
    journalStatement({ siteId: 'well', who: 'x', deed: 'token.made', what: 't', count: 1 }, new Date()),
    ...['due', 'failed', 'failed', 'sent'].map((state, at) => ({
      sql:
        'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, state, next_attempt_at, created_at) ' +
        "VALUES ('ill', ?, 'digest', '', '', '{}', ?, '2999', '2026')",
      params: [`m${at}`, state],
    })),
    ...['ill', 'ill', '*'].map((site, at) => ({
      sql: "INSERT INTO dead_letters (site_id, id, queue, kind, body, failed_at) VALUES (?, ?, 'work', 'match', '{}', '2026')",
      params: [site, `d${at}`],
    })),
    // One that was mailed lately, one long ago, and one that was taken.
    ...[
      ['failed', new Date().toISOString()],
      ['failed', '2026-01-01T08:00:00.000Z'],
      ['sent', new Date().toISOString()],
    ].map(([state = '', at = ''], one) => ({
      sql:
        'INSERT INTO lead_calls (site_id, id, deed, subject_id, state, next_attempt_at, created_at) ' +
        "VALUES ('ill', ?, 'contact', 'x', ?, ?, ?)",
      params: [`lead-${one}`, state, at, at],
    })),
    {
      sql: "INSERT INTO index_now (site_id, reported_at, next_at, outcome) VALUES ('ill', '2026', '2999', '403')",
      params: [],
    },
    // Its site has no rounds.
    ...siteStatements({ ...aSite('stopped'), state: 'suspended' }),
    {
      sql:
        'INSERT INTO feeds (site_id, name, kind, settings, every, run_at, failures) ' +
        "VALUES ('stopped', 'fails', 'file', '{}', 900000, 0, 4)",
      params: [],
    },
    // Its own service for the core fails too, and counts; one for every call is no feed.
    ...[
      ['ill', 'core'],
      ['well', 'full'],
    ].map(([site = '', scope = '']) => ({
      sql:
        'INSERT INTO own_services (site_id, address, scope, picture_hosts, ask_at, outcome, failures) ' +
        "VALUES (?, 'https://a.be/', ?, '[]', 0, 'unreachable', 1)",
      params: [site, scope],
    })),
    // One that works, two that fail, and one that failed before it was paused.
    ...[
      ['works', 0, 0],
      ['fails', 1, 0],
      ['fails-too', 9, 0],
      ['paused', 3, 1],
    ].map(([name, failures, paused]) => ({
      sql:
        'INSERT INTO feeds (site_id, name, kind, settings, every, run_at, failures, paused) ' +
        "VALUES ('ill', ?, 'file', '{}', 900000, 0, ?, ?)",
      params: [name ?? '', failures ?? 0, paused ?? 0],
    })),
  ]);
});

describe('GET /status', () => {
  it('adds up the reports of isolates by agency, with waiting mails', async () => {
    const { status, body } = await answerOf(await tell(seen('well'), seen('ill', { took: SLOW })));
    expect([status, body]).toEqual([200, { sites: 2 }]);
    await tell(seen('well', { requests: 11, errors: 0, failed: 0 }));
    expect(await statusOf('well')).toEqual({
      site: 'well',
      state: 'live',
      lastImport: AN_IMPORT.toISOString(),
      requests: 111,
      errors: 2,
      failed: 1,
      calls: 40,
      p95: 100,
      mailsWaiting: 0,
      mailsFailed: 0,
      feedsFailing: 0,
      leadsMailed: 0,
      engines: null,
      deadLetters: 0,
    });
    expect(await statusOf('ill')).toMatchObject({
      p95: 6_400,
      calls: 20,
      mailsWaiting: 1,
      mailsFailed: 2,
      feedsFailing: 3,
      leadsMailed: 1,
      engines: '403',
      deadLetters: 2,
      lastImport: null,
    });
    expect(await statusOf('stopped')).toMatchObject({ state: 'suspended', feedsFailing: 0 });
    expect(await statusOf('asleep')).toMatchObject({ requests: 0, calls: 0, p95: null, lastImport: null });
  });

  it('counts failed messages that belong to no site', async () => {
    expect((await answerOf(await publicGet('/status'))).body).toMatchObject({ deadLetters: 1 });
  });

  it('covers only the last hour', async () => {
    await tell(seen('old'));
    await env.DB.prepare("UPDATE traffic SET slot = slot - 3600001 WHERE site_id = 'old'").run();
    expect(await statusOf('old')).toMatchObject({ requests: 0 });
    await sweep(env.DB, new Date());
    expect(await rowsOf('traffic', 'old')).toHaveLength(1);
    await sweep(env.DB, new Date(Date.now() + 86_400_000));
    expect(await rowsOf('traffic', 'old')).toEqual([]);
  });

  it('is for operators', async () => {
    expect((await get('/status')).status).toBe(404);
  });
});

describe('POST /traffic', () => {
  it('ignores unknown sites', async () => {
    expect((await answerOf(await tell(seen('nobody')))).body).toEqual({ sites: 0 });
  });

  it.each([
    ['too few steps', { took: [1] }],
    ['less than nothing', { requests: -1 }],
    ['half a request', { requests: 0.5 }],
    ['no site', { site: '../x' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await tell(seen('well', changes))).status).toBe(400);
  });

  it('refuses the token of a single agency', async () => {
    const secret = 'x'.repeat(43);
    await store([
      tokenStatement(
        'well',
        { id: 'abcdefghijkl', hash: secretHash(secret) },
        { role: 'write', name: 'feed' },
        new Date(),
      ),
    ]);
    const call = { token: `gvl_abcdefghijkl_${secret}`, body: { sites: [seen('ill')] } };
    expect((await publicCall('POST', '/traffic', call)).status).toBeGreaterThanOrEqual(403);
  });
});

describe('GET /health', () => {
  it('checks each part', async () => {
    expect(await answerOf(await get('/health'))).toEqual({
      status: 200,
      body: {
        ready: true,
        parts: { database: true, files: true, cache: true, queue: true },
        failingFeeds: 3,
      },
    });
  });
});
