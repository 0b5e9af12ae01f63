import { describe, expect, it } from 'vitest';
import { type RentalUnit, RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn } from '../testing/contexts.ts';
import { toVacationRental } from './vacation-rental.ts';

const nl = contextIn();
const unitWith = (general: object = {}, rest: object = {}): RentalUnit =>
  readLoosely(RentalUnitSchema, {
    id: 17,
    photos: [{ original: 'terrace-1' }, { original: 'javascript:alert(1)' }, { original: 'bedroom-1' }],
    general: {
      description: { nl: 'Ruim appartement op de dijk.' },
      city: { zip: 8300, name: { nl: 'Knokke-Heist' } },
      geoLocation: { lat: 51.35, lon: 3.28 },
      maxOccupation: 6,
      floor: 0,
      ...general,
    },
    rooms: { bedrooms: 2, bathrooms: -1 },
    ...rest,
  });

describe('VacationRental', () => {
  it('has the properties that Google requires, and the other facts of the page', () => {
    expect(toVacationRental(unitWith(), 'Zeebries', nl)).toMatchObject({
      '@type': 'VacationRental',
      identifier: 'duinzicht-17',
      name: 'Zeebries',
      url: 'https://duinzicht.example/nl/vakantie/17',
      image: [
        'https://duinzicht.example/media/800/terrace-1.webp',
        'https://duinzicht.example/media/800/bedroom-1.webp',
      ],
      latitude: '51.35000',
      longitude: '3.28000',
      address: { postalCode: '8300', addressLocality: 'Knokke-Heist', addressCountry: 'BE' },
      containsPlace: {
        '@type': 'Accommodation',
        additionalType: 'EntirePlace',
        occupancy: { value: 6 },
        numberOfBedrooms: 2,
        floorLevel: '0',
      },
    });
  });

  it('leaves out unknown facts', () => {
    expect(toVacationRental(unitWith(), 'Zeebries', nl)?.containsPlace).not.toHaveProperty(
      'numberOfBathroomsTotal',
    );
  });

  it.each([
    ['a place', { geoLocation: null }, {}],
    ['a number of guests', { maxOccupation: -1 }, {}],
    ['a picture', {}, { photos: [] }],
  ])('is left out without %s, which is required', (_what, general, rest) => {
    expect(toVacationRental(unitWith(general, rest), 'Zeebries', nl)).toBeNull();
  });
});
