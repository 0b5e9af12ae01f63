import { describe, expect, it } from 'vitest';
import { EstateFiltersSchema } from '#wire/estate-filters.ts';
import { PageSchema } from '#wire/page.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { toCachedPage } from '../platform/content/cached-page.ts';
import { readLocalizedHtml } from '../platform/content/rich-text/schema.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { contextIn, estateWith, siteWith } from '../testing/contexts.ts';
import { type BlockData, type BlockEstates, NO_BLOCK_DATA } from './block-data.ts';
import { toContentPage } from './content-page.ts';
import { toSections } from './sections.ts';

const nl = contextIn('nl');
const cached = (...sections: readonly unknown[]) =>
  toCachedPage(readLoosely(PageSchema, { id: 'a', sections })).sections;
const shown = (sections: readonly unknown[], data: Partial<BlockData> = {}, context: ViewContext = nl) =>
  toSections(cached(...sections), { ...NO_BLOCK_DATA, ...data }, context);

const link = { label: { nl: 'Meer' }, link: { type: 'favorites' } };
const options = readLoosely(EstateFiltersSchema, { locations: [{ id: '1201', name: null, count: 32 }] });

describe('toSections', () => {
  it('shows known kinds, and drops unknown, invalid and empty ones', () => {
    const sections = shown(
      [
        {
          kind: 'text',
          heading: { nl: 'Over' },
          body: { nl: 'Een.\n\nTwee.' },
          picture: { file: 'a' },
          link,
        },
        { kind: 'video', href: 'x' },
        { kind: 'entities', entity: '../team' },
        { kind: 'text', heading: { nl: 'Leeg' } },
        { kind: 'picture', picture: { file: 'http://insecure.example/x.jpg' } },
        {
          kind: 'places',
          places: [
            { label: { nl: 'Knokke' }, cityId: 1201 },
            { label: null, cityId: 2 },
          ],
        },
        null,
      ],
      { options },
    );
    expect(sections).toMatchObject([
      {
        kind: 'text',
        heading: 'Over',
        body: [
          { kind: 'paragraph', content: ['Een.'] },
          { kind: 'paragraph', content: ['Twee.'] },
        ],
        picture: { alt: '' },
        link: { label: 'Meer', href: '/nl/favorieten' },
      },
      { kind: 'places', places: [{ label: 'Knokke', href: '/nl/aanbod?city=1201', count: '32 panden' }] },
    ]);
  });

  it('sets the language of texts that are missing in the page’s language', () => {
    const items = [{ id: 'an', title: { nl: 'An' }, subtitle: { nl: 'Zaakvoerder' }, body: {} }];
    const [words, known, team] = shown(
      [
        { kind: 'text', heading: { de: 'Über uns' }, body: { nl: 'Een.' }, link },
        { kind: 'places', places: [{ label: { nl: 'Knokke' }, cityId: 1 }] },
        { kind: 'entities', entity: 'team' },
      ],
      { items: new Map([['team', { name: { nl: 'Ons team' }, items }]]) },
      contextIn('de'),
    );
    expect(words).toMatchObject({ bodyLang: 'nl', link: { label: 'Meer', lang: 'nl' } });
    expect(words).not.toHaveProperty('headingLang');
    expect(known).toMatchObject({ places: [{ label: 'Knokke', lang: 'nl' }] });
    expect(team).toMatchObject({ heading: 'Ons team', headingLang: 'nl', items: [{ subtitleLang: 'nl' }] });
    const page = readLoosely(PageSchema, { id: 'a', url: {}, title: { fr: 'Nous' }, lead: { de: 'Wir' } });
    expect(toContentPage(toCachedPage(page), NO_BLOCK_DATA, contextIn('de'))).toMatchObject({
      titleLang: 'fr',
      lead: 'Wir',
    });
  });

  it('shows no number of estates when it is unknown', () => {
    expect(shown([{ kind: 'places', places: [{ label: { nl: 'X' }, cityId: 1 }] }])).toMatchObject([
      { places: [{ count: null }] },
    ]);
  });

  it('shows the items of an entity: as lines, or as cards when one has a longer text', () => {
    const team = [
      { id: 'an', title: { nl: 'An Vermeire' }, phone: '050 55 12 81', body: {} },
      { id: 'x', body: {} },
    ];
    const office = {
      id: 'knokke',
      title: { nl: 'Knokke' },
      body: readLocalizedHtml({ nl: '<p>Aan de dijk.</p>' }),
      street: 'Lippenslaan 287',
      zip: '8300',
      city: 'Knokke-Heist',
      email: 'hallo@duinzicht.example',
      link: { type: 'url', href: 'javascript:alert(1)' },
    };
    const items = new Map([
      ['team', { name: {}, items: team }],
      ['offices', { name: {}, items: [office] }],
    ]);
    const blocks = [
      { kind: 'entities', entity: 'team' },
      { kind: 'entities', entity: 'offices' },
      { kind: 'entities', entity: 'unknown' },
    ];
    expect(shown(blocks, { items })).toMatchObject([
      {
        look: 'lines',
        items: [{ title: 'An Vermeire', initials: 'AV', phone: { href: 'tel:+3250551281' } }],
      },
      { look: 'cards', items: [{ address: 'Lippenslaan 287, 8300 Knokke-Heist', href: '/' }] },
    ]);
  });

  it('shows a square picture as a portrait in its line, and any other on a card', () => {
    const person = (picture: { file: string; width?: number; height?: number }) => ({
      id: 'an',
      title: { nl: 'An Vermeire' },
      picture,
      body: {},
    });
    const items = new Map([
      ['team', { name: {}, items: [person({ file: 'an', width: 800, height: 800 })] }],
      ['places', { name: {}, items: [person({ file: 'dyke', width: 800, height: 600 })] }],
      ['unknown-size', { name: {}, items: [person({ file: 'dyke' })] }],
    ]);
    const blocks = [...items.keys()].map((entity) => ({ kind: 'entities', entity }));
    expect(shown(blocks, { items })).toMatchObject([
      { look: 'lines', items: [{ portrait: '/media/400/an.webp' }] },
      { look: 'cards', items: [{ portrait: null, picture: { src: '/media/800/dyke.webp' } }] },
      { look: 'cards', items: [{ portrait: null }] },
    ]);
  });

  it('shows the estates of a collection under its name; distinguishes no estates from a failure', () => {
    const found = { title: { nl: 'Nieuwbouw' }, results: [estateWith()], total: 4 };
    const estates = new Map<string, BlockEstates | null>([
      ['collection:new:', found],
      ['group:quay:2', null],
      ['newest:', { title: null, results: [], total: 0 }],
    ]);
    const blocks = [
      { kind: 'estates', collection: 'new' },
      { kind: 'estates', group: 'quay', size: 2 },
      { kind: 'estates' },
    ];
    expect(shown(blocks, { estates })).toMatchObject([
      { heading: 'Nieuwbouw', cards: [{ id: '4711' }], link: { href: '/nl/selectie/new' }, failed: false },
      { cards: [], link: null, failed: true },
    ]);
  });

  it('links to forms at their own address, and offers no alerts when the agency has none', () => {
    const blocks = [
      { kind: 'form', form: 'contact', heading: { nl: 'Vragen?' } },
      { kind: 'form', form: 'subscribe' },
      { kind: 'call-to-action', links: [null, link] },
      { kind: 'call-to-action', links: [] },
    ];
    const silent = contextIn('nl', siteWith({ settings: { features: [] } }));
    expect(shown(blocks, {}, silent)).toMatchObject([
      { kind: 'call-to-action', heading: 'Vragen?', links: [{ href: '/nl/contact' }] },
      { links: [{ href: '/nl/favorieten' }] },
    ]);
  });

  it('shows the children of a menu entry under the entry’s name', () => {
    const item = {
      id: 10,
      label: { nl: 'Aanbod' },
      link: { type: 'offer' },
      children: [
        { id: 11, label: { nl: 'Te koop' }, link: { type: 'offer', query: { status: 'FOR_SALE' } } },
      ],
    };
    const menus = new Map([['footer:10', item]]);
    const blocks = [
      { kind: 'menu', menu: 'footer', entry: '10' },
      { kind: 'menu', menu: 'footer', entry: '99' },
    ];
    expect(shown(blocks, { menus })).toMatchObject([
      { heading: 'Aanbod', links: [{ label: 'Te koop', href: '/nl/aanbod?status=FOR_SALE' }] },
    ]);
  });
});

it('toContentPage shows a page, with the agency’s name when it has no title', () => {
  const page = toCachedPage(readLoosely(PageSchema, { id: 1, sections: [], lead: { fr: 'Bonjour' } }));
  expect(toContentPage(page, NO_BLOCK_DATA, nl)).toEqual({
    title: 'Duinzicht',
    lead: 'Bonjour',
    leadLang: 'fr',
    hero: null,
    sections: [],
  });
});
