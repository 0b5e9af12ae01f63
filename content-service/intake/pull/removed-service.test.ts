/** A site whose own service is removed keeps what its feeds bring (decisions 86 and 143). */
import { beforeEach, expect, it } from 'vitest';
import { afterTests } from '../../testing/after-tests.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { rowsOf } from '../../testing/messages.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { RED_WEBP } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';
import { aVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { runRound } from '../feeds/run-round.ts';
import { siteStatements } from '../index.ts';

const NOW = new Date(afterTests(60_000));
const base64 = btoa(String.fromCharCode(...RED_WEBP));
const photo = { base64, headers: { 'Content-Type': 'image/webp' }, etag: '"1"' };

let sites = 0;
let site = '';
const at = (name: string): string => `${SERVER}/${site}/img/${name}`;

beforeEach(async () => {
  forgetWork();
  site = `removed-${++sites}`;
  await store(siteStatements(aSite(site)));
});

it('pictures of feeds are looked after as before, those of its homes no more', async () => {
  await storeFeed(site, NOW);
  await tell(site, { '/img/a': photo, '/img/b': photo });
  const pictures = [{ id: '1', address: at('a'), changed: '1' }];
  const kinds = { stub: stubKind(aVendor([{ id: 'v1', price: 300_000, pictures }])) };
  await runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, NOW, kinds);
  await tell(site, {
    [`/sites/${site}/estates/v2/1`]: { json: anEstate(1, {}, { pictures: [{ file: at('b') }] }) },
  });
  await ask('PUT', `/sites/${site}/content-service`, {
    address: `${SERVER}/${site}`,
    scope: 'core',
    pictureHosts: [new URL(SERVER).host],
  });
  await ask('POST', `/sites/${site}/changed-homes`, { ids: ['1'] });
  await work(NOW);
  const noted = async () => (await rowsOf('addressed_pictures', site)).map(({ home_id }) => home_id);
  expect((await noted()).toSorted()).toEqual(['1', '900000000001']);
  expect((await ask('DELETE', `/sites/${site}/content-service`)).status).toBe(204);
  expect(await noted()).toEqual(['900000000001']);
  expect(await rowsOf('own_homes', site)).toEqual([]);
});
