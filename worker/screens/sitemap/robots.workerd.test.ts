import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from '#domain/route-table.ts';
import { pathTo, SCREENS } from '#domain/routes.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

/** Whether a crawler may request a path: the longest matching rule decides (RFC 9309 §2.2.2). */
function mayAsk(rules: string, path: string): boolean {
  const patterns = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) =>
      new RegExp(
        `^${rule
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replace(/\\\$$/, '$')}`,
      ),
  );
  return !patterns.some((pattern) => pattern.test(path));
}

describe('/robots.txt', () => {
  it('allows paths that may be indexed, and disallows endless combinations', async () => {
    const { ask } = appBench({ screens });
    const response = await ask('/robots.txt');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const rules = await response.text();
    const open = [
      '/nl',
      '/fr/offre?status=FOR_SALE&city=1201&type=3&page=2',
      '/nl/aanbod/12/huis-te-koop',
      '/nl/favorieten',
      '/nl/hou-me-op-de-hoogte',
      '/nl/contact',
      '/media/800/villa-1.webp',
      '/assets/entry.js',
    ];
    const closed = [
      '/nl/aanbod?price-min=1',
      '/nl/aanbod?city=1&sortType=price',
      '/nl/aanbod?view=map',
      '/nl/contact?estate=12',
      '/nl/aanbod/12/huis?contact=1',
      '/nl/hou-me-op-de-hoogte/0123456789abcdef',
      '/fr/tenez-moi-informe/desinscription/0123456789abcdef',
      '/nl/afspraak/abc',
      '/nl/doorsturen/12',
      '/nl/ajax/estates',
    ];
    expect(open.filter((path) => !mayAsk(rules, path))).toEqual([]);
    expect(closed.filter((path) => mayAsk(rules, path))).toEqual([]);
  });

  it('disallows all staff pages, but no page that begins with the same word', async () => {
    const site = siteDocument('robots-2', { hostnames: ['staffed.test'] });
    const settings = { ...site.settings, features: [...site.settings.features, 'staff' as const] };
    const { ask } = appBench({ screens, content: fakeContent({ ...site, settings }) });
    const rules = await (await ask('https://staffed.test/robots.txt')).text();
    const closed = ['/nl/kantoor', '/nl/kantoor?find=An', '/nl/kantoor/aanmelden/T', '/fr/agence/journal'];
    expect(closed.filter((path) => mayAsk(rules, path))).toEqual([]);
    expect(mayAsk(rules, '/fr/agence-knokke')).toBe(true);
  });

  it.each(SCREENS.filter((screen) => ROUTE_TABLE[screen].nl.includes(':token')))(
    'disallows %s, whose address contains a secret',
    async (screen) => {
      const site = siteDocument(`robots-of-${screen}`);
      const settings = { ...site.settings, features: [...site.settings.features, 'staff' as const] };
      const { ask } = appBench({ screens, content: fakeContent({ ...site, settings }) });
      const rules = await (await ask(`https://${site.hostnames[0]}/robots.txt`)).text();
      const open = site.locales.map((locale) => pathTo(screen, locale, { token: 'T' }));
      expect(open.filter((path) => mayAsk(rules, path))).toEqual([]);
    },
  );

  it('names the sitemap on the site’s own host', async () => {
    const site = siteDocument('robots-1', { hostnames: ['robots.test', 'www.robots.test'] });
    const { ask } = appBench({ screens, content: fakeContent(site) });
    const rules = await (await ask('https://robots.test/robots.txt')).text();
    expect(rules).toMatch(/^Sitemap: https:\/\/robots\.test\/sitemap\.xml$/m);
  });

  it('of a draft is not found, like that of an unknown host', async () => {
    const { ask } = appBench({
      screens,
      content: fakeContent(siteDocument('robots-draft', { state: 'draft' })),
    });
    for (const file of ['robots.txt', 'sitemap.xml'])
      expect((await ask(`https://robots-draft.test/${file}`)).status).toBe(404);
  });

  it('of an unknown host is not found, and contains no name', async () => {
    const { ask } = appBench({ screens });
    expect((await ask('https://nobody.test/robots.txt')).status).toBe(404);
  });
});
