import { describe, expect, it } from 'vitest';
import {
  contextIn,
  estateWith,
  generalWith,
  projectWith,
  siteWith,
  unitWith,
} from '../../testing/contexts.ts';
import { toEstateCard, toEstateRow } from './estate-card.ts';

const nl = contextIn('nl');
const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

const SOLD = { state: 'gone', text: 'Verkocht' };

describe('toEstateCard', () => {
  it('shows all facts of an estate for sale', () => {
    expect(toEstateCard(estateWith(), nl)).toEqual({
      id: '4711',
      href: '/nl/aanbod/4711/villa-te-koop-in-elizabetlaan-41-8300-knokke-heist',
      kind: 'Villa',
      title: 'Villa in cottagestijl',
      place: 'Elizabetlaan\u00a041, 8300\u00a0Knokke-Heist',
      picture: expect.objectContaining({ src: '/media/800/villa-1.webp' }),
      strip: {
        href: '/nl/ajax/card-pictures/4711',
        count: 2,
        position: 'Foto 1 van 2',
        previous: 'Vorige foto',
        next: 'Volgende foto',
      },
      noPicture: 'Nog geen foto',
      price: { kind: 'amount', prefix: null, text: '€ 1.495.000', suffix: null },
      beneath: '€ 5.264 /m²',
      sticker: null,
      status: null,
      sold: false,
      energy: { grade: 'c', label: 'C', text: 'Energielabel C' },
      flood: null,
      facts: [
        { kind: 'bedrooms', text: '5', name: 'slaapkamers' },
        { kind: 'bathrooms', text: '3', name: 'badkamers' },
        { kind: 'area', text: '284 m²', name: 'bewoonbaar' },
      ],
      heart: {
        add: 'Villa in cottagestijl, Elizabetlaan 41, 8300 Knokke-Heist bewaren bij favorieten',
        remove: 'Villa in cottagestijl, Elizabetlaan 41, 8300 Knokke-Heist verwijderen uit favorieten',
      },
    });
  });

  it.each([
    [
      'a project with a building name',
      { headType: { id: 9 }, buildingName: 'Zeezicht' },
      'Zeezicht',
      'Project',
    ],
    ['a project without one', { headType: { id: 9 }, buildingName: ' ' }, 'Villa', 'Project'],
    ['an estate in a named building', { buildingName: 'Zeezicht' }, 'Villa', null],
    ['an estate without sub type', { subType: null }, 'Huis', null],
    ['an estate without any type', { subType: null, headType: null }, 'pand', null],
  ])('names the kind of estate: %s (spec 1 §2, "Estate card")', (_, general, kind, over) => {
    expect(toEstateCard(generalWith(general), nl).kind).toBe(kind);
    expect(toEstateCard(generalWith({ ...general, title: null }), nl)).toMatchObject({
      kind: over,
      title: kind,
    });
  });

  it.each([
    ['Warande: wonen aan het park', 'Project'],
    ['WARANDE – wonen aan het park', 'Project'],
    ['Wonen aan de Warande', 'Warande'],
    ['Warandepark', 'Warande'],
  ])('says the name of a project once: %s', (title, kind) => {
    const project = { headType: { id: 9 }, buildingName: 'Warande', title: { nl: title } };
    expect(toEstateCard(generalWith(project), nl)).toMatchObject({ kind, title });
  });

  it.each([
    ['a unit', {}, 'Appartement 1.3'],
    ['a unit of a named building', { buildingName: 'Zeezicht' }, 'Appartement 1.3'],
    ['a unit without a number', { entityNumber: ' ' }, 'Appartement'],
    ['a project within a project', { headType: { id: 9 }, buildingName: 'Zeezicht' }, 'Zeezicht'],
  ])(
    'distinguishes the estates of a project, using building names only for head type Project: %s (spec 1 §2)',
    (_, general, title) => {
      const card = toEstateCard(estateWith(unitWith(3, { ...general, title: null })), nl);
      expect(card.title).toBe(title);
      expect(card.heart.add).toBe(`${title}, Elizabetlaan 41, 8300 Knokke-Heist bewaren bij favorieten`);
    },
  );

  it.each([
    ['visible', { visible: true }, 1, 'Elizabetlaan\u00a041, 8300\u00a0Knokke-Heist'],
    ['hidden', { visible: false }, 1, '8300\u00a0Knokke-Heist'],
    ['without a visibility flag', { visible: null }, 1, '8300\u00a0Knokke-Heist'],
    ['visible, of a sold estate', { visible: true }, 5, '8300\u00a0Knokke-Heist'],
  ])('shows the permitted part of an address that is %s (spec 1 §2)', (_, address, transaction, place) => {
    const card = toEstateCard(generalWith({ address, transaction: { id: transaction } }), nl);
    expect(card.place).toBe(place);
    expect(card.href?.includes('elizabetlaan')).toBe(place.startsWith('Elizabetlaan'));
  });

  it.each([
    ['a figure', { value: 385_000 }, 1, '€ 385.000', null, null],
    ['a price from', { value: 289_000, priceFrom: true }, 1, '€ 289.000', 'Vanaf', null],
    ['a rent', { value: 950 }, 2, '€ 950', null, '/ maand'],
    ['a rent a week', { value: 950, period: { name: { nl: 'Week' } } }, 2, '€ 950', null, '/ week'],
    ['nothing', { value: null }, 1, 'Prijs op aanvraag', null, null],
    ['zero', { value: 0 }, 1, 'Prijs op aanvraag', null, null],
  ])('formats %s as a price (spec 1 §9)', (_, price, transaction, text, prefix, suffix) => {
    const card = toEstateCard(generalWith({ price, transaction: { id: transaction } }), nl);
    expect(card.price).toMatchObject({ text, prefix, suffix });
  });

  it('keeps the capital letter of a period in German', () => {
    const price = { value: 950, period: { name: { de: 'Woche' } } };
    const card = toEstateCard(generalWith({ price, transaction: { id: 2 } }), contextIn('de'));
    expect(card.price?.suffix).toBe('/ Woche');
  });

  it('hides the figure of a price of -1, and says that it is on request (spec 1 §9)', () => {
    expect(toEstateCard(generalWith({ price: { value: -1 } }), nl).price).toMatchObject({
      kind: 'on-request',
      text: 'Prijs op aanvraag',
    });
  });

  it.each([
    ['coloured by the site', { id: 1, name: { nl: 'Nieuw' } }, 'sticker--1'],
    ['white with black (spec 1 §9)', { id: 2, name: { nl: 'Nieuw' } }, null],
    ['unknown to the site', { id: 3, name: { nl: 'Nieuw' } }, null],
    [
      'unknown to the site, white with black',
      { id: 3, name: { nl: 'Nieuw' }, color: 'white', colorText: '#000' },
      null,
    ],
    [
      'white with black on the estate',
      { id: 1, name: { nl: 'Nieuw' }, color: '#fff', colorText: '#000' },
      null,
    ],
  ])('sets the class of a sticker that is %s', (_, sticker, className) => {
    expect(toEstateCard(generalWith({ sticker }), nl).sticker).toEqual({ text: 'Nieuw', className });
  });

  it.each([
    ['that the site does not list', { id: 3, color: '#0c5d74', colorText: '#ffeeaa' }, '#0c5d74', '#ffeeaa'],
    [
      'that the site lists otherwise',
      { id: 1, color: '#222222', colorText: '#ffeeaa' },
      '#222222',
      '#ffeeaa',
    ],
    ['whose letters cannot be read', { id: 1, color: '#ff0000', colorText: '#ffffff' }, '#ff0000', '#000000'],
  ])('shows a sticker %s in its own colours (spec 1 §2)', (_, colours, ground, letters) => {
    const sticker = { name: { nl: 'Nieuw' }, ...colours };
    expect(toEstateCard(generalWith({ sticker }), nl).sticker).toEqual({
      text: 'Nieuw',
      className: 'sticker-own--drawn',
      ground,
      letters,
    });
  });

  it('uses the site’s class for a sticker in the colours that the site has for it', () => {
    const sticker = { id: 1, name: { nl: 'Nieuw' }, color: '#0C5D74', colorText: 'white' };
    expect(toEstateCard(generalWith({ sticker }), nl).sticker?.className).toBe('sticker--1');
  });

  it('sets the language of a sticker in another language (WCAG 3.1.2)', () => {
    const card = toEstateCard(generalWith({ sticker: { id: 9, name: { fr: 'Nouveau' } } }), nl);
    expect(card.sticker).toEqual({ text: 'Nouveau', lang: 'fr', className: null });
  });

  it('labels a sold estate by its transaction, also beside a sticker (spec 1 §2; decision 105)', () => {
    const sold = { transaction: { id: 5, name: { nl: 'Verkocht' } } };
    expect(toEstateCard(generalWith(sold), nl)).toMatchObject({ sold: true, status: SOLD });
    const both = generalWith({ ...sold, sticker: { id: 1, name: { nl: 'Nieuw' } } });
    expect(toEstateCard(both, nl)).toMatchObject({ sold: true, status: SOLD, sticker: { text: 'Nieuw' } });
  });

  it.each([
    ['first', { transaction: { id: 3, name: null } }, { state: 'option', text: 'In optie' }],
    ['second', { status: 'OPTION_FOR_RENT', transaction: null }, { state: 'option', text: 'In optie' }],
    ['first', { status: 'UNDER_OFFER' }, { state: 'bid', text: 'Onder bod' }],
    ['second', { status: 'UNDER_OFFER', transaction: null }, { state: 'bid', text: 'Onder bod' }],
  ])(
    'states beside a sticker of the %s source that another buyer comes first: %j',
    (source, said, status) => {
      const guid = source === 'second' ? GUID : null;
      const sticker = { id: 1, name: { nl: 'Nieuw' } };
      const card = toEstateCard(estateWith({ guid, general: { ...said, sticker } }), nl);
      expect(card).toMatchObject({ sold: false, status, sticker: { text: 'Nieuw' } });
    },
  );

  it.each([{ archived: true }, { archived: 'JA' }, { archivedAt: '2026-10-01' }])(
    'labels an estate as archived whatever its sticker, but a sold one as sold (spec 1 §4): %j',
    (said) => {
      const praised = { ...said, sticker: { id: 1, name: { nl: 'Nieuwe prijs' } } };
      expect(toEstateCard(generalWith(praised), nl)).toMatchObject({
        sold: true,
        status: { state: 'archived', text: 'In het archief' },
        sticker: null,
      });
      const sold = generalWith({ ...said, transaction: { id: 5, name: { nl: 'Verkocht' } } });
      expect(toEstateCard(sold, nl)).toMatchObject({ sold: true, status: SOLD });
    },
  );

  it.each([
    ['first', 6, true],
    ['first', 7, false],
    ['second', 7, true],
    ['second', 5, false],
  ])('recognizes sold by the numbers of the %s source (spec 1 §4)', (source, id, sold) => {
    const estate = estateWith({
      guid: source === 'second' ? GUID : null,
      general: { transaction: { id, name: null } },
    });
    expect(toEstateCard(estate, nl).sold).toBe(sold);
  });

  it('does not read a transaction of the second source with the numbers of the first (spec 1 §4)', () => {
    const card = toEstateCard(
      estateWith({ guid: GUID, general: { transaction: { id: 1, name: null } } }),
      nl,
    );
    expect(card).toMatchObject({ sold: true, status: SOLD });
  });

  it('has no link when the site hides the status (spec 1 §2)', () => {
    expect(toEstateCard(generalWith({ transaction: { id: 8 } }), nl).href).toBeNull();
    const open = contextIn('nl', siteWith({ settings: { hiddenStatus: [] } }));
    expect(toEstateCard(generalWith({ transaction: { id: 8 } }), open).href).not.toBeNull();
  });

  it.each([
    ['C', 'FLANDERS', false],
    ['D', 'FLANDERS', true],
    ['D', 'WALLONIA', false],
    [null, 'FLANDERS', false],
  ])('warns of flood score %s in %s: %s (spec 1 §5, §9)', (score, region, shown) => {
    const estate = generalWith({ floodingParcelScore: score, address: { region } });
    expect(toEstateCard(estate, nl).flood !== null).toBe(shown);
  });

  it('has the guid as id when it comes from the second source', () => {
    expect(toEstateCard(estateWith({ guid: GUID }), nl)).toMatchObject({
      id: GUID,
      href: expect.stringContaining(`/nl/aanbod/${GUID}/`),
    });
  });

  it.each([
    ['in another language', { nl: null, fr: 'Villa de style cottage' }],
    ['that only repeats the kind', { nl: 'VILLA' }],
    ['that contains a hidden street', { nl: 'Villa aan de Elizabetlaan' }],
  ])('ignores a title %s', (_, title) => {
    const address = { ...estateWith().general.address, visible: false };
    expect(toEstateCard(generalWith({ title, address }), nl)).toMatchObject({ kind: null, title: 'Villa' });
  });

  it('requests at most five pictures, and none with a single picture or without a link', () => {
    const estate = estateWith({ pictureCount: 8 });
    expect(toEstateCard(estate, nl).strip).toMatchObject({
      href: '/nl/ajax/card-pictures/4711',
      count: 5,
      position: 'Foto 1 van 5',
    });
    const hidden = contextIn('nl', siteWith({ settings: { hiddenStatus: [1] } }));
    expect(toEstateCard(estate, hidden)).toMatchObject({ href: null, strip: null });
    expect(toEstateCard(estateWith({ pictures: estate.pictures?.slice(0, 1) }), nl).strip).toBeNull();
  });

  it('shows more as a row: its remark, further text, facilities by name, price per m²', () => {
    const description = { nl: '<p>Een rieten dak.</p><p>Vijf kamers.</p>' };
    const estate = generalWith({ shortDescription: { nl: 'Een rieten dak.' }, description });
    expect(toEstateRow(estate, nl).row).toEqual({
      remark: 'Een rieten dak.',
      lines: 'Vijf kamers.',
      facts: expect.arrayContaining([
        { value: '5', name: 'slaapkamers' },
        { value: '284 m²', name: 'bewoonbaar' },
      ]),
      energy: expect.stringContaining('kWh/m²'),
    });
    expect(toEstateRow(estate, contextIn('fr')).row?.lang).toBe('nl');
    const unpriced = generalWith({ price: { value: -1 } });
    expect(toEstateRow(estate, nl).beneath).toBe('€ 5.264 /m²');
    expect(toEstateRow(unpriced, nl).beneath).toBeNull();
  });

  it.each([
    ['all free', [1, 3, 7], '3 appartementen'],
    ['some sold', [1, 2, 3], '2 van 3 vrij'],
    ['all sold', [2, 4], 'Alles verkocht'],
  ])('counts the units of a project: %s', (_, ids, text) => {
    const card = toEstateCard(projectWith(ids.map((id) => unitWith(id))), nl);
    expect(card.facts).toEqual([{ kind: 'units', text, name: null }]);
  });

  it('shows no "price on request" when no unit is left', () => {
    const unpriced = [2, 4].map((id) => unitWith(id, { price: null }));
    expect(toEstateCard(projectWith(unpriced), nl).price).toBeNull();
    const one = [unitWith(1, { price: null }), ...unpriced];
    expect(toEstateCard(projectWith(one), nl).price).toMatchObject({ kind: 'on-request' });
  });

  it('shows the price of a project’s cheapest free unit', () => {
    const card = toEstateCard(
      projectWith([unitWith(2, { price: { value: 1 } }), unitWith(3), unitWith(5)]),
      nl,
    );
    expect(card.price).toMatchObject({ prefix: 'Vanaf', text: '€ 300.003' });
    expect(card.href).toBe('/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist');
  });

  it('links a unit whose project is not loaded by its short address (spec 1 §2)', () => {
    expect(toEstateCard(generalWith({ parentId: 900 }), nl).href).toBe('/nl/aanbod/4711');
  });

  it.each([
    ['fr', 'chambres', 'À vendre', '/fr/offre/4711/villa-%C3%A0-vendre-a-elizabetlaan-41-8300-knokke-heist'],
    ['en', 'bedrooms', 'For sale', '/en/offer/4711/villa-for-sale-in-elizabetlaan-41-8300-knokke-heist'],
    [
      'de',
      'Schlafzimmer',
      'Zu verkaufen',
      '/de/angebot/4711/villa-zu-verkaufen-in-elizabetlaan-41-8300-knokke-heist',
    ],
  ] as const)('has texts in %s', (locale, bedrooms, _, href) => {
    const card = toEstateCard(estateWith(), contextIn(locale));
    expect(card.facts[0]?.name).toBe(bedrooms);
    expect(card.href).toBe(href);
  });

  it('prefers the vocabulary to a name in another language', () => {
    const estate = generalWith({ subType: { id: 'VILLA', name: { nl: 'Kasteeltje' } } });
    expect(toEstateCard(estate, contextIn('de')).title).toBe('Villa');
    expect(toEstateCard(estate, nl).kind).toBe('Kasteeltje');
  });
});
