/** The statements of an invocation, of which D1 allows a number: rounds of feeds in pieces that keep to it (decision 143). */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { WorkOf } from '../../kinds.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';
import { aVendor, type StubVendor, storeFeed, stubKind, type VendorHome } from '../../testing/stub-feed.ts';
import { siteStatements } from '../index.ts';
import { D1_QUERIES } from '../pull/turn.ts';
import { runRound } from './run-round.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const HOUR = 60 * 60_000;

let sites = 0;
let site = '';
let vendor: StubVendor;

beforeEach(async () => {
  site = `limits-${++sites}`;
  await store(siteStatements(aSite(site)));
  await storeFeed(site, NOW);
});

const homes = (count: number, more: Partial<VendorHome> = {}): readonly VendorHome[] =>
  Array.from({ length: count }, (_, at) => ({ id: `v${at}`, price: 300_000 + at, ...more }));

/** Runs all pieces of a round; returns how many statements each of them sent. */
async function statementsOf(at: Date): Promise<readonly number[]> {
  const counts: number[] = [];
  const waiting: WorkOf<'feed-round'>[] = [{ kind: 'feed-round', siteId: site, feed: 'stub', at: null }];
  for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
    let statements = 0;
    const DB = {
      prepare: (sql: string) => {
        statements += 1;
        return env.DB.prepare(sql);
      },
      batch: (all: D1PreparedStatement[]) => env.DB.batch(all),
    };
    const send = async (next: WorkOf<'feed-round'>) => {
      if (next.kind === 'feed-round') waiting.push(next);
    };
    const bindings = { ...env, DB, WORK: { send } } as unknown as WithDatabase;
    await runRound(bindings, work, at, { stub: { ...stubKind(vendor), incremental: false } });
    counts.push(statements);
  }
  const ended = await env.DB.prepare('SELECT round, outcome FROM feeds WHERE site_id = ?').bind(site).first();
  expect(ended).toEqual({ round: null, outcome: 'ok' });
  return counts;
}

const onOffer = () =>
  env.DB.prepare('SELECT count(*) AS n FROM estates WHERE site_id = ? AND withdrawn_at IS NULL')
    .bind(site)
    .first<number>('n');

it('many pages of new homes become several pieces', async () => {
  vendor = aVendor(homes(16), 1);
  const counts = await statementsOf(NOW);
  expect(counts.length).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(D1_QUERIES);
  expect(await onOffer()).toBe(16);
});

it('a large page with pictures is stored in few statements', async () => {
  const pictures = [1, 2].map((at) => ({
    id: String(at),
    address: `https://img.vendor.be/${at}.jpg`,
    changed: '',
    kind: 'photo' as const,
  }));
  vendor = aVendor(homes(500, { pictures }), 500);
  expect(Math.max(...(await statementsOf(NOW)))).toBeLessThanOrEqual(D1_QUERIES / 2);
  expect(await onOffer()).toBe(500);
});

it('a whole offer that leaves at once is withdrawn in few statements', async () => {
  vendor = aVendor(homes(500), 500);
  await statementsOf(NOW);
  vendor = aVendor([], 500);
  await statementsOf(new Date(NOW.getTime() + HOUR));
  expect(await onOffer()).toBe(500);
  expect(Math.max(...(await statementsOf(new Date(NOW.getTime() + 3 * HOUR))))).toBeLessThanOrEqual(
    D1_QUERIES / 2,
  );
  expect(await onOffer()).toBe(0);
});
