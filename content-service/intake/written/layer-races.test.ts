/** A choice over a home between the reads and the write of everything that brings homes (decisions 100 and 156). */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { everyMinute } from '../../scheduled.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { callAt } from '../../testing/agenda.ts';
import { anEstate } from '../../testing/fixtures.ts';
import { withGates } from '../../testing/gates.ts';
import { rowsOf } from '../../testing/messages.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { commit, importAll, openImport, stage } from '../../testing/records.ts';
import { aVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '../../testing/written-homes.ts';
import { runRound } from '../feeds/run-round.ts';

/** The next full hour: lists of services are due then. */
const NOW = new Date(afterTests(3_600_000));
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

let sites = 0;
beforeEach(async () => {
  forgetWork();
  await env.DB.batch(['feeds', 'own_services'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

async function hide(siteId: string, home: string): Promise<void> {
  const { error } = await callAt('changeHomeLayer', {
    now: later(1).toISOString(),
    params: { siteId },
    body: { session: sessionOf('an'), kind: 'estate', home, set: { hidden: true }, seen: null },
  });
  if (error !== null) throw error;
}

interface Way {
  /** Brings home 501, or one with a number of its own, at a price; a second call changes the price. */
  readonly bring: (site: string, price: number, bindings: WithDatabase, round: number) => Promise<void>;
}

const WAYS: Readonly<Record<string, Way>> = {
  'a call': {
    bring: async (site, price, bindings) => {
      const { error } = await callAt('putRecord', {
        now: NOW.toISOString(),
        params: { siteId: site, kind: 'estate', id: '501' },
        body: aHomeRecord(501, price),
        bindings,
      });
      if (error !== null) throw error;
    },
  },
  'a round of a feed': {
    bring: async (site, price, bindings, round) => {
      if (round === 0) await storeFeed(site, NOW);
      const vendor = aVendor([{ id: 'v1', price }]);
      const run = (at: Date, own: WithDatabase) =>
        runRound(own, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at, {
          stub: stubKind(vendor),
        });
      // A piece of work that is refused comes again, and the next round brings what was left.
      await run(later(60 * round), bindings).catch(() => undefined);
      await run(later(60 * round + 30), BINDINGS);
    },
  },
  'a pull of an own service': {
    bring: async (site, price, bindings, round) => {
      if (round === 0)
        await ask('PUT', `/sites/${site}/content-service`, {
          address: `${SERVER}/${site}`,
          scope: 'core',
          pictureHosts: [],
          token: 'a-token-of-the-agency',
        });
      const json = anEstate(501, { price: { value: price } });
      await tell(site, {
        [`/sites/${site}/estates`]: { json: { total: { value: 1 }, results: [json] } },
        [`/sites/${site}/estates/v2/501`]: { json },
      });
      const at = later(25 * 60 * round);
      await everyMinute(BINDINGS, at);
      await work(at, bindings).catch(() => undefined);
      await work(at);
      await everyMinute(BINDINGS, later(25 * 60 * round + 60));
      await work(later(25 * 60 * round + 60));
    },
  },
};

/** Trips of one of these at most. */
const MOST_GATES = 60;

it.each(Object.keys(WAYS))('holds whatever moment of %s it is made at', async (name) => {
  const way = WAYS[name] as Way;
  let tried = 0;
  for (let moment = 0; moment < MOST_GATES; moment++) {
    const site = `layer-race-${++sites}`;
    await aWritingAgency(site);
    await way.bring(site, 300_000, BINDINGS, 0);
    const [home] = await rowsOf<{ id: string }>('estates', site);
    let reached = false;
    const gated = withGates(BINDINGS, async (gate) => {
      if (gate !== moment) return;
      reached = true;
      await hide(site, home?.id ?? '');
    });
    await way.bring(site, 290_000, gated, 1);
    if (!reached) break;
    tried += 1;
    const [row] = await rowsOf<{ price: number; withdrawn_at: string | null }>('estates', site);
    expect([moment, row?.price, row?.withdrawn_at]).toEqual([moment, 290_000, later(1).toISOString()]);
    await env.DB.batch(['feeds', 'own_services'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  }
  expect(tried).toBeGreaterThan(3);
});

it('refuses an import that was staged before it as outdated, and holds when the import is repeated', async () => {
  const site = `layer-race-${++sites}`;
  await aWritingAgency(site);
  await importAll(site, [aHomeRecord(501)]);
  const path = await openImport(site);
  // One that is as it was, too: it would be left as it was derived.
  await stage(path, [aHomeRecord(501)]);
  await hide(site, '501');
  const { status, body } = await commit(path);
  expect([status, body.error]).toMatchObject([409, { code: 'import_outdated' }]);
  await importAll(site, [aHomeRecord(501, 290_000)]);
  expect((await rowsOf<{ withdrawn_at: string | null }>('estates', site))[0]?.withdrawn_at).not.toBeNull();
});
