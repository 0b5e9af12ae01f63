/** Catalogues of an agency's offer at secret addresses (decision 189). */
import { describe, expect, it } from 'vitest';
import { hashedOfCatalogue } from '#domain/catalogue-path.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { digest } from '../../platform/cache/keys.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const TOKEN = `${'Ab'.repeat(21)}C`;
const OTHER = `${'Ba'.repeat(21)}C`;
const ADDRESS = {
  visible: true,
  street: { nl: 'Kerkstraat', fr: 'Rue de l\u2019Église' },
  number: '1',
  city: { id: 1, zip: '8300', name: { nl: 'Knokke', fr: 'Knokke' } },
  geoLocation: { lat: 51.34, lon: 3.28 },
};
const pictures = [
  { file: 'villa-1', index: 1 },
  { file: 'villa-2', index: 2 },
];

let made = 0;

interface SceneOptions {
  readonly catalogue?: 'on' | 'off';
  readonly homes?: readonly object[];
  readonly limit?: RateLimit;
}

async function scene({ catalogue = 'on', homes = [], limit }: SceneOptions = {}) {
  made += 1;
  const id = `catalogue${made}-${crypto.randomUUID().slice(0, 8)}`;
  const site = siteDocument(id, {
    locales: ['nl', 'fr'],
    defaultLocale: 'nl',
    settings: {
      hiddenStatus: [8],
      ...(catalogue === 'on' && { catalogue: await digest(hashedOfCatalogue(id, TOKEN)) }),
    },
  });
  const content = fakeContent(site);
  content.on(`GET /sites/${id}`, site);
  content.on(`POST /sites/${id}/estates`, async (request: Request) => {
    const { from = 0, size = 0 } = await request.json<{ from?: number; size?: number }>();
    return Response.json({ total: { value: homes.length }, results: homes.slice(from, from + size) });
  });
  const bench = appBench({
    content,
    screens,
    bindings: { PREVIEW_DOMAIN: 'preview.test', ...(limit && { MAP_LIMIT: limit }) },
  });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const at = path.startsWith('https:') ? path : `https://${site.hostnames[0]}${path}`;
    const response = await bench.ask(at, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    ...bench,
    content,
    site,
    read,
    searches: () => content.calls.filter((one) => one.includes('/estates')),
  };
}

const META = `/catalogue/${TOKEN}/meta-nl.xml`;
const GOOGLE = `/catalogue/${TOKEN}/google-nl.csv`;

const HOMES = [
  aHome(12, { address: ADDRESS, bedroomCount: 3, title: { nl: 'Duin & "zee"' } }, { pictures }),
  aHome(13, { address: ADDRESS, transaction: { id: 8, name: null } }, { pictures }),
  aHome(14, { address: ADDRESS, price: { value: -1 } }, { pictures }),
  aHome(15, { address: { ...ADDRESS, visible: false } }, { pictures }),
  aHome(16, { address: ADDRESS, transaction: { id: 2, name: null }, price: { value: 950 } }, { pictures }),
  aHome(17, { address: ADDRESS, transaction: { id: 5, name: null } }, { pictures }),
  aHome(18, { address: ADDRESS, price: { value: 200_000, priceFrom: true } }, { pictures }),
  aHome(19, { address: ADDRESS }),
];

