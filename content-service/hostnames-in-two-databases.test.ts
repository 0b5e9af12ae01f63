/** One hostname, and agencies in different databases that take it at the same moment (docs/decisions/0108). */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endLostClaims } from './intake/sites/claim-hostnames.ts';
import { withGates } from './testing/gates.ts';
import { logged } from './testing/logged.ts';
import { call, open, openBoth, rowsIn, site, two } from './testing/two-databases.ts';

const SHARED = 'shared.test';
const put = (id: string, hostnames: readonly string[], bindings: object = two) =>
  call('PUT', `/sites/${id}`, {
    body: { ...site(id), hostnames },
    bindings: bindings as typeof two,
  });
const own = (id: string) => `${id}.test`;
const claims = async () =>
  (await env.DB.prepare('SELECT hostname, site_id, is_open FROM claimed_hostnames ORDER BY hostname').all())
    .results;
const owners = async (): Promise<string[]> => {
  const found = await Promise.all(
    (['early', 'late'] as const).map(async (id) =>
      (await rowsIn<{ hostname: string }>(id === 'late' ? env.SECOND : env.DB, 'hostnames', id)).some(
        ({ hostname }) => hostname === SHARED,
      )
        ? [id]
        : [],
    ),
  );
  return found.flat();
};

/** The second database, in which a call's second batch fails: the first one reads, the second one writes the site. */
const failing = () => {
  let batches = 0;
  return new Proxy(env.SECOND, {
    get: (inner, name) =>
      name === 'batch' && batches++ === 1
        ? async () => {
            throw new Error('D1_ERROR: out of order');
          }
        : Reflect.get(inner, name).bind(inner),
  });
};

beforeAll(() => openBoth());
beforeEach(async () => {
  for (const id of ['early', 'late']) await put(id, [own(id)]);
});

/** The directory's agency first, and the other way round, at every trip of the first. */
describe.each([
  ['early', 'late'],
  ['late', 'early'],
] as const)('%s takes a hostname, and %s in between', (first, second) => {
  it('leads to one of them', async () => {
    let gate = 0;
    for (let isReached = true; isReached; gate++) {
      isReached = false;
      for (const id of [first, second]) await put(id, [own(id)]);
      let other = 0;
      const gatesOf = (db: 'DB' | 'DB_1') =>
        withGates({ ...two, DB: two[db] }, async (at) => {
          if (at !== gate) return;
          isReached = true;
          ({ status: other } = await put(second, [own(second), SHARED]));
        }).DB;
      const gated = first === 'late' ? { ...two, DB_1: gatesOf('DB_1') } : { ...two, DB: gatesOf('DB') };
      const { status } = await put(first, [own(first), SHARED], gated);
      if (!isReached) break;
      expect([await owners(), [status, other].toSorted()], `gate ${gate}`).toEqual([
        [status === 200 ? first : second],
        [200, 409],
      ]);
    }
    // The stored site, the hostnames of others, the batch.
    expect(gate).toBeGreaterThanOrEqual(3);
  });
});

/** Two calls for one agency: the second one, at every trip of the first, in the site's database and the directory. */
describe.each([
  ['fails', [own('late'), SHARED], true],
  ['fails with its other hostnames', [own('late'), 'third.test'], true],
  ['takes it too', [own('late'), SHARED, 'third.test'], false],
  ['leaves it', [own('late')], false],
] as const)(
  'an agency takes a hostname, and another call for it %s in between',
  (_, hostnames, isFailing) => {
    it.each([
      ['has', [own('late'), SHARED]],
      ['has not', [own('late')]],
    ] as const)('which it %s before: it is never free while the agency has it', async (_had, had) => {
      let gate = 0;
      for (let isReached = true; isReached; gate++) {
        isReached = false;
        await put('early', [own('early')]);
        await put('late', had);
        let thirds = 0;
        const atGate = async () => {
          if (isReached) return;
          isReached = true;
          await put('late', hostnames, isFailing ? { ...two, DB_1: failing() } : two);
          logged.mockClear();
          ({ status: thirds } = await put('early', [own('early'), SHARED]));
        };
        let passed = 0;
        const next = async () => {
          if (passed++ === gate) await atGate();
        };
        const gated = {
          ...two,
          DB: withGates({ ...two, DB: two.DB }, next).DB,
          DB_1: withGates({ ...two, DB: two.DB_1 }, next).DB,
        };
        const { status } = await put('late', [...new Set([...had, SHARED, 'new.test'])], gated);
        if (!isReached) break;
        const has = await owners();
        expect(has.length, `gate ${gate}: ${has}, ${status}, ${thirds}`).toBeLessThanOrEqual(1);
        expect(has.includes('early'), `gate ${gate}`).toBe(thirds === 200);
        // Claimed is what the agency has, no more and no less, and no call is open.
        const rows = await rowsIn<{ hostname: string }>(env.SECOND, 'hostnames', 'late');
        const claimed = (await claims()).map((claim) => `${claim.hostname} ${claim.is_open}`);
        expect([...new Set(claimed)], `gate ${gate}`).toEqual(
          rows.map(({ hostname }) => `${hostname} 0`).toSorted(),
        );
      }
      expect(gate).toBeGreaterThanOrEqual(6);
    });
  },
);

it('is free again after a failure, a rename and a removal', async () => {
  const failed = await put('late', [own('late'), SHARED], { ...two, DB_1: failing() });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  logged.mockClear();
  expect(await claims()).toEqual([{ hostname: own('late'), site_id: 'late', is_open: 0 }]);
  expect((await put('late', [own('late'), SHARED])).status).toBe(200);
  expect((await put('early', [own('early'), SHARED])).status).toBe(409);
  expect((await put('late', [own('late')])).status).toBe(200);
  expect((await put('early', [own('early'), SHARED])).status).toBe(200);
  expect((await put('early', [own('early')])).status).toBe(200);
  await open('leaver');
  expect((await put('leaver', [SHARED])).status).toBe(200);
  await call('DELETE', '/sites/leaver');
  expect((await put('early', [own('early'), SHARED])).status).toBe(200);
});

it('is free an hour after the call that claimed it was interrupted', async () => {
  const now = new Date();
  await env.DB.prepare(
    "INSERT INTO claimed_hostnames VALUES (?, 'late', 'lost', ?, 1), ('gone.test', 'nobody', 'lost', ?, 1)",
  )
    .bind(SHARED, now.toISOString(), now.toISOString())
    .run();
  await endLostClaims(two, new Date(now.getTime() + 59 * 60_000));
  expect((await put('early', [own('early'), SHARED])).status).toBe(409);
  await endLostClaims(two, new Date(now.getTime() + 61 * 60_000));
  expect((await put('early', [own('early'), SHARED])).status).toBe(200);
  expect(await claims()).toEqual([{ hostname: own('late'), site_id: 'late', is_open: 0 }]);
});
