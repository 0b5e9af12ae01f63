import { describe, expect, it } from 'vitest';
import type { Estate } from '../content/schemas/estate.ts';
import { canonicalPath } from './estate-link.ts';
import { toEstatePage } from './estate-page.ts';
import { contextIn, estateWith, generalWith, projectWith, unitWith } from './testing.ts';

const nl = contextIn();
const ldOf = (estate: Estate, project: Estate | null = null): Readonly<Record<string, unknown>> => {
  const path = canonicalPath(estate, project, nl);
  return toEstatePage(estate, project, { path, person: null }, nl).jsonLd;
};

describe('JSON-LD', () => {
  it('tells of a home what the page tells', () => {
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
        '@type': 'House',
        address: { streetAddress: 'Elizabetlaan 41', addressCountry: 'BE' },
        geo: { latitude: 51.34567, longitude: 3.28765 },
        floorSize: { value: 284, unitCode: 'MTK' },
      },
    });
  });

  it('tells of a project how many homes it has, and of a unit where it belongs', () => {
    const project = projectWith([unitWith(1), unitWith(2), unitWith(3)]);
    expect(ldOf(project).mainEntity).toMatchObject({
      '@type': 'ApartmentComplex',
      numberOfAccommodationUnits: 3,
      numberOfAvailableAccommodationUnits: 2,
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

  it.each([
    ['a sold home', { transaction: { id: 5 } }],
    ['a hidden address', { address: { visible: false } }],
    ['a home that the map does not mark (spec 1 §4)', { subType: null }],
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
    ['names its language where all of it is in that', {}, 'nl'],
    ['names none where the title fell back', { title: { nl: null, en: 'A fine house' } }, undefined],
    [
      'names none where the description fell back',
      { description: { nl: null, fr: 'Belle maison.' } },
      undefined,
    ],
    ['names its language without words of the agency', { title: null, description: null }, 'nl'],
  ])('%s', (_, words, language) => {
    const bare = { shortDescription: null, description: { nl: 'Een huis.' } };
    expect(ldOf(generalWith({ ...bare, ...words })).inLanguage).toBe(language);
  });

  it('has no offer where no price is shown', () => {
    expect(ldOf(generalWith({ price: { value: -1 } }))).not.toHaveProperty('offers');
  });
});
