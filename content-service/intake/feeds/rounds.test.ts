/** Rounds of a feed: homes come in, change, and leave; numbers; many gone at once; two callers (decision 143). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_SITE } from '../../platform/caller.ts';
import { answerOf, publicCall } from '../../testing/call.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { getRecord, importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aVendor, type StubVendor, storeFeed, stubKind, type VendorHome } from '../../testing/stub-feed.ts';
import { siteStatements } from '../index.ts';
import { putSite } from '../sites/put-site.ts';
import { runDueFeeds } from './due-feeds.ts';
import { FeedFault } from './kind.ts';
import { putFeed } from './put-feed.ts';
import { runRound } from './run-round.ts';
import { beginRound } from './stored-feed.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const MINUTE = 60_000;
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * MINUTE);

let sites = 0;
let site = '';
let vendor: StubVendor;

const homes = (count: number, change: (home: VendorHome, at: number) => VendorHome = (home) => home) =>
  Array.from({ length: count }, (_, at) => change({ id: `v${at}`, price: 300_000 + at }, at));

const round = (at: Date) =>
  runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at, {
    stub: stubKind(vendor),
  });

const onOffer = async (): Promise<Record<string, number>> => {
  const { results } = await env.DB.prepare(
    'SELECT f.vendor_id, e.price FROM feed_homes AS f JOIN estates AS e ON e.site_id = f.site_id AND e.id = f.estate_id ' +
      'WHERE f.site_id = ? AND e.withdrawn_at IS NULL ORDER BY f.number',
  )
    .bind(site)
    .all<{ vendor_id: string; price: number }>();
  return Object.fromEntries(results.map(({ vendor_id, price }) => [vendor_id, price]));
};

const feed = async () =>
  env.DB.prepare('SELECT * FROM feeds WHERE site_id = ?').bind(site).first<Record<string, unknown>>();
const numbers = async () =>
  (
    await env.DB.prepare(
      'SELECT vendor_id, number, state, reason, rival FROM feed_homes WHERE site_id = ? ORDER BY number',
    )
      .bind(site)
      .all<{
        vendor_id: string;
        number: number;
        state: string;
        reason: string | null;
        rival: string | null;
      }>()
  ).results;

beforeEach(async () => {
  forgetWork();
  site = `feed-${++sites}`;
  await store(siteStatements(aSite(site)));
  vendor = aVendor(homes(3));
  await storeFeed(site, NOW);
});

describe('a round', () => {
  it('brings homes, and gives each a number of ours for ever', async () => {
    await round(NOW);
    expect(await onOffer()).toEqual({ v0: 300_000, v1: 300_001, v2: 300_002 });
    const first = await numbers();
    expect(first.map(({ number }) => number)).toEqual([900_000_000_001, 900_000_000_002, 900_000_000_003]);
    vendor.homes = homes(3).slice(1);
    await round(later(24 * 60));
    expect(Object.keys(await onOffer())).toEqual(['v1', 'v2']);
    vendor.homes = homes(4);
    await round(later(48 * 60));
    expect(Object.keys(await onOffer())).toEqual(['v0', 'v1', 'v2', 'v3']);
    expect((await numbers()).slice(0, 3).map(({ number }) => number)).toEqual(
      first.map(({ number }) => number),
    );
  });

  it('neither maps nor writes a home that has not changed', async () => {
    const writes = async () => (await env.DB.prepare('SELECT total_changes() AS n').first<number>('n')) ?? 0;
    /** Rows that a round writes about homes in four pages when none has changed. */
    const quiet = async (count: number): Promise<number> => {
      vendor = aVendor(homes(count), count / 4);
      await round(NOW);
      const [mapped, before] = [vendor.mapped, await writes()];
      await round(later(15));
      expect(vendor.mapped).toBe(mapped);
      return (await writes()) - before;
    };
    const few = await quiet(4);
    site = `feed-${++sites}`;
    await store(siteStatements(aSite(site)));
    await storeFeed(site, NOW);
    expect(await quiet(80)).toBe(few);
    const { mapped } = vendor;
    vendor.homes = homes(80, (home, at) => (at === 7 ? { ...home, price: 1 } : home));
    await round(later(30));
    expect(vendor.mapped).toBe(mapped + 1);
    expect((await onOffer()).v7).toBe(1);
  });

  it('reads the whole list once a day, and only then believes that a home is gone', async () => {
    await round(NOW);
    vendor.homes = homes(2);
    await round(later(15));
    expect(Object.keys(await onOffer())).toHaveLength(3);
    await round(later(24 * 60));
    expect(Object.keys(await onOffer())).toHaveLength(2);
    expect(vendor.wholes).toEqual([true, false, true]);
  });

  it('withdraws what its vendor hides at once, and tells why', async () => {
    await round(NOW);
    vendor.homes = homes(3, (home, at) => (at === 1 ? { ...home, hidden: true } : home));
    await round(later(15));
    expect(Object.keys(await onOffer())).toEqual(['v0', 'v2']);
    expect((await numbers())[1]).toMatchObject({ state: 'hidden', reason: 'offline' });
    vendor.homes = homes(3);
    await round(later(30));
    expect(Object.keys(await onOffer())).toHaveLength(3);
  });

  it('keeps what stands of a home that is refused, with its field', async () => {
    await round(NOW);
    vendor.homes = homes(3, (home, at) => (at === 1 ? { ...home, price: 5, broken: true } : home));
    await round(later(15));
    expect(await onOffer()).toEqual({ v0: 300_000, v1: 300_001, v2: 300_002 });
    expect((await numbers())[1]).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('estate.general.bedroomCount'),
    });
  });

  it('ends with a state when the vendor fails, keeps what stands, and waits longer each time', async () => {
    await round(NOW);
    vendor = aVendor(
      homes(30, (home) => ({ ...home, price: 1 })),
      10,
    );
    vendor.before = async ({ cursor }) => {
      if (cursor === '10') throw new FeedFault('too-often', 'status 429', 7200);
    };
    await round(later(15));
    const found = await feed();
    expect(found).toMatchObject({ outcome: 'too-often', reason: 'status 429', round: null, failures: 1 });
    expect(found?.run_at).toBe(later(15 + 120).getTime());
    expect((await onOffer()).v0).toBe(1);
    expect(Object.keys(await onOffer())).toHaveLength(10);
  });

  it('goes on after a page without homes of the feed', async () => {
    vendor = aVendor(homes(3), 1);
    const kind = stubKind(vendor);
    const list: typeof kind.list = async (asked, from) => {
      const page = await kind.list(asked, from);
      return from.cursor === '1' ? { ...page, homes: [] } : page;
    };
    const message = { kind: 'feed-round', siteId: site, feed: 'stub', at: null } as const;
    await runRound(BINDINGS, message, NOW, { stub: { ...kind, list } });
    expect(await feed()).toMatchObject({ outcome: 'ok' });
    expect(Object.keys(await onOffer())).toEqual(['v0', 'v2']);
  });

  it('of a list that changes while it is read withdraws nothing, and is begun again soon', async () => {
    vendor = aVendor(homes(120), 50);
    await round(NOW);
    // The first home is edited, and moves behind a page that is read already: another one is in no page.
    vendor.before = async ({ cursor }) => {
      const [first, ...rest] = vendor.homes;
      if (cursor === '50' && first !== undefined) vendor.homes = [...rest, first];
    };
    await round(later(24 * 60));
    expect(Object.keys(await onOffer())).toHaveLength(120);
    expect(await feed()).toMatchObject({
      outcome: 'broken',
      reason: 'the list changed while it was read',
      run_at: later(24 * 60 + 15).getTime(),
    });
    vendor.before = async () => {};
    vendor.homes = vendor.homes.slice(1);
    await round(later(24 * 60 + 15));
    expect(Object.keys(await onOffer())).toHaveLength(119);
    expect(await feed()).toMatchObject({ outcome: 'ok' });
  });

  it('of an endless list ends', async () => {
    vendor.endless = '0';
    await round(NOW);
    expect(await feed()).toMatchObject({ outcome: 'broken', reason: 'a list without an end' });
  });
});

