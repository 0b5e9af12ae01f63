/** The agency's own pictures, replaced or removed: everywhere another address, or none. */
import { describe, expect, it } from 'vitest';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const [OLD, NEW] = ['0123456789ab', 'ba9876543210'];
const OPERATOR = { Authorization: 'Bearer secret' };
const general = {
  id: 1,
  subType: { id: 31, name: { nl: 'Villa' } },
  transaction: { id: 1 },
  price: { value: 1 },
};

let made = 0;
/** A site with `villa` as its only picture, with the given hash; null once it is removed. */
function bench() {
  made += 1;
  const plain = siteDocument(`replaced${made}`);
  const content = fakeContent(plain);
  const base = `/sites/${plain.id}`;
  const show = (hash: string | null) => {
    const picture = hash === null ? null : { file: 'villa', hash, width: 1600, height: 1067 };
    const estate = { general, pictures: picture ? [picture] : [] };
    const unit = {
      id: 7,
      general: { maxOccupation: 2 },
      photos: picture ? [{ original: 'villa', hash }] : [],
    };
    const found = { total: { value: 1 }, results: [estate] };
    const name = picture && 'villa';
    const settings = {
      ...plain.settings,
      features: ['rentals'],
      logo: { viewBox: '0 0 36 36', paths: [], light: name, lightHash: hash },
      socialPicture: name,
      socialPictureHash: hash,
    };
    content.on(`GET /sites/by-hostname/${plain.hostnames[0]}`, { ...plain, settings });
    content.on(`GET ${base}`, { ...plain, settings });
    content.on(`POST ${base}/estates`, found);
    content.on(`POST ${base}/estate-filters`, { headTypes: [] });
    content.on(`GET ${base}/estates/v2/1`, estate);
    content.on(`GET ${base}/estates/1/similar`, found);
    content.on(`GET ${base}/pages/home`, { id: 'home', hero: picture, heroEvening: picture });
    content.on(`GET ${base}/pages/by-url/over-ons`, {
      id: 'about',
      url: { nl: 'over-ons' },
      sections: [{ kind: 'text', body: { nl: 'Wij.' }, picture }],
    });
    content.on(`POST ${base}/rental-units`, { total: { value: 1 }, results: [unit] });
    content.on(`POST ${base}/rental-units/filters`, { locations: [] });
    content.on(`GET ${base}/rental-units/7`, unit);
    content.on(`GET ${base}/assets/villa`, (_request: Request, url: URL) => {
      if (hash === null) return new Response('', { status: 404 });
      // Like the content service: immutable if the present picture is requested.
      const asked = url.searchParams.get('hash') === hash;
      const caching = asked ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
      return new Response(`bytes of ${hash}`, {
        headers: { 'Content-Type': 'image/webp', ETag: `"${hash}"`, 'Cache-Control': caching },
      });
    });
  };
  show(OLD);
  const { ask, clock } = appBench({ content, screens, bindings: { OPS_SECRET: 'secret' } });
  const host = `https://${plain.hostnames[0]}`;
  const read = async (path: string) => {
    const short = await ask(host + path);
    // A short address redirects to the canonical one.
    const whole = short.headers.get('Location');
    const response = whole === null ? short : await ask(new URL(whole, host).href);
    return { status: response.status, text: await response.text() };
  };
  const change = async (hash: string | null) => {
    show(hash);
    expect((await ask(`${host}/_ops/purge`, { method: 'POST', headers: OPERATOR })).status).toBe(200);
    // Then the isolate reads the version again.
    clock.pass(60);
  };
  return { read, change, ask: (path: string) => ask(host + path) };
}

const addressesIn = (text: string): string[] =>
  text.match(/\/media\/[\w/-]*villa\.(?:webp|jpg)[^" ,&\\]*/g) ?? [];

const PLACES = [
  '/nl',
  '/nl/aanbod',
  '/nl/aanbod/1',
  '/nl/over-ons',
  '/nl/vakantie',
  '/nl/vakantie/7',
  '/nl/ajax/estates?ids=1',
];

describe('an agency’s picture', () => {
  it.each(PLACES)('has its hash in every address, also when replaced: %s', async (path) => {
    const { read, change } = bench();
    for (const hash of [OLD, NEW]) {
      if (hash === NEW) await change(hash);
      const { status, text } = await read(path);
      expect(status).toBe(200);
      const addresses = addressesIn(text);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.endsWith(`?v=${hash}`))).toEqual([]);
    }
  });

  it('that was replaced answers its new bytes at its old address, with a browser lifetime of a day', async () => {
    const { change, ask } = bench();
    const old = `/media/800/villa.webp?v=${OLD}`;
    const bytes = async () => new TextDecoder().decode(await (await ask(old)).arrayBuffer());
    expect(await bytes()).toBe(`bytes of ${OLD}`);
    expect((await ask(old)).headers.get('Cache-Control')).toContain('immutable');
    await change(NEW);
    expect(await bytes()).toBe(`bytes of ${NEW}`);
    expect((await ask(old)).headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it('that was removed leaves the placeholder, and its old address is not found', async () => {
    const { read, change, ask } = bench();
    const old = `/media/800/villa.webp?v=${OLD}`;
    expect((await ask(old)).status).toBe(200);
    await read('/nl/aanbod');
    await change(null);
    const { text } = await read('/nl/aanbod');
    expect(addressesIn(text)).toEqual([]);
    expect(text).toContain('class="no-picture"');
    expect((await ask(old)).status).toBe(404);
  });
});
