/** The offer by address: canonical addresses, bad input, failures of each part. */

import { beforeEach, describe, expect, it } from 'vitest';
import { parameterNames } from '#domain/filter/codec.ts';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { LOCALES } from '#domain/locale.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const estate = (id: number, groupKey?: string | null) =>
  aHome(
    id,
    {
      project: groupKey === 'PROJECTS',
      address: { visible: false, city: { id: 1201, zip: '8300', name: { nl: 'Knokke-Heist' } } },
    },
    groupKey === undefined ? {} : { groupKey },
  );

type Body = {
  readonly query: object;
  readonly size?: number;
  readonly from?: number;
  readonly locale?: string;
};

/** An agency with 38 houses; `asked` contains the request bodies so far, by the last segment of their path. */
function scene() {
  const bench = appBench({ screens, locales: LOCALES });
  const { content, sites } = bench;
  const asked: Record<'estates' | 'estate-filters', Body[]> = { estates: [], 'estate-filters': [] };
  const on = (call: keyof typeof asked, answer: (body: Body) => object | Promise<Response>) =>
    content.on(`POST /sites/${sites.a.id}/${call}`, async (request: Request) => {
      const body = await request.json<Body>();
      asked[call].push(body);
      const made = await answer(body);
      return made instanceof Response ? made : Response.json(made);
    });
  const fails = () => Promise.resolve(new Response('out of order', { status: 500 }));
  on('estates', ({ size = 15, from = 0 }) => ({
    total: { value: 38 },
    results: Array.from({ length: Math.min(size, Math.max(0, 38 - from)) }, (_, index) =>
      estate(from + index + 1),
    ),
  }));
  on('estate-filters', ({ query }) => ({
    headTypes: [
      { id: 3, name: { nl: 'Huis' }, count: 21 },
      { id: 1, name: { nl: 'Appartement' }, count: Object.keys(query).length === 0 ? 17 : 0 },
    ],
    locations: [{ id: 1201, name: { nl: 'Knokke-Heist' }, zip: '8300', count: 38 }],
  }));
  const page = async (address: string) => {
    const response = await bench.ask(address);
    return { response, text: await response.text() };
  };
  return { ...bench, asked, on, fails, page };
}

let bench = scene();
beforeEach(() => {
  bench = scene();
});