describe('more than five and more than a fifth that are gone at once', () => {
  it('must be missing again an hour later', async () => {
    vendor = aVendor(homes(20));
    await round(NOW);
    vendor.homes = homes(20).slice(0, 10);
    await round(later(24 * 60));
    expect(Object.keys(await onOffer())).toHaveLength(20);
    expect(await feed()).toMatchObject({
      reason: '10 of 20 homes are missing from the list: they are looked for again in an hour',
      run_at: later(24 * 60 + 15).getTime(),
    });
    // A quarter of an hour later nothing is believed yet.
    await round(later(24 * 60 + 15));
    expect(Object.keys(await onOffer())).toHaveLength(20);
    await round(later(25 * 60));
    expect(Object.keys(await onOffer())).toHaveLength(10);
    expect(await feed()).toMatchObject({ outcome: 'ok', reason: null });
  });

  it.each([1, 5])(
    'are also all of %i homes: an empty list is believed when it is read twice',
    async (count) => {
      vendor = aVendor(homes(count));
      await round(NOW);
      vendor.homes = [];
      await round(later(24 * 60));
      expect(Object.keys(await onOffer())).toHaveLength(count);
      expect(await feed()).toMatchObject({
        reason: expect.stringContaining(`${count} of ${count} homes are`),
      });
      await round(later(25 * 60));
      expect(await onOffer()).toEqual({});
      // Without a home on offer there is nothing more to ask.
      await round(later(49 * 60));
      expect(await feed()).toMatchObject({ outcome: 'ok', reason: null });
    },
  );

  it('and come back in between stay', async () => {
    vendor = aVendor(homes(20));
    await round(NOW);
    vendor.homes = [];
    await round(later(24 * 60));
    vendor.homes = homes(20);
    await round(later(25 * 60));
    expect(Object.keys(await onOffer())).toHaveLength(20);
    vendor.homes = [];
    await round(later(49 * 60));
    expect(Object.keys(await onOffer())).toHaveLength(20);
  });
});

