import { describe, expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const BRUGGE = { id: 1210, zip: '8000', name: { nl: 'Brugge', fr: 'Bruges' }, lat: 51.2093, lon: 3.2247 };
const KNOKKE = { id: 1201, zip: '8300', name: { nl: 'Knokke' }, lat: 51.34, lon: 3.28 };
const ZOUTE = { id: 1202, zip: '8300', name: { nl: 'Het Zoute' }, lat: 51.35, lon: 3.3 };

/** The offer of a site whose service always suggests these cities. */
const scene = (cities: readonly object[]) => {
  const bench = appBench({ screens });
  const path = `/sites/${bench.sites.a.id}`;
  const options = { locations: [BRUGGE, KNOKKE, ZOUTE].map((city) => ({ ...city, count: 3 })) };
  bench.content.on(`GET ${path}/cities`, () => Response.json(cities));
  bench.content.on(`POST ${path}/estates`, { total: { value: 0 }, results: [] });
  bench.content.on(`POST ${path}/estate-filters`, options);
  const ask = (query: string, lang: 'nl/aanbod' | 'nl/aanbod/filters' | 'fr/offre' = 'nl/aanbod') =>
    bench.ask(`/${lang}?${query}`);
  return { ...bench, path, ask };
};

/** Text of a page: without tags, and with the entities resolved that the tests need. */
const readable = async (response: Response): Promise<string> =>
  (await response.text()).replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

const street = (nl: string, city: object) => ({ name: { nl }, city });
const HOME = {
  general: {
    id: 77,
    title: { nl: 'Villa aan zee' },
    headType: { id: 3, name: { nl: 'Huis' } },
    subType: { id: 31, name: { nl: 'Villa' } },
    transaction: { id: 1, name: { nl: 'Te koop' } },
    reference: '2043',
    address: { visible: true, street: { nl: 'Duinstraat' }, number: '3', city: KNOKKE },
  },
};

describe('a text that is not a town', () => {
  /** A service that knows streets and a reference besides towns. */
  const wide = (streets: readonly object[]) => {
    const { content, path, ask } = scene([]);
    content.on(`GET ${path}/streets`, () => Response.json(streets));
    content.on(`GET ${path}/estates/by-reference`, (_request, url) =>
      url.searchParams.get('reference') === '2043'
        ? Response.json({ id: '77' })
        : Response.json({ error: { code: 'not_found' } }, { status: 404 }),
    );
    content.on(`POST ${path}/estates`, { total: { value: 1 }, results: [HOME] });
    return ask;
  };

  it.each<[what: string, query: string, streets: readonly object[], leadsTo: string]>([
    ['the coast', 'place=de+kust', [], '/nl/aanbod?city=1201&city=1202'],
    ['a province', 'place=West-Vlaanderen&type=3', [], '/nl/aanbod?city=1210&city=1201&city=1202&type=3'],
    [
      'a province with the word "province"',
      'place=provincie+West-Vlaanderen',
      [],
      '/nl/aanbod?city=1210&city=1201&city=1202',
    ],
    ['a street', 'place=duinstraat+3', [street('Duinstraat', KNOKKE)], '/nl/aanbod?city=1201&q=Duinstraat'],
    [
      'a street beside words',
      'place=duinstraat&q=tuin',
      [street('Duinstraat', KNOKKE)],
      '/nl/aanbod?city=1201&q=Duinstraat+tuin',
    ],
    ['a reference', 'place=2043', [], '/nl/aanbod/77/villa-te-koop-in-duinstraat-3-8300-knokke'],
    [
      'a reference with the word "ref"',
      'place=Ref.+2043',
      [],
      '/nl/aanbod/77/villa-te-koop-in-duinstraat-3-8300-knokke',
    ],
  ])('redirects to %s', async (_what, query, streets, leadsTo) => {
    const response = await wide(streets)(query);
    expect([response.status, response.headers.get('Location')]).toEqual([302, leadsTo]);
  });

  it('is offered by street when several have that name, and as free words', async () => {
    const page = await readable(
      await wide([street('Kerkstraat', BRUGGE), street('Kerkstraat', KNOKKE)])('place=kerkstraat'),
    );
    expect(page).toContain('Kerkstraat, Brugge');
    expect(page).toContain('href="/nl/aanbod?city=1201&q=Kerkstraat"');
    expect(page).toContain('href="/nl/aanbod?q=kerkstraat"');
  });

  it('is offered as free words when it is a region without a town of the offer, or an unknown reference', async () => {
    for (const text of ['provincie Luik', 'ref 9999', 'zonnig terras']) {
      const page = await readable(await wide([])(`place=${encodeURIComponent(text)}`));
      expect(page).toContain(`“${text}” is geen plaats of referentie`);
      expect(page).toContain(`Zoek de woorden “${text}”`);
    }
  });
});

describe('a typed place in the offer', () => {
  it.each<[what: string, cities: readonly object[], query: string, leadsTo: string]>([
    ['a name', [BRUGGE], 'place=brugge', '?city=1210'],
    ['a zip', [BRUGGE], 'place=8000', '?city=1210'],
    ['a zip of several places', [KNOKKE, ZOUTE], 'place=8300', '?city=1201&city=1202'],
    ['zip and name', [KNOKKE], 'place=8300+Knokke', '?city=1201'],
    ['name and zip', [KNOKKE], 'place=Knokke+(8300)', '?city=1201'],
    ['the only beginning', [BRUGGE], 'place=bru', '?city=1210'],
    ['a name of another language', [BRUGGE], 'place=Bruges', '?city=1210'],
    ['a place beside those chosen', [BRUGGE], 'city=1201&place=brugge&type=3', '?city=1201&city=1210&type=3'],
    [
      'a place with a radius (spec 1 §5)',
      [BRUGGE],
      'place=brugge&radius=10',
      '?geo_range=10km%3B51.2093%3B3.2247',
    ],
    ['a radius that is not offered', [BRUGGE], 'place=brugge&radius=7', '?city=1210'],
    [
      'several places with a radius',
      [KNOKKE, ZOUTE],
      'place=8300&radius=5',
      '?geo_range=5km%3B51.34%3B3.28&geo_range=5km%3B51.35%3B3.3',
    ],
    [
      'a place with a radius beside others, without script',
      [BRUGGE],
      'place=brugge&radius=10&geo_range=5km;51.34;3.28&geo_range=',
      '?geo_range=5km%3B51.34%3B3.28&geo_range=10km%3B51.2093%3B3.2247',
    ],
    ['a radius around the only city', [], 'city=1201&radius=20', '?geo_range=20km%3B51.34%3B3.28'],
    [
      'a radius around two cities',
      [],
      'city=1201&city=1202&radius=20',
      '?geo_range=20km%3B51.34%3B3.28&geo_range=20km%3B51.35%3B3.3',
    ],
    ['a radius around nothing', [], 'type=3&radius=20', '?type=3'],
    ['another radius', [], 'geo_range=50km;51.34;3.28&radius=', '?geo_range=50km%3B51.34%3B3.28'],
    ['no radius any more', [], 'geo_range=0km;51.34;3.28&radius=', '?city=1201'],
    ['no radius around an unknown point', [], 'geo_range=0km;50;4&radius=', ''],
    ['empty fields', [], 'place=+&radius=&type=3', '?type=3'],
  ])('redirects to the search of %s', async (_what, cities, query, leadsTo) => {
    const response = await scene(cities).ask(query);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`/nl/aanbod${leadsTo}`);
  });

  it('is kept, reported as unknown, and offered with similar places', async () => {
    const { ask, content, path } = scene([BRUGGE]);
    const response = await ask('type=3&place=Brugghe');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const page = await readable(response);
    expect(page).toContain('“Brugghe” is geen plaats of referentie in ons aanbod.');
    expect(page).toMatch(/<input[^>]*name="place"[^>]*value="Brugghe"/);
    expect(page).toMatch(/aria-invalid="true"[^>]*aria-describedby="place-problem"/);
    expect(page).toContain('href="/nl/aanbod?city=1210&type=3"');
    expect(page).toContain('href="/nl/aanbod?type=3&q=Brugghe"');
    expect(page).toContain('Zoek de woorden “Brugghe”');
    expect(page).toMatch(/<meta name="robots" content="noindex/);
    // The rest of the filter is applied.
    const search = content.requests.find((request) => request.url.endsWith(`${path}/estates`));
    expect(await search?.json()).toMatchObject({ query: { terms: { 'headType.id': ['3'] } } });
  });

  it('asks which of several is meant, in the language of the page', async () => {
    const page = await readable(await scene([KNOKKE, ZOUTE]).ask('place=83&radius=10', 'fr/offre'));
    expect(page).toContain('Plusieurs lieux correspondent à');
    expect(page).toContain('Knokke (8300)');
    expect(page).toContain('href="/fr/offre?geo_range=10km%3B51.35%3B3.3"');
    expect(page).toMatch(/<option value="10" selected/);
  });

  it.each([
    ['too long a text', 'x'.repeat(300)],
    ['a control character', 'brug%00ge'],
  ])('makes no call for %s, and does not repeat all of it', async (_what, text) => {
    const { ask, content } = scene([BRUGGE]);
    const response = await ask(`place=${text}`);
    expect(response.status).toBe(200);
    expect(content.calls.filter((call) => call.includes('/cities'))).toEqual([]);
    expect(await response.text()).not.toContain('x'.repeat(65));
  });

  it('shows hostile text as text', async () => {
    const page = await (
      await scene([]).ask(`place=${encodeURIComponent('"><script>alert(1)</script>')}`)
    ).text();
    expect(page).not.toContain('<script>alert');
  });

  it('reports a failed lookup, which differs from "no such place"', async () => {
    const { ask, content, path } = scene([]);
    content.on(`GET ${path}/cities`, () => new Response('out of order', { status: 500 }));
    const response = await ask('place=brugge');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
    const page = await readable(response);
    expect(page).toContain('We konden “brugge” nu niet opzoeken.');
    expect(page).not.toContain('is geen plaats');
  });

  it.each<[what: string, call: string, text: string]>([
    ['streets', 'GET %/streets', 'duinstraat'],
    ['references', 'GET %/estates/by-reference', 'ref. 2043'],
    ['the towns of a province', 'POST %/estate-filters', 'provincie Luik'],
  ])('shows the same page when %s could not be called', async (_what, call, text) => {
    const { ask, content, path } = scene([]);
    content.on(`GET ${path}/streets`, () => Response.json([]));
    content.on(`GET ${path}/estates/by-reference`, () => new Response(null, { status: 404 }));
    content.on(call.replace('%', path), () => new Response('out of order', { status: 500 }));
    const response = await ask(`place=${encodeURIComponent(text)}`);
    expect(response.status).toBe(503);
    const page = await readable(response);
    expect(page).toContain(`We konden “${text}” nu niet opzoeken.`);
    expect(page).not.toContain('is geen plaats');
    // The words are searched anyway.
    expect(page).toContain('Zoek de woorden');
  });

  it('includes more than fifty towns of a province', async () => {
    const { ask, content, path } = scene([]);
    const towns = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: 5000 + index,
        zip: String(4000 + index),
        name: { nl: `Dorp ${index}` },
        count: index,
      }));
    content.on(`POST ${path}/estate-filters`, { locations: towns(130) });
    const leads = await ask('place=provincie+Luik');
    expect(leads.status).toBe(302);
    expect(leads.headers.get('Location')?.match(/city=/g)).toHaveLength(130);
  });

  it('shows each circle with its radius, and a choice that removes it', async () => {
    const page = await readable(await scene([]).ask('geo_range=10km%3B51.34%3B3.28'));
    const [circle = ''] = /<select[^>]*name="geo_range".*?<\/select>/.exec(page) ?? [];
    expect(circle).toContain('aria-label="Straal: 10 km rond Knokke"');
    expect(circle).toMatch(/<option value="10km;51.34;3.28" selected/);
    expect(circle).toContain('<option value="">Weghalen</option>');
    expect(page).toContain('10 km rond Knokke');
  });
});

describe('a place among all filters', () => {
  it('stays there when it is understood, with the part that is open', async () => {
    const response = await scene([KNOKKE]).ask('with=garden&place=Knokke&open=city', 'nl/aanbod/filters');
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/nl/aanbod/filters?city=1201&with=garden&open=city',
    ]);
  });

  it('stays in its field when it is not', async () => {
    const bench = scene([]);
    bench.content.on(`GET ${bench.path}/streets`, () => Response.json([]));
    const response = await bench.ask('place=Nergenshuizen', 'nl/aanbod/filters');
    expect(response.status).toBe(200);
    const page = await readable(response);
    expect(page).toContain('“Nergenshuizen” is geen plaats');
    expect(page).toMatch(/<input[^>]*name="place"[^>]*value="Nergenshuizen"/);
  });
});
