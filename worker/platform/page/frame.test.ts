import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { matchPath, type RouteMatch } from '#domain/routes.ts';
import { type Navigation, NavigationSchema } from '#wire/navigation.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { plainSearch, searchInOrder } from '../../search/listed-search.ts';
import { contextIn, siteWith } from '../../testing/contexts.ts';
import { type FrameInput, toFrame } from './frame.ts';
import { toHead } from './head.ts';

const nl = contextIn('nl');

function routeOf(path: string): RouteMatch {
  const match = matchPath(path);
  if (match === null) throw new Error(`no route: ${path}`);
  return match;
}

const label = (nl: string, fr?: string) => ({ nl, fr });
const MAIN: Navigation = readLoosely(NavigationSchema, {
  name: 'main',
  items: [
    { id: 1, label: label('Te koop', 'À vendre'), link: { type: 'offer', query: { status: 'FOR_SALE' } } },
    { id: 2, label: label('Nieuwbouw'), link: { type: 'offer', query: { type: ['9'], status: 'FOR_SALE' } } },
    { id: 3, label: label('Aanbod'), link: { type: 'offer' } },
    { id: 4, label: label('Over ons'), link: { type: 'page', page: { nl: 'over-ons', fr: 'a-propos' } } },
    { id: 5, label: label('Vreemd'), link: { type: 'no-such-type' } },
    { id: 6, label: null, link: { type: 'offer' } },
  ],
});
const FOOTER: Navigation = readLoosely(NavigationSchema, {
  name: 'footer',
  items: [
    {
      id: 1,
      label: label('Aanbod'),
      link: { type: 'offer' },
      children: [{ id: 11, label: label('Favorieten'), link: { type: 'favorites' } }],
    },
    { id: 2, label: label('Leeg'), link: { type: 'offer' }, children: [] },
  ],
});

const input = (address: string, more: Partial<FrameInput> = {}): FrameInput => {
  const url = new URL(address, nl.origin);
  const route = routeOf(url.pathname);
  return {
    route,
    search: url.searchParams,
    main: MAIN,
    footer: FOOTER,
    themeHref: '/assets/theme-1.css',
    iconHref: '/assets/icon-test.svg',
    year: 2026,
    // As the offer's screen says.
    retainedQuery: route.screen === 'offer' ? searchInOrder : undefined,
    ...more,
  };
};

describe('an entry that leads to a person', () => {
  const items = ['an', 'joris'].map((id) => ({
    id,
    label: label(id),
    link: { type: 'person', params: { id } },
  }));
  const main = readLoosely(NavigationSchema, { name: 'main', items });
  const menuWith = (settings: object) =>
    toFrame(input('/nl', { main }), contextIn('nl', siteWith({ settings }))).menu.map((entry) => entry.href);

  it('goes with that person', () => {
    expect(menuWith({ team: { people: [{ id: 'an', name: 'An' }] } })).toEqual(['/nl/team/an']);
    expect(menuWith({})).toEqual([]);
  });
});

describe('the logo', () => {
  const logoOf = (logo: object) => {
    const { site } = toFrame(input('/nl'), contextIn('nl', siteWith({ settings: { logo } })));
    return { drawn: site.logo?.paths, picture: site.logoPicture };
  };

  it('is a drawing, a picture each for light and dark pages, or one for both', () => {
    expect(logoOf({ viewBox: '0 0 9 9', paths: ['M0 0h9'] })).toEqual({ drawn: ['M0 0h9'], picture: null });
    expect(logoOf({ paths: [], light: 'logo', dark: 'logo-dark' })).toEqual({
      drawn: undefined,
      picture: { light: '/media/400/logo.webp', dark: '/media/400/logo-dark.webp' },
    });
    expect(logoOf({ light: 'logo', dark: '"><b>' }).picture).toEqual({
      light: '/media/400/logo.webp',
      dark: '/media/400/logo.webp',
    });
  });
});

