import { describe, expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const LEUVEN = {
  id: 30,
  zip: '3000',
  name: { nl: 'Leuven', fr: 'Louvain' },
  lat: 50.879,
  lon: 4.701,
  count: 9,
};
const HEVERLEE = { id: 31, zip: '3001', name: { nl: 'Heverlee' }, lat: 50.862, lon: 4.696, count: 4 };
const HOME = {
  general: {
    id: 77,
    title: { nl: 'Huis met diepe tuin' },
    headType: { id: 3, name: { nl: 'Huis' } },
    transaction: { id: 1, name: { nl: 'Te koop' } },
    address: { visible: true, city: HEVERLEE },
  },
};

const SAID = 'huis met tuin in Heverlee tot 450.000, 3 slaapkamers, dicht bij een goede school';
const FILTERS = 'city=31&status=FOR_SALE&type=3&bed-min=3&price-max=450000&with=garden';

/** The offer of a site; a search finds three homes, and twelve where Leuven is fine too. */
function scene({ options = true }: { readonly options?: boolean } = {}) {
  const bench = appBench({ screens });
  const path = `/sites/${bench.sites.a.id}`;
  const asked: string[] = [];
  bench.content.on(`POST ${path}/estates`, async (request) => {
    const text = await request.text();
    asked.push(text);
    const total = text.includes('"30"') ? 12 : 3;
    return Response.json({ total: { value: total }, results: [HOME] });
  });
  bench.content.on(`POST ${path}/estate-filters`, () =>
    options
      ? Response.json({
          locations: [LEUVEN, HEVERLEE],
          headTypes: [{ id: 3, name: { nl: 'Huis', fr: 'Maison' }, count: 5 }],
        })
      : Response.json({ error: { code: 'unavailable' } }, { status: 500 }),
  );
  const ask = (query: string, lang: 'nl/aanbod' | 'fr/offre' = 'nl/aanbod') => bench.ask(`/${lang}?${query}`);
  const said = (text: string, lang?: 'nl/aanbod' | 'fr/offre') =>
    ask(`${new URLSearchParams({ say: text })}`, lang);
  return { ...bench, asked, ask, said };
}

/** Text of a page without tags, with single blanks. */
const readable = async (response: Response): Promise<string> =>
  (await response.text())
    .replace(/<(?:script|style|svg|template)\b[\s\S]*?<\/(?:script|style|svg|template)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

describe('a sentence in the field', () => {
  it('becomes the address of its filters, which no cache stores', async () => {
    const { said } = scene();
    const response = await said(SAID);
    expect(response.status).toBe(302);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const to = new URL(response.headers.get('Location') ?? '', 'http://a.example');
    expect(to.pathname).toBe('/nl/aanbod');
    expect(to.searchParams.get('said')).toBe(SAID);
    to.searchParams.delete('said');
    expect(new Set(to.searchParams.toString().split('&'))).toEqual(new Set(FILTERS.split('&')));
  });

  it('reads the same search in French, also with words of another language', async () => {
    const { said } = scene();
    const response = await said('maison à Louvain max 450k met tuin', 'fr/offre');
    const to = new URL(response.headers.get('Location') ?? '', 'http://a.example');
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      city: '30',
      type: '3',
      'price-max': '450000',
      with: 'garden',
    });
  });

  it('stays on the page, said not to be understood, when nothing of it is', async () => {
    const { said } = scene();
    const response = await said('hallo daar');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const text = await readable(response);
    expect(text).toContain('hallo daar');
    expect(text).toContain('Kennen wij niet');
    expect(text).toContain('Noem een plaats');
  });

  it('shows the offer when the places could not be loaded', async () => {
    const { said } = scene({ options: false });
    const response = await said(SAID);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a sign', '…'],
    ['an unfinished escape', '%'],
    ['a control character', '\u0000'],
    ['half a character', 'huis \uD83C'],
    ['five thousand letters', 'x'.repeat(5_000)],
  ])('is never an error: %s', async (_what, text) => {
    const { said } = scene();
    expect((await said(text)).status).toBeLessThan(400);
  });
});

describe('a search that a sentence made', () => {
  const address = `${FILTERS}&said=${encodeURIComponent(SAID)}`;
  /** The canonical address, to which others redirect. */
  const open = async (site = scene(), query = address) => {
    const first = await site.ask(query);
    const location = first.headers.get('Location');
    return location === null ? first : site.ask(new URL(location, 'http://a.example').search.slice(1));
  };

  it('shows each phrase with what it means, and answers in a sentence', async () => {
    const text = await readable(await open());
    expect(text).toMatch(/3 huizen te koop met tuin en minstens 3 slaapkamers in Heverlee tot €.450\.000\./);
    expect(text).toMatch(/in Heverlee\s+Heverlee/);
    expect(text).toMatch(/tot 450\.000,?\s+Te koop, tot €.450\.000/);
    expect(text).toMatch(/3 slaapkamers,?\s+3 slaapkamers of meer/);
    expect(text).toMatch(/dicht bij een goede school\s+Kennen wij niet/);
    expect(text).toContain('Niet meegeteld in deze zoekopdracht: “dicht bij een goede school”');
  });

  const queryOf = async (text: string): Promise<URLSearchParams> =>
    new URL((await scene().said(text)).headers.get('Location') ?? '', 'http://a.example').searchParams;

  it('says from which price to which it looks around one', async () => {
    const query = await queryOf('huis rond de 300.000');
    expect([query.get('price-min'), query.get('price-max')]).toEqual(['270000', '330000']);
    const text = await readable(await open(scene(), `${query}`));
    expect(text).toMatch(/rond de 300\.000\s+Te koop, €.270\.000\D{1,12}330\.000/);
  });

  it('says of a loan that it does not count, beside the price that does', async () => {
    const query = await queryOf('huis max 300.000, lening 200.000');
    expect(query.get('price-max')).toBe('300000');
    const text = await readable(await open(scene(), `${query}`));
    expect(text).toContain('Niet meegeteld in deze zoekopdracht: “lening 200.000”');
  });

  it('leads on by what is counted, by at most two ways', async () => {
    const site = scene();
    const text = await readable(await open(site));
    expect(text).toContain('12 huizen als ook Leuven mag');
    // The search itself, and one count for each of four changes.
    expect(site.asked.length).toBeLessThanOrEqual(5);
  });

  it('drops a phrase with its filter, and its words from the sentence', async () => {
    const html = await (await open()).text();
    const hrefs = [...html.matchAll(/said__words">tuin<\/span><a class="chip" href="([^"]+)"/g)].map(
      ([, href]) => href ?? '',
    );
    const query = new URL((hrefs[0] ?? '').replaceAll('&amp;', '&'), 'http://a.example').searchParams;
    expect(query.get('with')).toBeNull();
    expect(query.get('price-max')).toBe('450000');
    expect(query.get('said')).not.toContain('tuin');
  });

  it('says nothing of a filter that was changed since', async () => {
    const text = await readable(await open(scene(), address.replace('&with=garden', '')));
    expect(text).not.toMatch(/tuin\s+Tuin/);
    expect(text).toMatch(/3 huizen te koop met minstens 3 slaapkamers in Heverlee/);
  });

  it('is in no cache and in no search engine, and its canonical address has no sentence', async () => {
    const response = await open();
    expect(response.headers.get('Cache-Control')).toMatch(/no-store|private/);
    const html = await response.text();
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(html).not.toMatch(/<link[^>]+rel="canonical"[^>]+said=/);
  });

  it('is no part of the form, so that a search changed by hand says no longer what was said', async () => {
    const html = await (await open()).text();
    expect(html).not.toContain('name="said"');
  });
});