/** A line of RFC 4180 in its cells. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

describe('a catalogue', () => {
  it('is there only with the secret of the site, in its languages and formats', async () => {
    const { read, searches } = await scene({ homes: HOMES });
    for (const path of [
      `/catalogue/${OTHER}/meta-nl.xml`,
      `/catalogue/${TOKEN}/meta-de.xml`,
      `/catalogue/${TOKEN}/meta-nl.csv`,
      `/catalogue/${TOKEN}/toString-nl.xml`,
      `/catalogue/${TOKEN.slice(1)}/meta-nl.xml`,
      `/catalogue/${TOKEN}/meta-nl.xml/x`,
    ])
      expect((await read(path)).status, path).toBe(404);
    expect(searches()).toEqual([]);
    expect((await read(META)).status).toBe(200);
    expect((await read(GOOGLE.replace('-nl', '-fr'))).status).toBe(200);
  });

  it('is off by default, on previews, and for the token of another site', async () => {
    expect((await (await scene({ catalogue: 'off' })).read(META)).status).toBe(404);
    const on = await scene();
    expect((await on.read(`https://${on.site.id}.preview.test${META}`)).status).toBe(404);
    const copy = siteDocument(`${on.site.id}-copy`, {
      locales: ['nl'],
      settings: { catalogue: on.site.settings.catalogue },
    });
    const { ask } = appBench({ screens, content: fakeContent(copy) });
    expect((await ask(`https://${copy.hostnames[0]}${META}`)).status).toBe(404);
  });

  it('is stored by no shared cache, in no index, and not sent again to who has it', async () => {
    const { read } = await scene({ homes: HOMES });
    const { headers } = await read(META);
    expect(['Content-Type', 'Cache-Control', 'X-Robots-Tag'].map((name) => headers.get(name))).toEqual([
      'application/xml; charset=utf-8',
      'private, max-age=900',
      'noindex',
    ]);
    const again = await read(META, { 'If-None-Match': headers.get('ETag') ?? '-' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('answers 429 beyond the rate, and 503 instead of half of the offer', async () => {
    const busy = await scene({ limit: { limit: async () => ({ success: false }) } });
    expect((await busy.read(META)).status).toBe(429);
    const { read, content, site } = await scene();
    content.on(`POST /sites/${site.id}/estates`, async (request: Request) => {
      const { from = 0 } = await request.json<{ from?: number }>();
      return from === 0
        ? Response.json({ total: { value: 150 }, results: HOMES })
        : new Response('', { status: 500 });
    });
    expect((await read(META)).status).toBe(503);
  });

  it('has the whole offer, page by page', async () => {
    const homes = Array.from({ length: 130 }, (_, index) =>
      aHome(index + 1, { address: ADDRESS }, { pictures }),
    );
    const { read } = await scene({ homes });
    expect((await read(META)).text.match(/<listing>/g)).toHaveLength(130);
  });
});

describe('an offer of more than a thousand homes', () => {
  it('is cut, and the catalogue says how many are left out', async () => {
    const homes = Array.from({ length: 1_003 }, (_, index) =>
      aHome(index + 1, { address: ADDRESS }, { pictures }),
    );
    const { read } = await scene({ homes });
    const { text } = await read(META);
    expect(text.match(/<listing>/g)).toHaveLength(1_000);
    expect(text).toContain('availability: 0; older ones: 3 -->');
    expect((await read(GOOGLE)).text.trimEnd().split('\r\n')).toHaveLength(1_001);
  });
});

describe('the catalogue for Meta', () => {
  it('has the homes with what the vendor requires, and counts the others', async () => {
    const { read, site } = await scene({ homes: HOMES });
    const { text } = await read(META);
    const listings = text.split('<listing>').slice(1);
    expect(listings.map((one) => /<home_listing_id>(\w+)</.exec(one)?.[1])).toEqual(['12', '16']);
    for (const required of [
      'home_listing_id',
      'name',
      'availability',
      'latitude',
      'longitude',
      'neighborhood',
      'price',
      'url',
    ])
      for (const one of listings)
        expect(
          one.match(new RegExp(`<${required}>[^<]+</${required}>`, 'g'))?.length,
          required,
        ).toBeGreaterThan(0);
    const [sale = '', rent = ''] = listings;
    expect(sale).toContain('<name>Duin &amp; &quot;zee&quot;, Kerkstraat 1, 8300 Knokke</name>');
    expect(sale).toContain(
      '<address format="simple"><component name="addr1">Kerkstraat 1</component><component name="city">Knokke</component>' +
        '<component name="region">Vlaanderen</component><component name="country">Belgium</component>' +
        '<component name="postal_code">8300</component></address>',
    );
    expect(sale).toContain('<availability>for_sale</availability>');
    expect(sale).toContain('<price>400000 EUR</price>');
    expect(sale).toContain(`<image><url>https://${site.hostnames[0]}/media/social/villa-1.jpg</url></image>`);
    expect(sale).toContain('<num_beds>3</num_beds>');
    expect(rent).toContain('<availability>for_rent</availability>');
    expect(rent).toContain('<price>950 EUR</price>');
    expect(text).toContain(
      '<!-- left out: 4 of 6; without price: 2, address: 1, region: 0, picture: 1, availability: 0 -->',
    );
    expect(text.trimEnd().endsWith('</listings>')).toBe(true);
  });

  it('tells a sale under option, and leaves out a letting under option, for which the vendor has no word', async () => {
    const under = (id: number, transaction: number) =>
      aHome(id, { address: ADDRESS, transaction: { id: transaction, name: null } }, { pictures });
    const { read } = await scene({ homes: [under(20, 3), under(21, 4)] });
    const { text } = await read(META);
    expect(text.match(/<home_listing_id>\d+|<availability>\w+/g)).toEqual([
      '<home_listing_id>20',
      '<availability>sale_pending',
    ]);
    expect(text).toContain('availability: 1 -->');
  });
});

describe('the catalogue for Google', () => {
  it('has all homes on offer, with the price in the words of the page', async () => {
    const { read, site } = await scene({ homes: HOMES });
    const { headers, text } = await read(GOOGLE);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [head = [], ...rows] = text.trimEnd().split('\r\n').map(cellsOf);
    const homes = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
    expect(homes.map((home) => home['Listing ID'])).toEqual(['12', '14', '15', '16', '18', '19']);
    expect(homes[0]).toMatchObject({
      'Listing name': 'Duin & "zee"',
      'Final URL': expect.stringMatching(new RegExp(`^https://${site.hostnames[0]}/nl/aanbod/12`)),
      'City name': 'Knokke',
      Price: '400000.00 EUR',
      'Formatted price': '€ 400.000',
      'Listing type': 'Te koop',
      Address: 'Kerkstraat 1, 8300 Knokke',
    });
    expect([homes[1]?.Price, homes[1]?.['Formatted price']]).toEqual(['', 'Prijs op aanvraag']);
    // A hidden street is hidden here too.
    expect(homes[2]?.Address).toBe('8300 Knokke');
    expect([homes[4]?.Price, homes[4]?.['Formatted price']]).toEqual(['', 'Vanaf € 200.000']);
  });
});
