import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { aboard, createTrips, inTrips } from './trips.ts';

/** The test's database, recording the statements of each round trip. */
function watched() {
  const trips: number[] = [];
  const batch = async (statements: D1PreparedStatement[]) => {
    trips.push(statements.length);
    return env.DB.batch(statements);
  };
  const db = { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database;
  return { trips, ...createTrips(db) };
}

const numberOf = (db: D1Database, value: number) =>
  db.prepare('SELECT ? AS value').bind(value).first('value');

it('batches concurrent statements, and gives each its own result', async () => {
  const { trips, ...rest } = watched();
  const answers = await aboard(rest, (db) =>
    Promise.all([
      numberOf(db, 1),
      db.batch([db.prepare('SELECT 2 AS value'), db.prepare('SELECT 3 AS value')]),
      db.prepare('SELECT 4 AS value').all(),
      db.prepare('SELECT 5 AS value WHERE 0').first(),
    ]),
  );
  expect(answers).toMatchObject([
    1,
    [{ results: [{ value: 2 }] }, { results: [{ value: 3 }] }],
    { results: [{ value: 4 }] },
    null,
  ]);
  expect(trips).toEqual([5]);
});

it('waits until each call has asked or ended, repeatedly', async () => {
  const { trips, ...rest } = watched();
  const answers = await Promise.all([
    aboard(rest, async (db) => [await numberOf(db, 1), await numberOf(db, 2), await numberOf(db, 3)]),
    aboard(rest, async (db) => {
      await scheduler.wait(20);
      return [await numberOf(db, 4)];
    }),
    aboard(rest, async () => ['nothing to ask']),
  ]);
  expect(answers).toEqual([[1, 2, 3], [4], ['nothing to ask']]);
  expect(trips).toEqual([2, 1, 1]);
});

it('executes identical statements once', async () => {
  const { trips, ...rest } = watched();
  const answers = await Promise.all(
    [1, 1, 2].map((value) => aboard(rest, (db) => Promise.all([numberOf(db, value), numberOf(db, 9)]))),
  );
  expect(answers).toEqual([
    [1, 9],
    [1, 9],
    [2, 9],
  ]);
  expect(trips).toEqual([3]);
});

it('isolates a failing statement', async () => {
  const { trips, ...rest } = watched();
  const [good, bad] = await Promise.allSettled([
    aboard(rest, (db) => numberOf(db, 1)),
    aboard(rest, (db) => db.prepare('SELECT none FROM sites').first()),
  ]);
  expect(good).toEqual({ status: 'fulfilled', value: 1 });
  expect(bad).toMatchObject({ status: 'rejected' });
  expect(String((bad as PromiseRejectedResult).reason)).toContain('no such column');
  expect(trips).toEqual([2, 1, 1]);
});

it('sends writing statements separately', async () => {
  const { trips, ...rest } = watched();
  await aboard(rest, (db) =>
    Promise.all([
      numberOf(db, 1),
      db.batch([db.prepare("DELETE FROM sites WHERE id = 'none'"), db.prepare('SELECT 1')]),
      db.prepare("UPDATE sites SET doc = doc WHERE id = 'none'").run(),
    ]),
  );
  expect(trips.toSorted()).toEqual([1, 2]);
});

it('serves work that continues after a call’s answer', async () => {
  const { trips, ...rest } = watched();
  const late = await aboard(rest, async (db) => () => numberOf(db, 7));
  expect(await late()).toBe(7);
  expect(trips).toEqual([1]);
});

it('batches nested calls together', async () => {
  const { trips, ...rest } = watched();
  const inner = (db: D1Database, value: number) =>
    inTrips(db, (own) => Promise.all([numberOf(own, value), numberOf(own, value + 1)]));
  const answers = await Promise.all([1, 3].map((value) => aboard(rest, (db) => inner(db, value))));
  expect(answers).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(trips).toEqual([4]);
});
