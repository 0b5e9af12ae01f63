/** Pictures of hosts that are not allowed: a placeholder for visitors, one line for operators. */
import { describe, expect, it } from 'vitest';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const REFUSED = 'https://pictures.elsewhere.example';
const pictures = [1, 2, 3].map((index) => ({ file: `${REFUSED}/${index}.jpg`, index }));
const general = { subType: { id: 31, name: { nl: 'Villa' } }, transaction: { id: 1 }, price: { value: 1 } };
const estate = (id: number) => ({ general: { ...general, id }, pictures });
const ESTATES = [estate(1), estate(2), estate(3)];
const HERO = { file: `${REFUSED}/hero.jpg` };
const UNIT = {
  id: 7,
  general: { maxOccupation: 2 },
  photos: [{ original: `${REFUSED}/a.jpg`, thumbnail: `${REFUSED}/b.jpg` }],
};

let made = 0;
function bench(pictureHosts: readonly string[], mediaHosts = '') {
  made += 1;
  const site = siteDocument(`refused${made}`, {
    settings: { features: ['rentals'], pictureHosts: [...pictureHosts] },
  });
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  const found = { total: { value: ESTATES.length }, results: ESTATES };
  content.on(`POST ${base}/estates`, found);
  content.on(`POST ${base}/estate-filters`, { headTypes: [] });
  content.on(`GET ${base}/estates/v2/1`, estate(1));
  content.on(`GET ${base}/estates/1/similar`, found);
  content.on(`GET ${base}/pages/home`, { id: 'home', hero: HERO, heroEvening: HERO });
  content.on(`GET ${base}/pages/by-url/over-ons`, {
    id: 'about',
    url: { nl: 'over-ons' },
    sections: [{ kind: 'text', body: { nl: 'Wij.' }, picture: { file: `${REFUSED}/us.jpg` } }],
  });
  content.on(`POST ${base}/rental-units`, { total: { value: 1 }, results: [UNIT] });
  content.on(`POST ${base}/rental-units/filters`, { locations: [] });
  content.on(`GET ${base}/rental-units/7`, UNIT);
  const { ask, log } = appBench({
    content,
    screens,
    bindings: { MEDIA_HOSTS: mediaHosts },
  });
  const read = async (path: string) => {
    const host = `https://${site.hostnames[0]}`;
    const short = await ask(host + path);
    // A short address leads to the whole one.
    const whole = short.headers.get('Location');
    const response = whole === null ? short : await ask(new URL(whole, host).href);
    return { status: response.status, text: await response.text() };
  };
  return { read, site, lines: () => log.filter(({ event }) => event === 'picture.host_refused') };
}

const PAGES = ['/nl', '/nl/aanbod', '/nl/aanbod/1', '/nl/over-ons', '/nl/vakantie', '/nl/vakantie/7'];

describe('pictures of hosts that are not allowed', () => {
  it.each(PAGES)('%s works without them, and one log line names the host', async (path) => {
    const { read, site, lines } = bench([]);
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).not.toContain('/media/proxy/');
    expect(text).not.toContain('elsewhere.example');
    expect(lines()).toMatchObject([{ site: site.id, host: 'pictures.elsewhere.example' }]);
  });

  it.each([
    ['the agency has allowed', bench(['pictures.elsewhere.example'])],
    ['the deployment allows', bench([], 'pictures.elsewhere.example')],
  ])('shows pictures of a host that %s', async (_who, { read, lines }) => {
    for (const path of PAGES) expect((await read(path)).text, path).toContain('/media/proxy/');
    expect(lines()).toEqual([]);
  });

  it('shows the placeholder instead', async () => {
    const { read } = bench([]);
    const { text } = await read('/nl/aanbod');
    expect(text.match(/class="no-picture"/g)).toHaveLength(ESTATES.length);
  });
});