describe('addresses of a search', () => {
  it.each([
    ['/nl/aanbod?type=3&city=1201', '/nl/aanbod?city=1201&type=3'],
    ['/nl/aanbod?city=&price-min=&status=FOR_SALE', '/nl/aanbod?status=FOR_SALE'],
    ['/nl/aanbod?trans=kopen', '/nl/aanbod?status=FOR_SALE'],
    ['/nl/aanbod?trans=kopen&status=TO_RENT', '/nl/aanbod?status=TO_RENT'],
    ['/nl/aanbod?bedrooms=9', '/nl/aanbod?bedrooms=6'],
    ['/nl/aanbod?view=grid&page=1&sortType=date&sortOrder=DESC', '/nl/aanbod'],
    ['/nl/aanbod?price-min=500000&price-max=250000', '/nl/aanbod?price-min=500000'],
    ['/nl/aanbod?price-max=400k', '/nl/aanbod?price-max=400000'],
    ["/fr/offre?price-min=400'000&price-max=0,5+mio", '/fr/offre?price-min=400000&price-max=500000'],
    ['/en/offer?price-max=400,000', '/en/offer?price-max=400000'],
    [
      '/de/angebot?price-max=400+Tsd.&price-min=350.000,-+Euro',
      '/de/angebot?price-min=350000&price-max=400000',
    ],
    ['/nl/aanbod?city=1201&geo_range=10km;51.3;3.2', '/nl/aanbod?geo_range=10km%3B51.3%3B3.2'],
  ])('%s redirects to the canonical %s', async (address, canonical) => {
    const { response } = await bench.page(address);
    expect([response.status, response.headers.get('Location')]).toEqual([302, canonical]);
  });

  it.each([
    ['/nl/aanbod?price-max=veel&status=FOR_SALE', '“veel” is geen bedrag dat we kunnen lezen', ['', 'veel']],
    ['/fr/offre?price-min=1.250k', 'Nous ne pouvons pas lire le montant « 1.250k »', ['1.250k', '']],
    ['/en/offer?price-max=cheap&price-min=400k', 'We cannot read “cheap” as an amount', ['400000', 'cheap']],
    ['/de/angebot?price-max=g%C3%BCnstig', '„günstig“ können wir nicht als Betrag lesen', ['', 'günstig']],
  ])(
    '%s says that the price is not understood, and keeps it in its field',
    async (address, sentence, stored) => {
      const { response, text } = await bench.page(address);
      const fields = ['price-min', 'price-max'].map(
        (name) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? '',
      );
      expect(fields.map((field) => /value="([^"]*)"/.exec(field)?.[1])).toEqual(stored);
      const unread = stored.map((typed) => typed !== '' && !/^\d+$/.test(typed));
      expect(fields.map((field) => field.includes('aria-invalid="true"'))).toEqual(unread);
      // The panel says it too: it is open, so that the price can be corrected, and hides the notice below.
      const [, message = ''] = /id="price-problem"[^>]*>(.*?)<\/div>/.exec(text) ?? [];
      expect(message.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(sentence);
      expect(text).toMatch(/<details[^>]* open=""[^>]*>(?:(?!<\/details>)[\s\S])*name="price-min"/);
      expect(response.status).toBe(200);
      expect(text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(sentence);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      expect(text).toContain('noindex');
    },
  );

  it.each([
    [
      'nl/aanbod',
      'crossing',
      'kruist zichzelf',
      [
        [51, 3],
        [51.1, 3.1],
        [51.1, 3],
        [51, 3.1],
      ],
    ],
    [
      'fr/offre',
      'corners',
      'de trois à quarante angles',
      [
        [51, 3],
        [51.1, 3.1],
      ],
    ],
    [
      'en/offer',
      'outside',
      'lies outside Belgium',
      [
        [48, 3],
        [48.1, 3.1],
        [48, 3.1],
      ],
    ],
    [
      'de/angebot',
      'large',
      'mehr als 80 km',
      [
        [50, 3],
        [50, 6],
        [50.1, 6],
      ],
    ],
  ] as const)('/%s says why an area is dropped: %s', async (path, _fault, sentence, corners) => {
    const { response, text } = await bench.page(`/${path}?type=3&area=${writeCorners(corners)}`);
    expect(response.status).toBe(200);
    expect(text.replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(text).toContain('noindex');
    expect(bench.asked.estates[0]).not.toHaveProperty('query.geo_polygon');
  });

  it('may ask for the position of the visitor, which no other screen may', async () => {
    const policyOf = async (path: string) =>
      (await bench.page(path)).response.headers.get('Permissions-Policy') ?? '';
    for (const path of ['/nl/aanbod', '/nl/aanbod?view=map', '/fr/offre', '/nl/aanbod/filters'])
      expect(await policyOf(path)).toContain('geolocation=(self)');
    for (const path of ['/nl', '/nl/contact', '/nl/aanbod/1', '/nl/meldingen', '/nl/bestaat-niet'])
      expect(await policyOf(path)).toContain('geolocation=()');
  });

  it('redirect an area to its one spelling', async () => {
    const corners = [
      [51.2, 3.1],
      [51.4, 3.1],
      [51.4, 3.5],
    ] as const;
    const again = writeCorners([...corners, corners[0]]);
    const { response } = await bench.page(`/nl/aanbod?city=1201&area=${again}`);
    expect(response.headers.get('Location')).toBe(`/nl/aanbod?area=${writeCorners(corners)}`);
  });

  it('redirect whether or not the canonical page is cached', async () => {
    await bench.page('/nl/aanbod?city=1201&type=3');
    for (const spelling of ['type=3&city=1201', 'city=1201&type=3&price-min=&place=']) {
      const { response } = await bench.page(`/nl/aanbod?${spelling}`);
      expect(response.headers.get('Location')).toBe('/nl/aanbod?city=1201&type=3');
    }
  });

  it('share one call and one cached page when they mean the same', async () => {
    await bench.page('/nl/aanbod?type=3');
    const { response } = await bench.page('/nl/aanbod?type=3&utm_source=x');
    expect(response.headers.get('X-Gevel-Cache')).toBe('hit');
    expect(bench.asked.estates).toHaveLength(1);
  });
});

const NAMES = parameterNames(ESTATE_SEARCH);
/** Ids may be any slug (contract, "Conventions"): only the search knows whether one exists. */
const IDS: readonly string[] = ['country', 'city', 'type', 'subType', 'transaction'];
/** Words may be any text: characters other than letters and digits are dropped. */
const WORDS = 'q';
const isSlug = (value: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(value);
const ATTACKS = [
  "1' OR '1'='1' --",
  '1; DROP TABLE estates',
  '{"match_all":{}}',
  '*:*',
  '../../sites/other',
  '-3',
  '5km;abc',
  '1e999',
  '%00',
  '"><script>alert(1)</script>',
] as const;

describe('bad input (spec 1 §5)', () => {
  const isPrice = (name: string): boolean => name.startsWith('price-');

  // Each parameter by itself: `hostile-searches.workerd.test.ts`.
  it.each(ATTACKS)('%s is dropped from every parameter, visibly and without an error', async (value) => {
    const names = NAMES.filter(
      (name) => name !== WORDS && !isPrice(name) && !(IDS.includes(name) && isSlug(value)),
    );
    const query = new URLSearchParams(names.map((name) => [name, value]));
    const { response } = await bench.page(`/nl/aanbod?${query}`);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/nl/aanbod']);
  });

  // A price is typed by hand: the page of the search without it says so.
  it.each(ATTACKS)('%s is said not to be a price', async (value) => {
    const query = new URLSearchParams(NAMES.filter(isPrice).map((name) => [name, value]));
    const { response, text } = await bench.page(`/nl/aanbod?${query}`);
    expect([response.status, response.headers.get('Location')]).toEqual([200, null]);
    expect(text).toContain('is geen bedrag dat we kunnen lezen');
    expect(text).not.toContain('<script>alert');
  });

  it.each(ATTACKS)('words contain no syntax characters: %s', async (value) => {
    const { response } = await bench.page(`/nl/aanbod?${new URLSearchParams({ q: value })}`);
    const to = new URL(response.headers.get('Location') ?? `/nl/aanbod?q=${value}`, 'http://a.test');
    expect([200, 302]).toContain(response.status);
    expect(to.pathname).toBe('/nl/aanbod');
    expect(to.searchParams.get('q') ?? '').toMatch(/^[\p{L}\p{N} .&'’/-]*$/u);
  });

  it.each<[lang: string, path: string, q: string, text: string]>([
    ['nl', '/nl/aanbod', 'met Lift', 'met lift'],
    ['fr', '/fr/offre', 'avec ascenseur', 'avec ascenseur'],
    ['en', '/en/offer', 'SEA view', 'sea view'],
  ])('words are sent folded, in the language of the page: %s', async (locale, path, q, text) => {
    const { response, text: page } = await bench.page(`${path}?${new URLSearchParams({ q })}`);
    expect(response.status).toBe(200);
    expect(bench.asked.estates).toMatchObject([{ query: { match: { text, locale } } }]);
    expect(page).toContain(q);
    expect(page).toMatch(/<meta name="robots" content="noindex/);
  });

  it.each(IDS)('an unknown id in %s is shown as chosen, and can be removed', async (name) => {
    const { response, text } = await bench.page(`/nl/aanbod?${name}=-3`);
    expect(response.status).toBe(200);
    expect(text).toMatch(/<a class="chip" href="\/nl\/aanbod"/);
  });

  it('leaves a page without a trace of it', async () => {
    const { response, text } = await bench.page('/nl/aanbod');
    expect(response.status).toBe(200);
    expect(text).not.toContain('class="chip"');
    expect(bench.asked.estates).toMatchObject([{ query: {} }]);
  });

  it('of three hundred cities keeps two hundred, and shows each', async () => {
    const cities = Array.from({ length: 300 }, (_, index) => `city=${index + 1}`).join('&');
    const { response } = await bench.page(`/nl/aanbod?${cities}`);
    const { response: canonical, text } = await bench.page(response.headers.get('Location') ?? '');
    expect(canonical.status).toBe(200);
    // And the chip that counts those beyond three rows of a phone.
    expect(text.match(/<a class="chip" href/g)).toHaveLength(201);
  });
});

describe('pages of a list', () => {
  it('beyond the last are not found, and link to the first page of the same search', async () => {
    const { response, text } = await bench.page('/nl/aanbod?type=3&page=9');
    expect(response.status).toBe(404);
    expect(text).toContain('Pagina 9 is er niet (meer).');
    expect(text).toMatch(/<a class="button" href="\/nl\/aanbod\?type=3">/);
    expect(text).toContain('content="noindex, follow"');
  });

  it('have links to both sides and a number each', async () => {
    const { text } = await bench.page('/nl/aanbod?page=2');
    expect(text).toMatch(/href="\/nl\/aanbod" rel="prev"/);
    expect(text).toMatch(/href="\/nl\/aanbod\?page=3" rel="next"/);
    expect(text).toMatch(/aria-label="Pagina 2" aria-current="page"/);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/nl\/aanbod\?page=2"/);
    expect(text).not.toContain('noindex');
  });
});

describe('groups', () => {
  beforeEach(() => {
    bench.on('estates', () => ({
      total: { value: 4 },
      results: [estate(1, '3'), estate(2, '3'), estate(3, 'PROJECTS'), estate(4, null)],
      groups: [
        { key: '3', count: 2 },
        { key: 'PROJECTS', count: 1 },
        { key: null, count: 1 },
      ],
    }));
  });

  it('are sections with headings in the order of the answer, with their counts (spec 1 §9)', async () => {
    const { text } = await bench.page('/nl/aanbod?group=TYPE');
    const heads = [...text.matchAll(/<h2 id="group-[^"]*">([^<]*)<\/h2><span class="muted">([^<]*)</g)];
    expect(heads.map(([, label, count]) => [label, count])).toEqual([
      ['Huizen', '2 panden'],
      ['Projecten', '1 pand'],
      ['Zonder vermeld type', '1 pand'],
    ]);
  });

  it('are requested in the visitor’s language when they are sorted alphabetically, on the page and in later calls', async () => {
    for (const [path, locale] of [
      ['/nl/aanbod?group=CITY', 'nl'],
      ['/fr/offre?group=CITY', 'fr'],
      ['/fr/ajax/estates?group=SUBTYPE&page=2', 'fr'],
      ['/fr/offre?group=TYPE', undefined],
      ['/fr/offre', undefined],
    ] as const) {
      const asked = bench.asked.estates.length;
      await bench.page(path);
      expect(bench.asked.estates.slice(asked).map((body) => body.locale)).toEqual([locale]);
    }
  });

  it('come with the estates of the next page too', async () => {
    const { text } = await bench.page('/nl/ajax/estates?group=TYPE');
    const { results } = JSON.parse(text) as { results: { group: object }[] };
    expect(results[2]?.group).toEqual({ key: 'PROJECTS', label: 'Projecten', count: '1 pand' });
    expect(results[3]?.group).toEqual({ key: '', label: 'Zonder vermeld type', count: '1 pand' });
  });
});

describe('filter options', () => {
  /** The label and the field of a choice. */
  const choice = (text: string, name: string, value: string) =>
    new RegExp(`<label[^>]*><input type="checkbox"[^>]*name="${name}"[^>]*value="${value}"[^>]*>`).exec(
      text,
    )?.[0] ?? '';
  const ALL = '/nl/aanbod/filters?open=type&';

  it('are those of the whole offer; one without results is marked, and can be chosen', async () => {
    const { text } = await bench.page(`${ALL}city=1201`);
    expect(bench.asked['estate-filters'].map(({ query }) => query)).toEqual([
      {},
      { terms: { 'address.city.id': ['1201'] } },
    ]);
    expect(choice(text, 'type', '3')).not.toContain('data-none');
    expect(choice(text, 'type', '1')).toContain('data-none');
  });

  describe('of a service that lists every option under any query', () => {
    beforeEach(() => {
      const { a } = bench.sites;
      bench.content.on(`GET /sites/by-hostname/${a.hostnames[0]}`, {
        ...a,
        everyOption: true,
        knowsTraits: true,
      });
    });
    const asked = () => bench.asked['estate-filters'].map(({ query }) => query);
    const IN_CITY = { terms: { 'address.city.id': ['1201'] } };

    it('are requested once, under the query', async () => {
      const { text } = await bench.page(`${ALL}city=1201`);
      expect(asked()).toEqual([IN_CITY]);
      expect(choice(text, 'type', '3')).not.toContain('data-none');
      expect(choice(text, 'type', '1')).toContain('data-none');
    });

    it('make the same page as two calls', async () => {
      const { text } = await bench.page(`${ALL}city=1201`);
      bench = scene();
      const { text: ofTwo } = await bench.page(`${ALL}city=1201`);
      expect(asked()).toHaveLength(2);
      const form = (page: string) => /<form[\s\S]*?<\/form>/.exec(page)?.[0];
      expect(form(text)).toBeDefined();
      expect(form(text)).toBe(form(ofTwo));
    });

    it('are those of the whole offer when the counts fail', async () => {
      bench.on('estate-filters', ({ query }) =>
        'terms' in query ? bench.fails() : { headTypes: [{ id: 1, name: { nl: 'Appartement' }, count: 4 }] },
      );
      const { text } = await bench.page(`${ALL}city=1201`);
      expect(asked().at(-1)).toEqual({});
      expect(choice(text, 'type', '1')).not.toContain('data-none');
    });
  });

  it.each([
    ['the counts', (query: object) => Object.keys(query).length > 0],
    ['the whole offer', (query: object) => Object.keys(query).length === 0],
    ['both', () => true],
  ])('that fail, %s, remove no choice and are not cached', async (_, broken) => {
    bench.on('estate-filters', ({ query }) =>
      broken(query) ? bench.fails() : { headTypes: [{ id: 1, name: { nl: 'Appartement' }, count: 4 }] },
    );
    const all = await bench.page(`${ALL}type=3`);
    expect(all.response.status).toBe(200);
    expect(choice(all.text, 'type', '3')).toContain('checked');
    const { response, text } = await bench.page('/nl/aanbod?type=3');
    expect(response.status).toBe(200);
    for (const one of [all.response, response])
      expect(one.headers.get('Cache-Control')).toContain('no-store');
    expect(text).toContain('class="chip"');
    expect(text).toContain('38 huizen');
  });
});

describe('a content service that does not know traits (decision 150)', () => {
  beforeEach(() => {
    const { a } = bench.sites;
    bench.content.on(`GET /sites/by-hostname/${a.hostnames[0]}`, a);
  });

  it.each([
    ['with=garden&unknown=garden&type=3', '?type=3'],
    ['area-min=90', ''],
    ['sortType=perArea', ''],
  ])('redirects %s to the search without it', async (query, rest) => {
    const { response } = await bench.page(`/nl/aanbod?${query}`);
    expect([response.status, response.headers.get('Location')]).toEqual([302, `/nl/aanbod${rest}`]);
    expect(JSON.stringify(bench.asked.estates)).not.toMatch(/garden|livingArea|pricePerArea/);
  });

  it('is never asked for them, nor are they offered', async () => {
    const offered = await bench.page('/nl/aanbod');
    expect(offered.text).not.toContain('sortType=area');
    const { response, text } = await bench.page('/nl/aanbod/filters?with=garden');
    expect(response.status).toBe(200);
    expect(text).not.toMatch(/name="(with|area-min|epc|free-by|unknown)"/);
    expect(text).toContain('name="type"');
    await bench.page('/nl/ajax/estates?with=garden');
    expect(JSON.stringify(bench.asked)).not.toMatch(/garden|traits/);
  });
});

describe('a search without results', () => {
  const none = (counts: (query: object) => object | Promise<Response>) =>
    bench.on('estates', ({ query, size }) =>
      size === 0 ? counts(query) : { total: { value: 0 }, results: [] },
    );

  it('offers single steps with their number of results, requested without estates', async () => {
    none((query) => ({ total: { value: 'terms' in query ? 7 : 4 }, results: [] }));
    const { response, text } = await bench.page('/nl/aanbod?type=3&price-max=5');
    expect(response.status).toBe(200);
    expect(text).toMatch(
      /href="\/nl\/aanbod\?type=3" rel="nofollow"><span>Zonder ‘Tot € 5’<\/span><span[^>]*>7 huizen</,
    );
    expect(text).toMatch(
      /href="\/nl\/aanbod\?price-max=5"[^>]*><span>Zonder ‘Huis’<\/span><span[^>]*>4 panden</,
    );
    expect(text).toContain('content="noindex, follow"');
    // Then the home that is one step away.
    expect(bench.asked.estates.slice(1)).toMatchObject([{ size: 0 }, { size: 0 }, { size: 1 }]);
  });

  it('works when a step cannot be counted', async () => {
    none(() => bench.fails());
    const { response, text } = await bench.page('/nl/aanbod?type=3');
    expect(response.status).toBe(200);
    expect(text).toContain('Zonder ‘Huis’');
  });
});

it('distinguishes a failed search from an empty one, keeps the filter, and is not cached (spec 1 §8)', async () => {
  bench.on('estates', () => bench.fails());
  const { response, text } = await bench.page('/nl/aanbod?type=3');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(response.headers.get('Retry-After')).not.toBeNull();
  expect(text).toContain('We kunnen nu niet zoeken.');
  expect(text).not.toContain('Eén filter minder helpt vaak.');
  expect(text).toContain('class="chip"');
});

describe('all filters', () => {
  it('are not listed or cached, and count only the open part', async () => {
    const { response, text } = await bench.page('/nl/aanbod/filters?with=garden&open=energy');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(text).toContain('content="noindex, follow"');
    expect(bench.asked['estate-filters'].filter((body) => 'traits' in body)).toMatchObject([
      { traits: ['energyLabel'] },
    ]);
    expect(text).toMatch(/<details[^>]*data-group="energy"[^>]*open=""/);
    expect(text.match(/<details[^>]*data-group="[^>]*open=""/g)).toHaveLength(1);
    expect(text).toContain('Toon 38 panden');
  });

  it.each(['open=nothing', 'open=', 'price-min=veel', 'type=%00', 'with=garden&with=nonsense&page=9'])(
    'are shown for %s',
    async (query) => {
      const { response, text } = await bench.page(`/nl/aanbod/filters?${query}`);
      expect(response.status).toBe(200);
      expect(text).toContain('data-group="has"');
    },
  );

  it('show no number, and every choice, when the search fails', async () => {
    bench.on('estates', () => bench.fails());
    const { response, text } = await bench.page('/nl/aanbod/filters?with=garden');
    expect(response.status).toBe(200);
    expect(text).toContain('show--plain');
    expect(text).toMatch(/<input[^>]*name="with"[^>]*checked=""[^>]*value="garden"/);
  });
});
