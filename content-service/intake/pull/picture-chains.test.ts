/** One chain of messages fetches a site's pictures, however many pages a round has. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Work } from '../../kinds.ts';
import { doWork } from '../../queues.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { aSite } from '../../testing/fixtures.ts';
import { BINDINGS } from '../../testing/own-service.ts';
import { RED_WEBP } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';
import { aVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { runRound } from '../feeds/run-round.ts';
import { siteStatements } from '../index.ts';
import { fetchDuePictures } from './fetch-pictures.ts';

const MINUTE = 60_000;
const FIVE = 5 * MINUTE;
const NOW = afterTests(FIVE);
const at = (minutes: number): Date => new Date(NOW + minutes * MINUTE);

let sites = 0;
let site = '';
let queue: Work[] = [];
const bindings = {
  ...BINDINGS,
  WORK: {
    send: async (work: Work) => void queue.push(work),
    sendBatch: async (batch: Iterable<{ body: Work }>) =>
      void queue.push(...[...batch].map(({ body }) => body)),
  } as unknown as Queue<Work>,
};

beforeEach(async () => {
  queue = [];
  await env.DB.batch([env.DB.prepare('DELETE FROM feeds'), env.DB.prepare('DELETE FROM own_services')]);
  site = `chains-${++sites}`;
  await store(siteStatements(aSite(site)));
  await storeFeed(site, new Date(NOW));
  const picture = {
    base64: btoa(String.fromCharCode(...RED_WEBP)),
    headers: { 'Content-Type': 'image/webp' },
  };
  await tell(site, Object.fromEntries(Array.from({ length: 60 }, (_, id) => [`/img/${id}`, picture])));
});

/** A round of homes with five pictures each, two homes a page. */
async function round(homes: number, minutes = 0, before = async () => {}): Promise<void> {
  const vendor = aVendor(
    Array.from({ length: homes }, (_, home) => ({
      id: `v${home}`,
      price: 100_000 + minutes,
      pictures: Array.from({ length: 5 }, (_unused, index) => {
        const id = String(home * 5 + index);
        return { id, address: `${SERVER}/${site}/img/${id}`, changed: '' };
      }),
    })),
    2,
  );
  vendor.before = before;
  await runRound(bindings, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, at(minutes), {
    stub: stubKind(vendor),
  });
}
const step = async (minutes = 0): Promise<void> => {
  const next = queue.shift();
  if (next === undefined) throw new TypeError('nothing is enqueued');
  await doWork(next, bindings, at(minutes));
};
const stored = () =>
  env.DB.prepare("SELECT count(*) AS n FROM addressed_pictures WHERE site_id = ? AND state = 'kept'")
    .bind(site)
    .first<number>('n');

it('the pages of a round start one', async () => {
  await round(6);
  expect(queue).toEqual([{ kind: 'fetch-pictures', siteId: site }]);
  let messages = 0;
  while (queue.length > 0) {
    expect(queue).toHaveLength(1);
    await step();
    messages += 1;
  }
  expect([messages, await stored()]).toEqual([2, 30]);
});

it('a page that is stored while the last message runs is fetched too', async () => {
  let pages = 0;
  await round(6, 0, async () => {
    pages += 1;
    // The first page's pictures are fetched, and the chain over, before the second page is stored.
    if (pages === 2) await step();
  });
  while (queue.length > 0) await step();
  expect(await stored()).toBe(30);
});

it('the cron starts none beside it, and another where its message was lost', async () => {
  await round(4);
  queue = [];
  await fetchDuePictures(bindings, at(5));
  expect(queue).toEqual([]);
  await fetchDuePictures(bindings, at(15));
  await fetchDuePictures(bindings, at(15));
  expect(queue).toEqual([{ kind: 'fetch-pictures', siteId: site }]);
  while (queue.length > 0) await step(15);
  expect(await stored()).toBe(20);
});
