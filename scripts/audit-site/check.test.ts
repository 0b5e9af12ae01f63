import { describe, expect, it } from 'vitest';
import { checkHtml } from './check-html.ts';
import { checkPage } from './check-page.ts';
import { checkFragments, checkReciprocity, checkUniqueness } from './check-site.ts';
import { readPage } from './page.ts';
import { oneOfEachKind, showingEverything } from './sample.ts';
import { checkStructuredData } from './structured-data.ts';

const URL_NL = 'https://a.example/nl/contact';
const social = ['og:title', 'og:type', 'og:url', 'og:locale', 'og:site_name', 'twitter:card']
  .map((name) => `<meta property="${name}" content="x">`)
  .join('');
const HEAD =
  `<title>Contact · Agency</title><meta name="description" content="${'Een zin. '.repeat(8).trim()}">` +
  `<link rel="canonical" href="${URL_NL}"><link rel="alternate" hreflang="nl" href="${URL_NL}">` +
  `<link rel="alternate" hreflang="x-default" href="${URL_NL}">${social}`;
const documentWith = (head: string, body = '<h1>Contact</h1>', lang = 'nl'): string =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const rulesOf = (html: string): string[] =>
  checkPage(readPage(html), new URL(URL_NL)).map(({ rule }) => rule);

describe('checks of a page', () => {
  it('find nothing on a valid page', () => {
    expect(rulesOf(documentWith(HEAD))).toEqual([]);
    const feed = '<link rel="alternate" type="application/rss+xml" href="/nl/contact/feed">';
    expect(rulesOf(documentWith(`${HEAD}${feed}`))).toEqual([]);
  });

  it.each([
    ['no title', documentWith(HEAD.replace(/<title>.*<\/title>/, '')), 'title'],
    ['two headings', documentWith(HEAD, '<h1>a</h1><h1>b</h1>'), 'h1'],
    ['an empty heading', documentWith(HEAD, '<h1> </h1>'), 'h1'],
    ['another canonical', documentWith(HEAD.replace('rel="canonical" href="', '$&x')), 'canonical'],
    ['no language of its own', documentWith(HEAD.replace('hreflang="nl"', 'hreflang="fr"')), 'hreflang'],
    ['no x-default', documentWith(HEAD.replace('x-default', 'en')), 'hreflang'],
    ['languages though unlisted', documentWith(`${HEAD}<meta name="robots" content="noindex">`), 'hreflang'],
    ['another language', documentWith(HEAD, '<h1>a</h1>', 'fr'), 'lang'],
    [
      'a short description',
      documentWith(HEAD.replace(/content="Een[^"]*"/, 'content="Kort."')),
      'description',
    ],
    ['a picture without words', documentWith(HEAD, '<h1>a</h1><img src="/x.webp">'), 'alt'],
    ['nothing to share', documentWith(HEAD.replace('twitter:card', 'x')), 'social'],
    ['broken data', documentWith(`${HEAD}<script type="application/ld+json">{</script>`), 'json-ld'],
  ])('find %s', (_what, html, rule) => {
    expect(rulesOf(html)).toContain(rule);
  });

  it('find invalid HTML', async () => {
    const rules = async (body: string) => (await checkHtml(documentWith(HEAD, body))).map(({ rule }) => rule);
    expect(await rules('<h1>a</h1>')).toEqual([]);
    expect(await rules('<p><div>a</div></p>')).not.toEqual([]);
    expect(await rules('<p id="a">x</p><p id="a">y</p>')).toContain('html no-dup-id');
    expect(await rules('<div role="button" tabindex="0">a</div>')).toContain('html prefer-native-element');
  });

  it('allow the roles of a table on a list of cards', async () => {
    const table = '<div role="table" aria-label="a"><div role="row"><div role="cell">b</div></div></div>';
    expect(await checkHtml(documentWith(HEAD, table))).toEqual([]);
  });
});

describe('checks of structured data', () => {
  const at = { '@context': 'https://schema.org' };
  it.each([
    ['a required member', { ...at, '@type': 'Offer', price: 1 }, 'no priceCurrency'],
    ['an unknown type', { ...at, '@type': 'Casa' }, 'unknown type Casa'],
    ['something empty', { ...at, '@type': 'WebSite', name: 'x', url: '' }, '$.url is empty'],
    ['no context', { '@type': 'Accommodation' }, 'no context'],
  ])('find %s', (_what, data, detail) => {
    expect(
      checkStructuredData(JSON.stringify(data))
        .map((found) => found.detail)
        .join(),
    ).toContain(detail);
  });

  it('find nothing in a valid document', () => {
    expect(checkStructuredData(JSON.stringify({ ...at, '@type': 'WebSite', name: 'x', url: 'y' }))).toEqual(
      [],
    );
  });
});

describe('checks of a site', () => {
  const pageWith = (title: string, ...hrefs: string[]) =>
    readPage(
      documentWith(
        `<title>${title}</title>${hrefs.map((href) => `<link rel="alternate" hreflang="fr" href="${href}">`).join('')}`,
      ),
    );
  it('find a language version that does not link back', () => {
    const pages = new Map([
      ['https://a.example/nl', pageWith('a', 'https://a.example/fr', 'https://a.example/en')],
      ['https://a.example/fr', pageWith('b', 'https://a.example/nl')],
      ['https://a.example/en', pageWith('c')],
    ]);
    expect(checkReciprocity(pages).map(({ detail }) => detail)).toEqual([
      'https://a.example/en does not name it back',
    ]);
  });

  it('find a title that two pages have', () => {
    const pages = new Map([
      ['https://a.example/nl/1', pageWith('a')],
      ['https://a.example/nl/2', pageWith('a')],
      ['https://a.example/nl/3', pageWith('b')],
    ]);
    expect(checkUniqueness(pages).map(({ url }) => url)).toEqual(['https://a.example/nl/2']);
  });

  it('find a fragment without an element', () => {
    const pages = new Map([
      ['https://a.example/nl', readPage('<a href="/nl/x#b">b</a><a href="#c">c</a><a href="/nl/y#d">d</a>')],
      ['https://a.example/nl/x', readPage('<p id="b">b</p>')],
    ]);
    expect(checkFragments(pages).map(({ detail }) => detail)).toEqual(['#c names nothing']);
  });
});

describe('the sample for axe', () => {
  it('has one page of each kind', () => {
    const urls = ['/nl', '/nl/aanbod/1/x', '/nl/aanbod/2/y', '/fr', '/nl/aanbod', '/nl/aanbod?city=1'];
    expect(oneOfEachKind(urls.map((path) => `https://a.example${path}`))).toHaveLength(5);
  });

  it('has each kind in each language, and a page for each class of any element', () => {
    const page = (classes: string) => readPage(`<p class="${classes}"></p>`);
    const pages = new Map([
      ['https://a.example/nl/aanbod/1/x', page('a')],
      ['https://a.example/nl/aanbod/2/x', page('a')],
      ['https://a.example/nl/aanbod/3/x', page('a b')],
      ['https://a.example/fr/offre/3/x', page('b')],
      ['https://a.example/fr/offre/1/x', page('a')],
    ]);
    expect(showingEverything(pages).map((url) => new URL(url).pathname)).toEqual([
      '/nl/aanbod/1/x',
      '/nl/aanbod/3/x',
      '/fr/offre/3/x',
    ]);
  });
});
