/** Homes of an agency's own service at the same moment: heard of, listed, learned, asked for by a visitor, shown. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Bindings } from './env.ts';
import { siteStatements } from './intake/index.ts';
import { pullNamedHome } from './intake/pull/pull-named-home.ts';
import type { Work } from './kinds.ts';
import { directoryOf } from './platform/db/shards.ts';
import { doWork } from './queues.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { type Act, calling, testRaces, working } from './testing/interleave.ts';
import { HOST, quiet } from './testing/own-service.ts';
import { forgetOthers } from './testing/scenes.ts';
import { store } from './testing/store.ts';
import { SERVER, tell } from './testing/tell-scripted.ts';

// How long a service is waited for is not what is tried: on a busy machine the one on loopback would be "down".
beforeAll(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterAll(() => {
  vi.restoreAllMocks();
});

interface Served {
  readonly siteId: string;
}

/** More messages than any of these needs. */
const MOST_MESSAGES = 12;

const aHome = (id: number, price: number) =>
  anEstate(id, {
    title: { nl: `Huis ${id}` },
    price: { value: price },
    address: aCity(1, '8300', 'Knokke', 51.3, 3.3),
  });

/** The service's homes, in its list and by their addresses. */
async function offers(siteId: string, homes: readonly ReturnType<typeof anEstate>[]): Promise<void> {
  const path = `/sites/${siteId}/estates`;
  await tell(siteId, {
    [path]: { json: { total: { value: homes.length }, results: homes } },
    [`${path}/v2/1`]: null,
    [`${path}/v2/2`]: null,
    ...Object.fromEntries(homes.map((json) => [`${path}/v2/${json.general.id}`, { json }])),
  });
}

/** Does a message, and those of its kind that it enqueues: it is done when it enqueues itself no more. */
const worked = async (bindings: Bindings, first: Work, now: Date): Promise<void> => {
  const waiting: Work[] = [first];
  const WORK = {
    send: async (work: Work) => void (work.kind === first.kind && waiting.push(work)),
    sendBatch: async () => {},
  } as unknown as Bindings['WORK'];
  for (let done = 0; done < MOST_MESSAGES; done++) {
    const work = waiting.shift();
    if (work === undefined) return;
    await doWork(work, { ...bindings, LOCAL_SERVICES: HOST, WORK }, now);
  }
};
const called =
  (id: string, input: object = {}): Act<Served>['run'] =>
  (world, turn) =>
    calling<Served>(id, () => input)(world, { ...turn, bindings: quiet(turn.bindings) });

/** The agency changes something at its own service, and then tells or is asked. */
const after =
  (homes: readonly ReturnType<typeof anEstate>[], run: Act<Served>['run']): Act<Served>['run'] =>
  async (world, turn) => {
    await offers(world.siteId, homes);
    return run(world, turn);
  };

const READS = 'the service, homes that are due with when they were, their documents at the service';
const DECIDES =
  '`onlyIf` the service and the notes on each home are as read (`asRead`), and its pictures are shown by no other ' +
  'home; otherwise the service is asked again';
const pulling: Act<Served>['run'] = working((bindings, { siteId }, now) =>
  worked(bindings, { kind: 'learn-homes', siteId, round: null }, now),
);
const named = (id: string): Act<Served>['run'] =>
  working((bindings, { siteId }, now) => pullNamedHome(quiet(bindings), siteId, id, now));

const CHEAPER = [aHome(1, 250_000), aHome(2, 400_000)];
const LISTS = 'the service, a page of its list; whether a home is due';
const LISTED =
  'notes and the next round only while the site has this service; a home by its entry in the UPSERT';
const listing: Act<Served>['run'] = working((bindings, { siteId }, now) =>
  worked(bindings, { kind: 'ask-list', siteId, round: Date.parse('2026-11-21T10:59:00Z'), from: 0 }, now),
);
const HEARD = 'one UPSERT, while the site has a service; the instant of a report is another one each time';
const telling = called('tellChangedHomes', { body: { ids: ['1'] } });
const ASKS = `${READS}; what was asked within a minute`;
const ASKED = `the claim is one INSERT; ${DECIDES}`;

