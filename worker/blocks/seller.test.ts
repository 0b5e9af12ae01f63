import { describe, expect, it } from 'vitest';
import { PageSchema } from '#wire/page.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { toCachedPage } from '../platform/content/cached-page.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { contextIn, generalWith, siteWith } from '../testing/contexts.ts';
import { type BlockData, NO_BLOCK_DATA } from './block-data.ts';
import { sheetsOf } from './section-sheets.ts';
import { toSections } from './sections.ts';
import { soldRequest } from './sold.ts';

const valuing = siteWith({ settings: { features: ['valuation'] } });
const nl = contextIn('nl', valuing);
const cached = (...sections: readonly unknown[]) =>
  toCachedPage(readLoosely(PageSchema, { id: 'a', sections })).sections;
const shown = (sections: readonly unknown[], data: Partial<BlockData> = {}, context: ViewContext = nl) =>
  toSections(cached(...sections), { ...NO_BLOCK_DATA, ...data }, context);

const REVIEWS = {
  kind: 'reviews',
  source: { name: { nl: 'Woonoordeel' }, link: { type: 'url', href: 'https://woonoordeel.example/x' } },
  count: 1096,
  score: { value: 4.8, outOf: 5 },
  asOf: '2026-11-20',
  checked: { nl: 'Alleen wie verkocht, krijgt de vraag.' },
  reviews: [{ text: { fr: 'Très bien.' }, by: 'Hilde V.', date: '2026-05-06' }],
};

describe('reviews', () => {
  it('state their source, their number, the period and how they are verified', () => {
    expect(shown([REVIEWS])).toMatchObject([
      {
        kind: 'reviews',
        score: '4,8',
        counted: 'op 5, uit 1.096 recensies',
        source: { text: 'Woonoordeel' },
        asOf: 'Stand op 20/11/2026 · Hier staan er 1',
        link: { label: 'Lees ze alle 1.096', href: 'https://woonoordeel.example/x' },
        checked: { text: 'Alleen wie verkocht, krijgt de vraag.' },
        reviews: [{ text: { text: 'Très bien.', lang: 'fr' }, by: 'Hilde V.', date: '06/05/2026' }],
      },
    ]);
  });

  it.each(['source', 'count', 'asOf', 'checked'])('are not shown without their %s', (member) => {
    expect(shown([{ ...REVIEWS, [member]: undefined }])).toEqual([]);
    expect(shown([{ ...REVIEWS, [member]: null }])).toEqual([]);
  });

  it('are not shown without an explanation of their verification in any language', () => {
    expect(shown([{ ...REVIEWS, checked: { nl: ' ' } }])).toEqual([]);
  });
});

describe('figures', () => {
  const figure = { value: 34, unit: { nl: 'dagen' }, label: { nl: 'mediaan' }, period: { nl: 'in 2025' } };
  it('are shown only with their period', () => {
    expect(shown([{ kind: 'figures', figures: [figure, { ...figure, period: undefined }] }])).toMatchObject([
      { figures: [{ value: '34', unit: { text: 'dagen' }, period: { text: 'in 2025' } }] },
    ]);
    expect(shown([{ kind: 'figures', figures: [{ ...figure, period: {} }] }])).toEqual([]);
  });
});

describe('steps', () => {
  it('are shown in order, with their duration', () => {
    const steps = [{ title: { nl: 'Meten' }, duration: { nl: 'Een uur' } }, { title: {} }];
    expect(shown([{ kind: 'steps', steps }])).toMatchObject([
      { steps: [{ title: { text: 'Meten' }, text: { text: '' }, duration: { text: 'Een uur' } }] },
    ]);
    expect(shown([{ kind: 'steps', steps: [] }])).toEqual([]);
  });
});

describe('press quotes', () => {
  const quote = {
    text: { fr: 'Une agence qui écoute.' },
    paper: 'De Kustbode',
    by: 'Mieke Lams',
    date: '2026-03-14',
    title: { nl: 'Wie woont er aan zee?' },
    link: { type: 'url', href: 'https://kustbode.example/zee' },
  };
  const press = (...quotes: readonly object[]) => shown([{ kind: 'press', quotes }]);

  it('have the paper’s name, author and date, in the language of the paper, and link to the article', () => {
    expect(press(quote)).toMatchObject([
      {
        kind: 'press',
        quotes: [
          {
            text: { text: 'Une agence qui écoute.', lang: 'fr' },
            paper: 'De Kustbode',
            signed: 'Mieke Lams · 14/03/2026',
            title: { text: 'Wie woont er aan zee?', href: 'https://kustbode.example/zee' },
          },
        ],
      },
    ]);
  });

  it('link with the name of the paper when the article has no title, and do not link without an address', () => {
    const bare = { ...quote, by: null, title: null };
    expect(press(bare, { ...quote, link: null }, { ...bare, link: null })).toMatchObject([
      {
        quotes: [
          { signed: '14/03/2026', title: { text: 'Lees het in De Kustbode' } },
          { title: { text: 'Wie woont er aan zee?', href: null } },
          { title: null },
        ],
      },
    ]);
  });

  it.each(['text', 'paper', 'date'])('are left out without their %s', (member) => {
    expect(press({ ...quote, [member]: undefined })).toEqual([]);
    expect(press(quote, { ...quote, [member]: null })).toMatchObject([
      { quotes: [{ paper: 'De Kustbode' }] },
    ]);
  });
});

