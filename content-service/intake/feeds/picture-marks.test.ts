/** Pictures of a feed are looked at again when their vendor says that they changed, and seldom otherwise (decision 87). */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { aSite } from '../../testing/fixtures.ts';
import { BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { RED_WEBP } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';
import { aVendor, type StubVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { runRound } from './run-round.ts';

const DAY = 24 * 60 * 60_000;
/** Leases are compared with real time. */
const NOW = Date.now();
const MARKED = '2026-11-01T10:00:00';

let sites = 0;
let site = '';
let vendor: StubVendor;

/** A home with one picture, of this mark. */
const has = (price: number, changed: string): void => {
  const address = `${SERVER}/${site}/img/a`;
  vendor.homes = [{ id: 'v1', price, pictures: [{ id: '1', address, changed }] }];
};

/** A round, and what it asked of the host of pictures. */
async function round(days: number): Promise<number> {
  const before = await calls();
  const at = new Date(NOW + days * DAY);
  await runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at, {
    stub: stubKind(vendor),
  });
  await work(at);
  return (await calls()) - before;
}
const calls = async (): Promise<number> =>
  (await askedOf(site)).filter(({ path }) => path.endsWith('/img/a')).length;
const checkedIn = async (): Promise<number> => {
  const at = await env.DB.prepare('SELECT check_at FROM addressed_pictures WHERE site_id = ?')
    .bind(site)
    .first<number>('check_at');
  return Math.round(((at ?? 0) - NOW) / DAY);
};

beforeEach(async () => {
  forgetWork();
  site = `marks-${++sites}`;
  await store(siteStatements(aSite(site)));
  await storeFeed(site, new Date(NOW));
  vendor = aVendor([]);
  const base64 = btoa(String.fromCharCode(...RED_WEBP));
  await tell(site, { '/img/a': { base64, headers: { 'Content-Type': 'image/webp' }, etag: '"1"' } });
});

it('a picture is fetched once, and not asked for when only its home changed', async () => {
  has(300_000, MARKED);
  expect(await round(0)).toBe(1);
  const looked = await checkedIn();
  has(310_000, MARKED);
  expect(await round(1)).toBe(0);
  expect(await checkedIn()).toBe(looked);
  expect(looked).toBe(28);
});

it('one whose mark changed is asked for again', async () => {
  has(300_000, MARKED);
  await round(0);
  has(300_000, '2026-11-20T10:00:00');
  expect(await round(1)).toBe(1);
  expect(await checkedIn()).toBe(29);
});

it('one without a mark is asked for with every change of its home, and each week', async () => {
  has(300_000, '');
  expect(await round(0)).toBe(1);
  expect(await checkedIn()).toBe(7);
  has(310_000, '');
  expect(await round(1)).toBe(1);
});
