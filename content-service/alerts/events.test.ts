import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { anOffer } from '../testing/offer.ts';
import { daysPass } from '../testing/shown.ts';
import { store } from '../testing/store.ts';

const SALE = { id: 1, name: { nl: 'Te koop' } };
const SOLD = { id: 5, name: { nl: 'Verkocht' } };
const SOON = { id: 8, name: { nl: 'Binnenkort' } };

let sites = 0;
/** A site with alerts open or closed. */
const aWatchedSite = async (open = true): Promise<string> => {
  const id = `watched${++sites}`;
  await store(
    siteStatements(aSite(id, { settings: { ...aSite(id).settings, hiddenStatus: [8] } })),
    open ? [{ sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: [id, '2026-01-01'] }] : [],
  );
  return id;
};

const put = (site: string, id: number, general: Partial<Estate['general']> = {}, withdrawnAt?: string) =>
  store(estateStatements(site, anEstate(id, { price: { value: 300_000 }, ...general }), { withdrawnAt }));

interface Event {
  readonly seq: number;
  readonly kind: string;
  readonly estate_id: string;
  readonly price_before: number | null;
}

/** `new 1`, `price_lowered 1 300000`. */
const eventsOf = async (site: string): Promise<string[]> =>
  (await rowsOf<Event>('estate_events', site))
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ kind, estate_id, price_before }) =>
      [kind, estate_id, price_before].filter((part) => part !== null).join(' '),
    );

beforeAll(() => store(anOffer('untold')));

describe('events', () => {
  it('do not report the offer that a site begins with', async () => {
    expect(await eventsOf('untold')).toEqual([]);
    expect(await rowsOf('announced_estates', 'untold')).toHaveLength(7);
  });

  it('do not report what happened before the first subscription, not even later', async () => {
    const site = await aWatchedSite(false);
    await put(site, 1);
    await store([{ sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: [site, '2026-01-01'] }]);
    await put(site, 1);
    await put(site, 2);
    expect(await eventsOf(site)).toEqual(['new 2']);
  });

  it('report a new estate once, however often it is imported', async () => {
    const site = await aWatchedSite();
    await put(site, 1);
    await put(site, 1, { title: { nl: 'Anders' } });
    await store(estateStatements(site, anEstate(1)));
    expect(await eventsOf(site)).toEqual(['new 1']);
  });

  it('do not call an estate new that comes back after it was withdrawn or deleted', async () => {
    const site = await aWatchedSite();
    await put(site, 1);
    await store(withdrawEstateStatements(site, '1', '2026-11-01T00:00:00Z'));
    await put(site, 1);
    await store([{ sql: 'DELETE FROM estates WHERE site_id = ?', params: [site] }]);
    await put(site, 1);
    expect(await eventsOf(site)).toEqual(['new 1']);
  });

  it('report an estate once it is visible: not while it is withdrawn, sold or hidden by the site', async () => {
    const site = await aWatchedSite();
    await put(site, 1, {}, '2026-11-01T00:00:00Z');
    await put(site, 2, { transaction: SOLD });
    await put(site, 3, { transaction: SOON });
    expect(await eventsOf(site)).toEqual([]);
    await put(site, 1);
    await put(site, 2);
    await put(site, 3);
    expect(await eventsOf(site)).toEqual(['new 1', 'new 2', 'new 3']);
  });

  it('report listings of the second source, by their status', async () => {
    const site = await aWatchedSite();
    const summary = (id: number) => anEstate(id, { transaction: { id: 'FOR_SALE' } });
    await store(
      listingStatements(site, aListing(aGuid(1)), summary(1)),
      listingStatements(site, aListing(aGuid(2), { status: 'SOLD' }), summary(2)),
    );
    expect(await eventsOf(site)).toEqual(['new 1']);
  });

  it('report projects, not each unit', async () => {
    const site = await aWatchedSite();
    await put(site, 1, { project: true });
    await put(site, 2, { parentId: 1 });
    expect(await eventsOf(site)).toEqual(['new 1']);
  });

  it('do not report an old publication as new: it comes from another system', async () => {
    const site = await aWatchedSite();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await put(site, 1, { publicationDate: daysAgo(40) });
    await put(site, 2, { publicationDate: daysAgo(20) });
    expect(await eventsOf(site)).toEqual(['new 2']);
  });

  it.each([
    ['a lower price', { price: { value: 280_000 } }, ['price_lowered 1 300000']],
    ['a higher price', { price: { value: 320_000 } }, []],
    ['the same price', { price: { value: 300_000 } }, []],
    ['a price that is hidden', { price: { value: -1 } }, []],
    ['a rent after a price', { price: { value: 900 }, transaction: { id: 2 } }, []],
    ['a lower price of what is sold', { price: { value: 280_000 }, transaction: SOLD }, []],
    ['a lower price of what is hidden', { price: { value: 280_000 }, transaction: SOON }, []],
  ])('are correct for %s', async (_what, general, expected) => {
    const site = await aWatchedSite();
    await put(site, 1, { transaction: SALE });
    await daysPass(site, 1);
    await put(site, 1, { transaction: SALE, ...general });
    expect((await eventsOf(site)).filter((event) => event !== 'new 1')).toEqual(expected);
  });

  it('report every reduction', async () => {
    const site = await aWatchedSite();
    for (const value of [300_000, 290_000, 280_000]) {
      await put(site, 1, { price: { value } });
      await daysPass(site, 1);
    }
    expect(await eventsOf(site)).toEqual(['new 1', 'price_lowered 1 300000', 'price_lowered 1 290000']);
  });

  it('never reuse a number', async () => {
    const site = await aWatchedSite();
    await put(site, 1);
    const [first] = await rowsOf<{ seq: number }>('estate_events', site);
    await env.DB.prepare('DELETE FROM estate_events').run();
    await put(site, 2);
    const [second] = await rowsOf<{ seq: number }>('estate_events', site);
    expect(second?.seq).toBeGreaterThan(first?.seq ?? Number.POSITIVE_INFINITY);
  });
});