describe('beside other homes', () => {
  const hand = (id: number, reference: string) => ({
    estate: anEstate(id, { reference, price: { value: 7 }, address: aCity(1, '8300', 'Knokke', 51.3, 3.3) }),
  });

  it('a round withdraws only its own, and an import’s sync leaves those of a feed', async () => {
    await importAll(site, [hand(1, 'A'), hand(2, 'B')]);
    await round(NOW);
    vendor.homes = [];
    await round(later(24 * 60));
    expect((await getRecord(site, 'estate', '1')).body).not.toHaveProperty('withdrawnAt');
    vendor.homes = homes(3);
    await round(later(48 * 60));
    await importAll(site, [hand(1, 'A')], { sync: ['estate'], allowManyWithdrawals: true });
    expect(Object.keys(await onOffer())).toHaveLength(3);
    expect((await getRecord(site, 'estate', '2')).body).toHaveProperty('withdrawnAt');
  });

  it('a home with the same reference as one made by hand is kept apart', async () => {
    await importAll(site, [hand(1, 'REF-9')]);
    vendor.homes = homes(2, (home, at) => (at === 0 ? { ...home, reference: ' ref-9' } : home));
    await round(NOW);
    expect(Object.keys(await onOffer())).toEqual(['v1']);
    expect((await numbers())[0]).toMatchObject({ state: 'asked', rival: '1' });
  });

  it('no import and no call takes a number of feeds, also not for a unit', async () => {
    const put = async (id: string, record: object) =>
      answerOf(await publicCall('PUT', `/sites/${site}/records/estate/${id}`, { body: record }));
    const taken = await put('900000000001', { estate: anEstate('900000000001') });
    expect(taken.status).toBe(422);
    expect(JSON.stringify(taken.body)).toContain('a number of twelve digits that begins with 9');
    const unit = {
      ...anEstate('900000000005'),
      general: { ...anEstate('900000000005').general, parentId: 5 },
    };
    const project = await put('5', { estate: anEstate('5', { children: [unit] }) });
    expect(project.status).toBe(422);
    // The statement that writes refuses it too.
    await expect(
      env.DB.prepare("INSERT INTO estates (site_id, id) VALUES (?, '900000000077')").bind(site).run(),
    ).rejects.toThrow('number_of_feeds');
    await round(NOW);
    expect((await numbers())[0]?.number).toBe(900_000_000_001);
    // What was exported comes back as it is, and nothing else of a feed's home.
    const { body } = await getRecord(site, 'estate', '900000000001');
    expect((await put('900000000001', body as object)).body).toMatchObject({ outcome: 'same' });
    const cheaper = JSON.parse(JSON.stringify(body).replace('300000', '1'));
    expect((await put('900000000001', cheaper)).status).toBe(422);
  });
});

