import { describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import { contextIn, estateWith, generalWith, projectWith, unitWith } from '../../testing/contexts.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { toEstatePage } from '../sources/first/page.ts';

const nl = contextIn();
const ldOf = (estate: Estate, project: Estate | null = null): Readonly<Record<string, unknown>> => {
  const path = canonicalPath(estate, project, nl);
  return toEstatePage(estate, project, { path, person: null }, nl).jsonLd;
};

describe('JSON-LD', () => {
  it('describes an estate like the page', () => {
    expect(ldOf(estateWith())).toMatchObject({
      '@type': 'RealEstateListing',
      datePosted: '2026-11-14T09:30:00+01:00',
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Te koop', item: 'https://duinzicht.example/nl/aanbod?status=FOR_SALE' },
          { position: 2, name: 'Knokke-Heist' },
          { position: 3, name: 'Villa in cottagestijl' },
        ],
      },
      mainEntity: {
        '@type': 'SingleFamilyResidence',
        address: { streetAddress: 'Elizabetlaan 41', addressCountry: 'BE' },
        geo: { latitude: 51.34567, longitude: 3.28765 },
        floorSize: { value: 284, unitCode: 'MTK' },
      },
    });
  });

  it('gives the number of estates of a project, and the project of a unit', () => {
    const project = projectWith([unitWith(1), unitWith(2), unitWith(3)]);
    expect(ldOf(project).mainEntity).toMatchObject({
      '@type': 'ApartmentComplex',
      numberOfAccommodationUnits: { value: 3 },
      numberOfAvailableAccommodationUnits: { value: 2 },
    });
    expect(ldOf(estateWith({ ...unitWith(1) }), project).mainEntity).toMatchObject({
      '@type': 'Apartment',
      floorLevel: '1',
      containedInPlace: {
        name: 'De "Vaartmolen".',
        url: 'https://duinzicht.example/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist',
      },
    });
  });

  it('describes open-house days as events when the page shows them', () => {
    const openHouses = [
      { day: '2026-11-28', from: '10:00', to: '12:00', registration: true, places: 8 },
      { day: '2026-11-14', from: '10:00', to: '12:00' },
    ];
    expect(ldOf(estateWith({ openHouses })).mentions).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: 'Open huis: Villa in cottagestijl',
        startDate: '2026-11-28T10:00:00+01:00',
        endDate: '2026-11-28T12:00:00+01:00',
        maximumAttendeeCapacity: 8,
        location: expect.objectContaining({
          '@type': 'Place',
          address: expect.objectContaining({ streetAddress: 'Elizabetlaan 41' }),
        }),
      }),
    ]);
    const hidden = estateWith({ openHouses, general: { address: { visible: false } } });
    expect(JSON.stringify(ldOf(hidden).mentions)).not.toContain('Elizabetlaan');
    const sold = estateWith({ openHouses, general: { transaction: { id: 5 } } });
    expect(ldOf(sold)).not.toHaveProperty('mentions');
  });

  it.each([
    ['a sold estate', { transaction: { id: 5 } }],
    ['a hidden address', { address: { visible: false } }],
    ['an estate that the map does not mark (spec 1 §4)', { subType: null }],
  ])('has no coordinates of %s', (_, general) => {
    expect(ldOf(generalWith(general)).mainEntity).not.toHaveProperty('geo');
  });

  it.each([
    ['UK', 'GB'],
    ['FR', 'FR'],
    ['UNKNOWN', 'BE'],
    [null, 'BE'],
  ])('names the country %s as %s', (id, code) => {
    expect(ldOf(generalWith({ address: { country: { id } } })).mainEntity).toMatchObject({
      address: { addressCountry: code },
    });
  });

  it.each([
    ['states the language when all texts are in it', {}, 'nl'],
    [
      'states none when the title is in another language',
      { title: { nl: null, en: 'A fine house' } },
      undefined,
    ],
    [
      'states none when the description is in another language',
      { description: { nl: null, fr: 'Belle maison.' } },
      undefined,
    ],
    ['names its language without words of the agency', { title: null, description: null }, 'nl'],
  ])('%s', (_, words, language) => {
    const bare = { shortDescription: null, description: { nl: 'Een huis.' } };
    expect(ldOf(generalWith({ ...bare, ...words })).inLanguage).toBe(language);
  });

  it.each([
    [1, 'Appartement', 'Apartment'],
    [2, 'Bouwgrond', 'Place'],
    [3, 'Villa', 'SingleFamilyResidence'],
    [3, 'Opbrengsteigendom', 'House'],
    [4, 'Winkel', 'Place'],
    [7, 'Chalet', 'Accommodation'],
    [11, 'Assistentiewoning', 'Apartment'],
  ])('maps head type %d (%s) to %s', (id, name, type) => {
    const ld = ldOf(
      generalWith({ headType: { id }, subType: { id: 1, name: { nl: name } }, project: false }),
    );
    expect(ld.mainEntity).toMatchObject({ '@type': type });
  });

  it.each([
    ['Sell', 'https://schema.org/InStock', { id: 1 }],
    ['LeaseOut', 'https://schema.org/InStock', { id: 2 }],
    ['Sell', 'https://schema.org/SoldOut', { id: 5 }],
  ])('has the offer type %s, %s', (action, availability, transaction) => {
    expect(ldOf(generalWith({ transaction })).offers).toMatchObject({
      businessFunction: { '@id': `http://purl.org/goodrelations/v1#${action}` },
      availability,
    });
  });

  it('counts the rooms when the listing names them', () => {
    const layout = [{ typeId: 1, count: 3 }, { typeId: 7 }, { typeId: 4 }, { typeId: 5 }, { typeId: 10 }];
    expect(ldOf(estateWith({ layout })).mainEntity).toMatchObject({ numberOfRooms: 5 });
    expect(ldOf(estateWith({ layout: [{ typeId: 1, count: 3 }] })).mainEntity).not.toHaveProperty(
      'numberOfRooms',
    );
  });

  it('has no offer without a visible price', () => {
    expect(ldOf(generalWith({ price: { value: -1 } }))).not.toHaveProperty('offers');
  });
});
