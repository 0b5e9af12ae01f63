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
  return (secret: keyof typeof SECRETS, path: string) =>
    ask(`https://${ID}--${SECRETS[secret]}.preview.test${path}`);
}

/** The page of the home at a preview, its style sheet, and a picture of its place. */
async function seen(ask: Awaited<ReturnType<typeof bench>>, secret: keyof typeof SECRETS) {
  const first = await ask(secret, pathTo('estate', 'nl', { id: '12' }));
  const page = await (await ask(secret, first.headers.get('Location') ?? '')).text();
  const [sheet = ''] = /\/assets\/theme-[^"]+\.css/.exec(page) ?? [];
  const [map = ''] = /\/map\/[^" ]+\/place\/[^" ]+\.svg/.exec(page) ?? [];
  expect([sheet, map]).not.toContain('');
  const drawn = await ask(secret, map.replaceAll('&amp;', '&'));
  return { page, map, css: await (await ask(secret, sheet)).text(), drawn };
}

it('shows a home, its style sheet and the map of its place in that look, and the other preview in the site’s own', async () => {
  const ask = await bench();
  // One after the other, and back: what is cached of one is never the other's.
  const [looked, plain, again] = [
    await seen(ask, 'looked'),
    await seen(ask, 'plain'),
    await seen(ask, 'looked'),
  ];
  for (const { page } of [looked, plain]) expect(page).toContain('Lindestraat 4');
  expect(looked.css).toContain('--accent:light-dark(#a2361d,#f08a84)');
  expect(plain.css).not.toContain('#a2361d');
  expect(looked.map).not.toBe(plain.map);
  const [one, other] = [await looked.drawn.text(), await plain.drawn.text()];
  expect([looked.drawn.status, plain.drawn.status]).toEqual([200, 200]);
  expect(one).not.toBe(other);
  // Drawn in the look that its address names, so that a browser may keep it.
  expect(looked.drawn.headers.get('Cache-Control')).toContain('immutable');
  expect(again.page).toBe(looked.page);
});
