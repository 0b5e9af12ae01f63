import type { WordTable } from './word-table.ts';

const group = (what: string) =>
  [`Fields of the second source: ${what}. Names are those of its listing system.`] as const;

/** Descriptions for listings of the second source. */
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
  price_lowered: ['Only in answers: a price reduction.'],
  'skarabeeListing.units': ['Only in answers: units of a project, as lists show them, lowest floor first.'],
  'skarabeeListing.history': ['Only in answers: as for an estate.'],
  'price_lowered.at': ['When it was lowered: instant, ISO 8601 with offset.', '2027-03-01T08:00:00+01:00'],
  'skarabeeListing.sticker': ['The sticker on its card.'],
  'skarabeeListing.address': ['Its address.'],
  geo: ['Its coordinates.'],
  'geo.lat': ['Latitude, degrees north.', 51.34],
  'geo.lon': ['Longitude, degrees east.', 3.28],
  precision: ['Precision of the coordinates, on the listing system’s scale.', 1],
  'geo.address': ['The address that was geocoded.'],
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
