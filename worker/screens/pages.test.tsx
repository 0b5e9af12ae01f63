import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { OfferView } from '#domain/views/offer.ts';
import type { HeroView } from '#domain/views/picture.ts';
import { createTranslator } from '#locales/translator.ts';
import { HeroPicture } from '../blocks/parts/HeroPicture.tsx';
import { Layout } from '../platform/page/Layout.tsx';
import { sampleEstate } from '../testing/views/estate.ts';
import { sampleFrame, sampleHead } from '../testing/views/frame.ts';
import { sampleOffer } from '../testing/views/offer.ts';
import { sampleScreens } from '../testing/views/screens.tsx';
import { expectWholePage } from '../testing/whole-page.ts';
import { EstatePage } from './estate/EstatePage.tsx';
import { OfferPage } from './offer/OfferPage.tsx';
import { BarePage } from './problem/BarePage.tsx';
import { ProblemPage } from './problem/ProblemPage.tsx';
import { NO_WAY_ON } from './problem/problem-view.ts';

const nl = createTranslator('nl');
const assets = {
  entry: '/assets/entry.js',
  staff: null,
  staffHome: null,
  staffPictures: null,
  css: '/assets/index.css',
  preloads: [],
  sheets: {},
  fontHref: '/assets/fonts/a.woff2',
};

const cases = LOCALES.flatMap((locale) => {
  const t = createTranslator(locale);
  return Object.entries(sampleScreens(t)).map(([name, page]) => ({
    locale,
    name,
    html: () =>
      renderToStaticMarkup(
        <Layout frame={sampleFrame(locale)} head={sampleHead(name)} t={t} assets={assets}>
          {page}
        </Layout>,
      ),
  }));
});

describe('every screen in every language', () => {
  it.each(cases)('$locale $name is a whole page', ({ locale, html }) => {
    expectWholePage(html(), locale, 'site|home|offer|estate|favorites|problem|views|fields');
  });
});

describe('escaping', () => {
  const hostile = '</script><img src=x onerror=alert(1)>"\'';

  it('keeps a hostile title as text in the page, the head and the data for search engines', () => {
    const markup = renderToStaticMarkup(
      <Layout
        frame={sampleFrame('nl')}
        head={{ ...sampleHead(hostile), structuredData: [{ name: hostile }] }}
        t={nl}
        assets={assets}
      >
        <EstatePage view={sampleEstate({ title: hostile })} t={nl} />
      </Layout>,
    );
    expect(markup).not.toContain('<img src=x');
    expect(markup.match(/<\/script>/g)).toHaveLength(2);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name: hostile });
  });
});

describe('the logo in the header', () => {
  it('is the agency’s picture if there is one, named by its link', () => {
    const frame = sampleFrame('nl');
    const logoPicture = { light: '/media/400/logo.webp', dark: '/media/400/logo-dark.webp' };
    const markup = renderToStaticMarkup(
      <Layout
        frame={{ ...frame, site: { ...frame.site, logoPicture } }}
        head={sampleHead('home')}
        t={nl}
        assets={assets}
      >
        <h1>Welkom</h1>
      </Layout>,
    );
    const [, logo = ''] = /<a class="logo"([\s\S]*?)<\/a>/.exec(markup) ?? [];
    expect(logo).toContain(`aria-label="${nl('site.home', { name: frame.site.name })}"`);
    expect(logo).toContain('srcSet="/media/400/logo-dark.webp" media="(prefers-color-scheme: dark)"');
    expect(logo).toContain('src="/media/400/logo.webp"');
    expect(logo).not.toContain('<svg');
  });
});

describe('the picture at the top of a page', () => {
  const source = (name: string) => ({
    src: `/media/800/${name}.webp`,
    srcSet: `/media/800/${name}.webp 800w`,
    width: 2400,
    height: 1100,
  });
  const markupOf = (hero: HeroView) =>
    renderToStaticMarkup(
      <Layout frame={sampleFrame('nl')} head={sampleHead('home')} t={nl} assets={assets}>
        <HeroPicture hero={hero} />
      </Layout>,
    );

  it('is preloaded only for the visitor’s colour scheme', () => {
    const markup = markupOf({ ...source('coast'), alt: 'De kust', dark: source('coast-evening') });
    const [head = '', body = ''] = markup.split('<body>');
    const preloads = [...head.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
    expect(preloads).toHaveLength(2);
    expect(preloads[0]).toContain('imageSrcSet="/media/800/coast.webp 800w"');
    expect(preloads[0]).toContain('media="not all and (prefers-color-scheme: dark)"');
    expect(preloads[1]).toContain('imageSrcSet="/media/800/coast-evening.webp 800w"');
    expect(preloads[1]).toContain('media="(prefers-color-scheme: dark)"');
    expect(body).toMatch(
      /<picture><source srcSet="\/media\/800\/coast-evening.webp 800w" sizes="([^"]+)" media="\(prefers-color-scheme: dark\)" width="2400" height="1100"\/><img src="\/media\/800\/coast.webp"/,
    );
    // A preload with other sizes would fetch another file than the page shows.
    const sizes = [...markup.matchAll(/ (?:imageSizes|sizes)="([^"]+)"/g)].map(([, value]) => value);
    expect(sizes).toHaveLength(4);
    expect(new Set(sizes).size).toBe(1);
  });

  it('is the same for everybody when there is no dark one', () => {
    const markup = markupOf({ ...source('coast'), alt: 'De kust' });
    expect(markup).not.toContain('<picture>');
    expect(markup).not.toContain('prefers-color-scheme');
    expect(markup.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
  });
});

