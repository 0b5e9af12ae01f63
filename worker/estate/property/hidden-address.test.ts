import { describe, expect, it } from 'vitest';
import { tellsPlace, withoutTelling } from '#domain/rules/telling.ts';
import { contextIn, estateWith, listingWith, projectWith, unitWith } from '../../testing/contexts.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';
import { listingPath } from '../sources/second/path.ts';

const ADDRESS = {
  visible: false,
  street: { nl: 'Geheimstraat', fr: 'Rue Secrète' },
  number: '7731',
  box: '9942',
  city: { id: 1201, zip: 8300, name: { nl: 'Knokke-Heist', fr: 'Knokke-Heist' } },
  geoLocation: { lat: 51.123987, lon: 3.987123 },
};
const words = (nl: string) => ({ nl, fr: 'Rue Secrète' });
const TELLING = {
  architect: { name: 'Bureau Geheimstraat' },
  sticker: { id: 1, name: words('Open huis, Geheimstraat') },
  title: { nl: 'Villa in de GEHEIMSTRAAT', fr: 'Villa Rue secrete' },
  shortDescription: { nl: 'Rustig. In de Geheimstraat dus. Met tuin.' },
  description: { nl: 'Geheimstraat 7731 is de mooiste plek.\n\nZuidgericht.' },
  townPlanningValue: { nl: 'Zie Geheimstraat' },
  address: ADDRESS,
};
const PICTURES = [{ file: 'villa-1', alt: { nl: 'De gevel in de Geheimstraat' } }];
const SECRETS = /geheim|secr(?:[eè]|%C3%A8)te|7731|9942|51[.,]123|3[.,]987/i;

/** Whatever an agency may write or link to, each telling the street, or the place. */
const TELLING_PARTS = {
  floors: [
    { floor: { nl: 'Achterkant' }, rooms: [{ name: { nl: 'Hal' }, comment: words('Aan de Geheimstraat') }] },
    { floor: words('Kant Geheimstraat'), rooms: [{ name: { nl: 'Hal' } }] },
  ],
  files: [
    { type: words('Plan'), link: 'https://documents.example/geheimstraat-7731/plan.pdf' },
    { type: words('Plan Geheimstraat'), link: 'https://documents.example/1/plan.pdf' },
    { type: words('Plan'), link: 'https://documents.example/Rue%20Secr%C3%A8te.pdf' },
    { type: words('Nota'), comment: words('Af te halen in de Geheimstraat') },
  ],
  videos: [
    { typeId: 1, link: 'https://visit.example/geheimstraat' },
    { typeId: 2, link: 'https://visit.example/?at=51.123987,3.987123' },
  ],
  buildTechnicals: [
    { criteria: words('Gevel'), value: words('Geheimstraat'), comment: words('Geheimstraat') },
  ],
  facilities: [{ name: words('Ingang Geheimstraat') }],
  environments: [{ environment: words('Centrum'), comment: words('Geheimstraat') }],
  extraFields: [
    { type: 'TEXT', value_lang_string: words('Geheimstraat') },
    { type: 'BIGTEXT', value_lang_string: words('Coördinaten: 51,1239 en 3,9871') },
  ],
  layout: [{ typeId: 7, name: words('Leefruimte'), surface: 30, comment: words('aan de Geheimstraat') }],
  dimensions: { commentArea: words('Geheimstraat 7731') },
};

const person = null;

