import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { ask, send } from '../support/http.ts';
import { AGENCIES, AGENCY_IDS } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

const themeOf = (html: string): string | undefined => /\/assets\/theme-[\w.-]+\.css/.exec(html)?.[0];
const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const unescaped = (html: string): string => html.replaceAll('&amp;', '&');

test.describe('agencies share a deployment but no data', () => {
  for (const id of AGENCY_IDS) {
    const { name, locales } = AGENCIES[id];
    const others = AGENCY_IDS.filter((other) => other !== id).map((other) => AGENCIES[other].name);

    test(`${name} answers with its own name, in its own languages`, async () => {
      for (const locale of LOCALES) {
        for (const screen of ['home', 'offer', 'favorites'] as const) {
          const answer = await ask(id, pathTo(screen, locale));
          const offered = (locales as readonly string[]).includes(locale);
          expect(answer.status, `${screen} in ${locale}`).toBe(offered ? 200 : 404);
          const html = unescaped(answer.text);
          if (offered) {
            expect(html).toContain(`lang="${locale}"`);
            expect(unescaped(titleOf(html))).toContain(name);
          }
          for (const other of others) expect(html).not.toContain(other);
        }
      }
    });

    test(`${name} has its own stylesheet`, async () => {
      const theme = themeOf((await ask(id, `/${locales[0]}`)).text);
      if (theme === undefined) throw new Error('no theme stylesheet is linked');
      const own = await ask(id, theme);
      expect(own.status).toBe(200);
      expect(own.headers['content-type']).toContain('text/css');
      expect(own.headers['cache-control']).toContain('immutable');
      for (const other of AGENCY_IDS.filter((candidate) => candidate !== id)) {
        // A page of an earlier deployment may request an outdated theme: it gets the host's current one,
        // without long caching.
        const answer = await ask(other, theme);
        expect(answer.text, `${theme} at ${other}`).not.toBe(own.text);
        expect(answer.headers['cache-control']).not.toContain('immutable');
      }
    });
  }

  test('the same path never shows content of another agency', async () => {
    const paths = ['/nl', '/nl/aanbod', '/nl/favorieten', '/nl/aanbod?page=2', '/robots.txt', '/sitemap.xml'];
    for (const path of paths) {
      // Twice, because the second answer may come from a cache.
      for (const round of ['fresh', 'cached']) {
        const answers = await Promise.all(AGENCY_IDS.map((id) => ask(id, path)));
        const pages = answers.filter(({ status }) => status === 200).map(({ text }) => text);
        expect(new Set(pages).size, `${path}, ${round}`).toBe(pages.length);
      }
    }
  });

  test('an estate of one agency does not exist at another', async () => {
    const { text } = await ask('duinzicht', '/nl/ajax/estates');
    const card: { id: string } = JSON.parse(text).results[0];
    expect((await ask('duinzicht', `/nl/ajax/estate/${card.id}`)).status).toBe(200);
    for (const other of ['huis-haard', 'ardenne'] as const) {
      expect((await ask(other, `/nl/ajax/estate/${card.id}`)).status).toBe(404);
      expect((await ask(other, pathTo('estate', 'nl', { id: card.id }))).status).toBe(404);
      const answer = await ask(other, '/nl/ajax/favorites', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [card.id] }),
      });
      expect(JSON.parse(answer.text)).toMatchObject({ total: 0, results: [] });
    }
  });

  test('an unknown hostname gets a plain 404 without any agency', async () => {
    for (const hostname of [
      'unknown.localhost',
      'localhost',
      '127.0.0.1',
      'duinzicht.localhost.example.com',
    ]) {
      for (const path of ['/', '/nl', '/nl/aanbod', '/nl/ajax/estates', '/media/800/hero-coast-1.webp']) {
        const answer = await send(hostname, path);
        expect(answer.status, `${hostname}${path}`).toBe(404);
        for (const id of AGENCY_IDS) expect(unescaped(answer.text)).not.toContain(AGENCIES[id].name);
      }
    }
  });

  test('a forwarded host does not choose the agency', async () => {
    const answer = await ask('duinzicht', '/nl', {
      headers: {
        'x-forwarded-host': 'ardenne.localhost',
        forwarded: 'host=ardenne.localhost',
        'x-site': 'ardenne',
      },
    });
    expect(titleOf(answer.text)).toContain('Duinzicht');
  });

  test('the themes differ visibly', async () => {
    const accents = new Set<string>();
    for (const id of AGENCY_IDS) {
      const theme = themeOf((await ask(id, '/nl')).text);
      const { text } = await ask(id, theme ?? '');
      accents.add(/--accent:\s*([^;]+)/.exec(text)?.[1] ?? '');
    }
    expect(accents.has('')).toBe(false);
    expect(accents.size).toBe(AGENCY_IDS.length);
  });
});

test.describe('the address "/"', () => {
  const wanted = [
    ['duinzicht', 'de-DE,de;q=0.9', '/de'],
    ['duinzicht', 'es,en;q=0.5', '/en'],
    ['duinzicht', '', '/nl'],
    ['huis-haard', 'de', '/nl'],
    ['ardenne', 'en', '/fr'],
    ['ardenne', 'de;q=0.4,nl;q=0.8', '/nl'],
  ] as const;
  for (const [id, language, path] of wanted) {
    test(`${id} redirects "${language}" to ${path}`, async () => {
      const answer = await ask(id, '/', { headers: language === '' ? {} : { 'accept-language': language } });
      expect([302, 303, 307]).toContain(answer.status);
      expect(new URL(answer.headers.location ?? '', 'http://x').pathname).toBe(path);
      expect(answer.headers.vary?.toLowerCase()).toContain('accept-language');
    });
  }
});