describe('a project with its units', () => {
  const project = (hidden?: true): VendorHome => ({ id: 'p', price: 1, ...(hidden ? { hidden } : {}) });
  const units: readonly VendorHome[] = [
    { id: 'u1', price: 11, parent: 'p' },
    { id: 'u2', price: 12, parent: 'p' },
  ];

  it.each([
    ['before', (all: readonly VendorHome[]) => all],
    ['after', (all: readonly VendorHome[]) => all.toReversed()],
  ] as const)(
    'leaves with them, and comes back with them, when it is listed %s them',
    async (place, order) => {
      vendor = aVendor(order([project(), ...units]), 1);
      await round(NOW);
      expect(Object.keys(await onOffer()).toSorted()).toEqual(['p', 'u1', 'u2']);
      vendor.homes = order([project(true), ...units]);
      await round(later(15));
      expect(await onOffer()).toEqual({});
      expect((await numbers()).map(({ reason }) => reason).toSorted()).toEqual([
        'its project is not shown',
        'its project is not shown',
        'offline',
      ]);
      vendor.homes = order([project(), ...units]);
      await round(later(30));
      await round(later(45));
      expect(Object.keys(await onOffer()).toSorted()).toEqual(['p', 'u1', 'u2']);
      // Units that came before their project wait for the whole list, which is read next.
      expect(vendor.wholes.at(-1)).toBe(place === 'after');
    },
  );

  it('that is hidden from its first page on leaves with units of the page before', async () => {
    vendor = aVendor([...units, project(true)], 1);
    await round(NOW);
    expect(await onOffer()).toEqual({});
    vendor.homes = [...units, project()];
    await round(later(15));
    await round(later(30));
    expect(Object.keys(await onOffer()).toSorted()).toEqual(['p', 'u1', 'u2']);
  });

  it.each([
    ['refused', { broken: true }, 1],
    ['refused', { broken: true }, 100],
    ['kept apart', { reference: 'REF-9' }, 1],
    ['kept apart', { reference: 'REF-9' }, 100],
  ] as const)('that is %s has its units hidden (%j, pages of %i)', async (_, more, page) => {
    const address = aCity(1, '8300', 'Knokke', 51.3, 3.3);
    await importAll(site, [{ estate: anEstate(1, { reference: 'REF-9', price: { value: 7 }, address }) }]);
    vendor = aVendor([...units, { ...project(), ...more }], page);
    await round(NOW);
    expect(await onOffer()).toEqual({});
    vendor.homes = [...units, project()];
    await round(later(15));
    await round(later(30));
    expect(Object.keys(await onOffer()).toSorted()).toEqual(['p', 'u1', 'u2']);
  });

  it('that is refused later keeps its units, like itself', async () => {
    vendor = aVendor([project(), ...units]);
    await round(NOW);
    vendor.homes = [{ ...project(), broken: true }, ...units];
    await round(later(15));
    expect(Object.keys(await onOffer()).toSorted()).toEqual(['p', 'u1', 'u2']);
  });

  it('keeps no unit that its vendor took out of it', async () => {
    vendor = aVendor([project(), ...units]);
    await round(NOW);
    const alone = { id: 'u1', price: 11 };
    vendor.homes = [project(), alone, ...units.slice(1)];
    await round(later(15));
    vendor.homes = [project(true), alone, ...units.slice(1)];
    await round(later(30));
    expect(await onOffer()).toEqual({ u1: 11 });
  });

  it('that is gone leaves with units that the list still names', async () => {
    vendor = aVendor([project(), ...units]);
    await round(NOW);
    vendor.homes = units;
    await round(later(24 * 60));
    expect(await onOffer()).toEqual({});
  });
});

