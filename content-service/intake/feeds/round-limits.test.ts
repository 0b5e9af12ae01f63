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
const HOMES = 500;
/** A host of pictures that is allowed; nobody asks it. */
const LOCAL = '127.0.0.1:9';

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

/** A statement that was sent, and the rows that it read. */
interface Heard {
  readonly sql: string;
  readonly rows: number;
}

/** The database, which tells each statement and the rows that it read. */
function hearing(heard: Heard[]): D1Database {
  const originals = new WeakMap<object, { sql: string; statement: D1PreparedStatement }>();
  const note = <T>(sql: string, result: D1Result<T>): D1Result<T> => {
    heard.push({ sql, rows: result.meta.rows_read });
    return result;
  };
  const wrapped = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => note(sql, await statement.all<Record<string, unknown>>());
    const one = {
      bind: (...params: unknown[]) => wrapped(sql, statement.bind(...params)),
      all,
      run: all,
      first: async (column?: string) => {
        const [row] = (await all()).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    } as unknown as D1PreparedStatement;
    originals.set(one, { sql, statement });
    return one;
  };
  const batch = async (all: readonly D1PreparedStatement[]) => {
    const known = all.flatMap((one) => originals.get(one) ?? []);
    const results = await env.DB.batch(known.map(({ statement }) => statement));
    return results.map((result, at) => note(known[at]?.sql ?? '', result));
  };
  return { prepare: (sql: string) => wrapped(sql, env.DB.prepare(sql)), batch } as unknown as D1Database;
}

/** Runs all pieces of a round; returns the statements that each of them sent. */
async function piecesOf(at: Date): Promise<readonly (readonly Heard[])[]> {
  const pieces: Heard[][] = [];
  const waiting: WorkOf<'feed-round'>[] = [{ kind: 'feed-round', siteId: site, feed: 'stub', at: null }];
  for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
    const heard: Heard[] = [];
    const send = async (next: WorkOf<'feed-round'>) => {
      if (next.kind === 'feed-round') waiting.push(next);
    };
    const bindings = {
      ...env,
      DB: hearing(heard),
      LOCAL_SERVICES: LOCAL,
      WORK: { send },
    } as unknown as WithDatabase;
    await runRound(bindings, work, at, { stub: { ...stubKind(vendor), incremental: false } });
    pieces.push(heard);
  }
  const ended = await env.DB.prepare('SELECT round, outcome FROM feeds WHERE site_id = ?').bind(site).first();
  expect(ended).toEqual({ round: null, outcome: 'ok' });
  return pieces;
}

const statementsOf = async (at: Date): Promise<readonly number[]> =>
  (await piecesOf(at)).map(({ length }) => length);

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

it('no statement reads all homes or pictures for each home that changed', async () => {
  const pictures = Array.from({ length: 10 }, (_, at) => ({
    id: String(at),
    address: `http://${LOCAL}/${at}.jpg`,
    changed: '1',
  }));
  const all = homes(HOMES, { pictures });
  vendor = aVendor(all, HOMES);
  await statementsOf(NOW);
  vendor = aVendor(
    all.map((home, at) => (at < 50 ? { ...home, price: 1_000 + at } : home)),
    HOMES,
  );
  const pieces = await piecesOf(new Date(NOW.getTime() + HOUR));
  const most = pieces.flat().filter(({ rows }) => rows > 6 * HOMES);
  expect(most).toEqual([]);
});
