import type { WordTable } from './word-table.ts';

const group = (what: string) =>
  [`Fields of the second source: ${what}. Names as its listing system has them.`] as const;

/** Words of the listings of the second source. */
export const SECOND_SOURCE_WORDS: WordTable = {
  'skarabeeListing.guid': ['GUID of the listing.', 'b1a7c3de-0000-4000-8000-000000000020'],
  external_id: ['Its id in the listing system.', '88123'],
  'skarabeeListing.type': ['Code of its type.', 'APARTMENT'],
  'skarabeeListing.status': ['Code of its status.', 'FOR_SALE'],
  short_description: ['One or two sentences, plain text.'],
  archived_at: [
    'When it was taken off the market: instant, ISO 8601 with offset.',
    '2027-05-02T09:00:00+02:00',
  ],
  price_lowered: ['In answers: that the price was lowered.'],
  'price_lowered.at': ['When it was lowered: instant, ISO 8601 with offset.', '2027-03-01T08:00:00+01:00'],
  'skarabeeListing.sticker': ['A word that is stuck onto its card.'],
  'skarabeeListing.address': ['Where it lies.'],
  geo: ['Where it lies on a map.'],
  'geo.lat': ['Latitude, degrees north.', 51.34],
  'geo.lon': ['Longitude, degrees east.', 3.28],
  precision: ['How exact the place is, as the listing system counts.', 1],
  'geo.address': ['What the place was found by.'],
  'geo.address.country': ['Code of the country.', 'BE'],
  'skarabeeListing.general': group('general'),
  construction: group('the building'),
  comfort: group('comfort'),
  certification: group('certificates and energy'),
  financial: group('prices, euros'),
  notary: group('the notary'),
  notary_cost: group('costs of the notary, euros'),
  other: group('other'),
  planning: group('planning law'),
  flood_information: group('flooding'),
  'skarabeeListing.project': group('the project'),
  media: group('films and documents'),
};
