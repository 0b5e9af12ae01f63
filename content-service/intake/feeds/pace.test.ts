/** Calls to a vendor that counts them by account: several pieces of work at once keep one pace. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { accountPace, ownPace } from './pace.ts';

let clock = 0;
vi.spyOn(Date, 'now').mockImplementation(() => clock);
/** Waits end at once, and the clock with them. */
vi.stubGlobal('scheduler', {
  wait: async (ms: number) => {
    clock += ms;
  },
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  clock = 1_000_000;
  await env.DB.prepare(
    "INSERT INTO feed_accounts (kind, key, account, set_at) VALUES ('paced', 'k', '{}', '2026-11-23') ON CONFLICT DO UPDATE SET free_at = 0",
  ).run();
});

/** The most calls within any second. */
const mostASecond = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length));

it('two pieces of work make five calls a second together, and so does one', async () => {
  for (const count of [1, 2, 3]) {
    const paces = Array.from({ length: count }, () => accountPace(env.DB, 'paced'));
    const times: number[] = [];
    for (let call = 0; call < 24; call++) {
      await paces[call % count]?.wait();
      times.push(clock);
    }
    expect(mostASecond(times)).toBeLessThanOrEqual(5);
    clock += 60_000;
  }
});

it('reserves several times in a statement, and makes up for none that has passed', async () => {
  const [one, other] = [accountPace(env.DB, 'paced'), accountPace(env.DB, 'paced')];
  await one.wait();
  const freeAt = () =>
    env.DB.prepare("SELECT free_at FROM feed_accounts WHERE kind = 'paced'").first<number>('free_at');
  expect(await freeAt()).toBe(1_001_000);
  await one.wait();
  expect([await freeAt(), clock]).toEqual([1_001_000, 1_000_200]);
  clock += 10_000;
  await one.wait();
  await other.wait();
  expect(clock).toBe(1_000_200 + 10_000 + 1000);
});

it('a vendor that does not count so is left some time after each answer', async () => {
  const pace = ownPace();
  await pace.wait();
  clock += 50;
  pace.ended();
  await pace.wait();
  expect(clock).toBe(1_000_250);
});
