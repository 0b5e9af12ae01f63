/** Imports that no alert tells of. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { aSite } from '../../testing/fixtures.ts';
import { commit, importAll, openImport, stage } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

/** A site that has a confirmed subscription. */
const aWatchedSite = async (id: string): Promise<string> => {
  await store(siteStatements(aSite(id)));
  await store([{ sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: [id, '2026-01-01'] }]);
  return id;
};

const home = (id: number) => ({
  estate: {
    general: {
      id,
      headType: { id: 3 },
      transaction: { id: 1 },
      price: { value: 395_000 },
      address: { city: { id: 8300, zip: '8300', name: { nl: 'Knokke-Heist' } } },
    },
  },
});

const eventsOf = async (site: string): Promise<readonly string[]> => {
  const { results } = await env.DB.prepare(
    'SELECT estate_id FROM estate_events WHERE site_id = ? ORDER BY seq',
  )
    .bind(site)
    .all<{ estate_id: string }>();
  return results.map(({ estate_id }) => estate_id);
};

it('leaves no event behind, and neither takes earlier ones nor those of others', async () => {
  const [site, other] = [await aWatchedSite('quiet-1'), await aWatchedSite('quiet-2')];
  await importAll(other, [home(1)]);
  await importAll(site, [home(11)]);
  await importAll(site, [home(12), home(13)], { alerts: false });
  expect([await eventsOf(site), await eventsOf(other)]).toEqual([['11'], ['1']]);
  await importAll(site, [home(14)]);
  expect(await eventsOf(site)).toEqual(['11', '14']);
});

it('is not the same commit as one with alerts', async () => {
  const site = await aWatchedSite('quiet-3');
  const path = await openImport(site);
  await stage(path, [home(21)]);
  expect((await commit(path, { alerts: false })).status).toBe(200);
  expect((await commit(path, { alerts: false })).status).toBe(200);
  expect((await commit(path)).status).toBe(409);
});