describe('an agency’s texts in another language than the page', () => {
  it('have their language: menu, columns, invitation and hours (WCAG 3.1.2)', () => {
    const contact = { invitation: { nl: 'Kom binnen' }, openingHours: { nl: 'ma–vr', fr: 'lu–ve' } };
    const { menu, footer } = toFrame(input('/fr'), contextIn('fr', siteWith({ settings: { contact } })));
    expect(menu.map(({ label, lang }) => [label, lang])).toEqual([
      ['À vendre', undefined],
      ['Nieuwbouw', 'nl'],
      ['Aanbod', 'nl'],
      ['Over ons', 'nl'],
      ['Vreemd', 'nl'],
    ]);
    expect(footer).toMatchObject({
      invitation: 'Kom binnen',
      invitationLang: 'nl',
      columns: [{ heading: 'Aanbod', lang: 'nl', links: [{ label: 'Favorieten', lang: 'nl' }] }],
    });
    expect(footer).not.toHaveProperty('openingHoursLang');
  });
});

describe('the menu', () => {
  it('leaves out entries without a label; an unknown route type links to "/" (spec 1 §2)', () => {
    expect(toFrame(input('/nl'), nl).menu.map(({ label, href }) => [label, href])).toEqual([
      ['Te koop', '/nl/aanbod?status=FOR_SALE'],
      ['Nieuwbouw', '/nl/aanbod?type=9&status=FOR_SALE'],
      ['Aanbod', '/nl/aanbod'],
      ['Over ons', '/nl/over-ons'],
      ['Vreemd', '/'],
    ]);
  });

  it.each([
    ['/nl/aanbod?status=FOR_SALE&city=1', 'Te koop'],
    ['/nl/aanbod?status=FOR_SALE&type=9', 'Nieuwbouw'],
    ['/nl/aanbod?status=TO_RENT', 'Aanbod'],
    ['/nl/over-ons', 'Over ons'],
    ['/nl/favorieten', undefined],
  ])('marks at %s: %s', (address, current) => {
    const menu = toFrame(input(address), nl).menu.filter((item) => item.current);
    expect(menu.map(({ label }) => label)).toEqual(current === undefined ? [] : [current]);
  });

  it('is empty when it could not be loaded', () => {
    expect(toFrame(input('/nl', { main: null, footer: null }), nl)).toMatchObject({
      menu: [],
      footer: { columns: [] },
    });
  });
});

describe('the language links', () => {
  const hrefs = (more: FrameInput) => toFrame(more, nl).languages.map(({ href }) => href);

  it('lead to the same screen and search, in canonical order', () => {
    expect(hrefs(input('/nl/aanbod?status=FOR_SALE&city=1&junk=2'))).toEqual([
      '/nl/aanbod?city=1&status=FOR_SALE',
      '/fr/offre?city=1&status=FOR_SALE',
      '/en/offer?city=1&status=FOR_SALE',
      '/de/angebot?city=1&status=FOR_SALE',
    ]);
  });

  it('keep the item by its parameters', () => {
    expect(hrefs(input('/nl/vakantie/12'))).toEqual([
      '/nl/vakantie/12',
      '/fr/vacances/12',
      '/en/holiday/12',
      '/de/feiertage/12',
    ]);
  });

  it('use the address that the handler provides, for slugs and pages with their own addresses', () => {
    const pathIn = (locale: Locale): string => (locale === 'de' ? '/' : `/${locale}/item`);
    expect(hrefs(input('/nl/aanbod/1/x', { pathIn }))).toEqual(['/nl/item', '/fr/item', '/en/item', '/de']);
  });

  it('include only those of the site', () => {
    const context = contextIn('fr', siteWith({ locales: ['fr', 'nl'], defaultLocale: 'fr' }));
    const { languages } = toFrame(input('/fr'), context);
    expect(languages).toEqual([
      { locale: 'fr', name: 'Français', href: '/fr', current: true },
      { locale: 'nl', name: 'Nederlands', href: '/nl', current: false },
    ]);
  });
});

