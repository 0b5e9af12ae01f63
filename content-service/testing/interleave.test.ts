import { expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { aSite } from './fixtures.ts';
import { type Act, type Scene, tryEveryGate, working } from './interleave.ts';
import { store } from './store.ts';

interface Counted {
  readonly siteId: string;
}

const READ = 'SELECT most FROM limits WHERE site_id = ? AND name = ?';
const ADD = 'UPDATE limits SET most = most + ? WHERE site_id = ? AND name = ?';

/** Reads a number, and writes what it became by what was read. */
const byWhatWasRead: Act<Counted> = {
  name: 'add to what was read',
  reads: 'the number',
  decides: 'nothing: this is the fault',
  run: working(async ({ DB }, { siteId }) => {
    const most = await DB.prepare(READ).bind(siteId, 'friend_day').first<number>('most');
    await DB.prepare('UPDATE limits SET most = ? WHERE site_id = ? AND name = ?')
      .bind((most ?? 0) + 1, siteId, 'friend_day')
      .run();
    return 'added';
  }),
};

/** Adds in the statement that writes. */
const inTheStatement: Act<Counted> = {
  name: 'add in the statement',
  reads: 'nothing',
  decides: 'the statement itself',
  run: working(async ({ DB }, { siteId }) => {
    const [read, added] = [DB.prepare(READ), DB.prepare(ADD)];
    await Promise.all([
      read.bind(siteId, 'friend_day').first(),
      DB.batch([added.bind(1, siteId, 'friend_day')]),
    ]);
    return 'added';
  }),
};

/** Reads a number that nobody changes, twice, and adds to the other one by what it read last. */
const afterReading: Act<Counted> = {
  name: 'read, and add to what was read',
  reads: 'both numbers',
  decides: 'nothing: this is the fault',
  run: working(async (bindings, world, now) => {
    const other = bindings.DB.prepare(READ).bind(world.siteId, 'contact_day');
    await other.first('most');
    await bindings.DB.batch([other]);
    return byWhatWasRead.run(world, { who: 'a', now: now.toISOString(), bindings });
  }),
};

let worlds = 0;
const SCENE: Scene<Counted> = {
  name: 'a number',
  setUp: async (siteId) => {
    worlds += 1;
    await store(siteStatements(aSite(siteId)), [
      { sql: 'INSERT INTO limits (site_id, name, most) VALUES (?, ?, 5)', params: [siteId, 'friend_day'] },
    ]);
    return { siteId };
  },
  acts: [byWhatWasRead, inTheStatement],
  sample: [],
};

it('finds an addition that is lost between a read and its write, and shows it', async () => {
  const { gates, anomalies } = await tryEveryGate(SCENE, byWhatWasRead, inTheStatement);
  expect(gates).toBe(2);
  // At the second gate only: before the read, the other one is simply the first.
  expect(anomalies).toEqual([
    {
      gate: expect.stringMatching(/^1, before DB: UPDATE limits/),
      missing: ['limits {"site_id":"SITE","name":"friend_day","most":7}'],
      extra: ['limits {"site_id":"SITE","name":"friend_day","most":6}'],
    },
  ]);
});

it('finds nothing between statements that decide by themselves, at each of their gates', async () => {
  expect(await tryEveryGate(SCENE, inTheStatement, inTheStatement)).toEqual({ gates: 2, anomalies: [] });
});

it('tries moments once between which the first only reads what the second leaves alone, and finds as much', async () => {
  const tried = async (each: boolean) => {
    worlds = 0;
    const found = await tryEveryGate(SCENE, afterReading, inTheStatement, each);
    return { ...found, worlds };
  };
  const [quick, whole] = [await tried(false), await tried(true)];
  expect(quick.gates).toBe(4);
  // Two orders, and the moments before the third trip, which are one, and before the fourth.
  expect([quick.worlds, whole.worlds]).toEqual([4, 6]);
  expect(quick.anomalies).toHaveLength(1);
  expect(quick).toEqual({ ...whole, worlds: 4 });
});
