import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { screens } from '../../pages.ts';
import { ContentUnavailable } from '../../platform/errors/app-error.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';
import { pagesPerFile } from './xml.ts';

let sites = 0;

/** An estate with the longest address and picture address that are likely. */
const longEstate = (number: number) => ({
  id: String(number),
  lastmod: '2026-11-20T09:30:00.000Z',
  estate: {
    guid: `3f2504e0-4f89-41d3-9a0c-${String(number).padStart(12, '0')}`,
    general: {
      id: number,
      subType: { id: 1, name: { nl: 'Gelijkvloers appartement', fr: 'Appartement au rez-de-chaussée' } },
      transaction: { id: 'FOR_SALE', name: { nl: 'Te koop', fr: 'À vendre' } },
      address: {
        visible: true,
        street: { nl: 'Onze-Lieve-Vrouw-ter-Koortsstraat' },
        number: '123',
        city: { zip: '9112', name: { nl: 'Sinaai-Waas' } },
      },
    },
    pictures: [{ file: `https://cdn.pictures.example/agency/estates/${number}/original/front.jpg` }],
  },
});

/** A site with that many estates, whose content service splits them into the requested files. */
function bench(
  estates: number,
  locales: readonly Locale[],
  entryOf: (number: number) => object = longEstate,
) {
  sites += 1;
  const site = siteDocument(`sitemap-${sites}`, { locales: [...locales], defaultLocale: locales[0] });
  const content = fakeContent(site);
  content.on(`GET /sites/${site.id}/sitemap`, (_request, url) => {
    const size = Number(url.searchParams.get('size'));
    const files = Array.from({ length: Math.ceil(estates / size) }, (_, index) => ({
      kind: 'estate',
      after: index === 0 ? null : String(index * size),
      upTo: String(Math.min(estates, (index + 1) * size)),
      entries: Math.min(size, estates - index * size),
      lastmod: '2026-11-20T09:30:00.000Z',
    }));
    return Response.json({ files });
  });
  content.on(`GET /sites/${site.id}/sitemap/estate`, (_request, url) => {
    const [after, upTo, limit] = ['after', 'upTo', 'limit'].map((name) =>
      Number(url.searchParams.get(name) ?? 0),
    ) as [number, number, number];
    const length = Math.min(limit, upTo - after);
    return Response.json({ entries: Array.from({ length }, (_, index) => entryOf(after + index + 1)) });
  });
  const bindings = { MEDIA_HOSTS: 'cdn.pictures.example cdn.example' };
  const { ask, log } = appBench({ screens, content, contentTimeoutMs: 5_000, bindings });
  const read = async (path: string) => ask(`https://${site.id}.test${path}`);
  return { site, content, read, log, origin: `https://${site.id}.test` };
}

const locsIn = (xml: string): string[] => [...xml.matchAll(/<url><loc>([^<]*)/g)].map(([, loc]) => loc ?? '');