const setUp = async (siteId: string): Promise<Served> => {
  await forgetOthers();
  await store(siteStatements(aSite(siteId, { settings: { contact: { email: 'a@b.test' } } })));
  const body = {
    address: `${SERVER}/${siteId}`,
    scope: 'core',
    pictureHosts: [],
    token: 'a-token-of-the-agency',
  };
  const settings = calling<Served>('putContentService', () => ({ body }));
  await settings(
    { siteId },
    { who: 'before', now: '2026-11-21T10:00:00.000Z', bindings: quiet(directoryOf(env)) },
  );
  await offers(siteId, [aHome(1, 300_000), aHome(2, 400_000)]);
  await store([
    {
      sql: 'INSERT INTO own_homes (site_id, id, ask_at) VALUES (?1, ?2, ?4), (?1, ?3, ?4)',
      params: [siteId, '1', '2', Date.parse('2026-11-21T10:00:00Z')],
    },
  ]);
  return { siteId };
};

const LIST: Act<Served> = { name: 'list', reads: LISTS, decides: LISTED, run: listing };
const SELL: Act<Served> = {
  name: 'sell a home and learn',
  reads: READS,
  decides: DECIDES,
  run: after([aHome(2, 400_000)], pulling),
};
const APART = [
  { text: /^asked_homes .*$/, because: 'who asked is remembered for a minute, to ask no more' },
  {
    text: /^own_services .*"asked_at":\d.*$/,
    because: 'how a round went, and when the next one comes, decides nothing',
  },
];

testRaces<Served>({
  name: 'homes of an own service',
  setUp,
  acts: [
    { name: 'learn', reads: READS, decides: DECIDES, run: pulling },
    LIST,
    { name: 'tell', reads: 'nothing', decides: HEARD, refusals: ['not_found'], run: telling },
    { name: 'be asked for the home', reads: ASKS, decides: ASKED, run: named('1') },
    {
      name: 'remove the service',
      reads: 'see the races of services',
      decides: 'see the races of services',
      refusals: ['not_found'],
      run: called('deleteContentService'),
    },
    { name: 'change a price and learn', reads: READS, decides: DECIDES, run: after(CHEAPER, pulling) },
    {
      name: 'change a price and tell',
      reads: 'nothing',
      decides: HEARD,
      refusals: ['not_found'],
      run: after(CHEAPER, telling),
    },
    { name: 'change a price and be asked', reads: ASKS, decides: ASKED, run: after(CHEAPER, named('1')) },
    { name: 'change a price and list', reads: LISTS, decides: LISTED, run: after(CHEAPER, listing) },
    SELL,
  ],
  // The agency changes its homes at no moment of the first one's choosing; who is asked while another asks waits.
  // A home that goes after its list was read is due once more: see the next scene.
  pairs: (a, b) =>
    !(a === LIST && b === SELL) &&
    !/^(?:change|sell)/.test(a.name) &&
    !(a.name.includes('be asked') && b.name.includes('be asked')) &&
    !(a.name === 'remove the service' && a === b),
  apart: APART,
  sample: [
    'learn × change a price and tell',
    'learn × change a price and learn',
    'learn × remove the service',
  ],
});

testRaces<Served>({
  name: 'a home that goes while the list is read',
  setUp,
  acts: [LIST, SELL],
  pairs: (a, b) => a === LIST && b === SELL,
  // The note that it is due once more finds it gone.
  afterwards: async ({ siteId }) => {
    const now = new Date('2026-11-21T11:05:00.000Z');
    await worked(directoryOf(env), { kind: 'learn-homes', siteId, round: null }, now);
  },
  apart: APART,
  sample: ['list × sell a home and learn'],
});
