import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '../../domain/filter/filter.ts';
import { ContactInfoSchema } from '../content/schemas/contact-info.ts';
import { EstateFiltersSchema } from '../content/schemas/estate-filters.ts';
import { LinkSchema } from '../content/schemas/navigation.ts';
import { PageSchema } from '../content/schemas/page.ts';
import { mailLink, phoneLink } from './contact-link.ts';
import { initialsOf, toContactPerson } from './contact-person.ts';
import { toContentPage } from './content-page.ts';
import { toHomeHead, toHomeView } from './home.ts';
import { linkHref } from './nav-link.ts';
import { excerpt, paragraphsOf } from './paragraphs.ts';
import { toProblem } from './problem.ts';
import { toSections } from './sections.ts';
import { contextIn, estateWith, siteWith } from './testing.ts';

const nl = contextIn('nl');

describe('phoneLink', () => {
  it.each([
    ['050 55 12 80', 'tel:+3250551280'],
    ['0475/12.34.56', 'tel:+32475123456'],
    ['+32 (0)50 55 12 80', 'tel:+3250551280'],
    ['0049 2402 1234', 'tel:+4924021234'],
    ['12', null],
    ['bel ons', null],
    [null, null],
  ])('%s → %s', (text, href) => {
    expect(phoneLink(text)?.href ?? null).toBe(href);
  });
});

it.each([
  ['an@duinzicht.example', 'mailto:an@duinzicht.example'],
  ['an@duinzicht.example?bcc=x@y.example', null],
  ['an', null],
])('mailLink: %s → %s', (text, href) => {
  expect(mailLink(text)?.href ?? null).toBe(href);
});

describe('toContactPerson', () => {
  it('names the person, with each number once', () => {
    const info = ContactInfoSchema.parse({
      firstname: 'Maarten',
      lastname: 'Van den Broeck',
      phone: '016 29 44 12',
      mobile: '016/29.44.12',
      email: 'maarten@huis.example',
      description: { fr: 'Vente' },
    });
    expect(toContactPerson(info, nl)).toEqual({
      name: 'Maarten Van den Broeck',
      initials: 'MV',
      description: 'Vente',
      phones: [{ text: '016/29.44.12', href: 'tel:+3216294412' }],
      email: { text: 'maarten@huis.example', href: 'mailto:maarten@huis.example' },
    });
  });

  it.each([
    [{ name: 'An Vermeire' }, 'An Vermeire'],
    [{ firstname: 'An' }, 'An'],
    [{ firstname: 'An', name: 'An Vermeire' }, 'An Vermeire'],
    [{ phone: '050 55 12 80' }, undefined],
  ])('reads the name of %j', (info, name) => {
    expect(toContactPerson(ContactInfoSchema.parse(info), nl)?.name).toBe(name);
  });

  it.each([
    ['Élodie', 'É'],
    ['3 musketiers', 'M'],
    ['', ''],
  ])('shortens "%s" to "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('paragraphsOf', () => {
  it.each([
    ['Een.\n\nTwee\nregels.', ['Een.', 'Twee regels.']],
    ['Een.\r\n \r\nTwee.', ['Een.', 'Twee.']],
    ['  \n\n ', []],
    ['5 < 6 &amp; 7 &#233; &#0; &nope;', ['5 < 6 & 7 é &nope;']],
  ])('%j', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });

  it('shortens at the end of a word', () => {
    expect(excerpt('een twee drie, vier', 16)).toBe('een twee drie…');
    expect(excerpt('kort', 16)).toBe('kort');
  });
});

describe('linkHref', () => {
  it.each([
    ['a screen', { type: 'favorites' }, '/nl/favorieten'],
    ['a screen with parameters', { type: 'rental', params: { id: '12' } }, '/nl/vakantie/12'],
    ['a screen without its parameters', { type: 'rental' }, '/'],
    [
      'the offer',
      { type: 'offer', query: { status: 'for_sale', city: ['2', '1'], junk: 'x' } },
      '/nl/aanbod?city=2&city=1&status=FOR_SALE',
    ],
    ['a page', { type: 'page', page: { nl: '/over-ons/' } }, '/nl/over-ons'],
    ['a page without address', { type: 'page' }, '/'],
    ['an address', { type: 'url', href: 'https://example.org/x?y=1' }, 'https://example.org/x?y=1'],
    ['a script', { type: 'url', href: 'javascript:alert(1)' }, '/'],
    ['an address with a password', { type: 'url', href: 'https://a:b@example.org/' }, '/'],
    ['an address without protection', { type: 'url', href: 'http://example.org/' }, '/'],
    ['an unknown type', { type: '__proto__' }, '/'],
  ])('%s leads to its place, or "/" (spec 1 §2)', (_, link, href) => {
    expect(linkHref(LinkSchema.parse(link), nl)).toBe(href);
  });
});