describe('the beginning of a valuation', () => {
  const block = { kind: 'valuation', heading: { nl: 'Wat is uw huis waard?' } };
  it('links to the form for each kind of home, with no form of its own', () => {
    const [one] = shown([block]);
    expect(one).toMatchObject({
      points: [],
      kinds: [
        { label: 'Huis', href: '/nl/waardebepaling?kind=house' },
        { label: 'Appartement', href: '/nl/waardebepaling?kind=apartment' },
        { label: 'Grond', href: '/nl/waardebepaling?kind=land' },
        { label: 'Iets anders', href: '/nl/waardebepaling?kind=other' },
      ],
    });
  });
  it('is absent when the agency offers no valuations', () => {
    expect(shown([block], {}, contextIn('nl'))).toEqual([]);
  });
});

describe('sold homes', () => {
  const block = { kind: 'sold', cityIds: [1201, '1202'], size: 2 };
  const [section] = cached(block);
  const sold = (...general: object[]) =>
    general.map((one, index) => generalWith({ id: index + 1, transaction: { id: 5 }, ...one }));
  const data = (results: ReturnType<typeof sold>) => ({
    sold: new Map([['1201,1202::2', { results, total: results.length }]]),
  });

  it('are requested with the sold status of the site’s source, in the places of the block', () => {
    if (section?.kind !== 'sold') throw new Error('no block');
    expect(soldRequest(section, valuing)).toMatchObject({
      query: { terms: { 'transaction.id': ['5'], 'address.city.id': ['1201', '1202'] } },
      size: 2,
    });
    const second = siteWith({ settings: { source: 'skarabee' } });
    expect(soldRequest(section, second).query).toMatchObject({ terms: { 'transaction.id': ['1', '7'] } });
  });

  it('label a price as the last asking price, and show none when it is hidden', () => {
    const [view] = shown([block], data(sold({ price: { value: 300_000 } }, { price: { value: -1 } })));
    expect(view).toMatchObject({
      priced: true,
      cards: [{ price: { prefix: 'Laatste vraagprijs', text: '€ 300.000' } }, { price: null }],
    });
    expect(shown([block], data(sold({ price: { value: -1 } })))).toMatchObject([{ priced: false }]);
  });

  it('never show their street', () => {
    const address = {
      visible: true,
      street: { nl: 'Kerkstraat' },
      city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } },
    };
    expect(JSON.stringify(shown([block], data(sold({ address }))))).not.toContain('Kerkstraat');
  });

  it('are left out when there are none, and show a message when they could not be loaded', () => {
    expect(shown([block], data([]))).toEqual([]);
    expect(shown([block], { sold: new Map([['1201,1202::2', null]]) })).toMatchObject([
      { failed: true, cards: [], link: null },
    ]);
  });
});

it('a page loads the seller’s stylesheet only when it has such a block', () => {
  expect(sheetsOf(shown([{ kind: 'text', body: { nl: 'Dag.' } }]))).toEqual(['content']);
  expect(sheetsOf(shown([REVIEWS]))).toEqual(['content', 'sell']);
});

describe('offices', () => {
  const team = {
    offices: [{ id: 'quay', name: 'Kaai', street: 'Kaai 1', hours: { week: { mon: [['09:00', '18:00']] } } }],
  };
  const context = contextIn('nl', siteWith({ settings: { team } }));

  it('have hours, but do not say whether they are open: the page is cached', () => {
    expect(shown([{ kind: 'offices' }], {}, context)).toMatchObject([
      {
        heading: 'Kom langs of bel',
        offices: [{ name: 'Kaai', address: ['Kaai 1'], hours: { now: null, open: false } }],
      },
    ]);
    expect(shown([{ kind: 'offices', heading: { nl: 'Kom langs' } }], {}, context)).toMatchObject([
      { heading: 'Kom langs' },
    ]);
  });

  it('are not shown when the settings have none', () => {
    expect(shown([{ kind: 'offices' }])).toEqual([]);
  });
});