describe('the footer', () => {
  it('shows columns with links, the agency and the legal line; an empty column is left out', () => {
    const site = siteWith({
      settings: {
        contact: { street: 'Lippenslaan 287' },
        legal: {
          companyNumber: '0000.000.097',
          vatNumber: 'BE 0000.000.097',
          titles: ['broker', 'syndic'],
          professionalNumber: ' 000.000 ',
          country: 'be',
          supervisor: { fr: 'IPI, Bruxelles' },
          codeOfConduct: { nl: 'https://www.biv.be/plichtenleer' },
          thirdPartyAccount: 'BE00 0000 0000 0000',
        },
      },
    });
    expect(toFrame(input('/nl/favorieten'), contextIn('nl', site)).footer).toEqual({
      invitation: null,
      signer: null,
      street: 'Lippenslaan 287',
      place: '8300 Knokke-Heist',
      openingHours: null,
      phone: { text: '050 55 12 80', href: 'tel:+3250551280' },
      email: { text: 'hallo@duinzicht.example', href: 'mailto:hallo@duinzicht.example' },
      columns: [
        { heading: 'Aanbod', links: [{ label: 'Favorieten', href: '/nl/favorieten', current: true }] },
      ],
      legal: '© 2026 Duinzicht',
      identity: [
        { label: 'Ondernemingsnummer', text: '0000.000.097' },
        { label: 'Btw-nummer', text: 'BE 0000.000.097' },
        { label: 'Beroepstitel', text: 'Vastgoedmakelaar-bemiddelaar en vastgoedmakelaar-syndicus' },
        { label: 'BIV-nummer', text: '000.000' },
        { label: 'Land van erkenning', text: 'België' },
        { label: 'Toezichthouder', text: 'IPI, Bruxelles', lang: 'fr' },
        { label: 'Plichtenleer', text: 'biv.be/plichtenleer', href: 'https://www.biv.be/plichtenleer' },
      ],
      links: [
        { label: 'Privacyverklaring', href: '/nl/privacy-verklaring', current: false },
        { label: 'Gebruiksvoorwaarden', href: '/nl/gebruiksvoorwaarden', current: false },
      ],
    });
  });
});

