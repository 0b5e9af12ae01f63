/** Pictures by address at the same moment: fetched, no longer shown, shown instead of another, their service removed. */
import { env } from 'cloudflare:workers';
import { nameOfAddress } from '#wire/own-service.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { doWork } from '../../queues.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { type Act, calling, testRaces, working } from '../../testing/interleave.ts';
import { HOST, quiet } from '../../testing/own-service.ts';
import { RED_WEBP } from '../../testing/pictures.ts';
import { forgetOthers } from '../../testing/scenes.ts';
import { store } from '../../testing/store.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';

interface Shown {
  readonly siteId: string;
}

const BEFOREHAND = new Date('2026-11-21T10:00:00.000Z');

const addressOf = (siteId: string, name: string): string => `${SERVER}/${siteId}/img/${name}`;
/** The agency's service has one home, which shows these pictures. */
const offers = (siteId: string, names: readonly string[]): Promise<void> => {
  const home = anEstate(
    1,
    { title: { nl: 'Huis' }, price: { value: 300_000 }, address: aCity(1, '8300', 'Knokke', 51.3, 3.3) },
    { pictures: names.map((name) => ({ file: addressOf(siteId, name) })) },
  );
  return tell(siteId, { [`/sites/${siteId}/estates/v2/1`]: { json: home } });
};
const doing = (kind: 'learn-homes' | 'fetch-pictures'): Act<Shown>['run'] =>
  working((bindings, { siteId }, now) => doWork({ kind, siteId, round: null }, quiet(bindings), now));
const pulling =
  (names: readonly string[]): Act<Shown>['run'] =>
  async (world, turn) => {
    await offers(world.siteId, names);
    return doing('learn-homes')(world, turn);
  };

const PULLS = {
  reads: 'the service, homes that are due, the pictures that each of them shows',
  decides:
    '`onlyIf` the service and the notes on each home are as read; pictures are noted and ended with them',
};

testRaces<Shown>({
  name: 'pictures of an own service',
  // A home with a picture that was learned and is to be fetched; the home is due once more.
  setUp: async (siteId) => {
    await forgetOthers();
    await store(siteStatements(aSite(siteId)));
    const body = { address: `${SERVER}/${siteId}`, scope: 'core', pictureHosts: [HOST] };
    const turn = { who: 'before', now: BEFOREHAND.toISOString(), bindings: quiet(directoryOf(env)) } as const;
    const put = await calling<Shown>('putContentService', () => ({ body }))({ siteId }, turn);
    if (put.error !== null) throw put.error;
    const due = {
      sql: 'INSERT INTO own_homes (site_id, id, ask_at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET ask_at = ?3',
      params: [siteId, '1', BEFOREHAND.getTime()],
    };
    await store([due]);
    const base64 = btoa(String.fromCharCode(...RED_WEBP));
    const picture = { base64, headers: { 'Content-Type': 'image/webp' }, etag: '"1"' };
    await tell(siteId, { '/img/a': picture, '/img/b': picture });
    await offers(siteId, ['a']);
    await doWork({ kind: 'learn-homes', siteId, round: null }, quiet(directoryOf(env)), BEFOREHAND);
    const name = await nameOfAddress(new URL(addressOf(siteId, 'a')));
    const noted = await env.DB.prepare('SELECT 1 FROM addressed_pictures WHERE site_id = ? AND name = ?')
      .bind(siteId, name)
      .first();
    if (noted === null) throw new TypeError('a picture is noted');
    await store([due]);
    return { siteId };
  },
  acts: [
    {
      name: 'fetch',
      reads: 'the service, the pictures that it leases, their bytes at the host',
      decides: 'the lease is one UPDATE; `onlyIf` all of them are still leased, otherwise only what is',
      run: doing('fetch-pictures'),
    },
    { name: 'learn that it shows none', ...PULLS, run: pulling([]) },
    { name: 'learn that it shows another', ...PULLS, run: pulling(['b']) },
    { name: 'learn that it shows both', ...PULLS, run: pulling(['a', 'b']) },
    {
      name: 'remove the service',
      reads: 'see the races of services',
      decides: 'see the races of services',
      refusals: ['not_found'],
      run: (world, turn) =>
        calling<Shown>('deleteContentService', () => ({}))(world, {
          ...turn,
          bindings: quiet(turn.bindings),
        }),
    },
  ],
  apart: [
    {
      text: /^(?:PICTURES .*|picture_files .*"unused_since":"2.*)$/,
      because:
        'bytes come before the row that shows them: what nothing shows is swept (see the races of files)',
    },
    {
      text: /^picture_chains .*$/,
      because:
        'a message that finds pictures stored meanwhile is followed by another, which ends the chain (picture-chains.test.ts)',
    },
  ],
  // Pairs without the fetching are tried in the races of homes.
  pairs: (a, b) => a.name === 'fetch' || (b.name === 'fetch' && !a.name.startsWith('learn')),
  sample: ['fetch × learn that it shows none', 'fetch × fetch'],
});
