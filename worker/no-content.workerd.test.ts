/** Spec 1 §7, "GET: null on 204": what each page and call says when the content service answers without content. */
import { describe, expect, it } from 'vitest';
import { SiteSchema } from '#wire/site.ts';
import { aHome } from '#wire/testing/home.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const EMPTY = () => new Response(null, { status: 204 });
const TOKEN = 'T'.repeat(43);
const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const ESTATE = aHome(12);
const TEAM = {
  people: [
    { id: 'an', name: 'An Kaai', email: 'an@example.be' },
    { id: 'bo', name: 'Bo Duin' },
  ],
  offices: [],
  rules: [
    { zips: ['9000'], person: 'bo' },
    { zips: ['8300'], headTypes: [3], ways: ['sale'], person: 'an' },
  ],
};

let scenes = 0;

/** A site with one home, whose service answers one call without content. */
function scene(call: string | null, settings: object = {}) {
  scenes += 1;
  const document = siteDocument(`empty-${scenes}`);
  const features = ['rentals', 'agenda', 'alerts', 'valuation', 'map'];
  const site = readLoosely(SiteSchema, {
    ...document,
    settings: { ...document.settings, features, ...settings },
  });
  const at = `/sites/${site.id}`;
  const content = fakeContent(site);
  content.on(`POST ${at}/estates`, () => Response.json({ total: { value: 1 }, results: [ESTATE] }));
  content.on(`POST ${at}/estate-filters`, { headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 1 }] });
  content.on(`GET ${at}/estates/v2/12`, ESTATE);
  content.on(`POST ${at}/rental-units`, { total: { value: 0 }, results: [] });
  const named = (one: string): string => one.replace('{site}', at).replace('{host}', site.hostnames[0] ?? '');
  if (call !== null) content.on(named(call), EMPTY);
  const bench = appBench({ screens, content });
  const ask = (path: string) => bench.ask(`https://${site.id}.test${path}`, { redirect: 'manual' });
  return { ask, content, named };
}

/** What a page says: an outage, with a time to come back; or a page that leaves a part out and is not cached. */
const OUTAGE = '503';
const WITHOUT = '200, not cached';
const WHOLE = '200';

async function saidBy(response: Response): Promise<string> {
  const text = await response.text();
  // "Nothing found" and "not found" are claims that nobody has made.
  expect(text).not.toMatch(/Geen resultaten|Niets gevonden|bestaat niet/);
  // An outage says when to come back; nothing else does.
  expect(response.headers.has('Retry-After')).toBe(response.status === 503);
  if (response.status === 503) return OUTAGE;
  const cached = !(response.headers.get('Cache-Control') ?? '').includes('no-store');
  return response.status === 200 ? (cached ? WHOLE : WITHOUT) : String(response.status);
}

