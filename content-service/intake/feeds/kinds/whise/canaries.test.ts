/** What must never be stored, through a whole round: in no table, message, log, answer or file (decision 145). */
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { runRound } from '#content-service/intake/feeds/run-round.ts';
import { siteStatements } from '#content-service/intake/index.ts';
import { answerOf, get, post } from '#content-service/testing/call.ts';
import { everyTable } from '#content-service/testing/every-table.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { BINDINGS, forgetWork } from '#content-service/testing/own-service.ts';
import { store } from '#content-service/testing/store.ts';
import { storeFeed } from '#content-service/testing/stub-feed.ts';
import type { FeedKind } from '../../kind.ts';
import { whise } from './index.ts';
import { RECORDED } from './testing/recorded-homes.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const SITE = 'canaries';

/** A home with what an agency's system knows of owners, mandates and visitors. */
const secretive = (home: (typeof RECORDED)[number]) => ({
  ...home,
  owners: [{ name: 'CANARY owner', email: 'canary-owner@example.com' }],
  mandate: { number: 'CANARY mandate' },
  netPrice: 'CANARY net price',
  internalNote: 'CANARY note',
  visits: [{ visitor: 'CANARY visitor' }],
  client: 'CANARY client',
  office: 'CANARY office',
  details: [...home.details, { id: 88_888, value: 'CANARY detail', label: 'Propriétaire', type: 'char' }],
  ...(home.displayAddress === true ? {} : { address: 'Kanariestraat', name: 'Kanariestraat 7' }),
  ...(home.displayPrice === true ? {} : { price: 7_654_321 }),
});

/** Whise itself, whose vendor gives these homes. */
const KIND: FeedKind = {
  ...whise,
  account: null,
  list: (ask, from) =>
    whise.list(
      {
        ...ask,
        account: { username: 'canary-user', password: 'CANARY password' },
        json: ({ address }) =>
          Promise.resolve(
            address.endsWith('/list')
              ? { estates: RECORDED.map(secretive), totalCount: RECORDED.length }
              : { token: 'CANARY-token' },
          ),
      },
      from,
    ),
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('reach no table, no message, no log and no answer', async () => {
  forgetWork();
  const logged = (['log', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
  const sent = (['send', 'sendBatch'] as const).map((way) => vi.spyOn(BINDINGS.WORK, way));
  await store(siteStatements(aSite(SITE)));
  await storeFeed(SITE, NOW, 'whise', { client: '13066' });
  await runRound(BINDINGS, { kind: 'feed-round', siteId: SITE, feed: 'whise', at: null }, NOW, {
    whise: KIND,
  });

  const tables = await everyTable();
  const logs = JSON.stringify(logged.map(({ mock }) => mock.calls));
  const stored = [tables, logs, JSON.stringify(sent.map(({ mock }) => mock.calls))];
  expect(stored.at(-1)).toContain('fetch-picture');
  // The homes came in, and what nobody reads is counted by its name.
  expect(tables).toContain('Propriétaire');
  for (const one of stored) expect(one).not.toMatch(/canary/i);
  // A hidden price is stored nowhere.
  for (const one of stored) expect(one).not.toContain('7654321');

  const { results } = await env.DB.prepare('SELECT estate_id FROM feed_homes WHERE site_id = ?')
    .bind(SITE)
    .all<{ estate_id: string }>();
  expect(results).toHaveLength(RECORDED.length);
  const answers = await Promise.all([
    answerOf(await post(`/sites/${SITE}/estates`, { query: {}, size: 50 })),
    ...results.map(async ({ estate_id }) => answerOf(await get(`/sites/${SITE}/estates/v2/${estate_id}`))),
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/canary|kanariestraat|7654321/i);
});
