import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const hero = { file: 'beach', width: 1600, height: 1200, alt: { nl: 'Strand' } };

/** An item, with the signs that XML and HTML escape. */
const anItem = (number: number) => ({
  id: `item-${number}`,
  url: { nl: `nieuws/item-${number}`, fr: `actualites/item-${number}` },
  title: { nl: `Duin & "zee" <${number}>`, fr: `Dune & mer ${number}` },
  lead: { nl: 'Wat is er <nieuw> & wat blijft?' },
  news: { publicationDate: '2026-11-16' },
  hero,
});

let sites = 0;

/** A site with news in Dutch and French, and in no other of its languages. */
function bench(total = 2, newsIn: readonly string[] = ['nl', 'fr']) {
  sites += 1;
  const document = siteDocument(`news-${sites}`, { locales: ['nl', 'fr', 'en'], defaultLocale: 'nl' });
  const site = { ...document, newsIn };
  const content = fakeContent(site);
  content.on(`GET /sites/${site.id}/news`, (_request, url) => {
    const [from = 0, size = 0] = ['from', 'size'].map((name) => Number(url.searchParams.get(name)));
    const all = Array.from({ length: total }, (_, index) => anItem(index + 1));
    return Response.json({ total: from < total ? total : 0, results: all.slice(from, from + size) });
  });
  content.on(`GET /sites/${site.id}/pages/by-url/nieuws%2Fitem-1`, {
    ...anItem(1),
    sections: [{ kind: 'text', body: { nl: '<p>Tekst<script>alert(1)</script></p>' } }],
  });
  const { ask } = appBench({ screens, content });
  const origin = `https://${site.id}.test`;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await ask(`${origin}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { read, origin, content, site };
}

const NEWS = pathTo('news', 'nl');

describe('the list of news', () => {
  it('shows the items of its language, names their feed, and links to the languages that have news', async () => {
    const { read, origin } = bench();
    const { status, text } = await read(NEWS);
    expect(status).toBe(200);
    expect(text).toContain('href="/nl/nieuws/item-1">Duin &amp; &quot;zee&quot; &lt;1&gt;</a>');
    expect(text).toContain('<time dateTime="2026-11-16">16/11/2026</time>');
    expect(text).toContain(`type="application/rss+xml" href="${origin}/news-nl.xml"`);
    expect(text).toContain(`hrefLang="fr" href="${origin}/fr/actualites"`);
    expect(text).not.toContain(`${origin}/en/news`);
    expect(text).not.toContain('noindex');
  });

  it('goes on at a second page, and not beyond the last one', async () => {
    const { read } = bench(13);
    const first = await read(NEWS);
    expect(first.text).toContain(`href="${NEWS}?page=2"`);
    const second = await read(`${NEWS}?page=2`);
    expect([second.status, second.text.includes('/nl/nieuws/item-13')]).toEqual([200, true]);
    expect(second.text).not.toContain('/nl/nieuws/item-12"');
    expect((await read(`${NEWS}?page=3`)).status).toBe(404);
    expect((await read(`${NEWS}?page=x`)).headers.get('Location')).toBe(NEWS);
  });

  it('says that there is none, asks for none, and is not indexed', async () => {
    const { read, content, site } = bench(2, []);
    const { status, text } = await read(NEWS);
    expect([status, text.includes('Er is nu geen nieuws.')]).toEqual([200, true]);
    expect(text).toContain('noindex');
    expect(content.calls.filter((call) => call.includes(`/sites/${site.id}/news`))).toEqual([]);
  });
});

describe('links to the news', () => {
  it('are in the footer where there is some', async () => {
    const link = `<a href="${NEWS}">Nieuws</a>`;
    expect((await bench().read('/nl')).text).toContain(link);
    expect((await bench(0, []).read('/nl')).text).not.toContain(link);
  });

  it('are in a menu instead, and leave it where there is none', async () => {
    const menus = [
      {
        name: 'footer',
        items: [
          {
            id: 1,
            label: { nl: 'Kantoor' },
            link: { type: 'page' },
            children: [{ id: 2, label: { nl: 'Lees mee' }, link: { type: 'news' } }],
          },
        ],
      },
    ];
    for (const [newsIn, count] of [
      [['nl'], 1],
      [[], 0],
    ] as const) {
      const { content, site, read } = bench(1, newsIn);
      content.on(`GET /sites/${site.id}/navigation/footer`, menus[0] ?? {});
      const { text } = await read('/nl');
      expect(text.split(`href="${NEWS}"`).length - 1).toBe(count);
      expect(text.includes('Lees mee')).toBe(count === 1);
    }
  });
});

describe('an item', () => {
  it('has its date, structured data, the feed, and a way to all news', async () => {
    const { read, origin } = bench();
    const { status, text } = await read('/nl/nieuws/item-1');
    expect(status).toBe(200);
    expect(text).toContain('<time dateTime="2026-11-16">16/11/2026</time>');
    expect(text).toContain(`<a class="button button--line" href="${NEWS}">Al het nieuws</a>`);
    expect(text).toContain('application/rss+xml');
    expect(text).not.toContain('alert(1)');
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Duin & "zee" <1>',
      datePublished: '2026-11-16',
      url: `${origin}/nl/nieuws/item-1`,
      image: [expect.stringContaining(`${origin}/media/`)],
      publisher: { '@type': 'RealEstateAgent' },
    });
  });

  it('is not found when the content service has none, and gone when it had', async () => {
    const { read, content, site } = bench();
    expect((await read('/nl/nieuws/nergens')).status).toBe(404);
    content.on(`GET /sites/${site.id}/pages/by-url/nieuws%2Foud`, () => new Response(null, { status: 410 }));
    expect((await read('/nl/nieuws/oud')).status).toBe(410);
  });
});

describe('the feed', () => {
  it('has the latest news with absolute addresses, escaped', async () => {
    const { read, origin, site } = bench(13);
    const { status, headers, text } = await read('/news-nl.xml');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=UTF-8']);
    expect(text.match(/<item>/g)).toHaveLength(12);
    expect(text).toContain(
      `<item><title>Duin &amp; &quot;zee&quot; &lt;1&gt;</title><link>${origin}/nl/nieuws/item-1</link>` +
        `<guid isPermaLink="false">${site.id}/item-1/nl</guid><pubDate>Sun, 15 Nov 2026 23:00:00 GMT</pubDate>` +
        '<description>Wat is er &amp; wat blijft?</description>',
    );
    expect(text).toContain(`<atom:link href="${origin}/news-nl.xml" rel="self"`);
    expect(text).toContain('<language>nl-be</language>');
    expect(text).not.toMatch(/="\/|>\/nl/);
  });

  it('is not sent again to a reader who has it', async () => {
    const { read } = bench();
    const tag = (await read('/news-nl.xml')).headers.get('ETag') ?? '';
    const again = await read('/news-nl.xml', { 'If-None-Match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is of a language of the site, and empty without news', async () => {
    const { read } = bench();
    const { status, text } = await read('/news-en.xml');
    expect([status, text.includes('<item>')]).toEqual([200, false]);
    expect((await read('/news-de.xml')).status).toBe(404);
    expect((await read('/news-xx.xml')).status).toBe(404);
  });
});

describe('the sitemap', () => {
  it('lists the news in the languages that have some', async () => {
    const { read, origin } = bench();
    const { text } = await read('/sitemap-1.xml');
    expect(text).toContain(`<loc>${origin}${NEWS}</loc>`);
    expect(text).toContain(`<loc>${origin}/fr/actualites</loc>`);
    expect(text).not.toContain(`${origin}/en/news`);
    expect((await bench(0, []).read('/sitemap-1.xml')).text).not.toContain('/nieuws</loc>');
  });
});
