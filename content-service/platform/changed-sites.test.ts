import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { aSite } from '../testing/fixtures.ts';
import { withGates } from '../testing/gates.ts';
import { store } from '../testing/store.ts';
import { changedStatement, tellChanged } from './changed-sites.ts';

const reported = (siteId: string) => env.CACHE.get(`version:${siteId}`);
const noted = async (siteId: string) =>
  (await env.DB.prepare('SELECT changed_at FROM changed_sites WHERE site_id = ?').bind(siteId).all()).results;
const change = (siteId: string, at: number) => store([changedStatement(siteId, new Date(at))]);
const silent = () => {};

/** The trips of telling: the note is read, the version written, the note deleted. */
const GATES = [0, 1, 2] as const;

it.each(GATES)(
  'a version that comes late replaces no newer one: before trip %d of the first caller',
  async (gate) => {
    const site = `told-${gate}`;
    await store(siteStatements(aSite(site)));
    await change(site, 1_000);
    let passed = 0;
    const gated = withGates(env, async (at) => {
      passed = Math.max(passed, at + 1);
      if (at !== gate) return;
      await change(site, 2_000);
      await tellChanged(env, silent, site);
      expect(await reported(site)).toBe('2000');
    });
    await tellChanged(gated, silent, site);
    expect(passed).toBeGreaterThan(gate);
    // The same version as before, or one that no page was made under.
    expect(Number(await reported(site))).toBeGreaterThanOrEqual(2_000);
    expect(await noted(site)).toEqual([]);
  },
);

it.each(GATES)('a change that has not been announced yet is announced: before trip %d', async (gate) => {
  const site = `untold-${gate}`;
  await store(siteStatements(aSite(site)));
  await change(site, 1_000);
  const gated = withGates(env, async (at) => {
    if (at === gate) await change(site, 2_000);
  });
  await tellChanged(gated, silent, site);
  // By this caller, or by the cron, which finds the note.
  await tellChanged(env, silent);
  expect(await reported(site)).toBe('2000');
  expect(await noted(site)).toEqual([]);
});

it('leaves a change to the cron while KV refuses the version', async () => {
  await store(siteStatements(aSite('refused')));
  await change('refused', 1_000);
  const CACHE = { put: () => Promise.reject(new Error('429')) } as unknown as KVNamespace;
  await tellChanged({ DB: env.DB, CACHE }, silent, 'refused');
  expect(await noted('refused')).toEqual([{ changed_at: 1_000 }]);
  await tellChanged(env, silent);
  expect(await reported('refused')).toBe('1000');
});