describe('/sitemap.xml', () => {
  it('lists a file for the screens, and one more for 50,001 addresses than for 50,000', async () => {
    const { read, origin } = bench(50_001, ['nl']);
    const response = await read('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=UTF-8');
    const files = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>(<lastmod>[^<]*<\/lastmod>)?/g)];
    expect(files.map(([, href, lastmod]) => [href, lastmod])).toEqual([
      [`${origin}/sitemap-1.xml`, undefined],
      [`${origin}/sitemap-2.xml`, '<lastmod>2026-11-20T09:30:00.000Z</lastmod>'],
      [`${origin}/sitemap-3.xml`, '<lastmod>2026-11-20T09:30:00.000Z</lastmod>'],
    ]);
  });

  it('lists each of 50,001 estates once, with at most 50,000 per file', async () => {
    const { read } = bench(50_001, ['nl'], (id) => ({ id: String(id), estate: { general: { id } } }));
    const [second, third] = await Promise.all(
      ['/sitemap-2.xml', '/sitemap-3.xml'].map(async (path) => locsIn(await (await read(path)).text())),
    );
    expect([second?.length, third?.length]).toEqual([50_000, 1]);
    expect(new Set([...(second ?? []), ...(third ?? [])]).size).toBe(50_001);
  }, 60_000);

  it.each<[Locale[]]>([[['nl']], [['nl', 'fr', 'en', 'de']]])(
    'a file of long addresses in %j is below 50 MB',
    async (locales) => {
      const { read, site } = bench(200, locales);
      const bytes = (await (await read('/sitemap-2.xml')).arrayBuffer()).byteLength;
      expect((bytes / 200) * pagesPerFile(site)).toBeLessThan(50 * 1024 * 1024);
    },
  );

  it('does not find a file beyond the last, or with another name', async () => {
    const { read } = bench(1, ['nl']);
    for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml']) {
      expect((await read(path)).status, path).toBe(404);
    }
  });

  it('lists only the screens when the content service lacks the call', async () => {
    const { ask, sites: known } = appBench({ screens });
    expect(await (await ask('/sitemap.xml')).text()).toContain('sitemap-1.xml');
    expect(locsIn(await (await ask('/sitemap-1.xml')).text())).toContain(
      `https://${known.a.id}.test/nl/aanbod`,
    );
  });
});

