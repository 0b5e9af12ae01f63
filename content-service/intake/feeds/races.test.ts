/** Calls for a feed, its round and the cron at the same moment (decision 143). */
import { env } from 'cloudflare:workers';
import { directoryOf, type WithDatabase } from '../../platform/db/shards.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { type Act, calling, testRaces, working } from '../../testing/interleave.ts';
import { quiet } from '../../testing/own-service.ts';
import { importAll } from '../../testing/records.ts';
import { forgetOthers } from '../../testing/scenes.ts';
import { store } from '../../testing/store.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { runDueFeeds } from './due-feeds.ts';
import { runRound } from './run-round.ts';

interface Fed {
  readonly siteId: string;
}

const BEFOREHAND = new Date('2026-11-21T10:00:00.000Z');
const AFTERWARDS = new Date('2026-11-23T11:00:00.000Z');

const home = (id: number, price: number, reference: string) => {
  const address = aCity(1, '8300', 'Knokke', 51.3, 3.3);
  return {
    estate: anEstate(id, { title: { nl: `Huis ${id}` }, price: { value: price }, reference, address }),
  };
};
/** Homes in the file: the first has the reference of one made by hand. */
const offers = (siteId: string, ...homes: readonly object[]): Promise<void> =>
  tell(siteId, { '/homes': { text: homes.map((one) => JSON.stringify(one)).join('\n') } });
const settingsOf = (siteId: string) => ({ address: `${SERVER}/${siteId}/homes` });
const round = (bindings: WithDatabase, { siteId }: Fed, now: Date): Promise<void> =>
  runRound(quiet(bindings), { kind: 'feed-round', siteId, feed: 'file', at: null }, now);

/** A call whose answer is not compared: it shows the feed as it is after the change, which another may have changed since. */
const call = (id: string, bodyOf: (siteId: string) => object = () => ({})): Act<Fed>['run'] => {
  const run = calling<Fed>(id, ({ siteId }) => ({ params: { feed: 'file' }, body: bodyOf(siteId) }));
  return async (world, turn) => {
    const { error } = await run(world, { ...turn, bindings: quiet(turn.bindings) });
    // Not found, before or after the change: what is stored says which.
    return { answer: null, error: error?.code === 'not_found' ? null : error };
  };
};

/** A feed that brought two homes, of which one is asked about; since then one got another price, and one came. */
const setUp = async (siteId: string): Promise<Fed> => {
  await forgetOthers();
  await store(siteStatements(aSite(siteId)));
  await importAll(siteId, [home(5, 50, 'K-1')]);
  await offers(siteId, home(1, 100, 'k-1'), home(2, 200, 'K-2'));
  const turn = { who: 'before', now: BEFOREHAND.toISOString(), bindings: directoryOf(env) } as const;
  const put = await PUT.run({ siteId }, turn);
  if (put.error !== null) throw put.error;
  await round(directoryOf(env), { siteId }, BEFOREHAND);
  await offers(siteId, home(1, 100, 'k-1'), home(2, 210, 'K-2'), home(3, 300, 'K-3'));
  return { siteId };
};

const PUT: Act<Fed> = {
  name: 'putFeed',
  reads: 'that there is the site',
  decides: 'the site, the kind and the secrets that are stored are conditions of the batch',
  run: call('putFeed', (siteId) => ({ kind: 'file', settings: settingsOf(siteId), minutes: 30 })),
};
const CALLS: readonly Act<Fed>[] = [
  PUT,
  {
    name: 'runFeed',
    reads: 'nothing',
    decides:
      'one UPDATE, which leaves a paused feed and one of a suspended site alone; of two rounds one begins',
    run: call('runFeed'),
  },
  {
    name: 'pauseFeed',
    reads: 'nothing',
    decides: 'one UPDATE where it is not paused, with the journal if it changed something',
    run: call('pauseFeed', () => ({ paused: true })),
  },
  {
    name: 'pauseFeed, resumed',
    reads: 'nothing',
    decides: 'one UPDATE where it is paused, with the journal if it changed something',
    run: call('pauseFeed', () => ({ paused: false })),
  },
  {
    name: 'deleteFeed',
    reads: 'nothing',
    decides: 'DELETEs in one batch; a round under way finds its feed gone',
    run: call('deleteFeed'),
  },
  {
    name: 'decideFeedHome, the same',
    reads: 'nothing',
    decides: 'refused by the batch unless the home is kept apart, and no other home of a feed is that one',
    run: call('decideFeedHome', () => ({ home: '1', decided: 'same' })),
  },
  {
    name: 'decideFeedHome, another',
    reads: 'nothing',
    decides: 'refused by the batch unless the home is kept apart',
    run: call('decideFeedHome', () => ({ home: '1', decided: 'other' })),
  },
];

testRaces<Fed>({
  name: 'calls for a feed',
  setUp,
  acts: CALLS,
  sample: ['putFeed × deleteFeed', 'decideFeedHome, the same × decideFeedHome, another'],
});

const ROUND: Act<Fed> = {
  name: 'round',
  reads: 'the feed and its site, the file, which homes are noted, whose references other homes have',
  decides: '`onlyIf` the round is still under way, and nobody has those references: in each batch',
  run: working(round),
};

testRaces<Fed>({
  name: 'a round',
  setUp,
  acts: [
    ROUND,
    {
      name: 'cron',
      reads: 'nothing',
      decides: 'puts off what is due by one UPDATE, which leaves suspended sites alone',
      run: working((bindings, _world, now) => runDueFeeds(quiet(bindings), now)),
    },
    ...CALLS,
    {
      name: 'putSite, suspended',
      reads: 'the stored document',
      decides: 'ends the rounds of its feeds in the same batch',
      run: calling<Fed>('putSite', ({ siteId }) => ({ body: { ...aSite(siteId), state: 'suspended' } })),
    },
    {
      name: 'putRecord with its reference',
      reads: 'whose home it is',
      decides: 'a round stores nothing beside a home whose reference it did not see',
      run: calling<Fed>('putRecord', () => ({
        params: { kind: 'estate', id: '7' },
        body: home(7, 70, 'K-3'),
      })),
    },
  ],
  pairs: (a, b) => (a === ROUND) !== (b === ROUND),
  // What a round left unfinished, the next one does: results are compared after it.
  afterwards: async ({ siteId }) => {
    const turn = { who: 'before', now: AFTERWARDS.toISOString(), bindings: directoryOf(env) } as const;
    await calling<Fed>('putSite', () => ({ body: aSite(siteId) }))({ siteId }, turn);
    await call('pauseFeed', () => ({ paused: false }))({ siteId }, turn);
    await round(directoryOf(env), { siteId }, AFTERWARDS);
  },
  apart: [
    {
      text: /^feed_homes .*"state":"named".*$/,
      because: 'a number is given before the batch, and stays given: no home has it',
    },
    {
      text: /^journal .*"(?:record\.written|feed\.resumed|site\.written)".*$/,
      because: 'a round that ended early leaves its homes to the next one, which says so in turn',
    },
  ],
  sample: ['round × deleteFeed', 'round × putSite, suspended'],
});
