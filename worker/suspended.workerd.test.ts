import { describe, expect, it } from 'vitest';
import type { Site } from '#wire/site.ts';
import { screens } from './pages.ts';
import { type AppBenchOptions, appBench } from './testing/app-bench.ts';
import { siteDocument } from './testing/sites.ts';

const SETTINGS = {
  ...siteDocument('x').settings,
  contact: {
    phone: '050 55 12 80',
    email: 'hallo@agency.example',
    street: 'Zeedijk 1',
    zip: '8300',
    city: 'Knokke',
  },
  logo: { viewBox: '0 0 36 36', paths: [], light: 'logo', lightHash: '0123456789ab' },
};

/** A site that was live, so that its pages may be cached; `suspend` suspends it. */
function scene(changes: Partial<Site> = {}, options: AppBenchOptions = { screens }) {
  const bench = appBench(options);
  const { content, sites, clock } = bench;
  const document = { ...sites.a, settings: SETTINGS, ...changes };
  const host = `GET /sites/by-hostname/${sites.a.id}.test`;
  content.on(host, document);
  content.on(
    `GET /sites/${sites.a.id}/assets/logo`,
    () => new Response('logo', { headers: { 'Content-Type': 'image/webp' } }),
  );
  const suspend = () => {
    content.on(host, { ...document, state: 'suspended' });
    clock.pass(6 * 60);
  };
  return { ...bench, suspend, document };
}

function suspended(changes: Partial<Site> = {}) {
  const bench = scene(changes);
  bench.suspend();
  return bench;
}

describe('a suspended site', () => {
  it.each([
    ['nl', 'Onze website is tijdelijk niet beschikbaar.'],
    ['fr', 'Notre site est temporairement indisponible.'],
    ['en', 'Our website is unavailable for now.'],
    ['de', 'Unsere Website ist vorübergehend nicht verfügbar.'],
  ] as const)('says so on every page in the agency’s look: %s', async (locale, heading) => {
    const { ask, content, document } = suspended({ locales: ['nl', 'fr', 'en', 'de'] });
    for (const path of [`/${locale}`, `/${locale}/aanbod`, `/${locale}/x/y`, `/${locale}/favorieten`]) {
      const response = await ask(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('3600');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
      const text = await response.text();
      expect(text).toContain(`<html lang="${locale}"`);
      expect(text).toContain(heading);
      expect(text).toContain(document.name);
      expect(text).toContain('href="tel:+3250551280"');
      expect(text).toContain('href="mailto:hallo@agency.example"');
      expect(text).toContain('content="noindex"');
      expect(text).toContain('/media/400/logo.webp?v=0123456789ab');
      expect(text).not.toContain('<script');
    }
    expect(content.calls).toHaveLength(1);
  });

  it('uses the visitor’s language when the address has none', async () => {
    const { ask } = suspended();
    const asked = { headers: { 'Accept-Language': 'en-GB,en;q=0.9' } };
    for (const path of ['/', '/de/angebot', '/wp-login.php', '/nlx'])
      expect(await (await ask(path, asked)).text(), path).toContain('<html lang="en"');
    expect(await (await ask('/')).text()).toContain('<html lang="fr"');
    expect(await (await ask('/NL/aanbod')).text()).toContain('<html lang="nl"');
  });

  it('shows no contact details of an agency without any', async () => {
    const { ask } = suspended({ settings: { ...SETTINGS, contact: {} } });
    const text = await (await ask('/nl')).text();
    expect(text).toContain('Onze website is tijdelijk niet beschikbaar.');
    expect(text).not.toContain('U kunt ons wel');
  });

  it('serves no page cached while it was live', async () => {
    const { ask, suspend } = scene({}, {});
    await ask('/nl/aanbod');
    expect((await ask('/nl/aanbod')).headers.get('X-Gevel-Cache')).toBe('hit');
    suspend();
    // An older document may be used for one request, while the newer one is fetched in the background.
    await ask('/nl');
    const response = await ask('/nl/aanbod');
    expect([response.status, response.headers.get('X-Gevel-Cache')]).toEqual([503, null]);
  });

  it.each([
    ['GET', '/nl/ajax/estates'],
    ['POST', '/nl/ajax/favorites'],
    ['POST', '/nl/ajax/contact-form-handler'],
    ['DELETE', `/nl/ajax/live-agenda/reservation/${'x'.repeat(43)}`],
    ['POST', '/nl/contact'],
    ['PUT', '/nl/contact'],
  ])('refuses calls and forms as JSON: %s %s', async (method, path) => {
    const { ask } = suspended();
    const response = await ask(path, { method });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('3600');
    expect(await response.json()).toEqual({
      error: { code: 'suspended', message: 'Onze website is tijdelijk niet beschikbaar.' },
    });
  });

  it('shows the page to a browser that posts a form', async () => {
    const { ask } = suspended();
    const response = await ask('/nl/contact', { method: 'POST', headers: { Accept: 'text/html,*/*' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<html lang="nl"');
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/manifest-nl.webmanifest',
    '/media/400/villa.webp',
  ])('refuses files as plain text: %s', async (path) => {
    const { ask } = suspended();
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([503, 'This site is closed for now.']);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
  });

  it('still serves the files of its page', async () => {
    const { ask } = suspended();
    const text = await (await ask('/nl')).text();
    const theme = /\/assets\/theme-[^"]+\.css/.exec(text)?.[0] ?? '';
    const icon = /\/assets\/icon-[^"]+\.svg/.exec(text)?.[0] ?? '';
    for (const path of [theme, icon, '/media/400/logo.webp?v=0123456789ab'])
      expect((await ask(path)).status, path).toBe(200);
    expect((await ask('/media/800/logo.webp')).status).toBe(503);
  });

  it('can be purged by operators', async () => {
    const bench = appBench({ bindings: { OPS_SECRET: 'secret' } });
    const { content, sites, ask } = bench;
    content.on(`GET /sites/by-hostname/${sites.a.id}.test`, { ...sites.a, state: 'suspended' });
    const purge = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    expect((await ask('/_ops/purge', purge)).status).toBe(200);
  });

  it('can be reopened', async () => {
    const { ask, content, document, sites, clock, suspend } = scene({}, {});
    suspend();
    expect((await ask('/nl')).status).toBe(503);
    content.on(`GET /sites/by-hostname/${sites.a.id}.test`, document);
    clock.pass(6 * 60);
    await ask('/nl');
    expect((await ask('/nl/aanbod')).status).toBe(200);
  });
});