describe('a suspended site', () => {
  const put = async (state: 'live' | 'suspended', at: Date) => {
    const caller = { who: 'operator', role: 'operate', siteId: EVERY_SITE } as const;
    await putSite({ ...aSite(site), state }, { env: BINDINGS, now: at, caller });
  };
  const enqueued = async (at: Date): Promise<readonly unknown[]> => {
    const sent: { readonly body: { readonly siteId: string } }[] = [];
    const WORK = { sendBatch: async (batch: typeof sent) => void sent.push(...batch) };
    await runDueFeeds({ ...BINDINGS, WORK: WORK as unknown as typeof BINDINGS.WORK }, at);
    return sent.filter(({ body }) => body.siteId === site);
  };

  it('has no round of its feeds: neither by the cron, nor by a message; they are due when it goes on', async () => {
    await round(NOW);
    vendor.homes = homes(3, (home) => ({ ...home, price: 1 }));
    await put('suspended', later(1));
    expect(await enqueued(later(30))).toEqual([]);
    await round(later(30));
    expect((await onOffer()).v0).toBe(300_000);
    // Also one that would have waited for another day.
    await env.DB.prepare('UPDATE feeds SET run_at = ? WHERE site_id = ?')
      .bind(later(1440).getTime(), site)
      .run();
    await put('live', later(40));
    expect(await enqueued(later(40))).toHaveLength(1);
    await round(later(40));
    expect((await onOffer()).v0).toBe(1);
  });

  it('ends the round under way without a write, and nobody is blamed for it', async () => {
    vendor = aVendor(homes(2), 1);
    vendor.before = async ({ cursor }) => {
      if (cursor !== null) await put('suspended', later(1));
    };
    await round(NOW);
    expect(Object.keys(await onOffer())).toEqual(['v0']);
    expect(await enqueued(later(60))).toEqual([]);
    expect(await feed()).toMatchObject({ round: null, failures: 0, outcome: null });
  });

  it('is not asked for a round by hand', async () => {
    await put('suspended', later(1));
    forgetWork();
    expect((await ask('POST', `/sites/${site}/feeds/stub/run`)).status).toBe(202);
    expect(await work(later(2))).toEqual([]);
  });
});