describe('toSections', () => {
  const options = EstateFiltersSchema.parse({ locations: [{ id: '1201', name: null, count: 32 }] });
  const link = { label: { nl: 'Meer' }, link: { type: 'favorites' } };

  it('shows the kinds it knows, and drops unknown, broken and empty ones', () => {
    const sections = toSections(
      [
        {
          kind: 'text',
          heading: { nl: 'Over' },
          body: { nl: 'Een.\n\nTwee.' },
          picture: { file: 'a' },
          link,
        },
        { kind: 'video', href: 'x' },
        { kind: 'team', heading: null, people: [{ name: 'An Vermeire', phone: '050 55 12 81', role: null }] },
        { kind: 'team', people: 'nobody' },
        { kind: 'text', heading: { nl: 'Leeg' } },
        {
          kind: 'places',
          places: [
            { label: { nl: 'Knokke' }, cityId: 1201 },
            { label: null, cityId: 2 },
          ],
        },
        null,
      ],
      options,
      nl,
    );
    expect(sections).toMatchObject([
      {
        kind: 'text',
        heading: 'Over',
        paragraphs: ['Een.', 'Twee.'],
        picture: { alt: '' },
        link: { label: 'Meer', href: '/nl/favorieten' },
      },
      { kind: 'team', people: [{ name: 'An Vermeire', initials: 'AV', role: null }] },
      { kind: 'places', places: [{ label: 'Knokke', href: '/nl/aanbod?city=1201', count: '32 woningen' }] },
    ]);
  });

  it('says no number of homes that is not known', () => {
    const [places] = toSections([{ kind: 'places', places: [{ label: { nl: 'X' }, cityId: 1 }] }], null, nl);
    expect(places).toMatchObject({ places: [{ count: null }] });
  });
});

it('toContentPage shows a page, by the agency’s name when it has no title', () => {
  const page = PageSchema.parse({ id: 1, sections: [], lead: { fr: 'Bonjour' } });
  expect(toContentPage(page, null, nl)).toEqual({
    title: 'Duinzicht',
    lead: 'Bonjour',
    hero: null,
    sections: [],
  });
});

describe('toHomeView', () => {
  const page = PageSchema.parse({
    id: 'home',
    title: { nl: 'Thuis' },
    hero: { file: 'hero', width: 3200, height: 1800 },
  });
  const options = EstateFiltersSchema.parse({
    headTypes: [{ id: 3, name: null, count: 5 }],
    transactions: [{ id: 2, name: null, count: 5 }],
    prices: { min: 350_000, max: 950_000, steps: [] },
  });

  it('shows the newest homes and a search box that fits the agency', () => {
    const newest = { ok: true, value: { total: 84, results: [estateWith()] } } as const;
    const view = toHomeView({ page, options, newest }, nl);
    expect(view).toMatchObject({
      headline: 'Thuis',
      search: {
        action: '/nl/aanbod',
        types: [{ value: '3', label: 'Huis' }],
        total: 84,
        rentalsHref: '/nl/vakantie',
      },
      newest: { total: 84, failed: false, allHref: '/nl/aanbod', cards: [{ id: '4711' }] },
    });
    expect(view.search.budgets.map(({ value }) => value)).toEqual(['400000', '600000', '900000']);
    expect(view.search.status.filter(({ checked }) => checked)).toHaveLength(1);
    expect(view.hero?.srcSet).toContain('2400w');
    expect(toHomeHead(page, view, nl)).toMatchObject({ title: 'Thuis', index: true });
  });

  it('stands when page, options and search all failed, and says so of the homes', () => {
    const view = toHomeView(
      { page: null, options: null, newest: { ok: false } },
      contextIn('de', siteWith({ settings: { features: [] } })),
    );
    expect(view).toMatchObject({
      headline: 'Finden Sie Ihr neues Zuhause',
      search: { total: null, cities: [], rentalsHref: null },
      newest: { cards: [], total: null, failed: true },
    });
    expect(view.search.budgets.length).toBeGreaterThan(0);
    expect(view.search.status.map(({ label }) => label)).toEqual(['Zu verkaufen', 'Zu vermieten']);
  });
});

it.each([
  ['not-found', 404, '/nl/aanbod'],
  ['gone', 410, '/nl/aanbod'],
  ['unavailable', 503, null],
  ['bad-request', 400, '/nl/aanbod'],
  ['failed', 500, '/nl/aanbod'],
] as const)('toProblem: %s is a %d', (kind, status, offerHref) => {
  expect(toProblem(kind, 'r-1', nl)).toEqual({ kind, status, requestId: 'r-1', offerHref });
  expect(toProblem(kind, 'r-1', null).offerHref).toBeNull();
});

it('has words for every part of a filter that can be unknown', () => {
  for (const key of ['country', 'city', 'type', 'subType', 'transaction'] as const) {
    expect(EMPTY_FILTER[key]).toEqual([]);
    expect(nl.t.has(`views.filter.unknown.${key}`)).toBe(true);
  }
});
