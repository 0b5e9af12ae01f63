/** Homes stored by an earlier derivation get the columns of today's when they come again unchanged (decision 43). */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { sha256 } from '../platform/hash.ts';
import { everyMinute } from '../scheduled.ts';
import { afterTests } from '../testing/after-tests.ts';
import { aCity, anEstate, aSite } from '../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../testing/own-service.ts';
import { importAll } from '../testing/records.ts';
import { aRentalUnit, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';
import { aVendor, storeFeed, stubKind } from '../testing/stub-feed.ts';
import { SERVER, tell } from '../testing/tell-scripted.ts';
import { runRound } from './feeds/run-round.ts';
import { siteStatements } from './index.ts';

/** The derivation before the columns of traits. */
const EARLIER = 6;
/** The next full hour: settings are written now, and due from then on. */
const NOW = new Date(afterTests(3_600_000));
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

let sites = 0;
let site = '';

beforeEach(async () => {
  forgetWork();
  site = `derived-${++sites}`;
  await env.DB.batch(['feeds', 'own_services'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await store(siteStatements(aSite(site)));
});

const aHome = (id: number) =>
  anEstate(
    id,
    { title: { nl: `Huis ${id}` }, address: aCity(1, '8300', 'Knokke', 51.3, 3.3) },
    { technical: { elevator: true }, dimensions: { areaBuild: 96 } },
  );

const all = async <Row>(sql: string, ...more: string[]): Promise<Row[]> =>
  (
    await env.DB.prepare(sql)
      .bind(site, ...more)
      .all<Row>()
  ).results;

/** Derived columns by id. */
const columns = () =>
  all<{ id: string }>('SELECT id, traits, living_area, price FROM estates WHERE site_id = ? ORDER BY id');

/** Puts the homes back as the earlier derivation left them: without values in the columns that it did not have. */
async function derivedEarlier(): Promise<void> {
  await all('UPDATE estates SET traits = 0, living_area = NULL, price = NULL WHERE site_id = ?');
  const records = await all<{ kind: string; id: string; doc: string }>(
    "SELECT kind, id, doc FROM records WHERE site_id = ? AND kind IN ('estate', 'rental')",
  );
  expect(records.length).toBeGreaterThan(0);
  for (const { kind, id, doc } of records)
    await all(
      'UPDATE records SET hash = ?4 WHERE site_id = ?1 AND kind = ?2 AND id = ?3',
      kind,
      id,
      sha256(`${EARLIER} nl\n${doc}`),
    );
}

it('by an import, also of a stay', async () => {
  const stay = aRentalUnit('A1', { equipment: [{ name: { nl: 'Wifi' } }] });
  const records = [{ estate: aHome(1) }, { estate: aHome(2) }, { rental: stay, rates: RATES }];
  const features = () => all('SELECT features FROM rental_units WHERE site_id = ?');
  await importAll(site, records);
  const before = [await columns(), await features()];
  expect(before[1]).not.toEqual([{ features: 0 }]);
  await derivedEarlier();
  await all('UPDATE rental_units SET features = 0 WHERE site_id = ?');
  expect(await importAll(site, records)).toMatchObject({ changed: 3, same: 0 });
  expect([await columns(), await features()]).toEqual(before);
  expect(await importAll(site, records)).toMatchObject({ changed: 0, same: 3 });
});

it('by the next round of a feed, once', async () => {
  const vendor = aVendor([
    { id: 'v1', price: 300_000 },
    { id: 'v2', price: 310_000 },
  ]);
  await storeFeed(site, NOW);
  const round = (at: Date) =>
    runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at, {
      stub: stubKind(vendor),
    });
  await round(NOW);
  const before = await columns();
  await derivedEarlier();
  // What the round of an earlier deployment noted: its mapping, settings and languages.
  const { locales, defaultLocale } = aSite(site);
  const noted = sha256(JSON.stringify([1, '{}', locales, defaultLocale])).slice(0, 12);
  await all('UPDATE feeds SET reading = ?2 WHERE site_id = ?1', noted);
  await all("UPDATE feed_homes SET mark = ?2 || substr(mark, instr(mark, ' ')) WHERE site_id = ?1", noted);
  await round(later(1));
  expect(await columns()).toEqual(before);
  const { mapped } = vendor;
  await round(later(2));
  expect(vendor.mapped).toBe(mapped);
});

it('by the pulls of an own service, whatever its list says', async () => {
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'core',
    pictureHosts: [],
    token: 'a-token-of-the-agency',
  });
  const homes = [aHome(1), aHome(2)];
  await tell(site, {
    [`/sites/${site}/estates`]: { json: { total: { value: homes.length }, results: homes } },
    ...Object.fromEntries(homes.map((json, at) => [`/sites/${site}/estates/v2/${at + 1}`, { json }])),
  });
  const minute = async (at: Date) => {
    await everyMinute(BINDINGS, at);
    await work(at);
  };
  await minute(NOW);
  const before = await columns();
  await derivedEarlier();
  await minute(later(25));
  expect(await columns()).toEqual(before);
});
