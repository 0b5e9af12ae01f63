/** A preview with a look of its own (decision 173): a home and the map of its place are in that look, nothing else is. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { TOWN } from '#tests/map-archives/town.ts';
import { MAP_RECORD_KEY } from '#wire/map-archive.ts';
import { screens } from './pages.ts';
import { digest } from './platform/cache/keys.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { letStand, mapBucket, ownBucket, storedTown } from './testing/maps.ts';
import { siteDocument } from './testing/sites.ts';

const SECRETS = { looked: 'a'.repeat(20), plain: 'b'.repeat(20) } as const;
const ID = 'looked-home';

beforeAll(async () => {
  await letStand(await storedTown());
});
afterAll(() => mapBucket().delete(MAP_RECORD_KEY));

/** A site with two previews, one of them in another look, and a home in the invented town. */
async function bench() {
  const site = siteDocument(ID);
  const theme = { ...site.theme, accent: ['#a2361d', '#f08a84'], tint: ['#fbe9d0', '#2a1d0b'] };
  const until = '2099-01-01T00:00:00.000Z';
  const previews = [
    { hash: await digest(SECRETS.looked), until, theme },
    { hash: await digest(SECRETS.plain), until },
  ];
  const content = fakeContent(site);
  content.on(`GET /sites/${ID}`, { ...site, previews });
  content.on(`GET /sites/${ID}/estates/v2/12`, {
    general: {
      id: 12,
      headType: { id: 3 },
      // Without a kind there is no map.
      subType: { id: 31, name: { nl: 'Villa' } },
      transaction: { id: 1 },
      address: {
        visible: true,
        street: { nl: 'Lindestraat' },
        number: '4',
        city: { zip: '9000', name: { nl: 'Testegem' } },
        geoLocation: { lat: TOWN.lat, lon: TOWN.lon },
      },
    },
  });
  const { ask } = appBench({
    content,
    screens,
    bindings: { PREVIEW_DOMAIN: 'preview.test', MAPS: ownBucket(), CACHE: env.CACHE },
  });
  return {
    at: (secret: keyof typeof SECRETS, path: string) =>
      ask(`https://${ID}--${SECRETS[secret]}.preview.test${path}`),
    own: (path: string) => ask(`https://${site.hostnames[0]}${path}`),
  };
}

/** The page of the home at a preview, its style sheet, and a picture of its place. */
async function seen(ask: (path: string) => Promise<Response>) {
  const first = await ask(pathTo('estate', 'nl', { id: '12' }));
  const page = await (await ask(first.headers.get('Location') ?? '')).text();
  const [sheet = ''] = /\/assets\/theme-[^"]+\.css/.exec(page) ?? [];
  const [map = ''] = /\/map\/[^" ]+\/place\/[^" ]+\.svg/.exec(page) ?? [];
  expect([sheet, map]).not.toContain('');
  const drawn = await ask(map.replaceAll('&amp;', '&'));
  return { page, map, css: await (await ask(sheet)).text(), drawn };
}

it('shows a home, its style sheet and the map of its place in that look, and the site itself in its own', async () => {
  const { at, own } = await bench();
  // One after the other, and back: what is cached of one is never another's, though the site is open.
  const looked = await seen((path) => at('looked', path));
  const plain = await seen((path) => at('plain', path));
  const visited = await seen(own);
  const again = await seen((path) => at('looked', path));
  for (const { page } of [looked, plain, visited]) expect(page).toContain('Lindestraat 4');
  expect(looked.css).toContain('--accent:light-dark(#a2361d,#f08a84)');
  for (const { css } of [plain, visited]) expect(css).not.toContain('#a2361d');
  expect(looked.map).not.toBe(visited.map);
  expect(plain.map).toBe(visited.map);
  const [one, other] = [await looked.drawn.text(), await visited.drawn.text()];
  expect([looked.drawn.status, visited.drawn.status]).toEqual([200, 200]);
  expect(one).not.toBe(other);
  expect(again.map).toBe(looked.map);
});