describe('two callers', () => {
  it('begin one round of a site, whatever its feeds', async () => {
    await env.DB.prepare(
      "INSERT INTO feeds (site_id, name, kind, settings, every, run_at) VALUES (?, 'second', 'stub', '{}', 900000, 0)",
    )
      .bind(site)
      .run();
    let begun = 0;
    vendor.before = async () => {
      begun += 1;
      if (begun === 1) {
        await round(NOW);
        await runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'second', at: null }, NOW, {
          stub: stubKind(vendor),
        });
      }
    };
    await Promise.all([round(NOW), round(NOW)]);
    expect(begun).toBe(1);
    expect(Object.keys(await onOffer())).toHaveLength(3);
  });

  it('of whom one pauses the feed: the round ends without a write', async () => {
    vendor.before = async () => {
      await env.DB.prepare(
        'UPDATE feeds SET paused = 1, round = NULL, round_until = NULL, whole = NULL WHERE site_id = ?',
      )
        .bind(site)
        .run();
    };
    await round(NOW);
    expect(await onOffer()).toEqual({});
    expect(await numbers()).toEqual([]);
  });

  it('a round whose first piece fails here is begun anew when its message comes again', async () => {
    vendor.before = async () => {
      throw new Error('the database was away');
    };
    await expect(round(NOW)).rejects.toThrow('away');
    expect(await feed()).toMatchObject({
      round: null,
      failures: 1,
      outcome: 'interrupted',
      reason: 'the round failed here: see the log',
    });
    vendor.before = async () => {};
    await round(later(1));
    expect(await feed()).toMatchObject({ outcome: 'ok', reason: null, failures: 0 });
    expect(Object.keys(await onOffer())).toHaveLength(3);
  });

  it('a round whose piece was lost is begun anew after a while, and its vendor is not blamed', async () => {
    const terms = { reading: 'r', alwaysWhole: true, pictureHosts: [] };
    await beginRound(env.DB, { siteId: site, feed: 'stub' }, terms, NOW);
    await env.DB.prepare('UPDATE feeds SET run_at = ? WHERE site_id = ?')
      .bind(later(600).getTime(), site)
      .run();
    const WORK = { sendBatch: async () => {} } as unknown as typeof BINDINGS.WORK;
    await runDueFeeds({ ...BINDINGS, WORK }, later(5));
    expect(await feed()).toMatchObject({ round: NOW.getTime() });
    await round(later(5));
    expect(await onOffer()).toEqual({});
    await runDueFeeds({ ...BINDINGS, WORK }, later(20));
    expect(await feed()).toMatchObject({ round: null, outcome: 'interrupted', failures: 1 });
    expect(await feed()).toMatchObject({ run_at: later(35).getTime() });
    await round(later(20));
    expect(Object.keys(await onOffer())).toHaveLength(3);
  });

  it('of whom one finds the round of another feed under way: it comes a minute later', async () => {
    const second = { siteId: site, feed: 'second' };
    await env.DB.prepare(
      "INSERT INTO feeds (site_id, name, kind, settings, every, run_at) VALUES (?, 'second', 'stub', '{}', 900000, ?)",
    )
      .bind(site, later(15).getTime())
      .run();
    const terms = { reading: 'r', alwaysWhole: true, pictureHosts: [] };
    const dueOf = (name: string) =>
      env.DB.prepare('SELECT run_at FROM feeds WHERE site_id = ? AND name = ?')
        .bind(site, name)
        .first<number>('run_at');
    expect(await beginRound(env.DB, { siteId: site, feed: 'stub' }, terms, NOW)).not.toBeNull();
    expect(await beginRound(env.DB, second, terms, NOW)).toBeNull();
    expect(await dueOf('second')).toBe(later(1).getTime());
    // Its own round under way is no reason.
    expect(await beginRound(env.DB, { siteId: site, feed: 'stub' }, terms, later(1))).toBeNull();
    expect(await dueOf('stub')).toBe(NOW.getTime());
  });
});

describe('a feed under the name of a removed one', () => {
  const named = (kind: string) => ({ ...stubKind(vendor), name: kind });
  const add = (kind: string, at: Date): Promise<void> =>
    putFeed(
      { siteId: site, feed: 'stub' },
      { kind, settings: {} },
      { env: BINDINGS, caller: { who: 'operator', role: 'operate', siteId: EVERY_SITE }, now: at },
      { [kind]: named(kind) },
    );
  const roundOf = (kind: string, at: Date) =>
    runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at, {
      [kind]: named(kind),
    });
  const remove = async () =>
    expect((await publicCall('DELETE', `/sites/${site}/feeds/stub`)).status).toBe(204);
  const ids = async () =>
    (await numbers()).map(({ vendor_id, number }) => `${vendor_id} ${number - 900_000_000_000}`);

  it('has its homes when it is of the same kind, and none of them when it is of another', async () => {
    vendor = aVendor(homes(2));
    await round(NOW);
    await remove();
    // Its ids mean homes of another vendor.
    vendor = aVendor(homes(2, (home) => ({ ...home, price: 5 })));
    await add('other', later(15));
    await roundOf('other', later(15));
    expect(await ids()).toEqual(['v0 1', 'v1 2', 'v0 3', 'v1 4']);
    expect((await getRecord(site, 'estate', '900000000001')).body).toMatchObject({
      estate: { general: { price: { value: 300_000 } } },
    });
    await remove();
    vendor = aVendor(homes(3));
    await add('stub', later(30));
    await roundOf('stub', later(30));
    expect(await ids()).toEqual(['v0 1', 'v1 2', 'v0 3', 'v1 4', 'v2 5']);
  });
});