describe('EstatePage', () => {
  it('leaves out the price when there is none to show (spec 1 §9: a price of -1 is hidden)', () => {
    const markup = renderToStaticMarkup(<EstatePage view={sampleEstate({ price: null })} t={nl} />);
    expect(markup).not.toContain('class="price');
  });

  it('links to the contact details without containing them (spec 1 §6)', () => {
    const markup = renderToStaticMarkup(<EstatePage view={sampleEstate()} t={nl} />);
    expect(markup).toContain('href="/nl/aanbod/4711?contact=1#contact"');
    expect(markup).not.toContain('class="contact-person"');
  });

  it('links only to existing sections', () => {
    const bare = sampleEstate({ lead: null, description: [], groups: [], energy: null, units: [] });
    const markup = renderToStaticMarkup(<EstatePage view={bare} t={nl} />);
    expect([...markup.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href)).not.toContain('#energy');
    expect(markup).not.toContain('id="facts"');
  });

  it('draws the pin and the bar up to 700 with attributes (spec 1 §9)', () => {
    const markup = renderToStaticMarkup(<EstatePage view={sampleEstate()} t={nl} />);
    expect(markup).toContain('x1="48.71%"');
    expect(markup).toContain('width="34.4');
  });
});

describe('OfferPage', () => {
  const render = (view: OfferView) => renderToStaticMarkup(<OfferPage view={view} t={nl} />);

  it('distinguishes results, no results and a failed search', () => {
    expect(render(sampleOffer.found())).toContain('id="offer-list"');
    expect(render(sampleOffer.none())).toContain('Eén filter minder helpt vaak.');
    expect(render(sampleOffer.failed())).toContain('We kunnen nu niet zoeken.');
    expect(render(sampleOffer.failed())).not.toContain('Eén filter minder helpt vaak.');
  });

  it('offers no wider search when there is no filter', () => {
    const markup = render(sampleOffer.empty());
    expect(markup).toContain('We hebben nu even niets in ons aanbod.');
    expect(markup).not.toContain('class="ways"');
  });

  it('offers the alert when the agency has alerts', () => {
    const markup = render({ ...sampleOffer.none(), alertHref: '/nl/hou-me-op-de-hoogte?type=3' });
    expect(markup).toContain('href="/nl/hou-me-op-de-hoogte?type=3"');
  });

  it('uses the address parameters as names of fields, each once (spec 1 §2)', () => {
    const markup = render(sampleOffer.found());
    const names = new Set(
      [...markup.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name),
    );
    expect([...names].sort()).toEqual([
      'bed-min',
      'bedrooms',
      'city',
      'place',
      'price-max',
      'price-min',
      'radius',
      'say',
      'sortType',
      'status',
      'subType',
      'type',
    ]);
    expect(markup.match(/name="price-min"/g)).toHaveLength(1);
  });

  it('links to the next page without script', () => {
    expect(render(sampleOffer.found())).toMatch(/<a[^>]* href="\/nl\/aanbod\?[^"]*page=2"/);
  });
});

describe('ProblemPage and BarePage', () => {
  it('shows the request id only for errors on our side', () => {
    const page = (kind: 'failed' | 'not-found') =>
      renderToStaticMarkup(
        <ProblemPage
          view={{ kind, status: 404, requestId: 'r-77', offerHref: null, phone: null, ...NO_WAY_ON }}
          homeHref="/nl"
          retryHref={null}
          t={nl}
        />,
      );
    expect(page('failed')).toContain('r-77');
    expect(page('not-found')).not.toContain('r-77');
  });

  it('shows no agency’s name on an unknown host', () => {
    const markup = renderToStaticMarkup(<BarePage t={nl} />);
    expect(markup).not.toContain('Duinzicht');
    expect(markup).not.toMatch(/<link|<script/);
  });
});