describe('/sitemap-{n}.xml', () => {
  it('lists a page once per language, each time with all languages and x-default', async () => {
    const { read, origin } = bench(1, ['nl', 'fr']);
    const xml = await (await read('/sitemap-2.xml')).text();
    const slug = 'onze-lieve-vrouw-ter-koortsstraat-123-9112-sinaai-waas';
    const guid = '3f2504e0-4f89-41d3-9a0c-000000000001';
    const nl = `${origin}/nl/aanbod/${guid}/gelijkvloers-appartement-te-koop-in-${slug}`;
    expect(locsIn(xml)[0]).toBe(nl);
    expect(locsIn(xml)).toHaveLength(2);
    for (const [hrefLang, href] of [
      ['nl', nl],
      ['fr', locsIn(xml)[1] ?? ''],
      ['x-default', nl],
    ] as const) {
      const link = `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`;
      expect(xml.split(link)).toHaveLength(3);
    }
    expect(xml.match(/<image:loc>/g)).toHaveLength(2);
  });

  it('lists an agency’s page in the languages in which it has an address, and legal pages at theirs', async () => {
    const { content, site, read, origin } = bench(0, ['nl', 'fr', 'en']);
    const file = { kind: 'page', after: null, upTo: 'z', entries: 3, lastmod: null };
    content.on(`GET /sites/${site.id}/sitemap`, { files: [file] });
    content.on(`GET /sites/${site.id}/sitemap/page`, {
      entries: [
        { id: 'about', page: { id: 'about', url: { fr: 'a-propos', en: 'about' } } },
        { id: 'home', page: { id: 'home', url: null } },
        { id: 'privacy', page: { id: 'privacy', url: null } },
        { id: 'terms', page: { id: 'terms', url: null } },
        { id: 'broken', page: 7 },
      ],
    });
    const xml = await (await read('/sitemap-2.xml')).text();
    expect(locsIn(xml).map((loc) => loc.slice(origin.length))).toEqual([
      '/fr/a-propos',
      '/en/about',
      '/nl/gebruiksvoorwaarden',
      '/fr/conditions-d-utilisation',
      '/en/terms-of-use',
    ]);
    // Each agency has a privacy statement, its own or the product's, which is listed as a screen.
    const listed = locsIn(await (await read('/sitemap-1.xml')).text());
    expect(listed.filter((loc) => loc.endsWith('/privacy-verklaring'))).toHaveLength(1);
    expect(xml).toContain(`hreflang="x-default" href="${origin}/fr/a-propos"`);
  });

  it('lists collections and groups at their addresses in each language', async () => {
    const { content, site, read, origin } = bench(0, ['nl', 'fr']);
    const kinds = ['collection', 'group'] as const;
    content.on(`GET /sites/${site.id}/sitemap`, {
      files: kinds.map((kind) => ({ kind, after: null, upTo: 'z', entries: 1, lastmod: null })),
    });
    for (const kind of kinds) {
      content.on(`GET /sites/${site.id}/sitemap/${kind}`, {
        entries: [{ id: 'new', [kind]: { id: 'new' } }],
      });
    }
    const locs = [await read('/sitemap-2.xml'), await read('/sitemap-3.xml')].map(async (file) =>
      locsIn(await file.text()).map((loc) => loc.slice(origin.length)),
    );
    expect(await Promise.all(locs)).toEqual([
      ['/nl/selectie/new', '/fr/selection/new'],
      ['/nl/groep/new', '/fr/groupe/new'],
    ]);
  });

  it('ends a full batch at its last entry, also when entries are invalid', async () => {
    const { read, content, site, log } = bench(0, ['nl']);
    const last = 1_200;
    const file = { kind: 'estate', after: null, upTo: String(last), entries: last, lastmod: null };
    content.on(`GET /sites/${site.id}/sitemap`, { files: [null, file] });
    content.on(`GET /sites/${site.id}/sitemap/estate`, (_request, url) => {
      const after = Number(url.searchParams.get('after') ?? 0);
      const length = Math.min(Number(url.searchParams.get('limit')), last - after);
      // The first and the last entry of the full batch are invalid; only the last has an id.
      const entries = Array.from({ length }, (_, index) => longEstate(after + index + 1));
      const spoilt = entries.map((entry, index) =>
        index === 0 ? null : index === 999 ? { id: entry.id, lastmod: 7, estate: 7 } : entry,
      );
      return Response.json({ entries: spoilt });
    });
    const xml = await (await read('/sitemap-2.xml')).text();
    // Each batch loses its first entry, and the full one also the entry without an estate.
    expect(locsIn(xml)).toHaveLength(last - 3);
    expect(log.filter(({ event }) => event === 'content.members_dropped').map(({ what }) => what)).toEqual([
      'sitemap',
      'sitemap entries',
      'sitemap entries',
    ]);
  });

  it('escapes its content', async () => {
    const picture = { file: 'https://cdn.example/a.jpg?x=1&y="<2>"' };
    const { read } = bench(1, ['nl'], (number) => ({
      ...longEstate(number),
      lastmod: '"><script>',
      estate: { ...longEstate(number).estate, pictures: [picture] },
    }));
    const xml = await (await read('/sitemap-2.xml')).text();
    expect(xml).not.toContain('script');
    expect(xml).not.toContain('<lastmod>');
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it('is read from the cache the second time', async () => {
    const { read, content } = bench(1_500, ['nl']);
    await (await read('/sitemap-2.xml')).text();
    const asked = () => content.calls.filter((call) => /\/sitemap[?/]/.test(call)).length;
    expect(asked()).toBe(3);
    await (await read('/sitemap-2.xml')).text();
    expect(asked()).toBe(3);
  });

  it('is 503 with Retry-After while the content service is out of reach', async () => {
    const { read, content, site } = bench(1, ['nl']);
    content.on(`GET /sites/${site.id}/sitemap/estate`, () => new Response(null, { status: 500 }));
    const response = await read('/sitemap-2.xml');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
  });

  it('aborts instead of sending half a file as a whole one', async () => {
    const { read, content, site, log } = bench(1_500, ['nl']);
    content.on(`GET /sites/${site.id}/sitemap/estate`, (_request, url) =>
      url.searchParams.has('after')
        ? Promise.reject(new ContentUnavailable('lost'))
        : Response.json({ entries: Array.from({ length: 1000 }, (_, index) => longEstate(index + 1)) }),
    );
    await expect(read('/sitemap-2.xml')).rejects.toThrow();
    expect(log.map(({ event }) => event)).toContain('sitemap.broken_off');
  });
});