describe('a thousand feeds that are due', () => {
  it('are enqueued a hundred a minute, the longest due first, and by themselves do nothing else', async () => {
    await env.DB.prepare('DELETE FROM feeds').run();
    const many = Array.from({ length: 1000 }, (_, at) => at);
    await env.DB.prepare(
      'INSERT INTO feeds (site_id, name, kind, settings, every, run_at) ' +
        "SELECT ?1, 'f' || value, 'file', '{}', 900000, ?2 + value FROM json_each(?3)",
    )
      .bind(site, NOW.getTime(), JSON.stringify(many))
      .run();
    const enqueued: string[] = [];
    const WORK = {
      sendBatch: async (batch: Iterable<{ body: { feed: string } }>) => {
        enqueued.push(...[...batch].map(({ body }) => body.feed));
      },
    } as unknown as typeof BINDINGS.WORK;
    for (let minute = 1; minute <= 10; minute += 1) {
      await runDueFeeds({ ...BINDINGS, WORK }, later(minute));
      expect(enqueued).toHaveLength(minute * 100);
    }
    expect(new Set(enqueued).size).toBe(1000);
    expect(enqueued.slice(0, 100).toSorted()).toEqual(
      many
        .slice(0, 100)
        .map((at) => `f${at}`)
        .toSorted(),
    );
    await runDueFeeds({ ...BINDINGS, WORK }, later(11));
    expect(enqueued).toHaveLength(1000);
  });
});

describe('two deliveries of the same piece', () => {
  it('leave each home once, as the vendor has it', async () => {
    vendor = aVendor(homes(6), 3);
    let calls = 0;
    vendor.before = async ({ cursor }) => {
      calls += 1;
      // The same message again, while the first one reads its second page.
      if (calls === 2) {
        const at = { round: NOW.getTime(), page: 1, cursor };
        const again = { kind: 'feed-round', siteId: site, feed: 'stub', at } as const;
        await runRound(BINDINGS, again, NOW, { stub: stubKind(vendor) });
      }
    };
    await round(NOW);
    expect(Object.keys(await onOffer())).toHaveLength(6);
    expect(new Set((await numbers()).map(({ number }) => number)).size).toBe(6);
    expect(await feed()).toMatchObject({ outcome: 'ok', round: null });
  });

  it('at the same time too', async () => {
    vendor = aVendor(homes(6), 3);
    const at = { round: NOW.getTime(), page: 0, cursor: null };
    await beginRound(
      env.DB,
      { siteId: site, feed: 'stub' },
      { reading: 'r', alwaysWhole: true, pictureHosts: [] },
      NOW,
    );
    const piece = () =>
      runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at }, NOW, {
        stub: stubKind(vendor),
      });
    const ended = await Promise.allSettled([piece(), piece()]);
    // The queue delivers a piece again whose records another one wrote meanwhile.
    for (const one of ended) if (one.status === 'rejected') await piece();
    expect(await onOffer()).toEqual(Object.fromEntries(homes(6).map(({ id, price }) => [id, price])));
    expect(await feed()).toMatchObject({ outcome: 'ok', round: null });
  });
});

it('pictures at addresses that may not be fetched are left out, and the work is enqueued for others', async () => {
  const at = (address: string) => ({ id: 'p', address, changed: '1' });
  vendor.homes = [
    { id: 'v0', price: 1, pictures: [at('http://127.0.0.1:1/a.jpg'), at('https://elsewhere.example/b.jpg')] },
  ];
  await round(NOW);
  expect(await work(NOW)).toEqual([]);
  expect(Object.keys(await onOffer())).toEqual(['v0']);
});