describe('a hidden address (spec 1 §2: "hidden completely")', () => {
  const project = projectWith([unitWith(1, { address: ADDRESS })], {
    ...TELLING,
    buildingName: 'Geheimstraat',
  });
  const estate = estateWith({ general: TELLING, pictures: PICTURES, ...TELLING_PARTS });
  const unit = estateWith({ ...unitWith(1, { address: ADDRESS }), ...TELLING_PARTS });
  const listing = listingWith({
    ...TELLING,
    short_description: TELLING.shortDescription,
    geo: ADDRESS.geoLocation,
    general: { appartment_number: '9942' },
    media: { virtual_visit_url: 'https://visit.example/rue-secrete' },
    other: {
      neighbourhood_information: 'Vlak bij de Geheimstraat',
      garden: 'YES',
      garden_information: 'Rue Secrète',
    },
    planning: { subdivision_information: 'Verkaveling Geheimstraat' },
    comfort: { heating: 'GAS', heating_information: 'Geheimstraat' },
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)(
    'appears nowhere in cards, pages and addresses (%s)',
    (locale) => {
      const context = contextIn(locale);
      const views = [
        toEstateCard(estate, context),
        toEstateCard(project, context),
        toEstatePage(estate, null, { path: canonicalPath(estate, null, context), person }, context),
        toEstatePage(project, null, { path: canonicalPath(project, null, context), person }, context),
        toEstatePage(unit, project, { path: canonicalPath(unit, project, context), person }, context),
        toSkarabeePage(listing, { path: listingPath(listing, context), person }, context),
      ];
      for (const view of views) {
        expect(JSON.stringify(view)).not.toMatch(SECRETS);
        expect(JSON.stringify(view)).toContain('Knokke-Heist');
      }
      expect(decodeURIComponent(canonicalPath(project, null, context))).not.toMatch(SECRETS);
      expect(decodeURIComponent(listingPath(listing, context))).not.toMatch(SECRETS);
    },
  );

  it('draws an area, and keeps data that does not disclose it', () => {
    const view = toEstatePage(estate, null, { path: '/nl/aanbod/4711', person }, contextIn());
    expect(view.map?.radius).toBeGreaterThan(0);
    expect(view.map?.label).toBe('8300 Knokke-Heist');
    expect(view.floors).toEqual([{ title: 'Achterkant', rooms: [{ name: 'Hal', detail: null }] }]);
    expect(view.groups.find(({ id }) => id === 'building')?.rows.at(-1)).toMatchObject({
      label: 'Omgeving',
      value: 'Centrum',
      note: null,
    });
    expect([view.documents, view.media]).toEqual([[], []]);
  });

  it('shows everything when the address is not hidden', () => {
    const shown = estateWith({
      general: { ...TELLING, address: { ...ADDRESS, visible: true } },
      ...TELLING_PARTS,
    });
    const view = toEstatePage(shown, null, { path: '/nl/aanbod/4711', person }, contextIn());
    expect(view.documents).toHaveLength(3);
    expect(view.media).toHaveLength(2);
    expect(view.map).toMatchObject({ point: ADDRESS.geoLocation, radius: null });
  });

  it('leaves other texts unchanged', () => {
    const view = toEstatePage(estate, null, { path: '/nl/aanbod/4711', person }, contextIn());
    expect(view).toMatchObject({
      title: 'Villa',
      addressHidden: true,
      place: '8300\u00a0Knokke-Heist',
      lead: 'Rustig. Met tuin.',
      description: ['Zuidgericht.'],
    });
  });

  it('is not disclosed in structured data: no street, no coordinates in JSON-LD', () => {
    const hidden = toEstatePage(estate, null, { path: '/nl/aanbod/4711', person }, contextIn());
    expect(hidden.jsonLd.mainEntity).toEqual({
      '@type': 'SingleFamilyResidence',
      name: 'Villa',
      address: {
        '@type': 'PostalAddress',
        postalCode: '8300',
        addressLocality: 'Knokke-Heist',
        addressCountry: 'BE',
      },
      numberOfBedrooms: 5,
      numberOfBathroomsTotal: 3,
      floorSize: { '@type': 'QuantitativeValue', value: 284, unitCode: 'MTK' },
      yearBuilt: 1924,
    });
    const shown = toEstatePage(estateWith(), null, { path: '/nl/aanbod/4711', person }, contextIn());
    expect(shown.jsonLd.mainEntity).toMatchObject({
      address: { streetAddress: 'Elizabetlaan 41' },
      geo: { latitude: 51.34567, longitude: 3.28765 },
    });
  });
});

describe('a street in a text', () => {
  const address = { street: { nl: 'Markt', fr: 'Place de l’Église' } };
  it.each([
    ['Villa op de Markt', true],
    ['Villa op de MARKT.', true],
    ['Dicht bij de supermarkt', false],
    ['place de l’eglise 4', true],
    ['', false],
  ])('%s: %s', (text, stated) => {
    expect(tellsPlace(text, { address })).toBe(stated);
  });

  it('keeps every sentence when the address is visible', () => {
    expect(withoutTelling('Op de Markt. Mooi.', { address: { ...address, visible: true } })).toBe(
      'Op de Markt. Mooi.',
    );
    expect(withoutTelling('Op de Markt. Mooi.', { address: { ...address, visible: false } })).toBe('Mooi.');
  });
});

describe('tellsPlace', () => {
  const place = {
    address: { visible: false, street: { nl: 'Geheimstraat' } },
    point: { lat: 51.123987, lon: 3.987123 },
  };
  it.each([
    ['https://visit.example/Geheim%73traat', true],
    ['https://visit.example/?q=51%2C1239', true],
    ['51.12398, 3.98712', true],
    ['51.123 N', false],
    ['€ 3.987', false],
    ['Geheimstraatje', false],
    ['100% zon', false],
  ])('%s: %s', (text, stated) => {
    expect(tellsPlace(text, place)).toBe(stated);
  });

  it('hides nothing when the address is visible', () => {
    expect(tellsPlace('Geheimstraat', { ...place, address: { ...place.address, visible: true } })).toBe(
      false,
    );
  });
});
