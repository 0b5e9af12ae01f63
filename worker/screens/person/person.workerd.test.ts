import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { estateWith } from '../../testing/contexts.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const TEAM = {
  offices: [{ id: 'quay', name: 'Kaai & Zoon', street: 'Kaai 1', city: 'Knokke' }],
  people: [
    {
      id: 'an',
      name: 'An <Vermeire>',
      role: { nl: 'Verkoop', fr: 'Vente' },
      office: 'quay',
      mobile: '0470 00 12 81',
      email: 'an@agency.test',
      picture: 'portrait-an',
      languages: ['nl' as const, 'fr' as const],
    },
    { id: 'bo', name: 'Bo' },
  ],
  rules: [
    { deeds: ['valuation' as const], areas: ['coast' as const], person: 'an' },
    { ways: ['sale' as const], cities: [7], person: 'an' },
    { project: true, person: 'bo' },
    { person: 'an' },
  ],
};

let sites = 0;

/** A site with two people, the first of whom has that many homes. */
function bench(total = 1) {
  sites += 1;
  const site = siteDocument(`person-${sites}`, {
    locales: ['nl', 'fr', 'en'],
    defaultLocale: 'nl',
    settings: { team: TEAM },
  });
  const content = fakeContent(site);
  const at = `GET /sites/${site.id}/people/an/estates`;
  const answer = (_request: Request, url: URL) => {
    const [from = 0, size = 0] = ['from', 'size'].map((name) => Number(url.searchParams.get(name)));
    const all = Array.from({ length: total }, (_, index) => estateWith({ general: { id: index + 1 } }));
    return Response.json({ total: { value: total }, results: all.slice(from, from + size) });
  };
  content.on(at, answer);
  const { ask } = appBench({ screens, content });
  const origin = `https://${site.id}.test`;
  const read = async (path: string) => {
    const response = await ask(`${origin}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { read, origin, content, site, at, answer };
}

const AN = pathTo('person', 'nl', { id: 'an' });

describe('the page of a person', () => {
  it('has an address in each language', () => {
    expect(
      (['nl', 'fr', 'en', 'de'] as const).map((locale) => pathTo('person', locale, { id: 'an' })),
    ).toEqual(['/nl/team/an', '/fr/equipe/an', '/en/team/an', '/de/team/an']);
  });

  it('shows who they are, how to reach them, what they look after, and their homes', async () => {
    const { read, origin } = bench();
    const { status, text } = await read(AN);
    expect(status).toBe(200);
    expect(text).toContain('<h1>An &lt;Vermeire&gt;</h1><p>Verkoop</p>');
    expect(text).toContain('Spreekt Nederlands en Frans');
    expect(text).toContain('href="tel:+32470001281"');
    expect(text).toContain('href="mailto:an@agency.test"');
    expect(text).toContain('href="/nl/contact?office=quay"');
    // A rule with codes of the source would promise more than it means, and so would one without conditions.
    expect(text).toContain('<ul class="person-page__list"><li>Waardebepalingen · De kust</li></ul>');
    expect(text).toContain('Te koop en te huur bij An &lt;Vermeire&gt;');
    expect(text.match(/<article/g)).toHaveLength(1);
    expect(text).toContain(`hrefLang="fr" href="${origin}/fr/equipe/an"`);
    expect(text).toContain(`<link rel="canonical" href="${origin}/nl/team/an"`);
    expect(text).not.toContain('noindex');
  });

  it('describes them to search engines as a person of the agency', async () => {
    const { read, origin, site } = bench();
    const { text } = await read('/fr/equipe/an');
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': `${origin}/#person-an`,
      name: 'An <Vermeire>',
      jobTitle: 'Vente',
      url: `${origin}/fr/equipe/an`,
      image: expect.stringContaining(`${origin}/media/`),
      telephone: expect.any(String),
      email: 'an@agency.test',
      knowsLanguage: ['nl', 'fr'],
      worksFor: { '@type': 'RealEstateAgent', '@id': `${origin}/#agency`, name: site.name, url: origin },
    });
  });

  it('goes on at a second page, which is not indexed, and not beyond the last one', async () => {
    const { read } = bench(16);
    expect((await read(AN)).text).toContain(`href="${AN}?page=2"`);
    const second = await read(`${AN}?page=2`);
    expect([second.status, second.text.match(/<article/g)?.length]).toEqual([200, 1]);
    expect(second.text).toContain('noindex');
    expect((await read(`${AN}?page=3`)).status).toBe(404);
    expect((await read(`${AN}?page=x`)).headers.get('Location')).toBe(AN);
  });

  it('stays without homes, also of a service that lacks the call', async () => {
    const { status, text } = await bench(0).read(AN);
    expect([status, text.includes('Te koop en te huur bij')]).toEqual([200, false]);
    const bo = await bench().read('/nl/team/bo');
    expect([bo.status, bo.text.includes('<h1>Bo</h1>')]).toEqual([200, true]);
  });

  it('says that the homes could not be loaded, and is not kept then', async () => {
    const { read, content, at, answer } = bench();
    content.on(at, () => new Response('out of order', { status: 500 }));
    const failed = await read(AN);
    expect(failed.text).toContain('href="tel:+32470001281"');
    expect(failed.text).not.toContain('<article');
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    content.on(at, answer);
    expect((await read(AN)).text).toContain('<article');
  });

  it('is not found for somebody who is not of the team, with a way on', async () => {
    const { read, content, site } = bench();
    content.on(`POST /sites/${site.id}/estates`, { total: { value: 1 }, results: [estateWith()] });
    const { status, text } = await read('/nl/team/eva');
    expect(status).toBe(404);
    expect(text).toContain('href="/nl/aanbod');
    expect(text).toContain('<article');
  });
});

describe('links to a person', () => {
  it('are on the contact page and in the sitemap, in each language of the site', async () => {
    const { read, origin } = bench();
    expect((await read('/nl/contact')).text).toContain(`<a href="${AN}">An &lt;Vermeire&gt;</a>`);
    const { text } = await read('/sitemap-1.xml');
    for (const path of ['/nl/team/an', '/fr/equipe/an', '/en/team/bo'])
      expect(text).toContain(`<loc>${origin}${path}</loc>`);
    expect(text).not.toContain('/de/team/an');
  });

  it('are in a list of the team that names them', async () => {
    const { read, content, site } = bench();
    content.on(`GET /sites/${site.id}/pages/by-url/over-ons`, {
      id: 'about',
      url: { nl: 'over-ons' },
      title: { nl: 'Over ons' },
      sections: [{ kind: 'entities', entity: 'team' }],
      entities: [
        {
          id: 'team',
          name: { nl: 'Team' },
          items: ['Bo', 'Eva'].map((name) => ({ id: name, title: { nl: name } })),
        },
      ],
    });
    const { text } = await read('/nl/over-ons');
    expect(text).toContain('<a href="/nl/team/bo">Bo</a>');
    expect(text).toContain('<b>Eva</b>');
  });
});