describe('the head', () => {
  const head = (address: string, index = true, context = nl) =>
    toHead(
      {
        ...input(address),
        canonicalQuery: plainSearch,
        title: 'Aanbod',
        description: 'a <b>b</b>',
        index,
        image: { src: '/media/800/x.webp', alt: '', social: true },
      },
      context,
    );

  it('has absolute addresses, each language and x-default', () => {
    expect(head('/nl/aanbod?status=FOR_SALE')).toEqual({
      title: 'Aanbod · Duinzicht',
      shareTitle: 'Aanbod',
      description: 'a b. Duinzicht, vastgoedkantoor in Knokke-Heist.',
      canonical: 'https://duinzicht.example/nl/aanbod?status=FOR_SALE',
      alternates: [
        { hrefLang: 'nl', href: 'https://duinzicht.example/nl/aanbod?status=FOR_SALE' },
        { hrefLang: 'fr', href: 'https://duinzicht.example/fr/offre?status=FOR_SALE' },
        { hrefLang: 'en', href: 'https://duinzicht.example/en/offer?status=FOR_SALE' },
        { hrefLang: 'de', href: 'https://duinzicht.example/de/angebot?status=FOR_SALE' },
        { hrefLang: 'x-default', href: 'https://duinzicht.example/nl/aanbod?status=FOR_SALE' },
      ],
      robots: 'index',
      picture: {
        href: 'https://duinzicht.example/media/social/x.jpg',
        alt: 'Aanbod',
        size: { width: 1200, height: 630 },
      },
      ogLocales: ['nl_BE', 'fr_BE', 'en_GB', 'de_BE'],
      structuredData: [],
      sheets: [],
    });
  });

  it.each([
    ['/nl/aanbod?city=1&city=2&page=3', '/nl/aanbod?city=1&city=2&page=3'],
    [
      '/nl/aanbod?status=FOR_SALE&group=CITY&sortType=price&sortOrder=DESC&view=map&utm_source=x',
      '/nl/aanbod?status=FOR_SALE',
    ],
    ['/nl/aanbod?view=list&page=2', '/nl/aanbod?page=2'],
  ])('has for %s the canonical address without view options', (address, canonical) => {
    expect(head(address).canonical).toBe(`https://duinzicht.example${canonical}`);
  });

  it('names no other languages when it is not to be indexed', () => {
    expect(head('/nl/aanbod', false)).toMatchObject({ robots: 'noindex', alternates: [] });
    const draft = contextIn('nl', siteWith({ state: 'draft' }));
    expect(head('/nl', true, draft)).toMatchObject({ robots: 'noindex', alternates: [] });
  });

  it('uses a picture of another host unchanged', () => {
    const image = '/media/proxy/1600/aHR0cHM6Ly9hLmV4YW1wbGUveC5qcGc';
    const shown = { src: image, alt: 'De voorgevel' };
    const { picture } = toHead({ ...input('/nl'), title: 'x', index: true, image: shown }, nl);
    expect(picture).toEqual({ href: `https://duinzicht.example${image}`, alt: 'De voorgevel', size: null });
  });

  it('uses the JPEG of a picture of another host that is stored here', () => {
    const shown = { src: '/media/proxy/800/aHR0cHM6', alt: 'x', fetched: true } as const;
    const { picture } = toHead({ ...input('/nl'), title: 'x', index: true, image: shown }, nl);
    expect(picture).toEqual({
      href: 'https://duinzicht.example/media/social/proxy/aHR0cHM6.jpg',
      alt: 'x',
      size: { width: 1200, height: 630 },
    });
  });

  it('states no size of a picture without a JPEG', () => {
    const shown = { src: '/media/800/x.webp', alt: 'x' };
    const { picture } = toHead({ ...input('/nl'), title: 'x', index: true, image: shown }, nl);
    expect(picture?.size).toBeNull();
  });

  it('uses the site’s picture for a page without one', () => {
    const shared = (settings: object, src: string | null) =>
      toHead(
        { ...input('/nl'), title: 'x', index: true, image: src === null ? null : { src, alt: 'De kust' } },
        contextIn('nl', siteWith({ settings })),
      ).picture;
    const own = { socialPicture: 'street', socialPictureJpeg: true };
    expect(shared(own, null)).toMatchObject({
      href: 'https://duinzicht.example/media/social/street.jpg',
      alt: 'Duinzicht',
      size: { width: 1200, height: 630 },
    });
    expect(shared(own, '/media/800/x.webp')).toMatchObject({
      href: 'https://duinzicht.example/media/social/x.jpg',
      alt: 'De kust',
    });
    expect([shared({}, null), shared({ socialPicture: '../x' }, null)]).toEqual([null, null]);
  });

  it('names only the languages that a page exists in, and one of them as default', () => {
    const pathIn = (locale: Locale) => (locale === 'fr' ? '/fr/a-propos' : `/${locale}`);
    const there = { ...input('/fr/a-propos'), title: 'x', index: true, pathIn };
    expect(toHead(there, contextIn('fr')).alternates).toEqual([
      { hrefLang: 'fr', href: 'https://duinzicht.example/fr/a-propos' },
      { hrefLang: 'x-default', href: 'https://duinzicht.example/fr/a-propos' },
    ]);
  });

  it('contains the agency’s name only once', () => {
    expect(toHead({ ...input('/nl'), title: 'Duinzicht', index: true }, nl).title).toBe('Duinzicht');
  });
});