describe('a call that is answered without content (204)', () => {
  it.each([
    ['GET /sites/by-hostname/{host}', '/nl', OUTAGE],
    ['GET {site}/estates/v2/12', '/nl/aanbod/12', OUTAGE],
    [`GET {site}/estates/skarabee/${GUID}`, `/nl/aanbod/${GUID}`, OUTAGE],
    ['GET {site}/estates/v2/12', '/nl/ajax/estate/12?contact=1', WITHOUT],
    ['POST {site}/estates', '/nl/aanbod', OUTAGE],
    ['POST {site}/estates', '/nl/ajax/estate/12', OUTAGE],
    ['POST {site}/estate-filters', '/nl/aanbod', WITHOUT],
    ['GET {site}/rental-units/u1', '/nl/vakantie/u1', OUTAGE],
    ['POST {site}/rental-units', '/nl/vakantie', OUTAGE],
    ['POST {site}/rental-units/filters', '/nl/vakantie', WITHOUT],
    ['GET {site}/pages/privacy', '/nl/privacy-verklaring', OUTAGE],
    ['GET {site}/estate-collections/zee', '/nl/selectie/zee', OUTAGE],
    ['GET {site}/live-agenda/12', '/nl/afspraak-maken/12', OUTAGE],
    ['GET {site}/navigation/main', '/nl/aanbod', WITHOUT],
    ['GET /translations/nl', '/nl/aanbod', WITHOUT],
    ['GET {site}/cities', '/nl/aanbod?place=knokke', OUTAGE],
    ['GET {site}/cities', '/nl/ajax/search-city?q=knokke', OUTAGE],
    ['POST {site}/estate-markers', '/nl/aanbod?view=map', WITHOUT],
    ['GET {site}/estates/12/similar', '/nl/ajax/similar-estate/12', OUTAGE],
    ['GET {site}/estates/12/similar', '/nl/ajax/similar-cards/12', OUTAGE],
    ['GET {site}/estates/group/g1', '/nl/groep/g1', OUTAGE],
    ['GET {site}/rental-units/u1/periods', '/nl/ajax/rental-periods/u1', OUTAGE],
    ['GET {site}/live-agenda/12', '/nl/ajax/live-agenda/12', OUTAGE],
    [`GET {site}/answer-links/${TOKEN}`, `/nl/beantwoorden/${TOKEN}`, OUTAGE],
    [`GET {site}/subscriptions/${TOKEN}`, `/nl/hou-me-op-de-hoogte/${TOKEN}`, OUTAGE],
    [`GET {site}/live-agenda/reservation/${TOKEN}`, `/nl/afspraak-annuleren/${TOKEN}`, OUTAGE],
    [`GET {site}/live-agenda/reservation/${TOKEN}`, `/nl/ajax/live-agenda/reservation/${TOKEN}`, OUTAGE],
    [
      `GET {site}/live-agenda/reservation/${TOKEN}/calendar`,
      `/nl/ajax/live-agenda/reservation/${TOKEN}/calendar`,
      OUTAGE,
    ],
    [`GET {site}/rental-units/stays/${TOKEN}`, `/nl/vakantie/verblijf/${TOKEN}`, OUTAGE],
    [`GET {site}/valuation-requests/${TOKEN}`, `/nl/waardebepaling/intrekken/${TOKEN}`, OUTAGE],
    [`GET {site}/calendars/${TOKEN}`, `/calendar/${TOKEN}.ics`, OUTAGE],
    ['GET {site}/sitemap', '/sitemap.xml', OUTAGE],
  ])('%s: %s says %s', async (call, path, says) => {
    const { ask, content, named } = scene(call);
    expect(await saidBy(await ask(path))).toBe(says);
    expect(content.calls.map((one) => one.split('?')[0])).toContain(named(call));
  });

  it('leaves a home without a contact person: the site’s rules decide', async () => {
    const call = 'GET {site}/estates/12/contact-info';
    const { ask } = scene(call, { team: TEAM });
    const response = await ask('/nl/ajax/estate/12?contact=1');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ contact: { name: 'An Kaai' } });
    const form = await ask('/nl/contact?estate=12');
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('An Kaai')]);
    const page = await ask('/nl/aanbod/12?contact=1');
    const shown = page.status === 301 ? await ask(page.headers.get('Location') ?? '') : page;
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('An Kaai')]);
  });

  it('means the agency as a whole when no rule names anybody either, and is no outage', async () => {
    const { ask } = scene('GET {site}/estates/12/contact-info');
    const response = await ask('/nl/ajax/estate/12?contact=1');
    expect([response.status, await response.json()]).toEqual([200, { contact: null }]);
    expect((await ask('/nl/contact?estate=12')).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('differs from a contact that could not be asked for', async () => {
    const { ask, content } = scene(null, { team: TEAM });
    content.on(`GET /sites/empty-${scenes}/estates/12/contact-info`, () => new Response('', { status: 500 }));
    expect((await ask('/nl/ajax/estate/12?contact=1')).status).toBe(503);
  });
});
