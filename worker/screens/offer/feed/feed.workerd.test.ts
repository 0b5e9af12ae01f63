/** A search as a feed (decision 189). */
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LOCALES } from '#domain/locale.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '#worker/pages.ts';
import { appBench } from '#worker/testing/app-bench.ts';
import { fakeContent } from '#worker/testing/fake-content.ts';
import { siteDocument } from '#worker/testing/sites.ts';

/** JSON Feed 1.1, as far as the feed uses it: an unknown member fails. */
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string().min(1),
      image: z.url().optional(),
      date_published: z.iso.datetime().optional(),
    }),
  ),
});

let made = 0;

/** An agency with three homes, of which the site hides the second. */
function scene(state: 'live' | 'draft' = 'live') {
  made += 1;
  const site = siteDocument(`feed${made}-${crypto.randomUUID().slice(0, 8)}`, {
    locales: [...LOCALES],
    defaultLocale: 'nl',
    state,
    settings: { hiddenStatus: [8] },
  });
  const content = fakeContent(site);
  const asked: { query: object; sort: object; from: number; size: number }[] = [];
  content.on(`GET /sites/${site.id}`, site);
  content.on(`POST /sites/${site.id}/estates`, async (request: Request) => {
    asked.push(await request.json());
    return Response.json({
      total: { value: 3 },
      results: [
        aHome(1, {
          publicationDate: '2026-11-14T09:30:00+01:00',
          title: { nl: 'Duin & < "aan" \u0001het strand' },
          bedroomCount: 3,
        }),
        aHome(2, { transaction: { id: 8, name: null } }),
        aHome(3, { price: { value: -1 }, publicationDate: 'gisteren' }),
      ],
    });
  });
  content.on(`POST /sites/${site.id}/estate-filters`, {
    headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 3 }],
    locations: [{ id: 1, name: { nl: 'Knokke' }, zip: '8300', count: 3 }],
  });
  const bench = appBench({ content, screens, bindings: { PREVIEW_DOMAIN: 'preview.test' } });
  const origin = `https://${site.hostnames[0]}`;
  const read = async (path: string, headers: Record<string, string> = {}, at = origin) => {
    const response = await bench.ask(`${at}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...bench, content, site, origin, asked, read };
}

let bench = scene();
beforeEach(() => {
  bench = scene();
});

describe('a search as RSS', () => {
  it('has the homes of the page in its words, escaped, and none that the site hides', async () => {
    const { read, origin, site } = bench;
    const { status, headers, text } = await read('/nl/aanbod/feed/rss?city=1&type=3');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=UTF-8']);
    expect(text.match(/<item>/g)).toHaveLength(2);
    expect(text).toContain(
      '<item><title>Duin &amp; &lt; &quot;aan&quot; het strand, Kerkstraat 1, 8300 Knokke</title>',
    );
    expect(text).toContain(`<guid isPermaLink="false">${site.id}/1/nl</guid>`);
    expect(text).toContain('<pubDate>Sat, 14 Nov 2026 08:30:00 GMT</pubDate>');
    expect(text).toContain('€ 400.000');
    expect(text).toContain('&lt;p&gt;');
    expect(text).toContain(
      `<atom:link href="${origin}/nl/aanbod/feed/rss?city=1&amp;type=3" rel="self" type="application/rss+xml"/>`,
    );
    expect(text).toContain(`<link>${origin}/nl/aanbod?city=1&amp;type=3</link>`);
    expect(text).toContain('<language>nl-be</language>');
    expect(text).not.toContain('Villa 2');
    // Addresses are absolute, and no character is left that XML does not allow.
    expect(text).not.toMatch(/(?:<link>|url=")\//);
    expect(text).not.toContain('\u0001');
    // A price that is not public is said as on the card.
    expect(text.split('<item>')[2]).toContain('Prijs op aanvraag');
    expect(text.split('<item>')[2]).not.toContain('<pubDate>');
  });

  it('has what its channel must have: title, link and description, once, before the items', async () => {
    const [channel = ''] = (await bench.read('/fr/offre/flux/rss')).text.split('<item>');
    for (const name of ['title', 'link', 'description']) {
      expect(channel.match(new RegExp(`<${name}>[^<]+</${name}>`, 'g')), name).toHaveLength(1);
    }
  });
});

describe('a search as JSON Feed', () => {
  it.each([
    ['/nl/aanbod/feed/json', 'nl-BE'],
    ['/fr/offre/flux/json?status=FOR_SALE', 'fr-BE'],
    ['/en/offer/feed/json', 'en-GB'],
    ['/de/angebot/feed/json', 'de-BE'],
  ])('%s fits version 1.1', async (path, language) => {
    const { status, headers, text } = await bench.read(path);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/feed+json; charset=UTF-8']);
    const feed = JsonFeed.parse(JSON.parse(text));
    expect(feed).toMatchObject({ feed_url: bench.origin + path, language });
    expect(feed.items.map(({ id }) => id.split('/')[1])).toEqual(['1', '3']);
    expect(feed.items[0]?.date_published).toBe('2026-11-14T08:30:00.000Z');
  });
});

describe('a feed', () => {
  it('follows the newest fifty homes, whatever sort, view and page its address names', async () => {
    const { read, asked } = bench;
    const { status, headers } = await read('/nl/aanbod/feed/rss?page=3&sortType=price&view=map&type=3');
    expect([status, headers.get('Location')]).toEqual([302, '/nl/aanbod/feed/rss?type=3']);
    await read('/nl/aanbod/feed/rss?type=3');
    expect(asked.at(-1)).toMatchObject({
      from: 0,
      size: 50,
      sort: [{ publicationDate: { order: 'desc' } }],
    });
    expect(JSON.stringify(asked.at(-1)?.query)).toContain('headType.id');
  });

  it('is cached like its page, in its own type, and not sent again to a reader who has it', async () => {
    const { read, asked } = bench;
    for (const format of ['rss', 'json']) {
      const first = await read(`/nl/aanbod/feed/${format}`);
      const again = await read(`/nl/aanbod/feed/${format}?utm_source=x`);
      expect([first, again].map(({ headers }) => headers.get('X-Gevel-Cache'))).toEqual(['miss', 'hit']);
      expect(again.text).toBe(first.text);
      expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
      const known = await read(`/nl/aanbod/feed/${format}`, {
        'If-None-Match': first.headers.get('ETag') ?? '-',
      });
      expect([known.status, known.text]).toEqual([304, '']);
    }
    // Both feeds are the same question.
    expect(asked).toHaveLength(1);
  });

  it('is named by the page of its search, also by one without results, and not by a search that failed', async () => {
    const { read, content, site, origin } = bench;
    const { text } = await read('/nl/aanbod?type=3');
    for (const [format, type] of [
      ['rss', 'application/rss+xml'],
      ['json', 'application/feed+json'],
    ])
      expect(text).toContain(
        `<link rel="alternate" type="${type}" href="${origin}/nl/aanbod/feed/${format}?type=3"`,
      );
    content.on(`POST /sites/${site.id}/estates`, { total: { value: 0 }, results: [] });
    expect((await read('/nl/aanbod?type=1')).text).toContain('application/rss+xml');
    content.on(`POST /sites/${site.id}/estates`, () => new Response('', { status: 500 }));
    expect((await read('/nl/aanbod?type=2')).text).not.toContain('application/rss+xml');
  });

  it('is not found in another format, and not before the opening', async () => {
    expect((await bench.read('/nl/aanbod/feed/atom')).status).toBe(404);
    const preview = `https://${bench.site.id}.preview.test`;
    expect((await bench.read('/nl/aanbod', {}, preview)).status).toBe(200);
    expect((await bench.read('/nl/aanbod/feed/rss', {}, preview)).status).toBe(404);
    const draft = scene('draft');
    expect((await draft.read('/nl/aanbod/feed/rss')).status).toBe(404);
  });

  it('is unavailable, not empty, when the search fails: a reader keeps what it has', async () => {
    const { read, content, site } = bench;
    content.on(`POST /sites/${site.id}/estates`, () => new Response('', { status: 500 }));
    const { status, headers } = await read('/nl/aanbod/feed/json');
    expect([status, headers.has('Retry-After'), headers.get('Cache-Control')]).toEqual([
      503,
      true,
      'no-store',
    ]);
  });
});
