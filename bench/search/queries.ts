import { FEATURES, type Trait } from '#domain/filter/traits.ts';
import type { EstateQuery, EstateSearchRequest } from '#wire/estate-search.ts';
import { CITIES, cityId } from './cities.ts';

/** A typical search of visitors, with its name in the table. */
export type BenchQuery = readonly [name: string, request: EstateSearchRequest];

const SALE = ['1', '3'];
const RENT = ['2', '4'];
const asc = { order: 'asc' } as const;
const desc = { order: 'desc' } as const;

const around = (rank: number, distance: string) => {
  const city = CITIES.find(({ id }) => String(id) === cityId(rank));
  return { distance, 'address.geoLocation': { lat: city?.lat ?? 51, lon: city?.lon ?? 4 } };
};

/** An area of forty corners, some twenty kilometres across, around a city. */
const drawn = (rank: number) => {
  const { lat, lon } = around(rank, '1km')['address.geoLocation'];
  return Array.from({ length: 40 }, (_, at) => {
    const reach = 0.09 * (at % 2 === 0 ? 1 : 0.7);
    const angle = (at * Math.PI) / 20;
    return { lat: lat + reach * Math.sin(angle), lon: lon + 1.5 * reach * Math.cos(angle) };
  });
};

/** The searches that are measured, equal for every size. */
export const QUERIES: readonly BenchQuery[] = [
  ['everything', { query: {} }],
  ['for sale', { query: { terms: { 'transaction.id': SALE } } }],
  ['for sale, page 5', { query: { terms: { 'transaction.id': SALE } }, from: 60 }],
  ['for sale, page 40', { query: { terms: { 'transaction.id': SALE } }, from: 585 }],
  ['to rent', { query: { terms: { 'transaction.id': RENT } } }],
  ['houses for sale', { query: { terms: { 'transaction.id': SALE, 'headType.id': ['3'] } } }],
  ['flats and houses to rent', { query: { terms: { 'transaction.id': RENT, 'headType.id': ['1', '3'] } } }],
  ['sub types', { query: { terms: { 'subType.id': ['31', '33'], 'transaction.id': SALE } } }],
  ['a large city', { query: { terms: { 'address.city.id': [cityId(0)] } } }],
  ['a small city', { query: { terms: { 'address.city.id': [cityId(300)], 'transaction.id': SALE } } }],
  [
    'three cities and a price',
    {
      query: {
        terms: { 'address.city.id': [cityId(1), cityId(12), cityId(90)], 'transaction.id': SALE },
        range: { 'price.value': { gte: 250_000, lte: 500_000 } },
      },
    },
  ],
  ['three bedrooms', { query: { terms: { bedroomCount: ['3'], 'transaction.id': SALE } } }],
  [
    'six bedrooms and more',
    { query: { terms: { bedroomCount: ['6', '7', '8', '9', '10'], 'transaction.id': SALE } } },
  ],
  [
    'two bedrooms at least',
    { query: { range: { bedroomCount: { gte: 2 } }, terms: { 'transaction.id': SALE } } },
  ],
  [
    'flats of two bedrooms at least to rent',
    {
      query: { range: { bedroomCount: { gte: 2 } }, terms: { 'transaction.id': RENT, 'headType.id': ['1'] } },
    },
  ],
  ['a range of prices', { query: { range: { 'price.value': { gte: 250_000, lte: 400_000 } } } }],
  [
    'a range of prices, cheapest first',
    { query: { range: { 'price.value': { gte: 300_000 } } }, sort: [{ 'price.value': asc }] },
  ],
  [
    'up to a price, dearest first',
    {
      query: { range: { 'price.value': { lte: 450_000 } }, terms: { 'transaction.id': SALE } },
      sort: [{ 'price.value': desc }],
    },
  ],
  [
    'rents up to 900, cheapest first',
    {
      query: { range: { 'price.value': { lte: 900 } }, terms: { 'transaction.id': RENT } },
      sort: [{ 'price.value': asc }],
    },
  ],
  [
    'houses, price and bedrooms',
    {
      query: {
        terms: { 'transaction.id': SALE, 'headType.id': ['3'] },
        range: { 'price.value': { gte: 200_000, lte: 350_000 }, bedroomCount: { gte: 3 } },
      },
    },
  ],
  ['by city', { query: { terms: { 'transaction.id': SALE } }, sort: [{ 'address.city.name': asc }] }],
  ['by sub type', { query: { terms: { 'transaction.id': SALE } }, sort: [{ 'subType.id': asc }] }],
  ['10 km around a large city', { query: { geo_distance: [around(0, '10km')] } }],
  [
    'three cities, 5 km around each',
    { query: { geo_distance: [0, 3, 40].map((city) => around(city, '5km')) } },
  ],
  ['a drawn area of 40 corners', { query: { geo_polygon: drawn(0) } }],
  [
    '10 km, for sale, by price',
    {
      query: { geo_distance: [around(3, '10km')], terms: { 'transaction.id': SALE } },
      sort: [{ 'price.value': asc }],
    },
  ],
  [
    '25 km and a price',
    {
      query: { geo_distance: [around(40, '25km')], range: { 'price.value': { gte: 200_000, lte: 400_000 } } },
    },
  ],
  ['a word: zeezicht', { query: { match: { text: 'zeezicht' } } }],
  ['a frequent word: tuin', { query: { match: { text: 'tuin' } } }],
  ['a frequent word in Dutch', { query: { match: { text: 'tuin', locale: 'nl' } } }],
  ['two words in Dutch', { query: { match: { text: 'garage zwembad', locale: 'nl' } } }],
  ['a reference', { query: { match: { text: 'R100500', locale: 'fr' } } }],
  [
    'a word, for sale, up to a price',
    {
      query: {
        match: { text: 'met laadpaal', locale: 'nl' },
        terms: { 'transaction.id': SALE },
        range: { 'price.value': { lte: 500_000 } },
      },
    },
  ],
  ['a collection', { query: { terms: { 'children.collections': ['new'] } } }],
  [
    'a collection of houses',
    { query: { terms: { 'children.collections': ['new', 'exclusive'], 'headType.id': ['3'] } } },
  ],
  ['in groups by type', { query: { terms: { 'transaction.id': SALE } }, group: 'TYPE' }],
  ['in groups by sub type, page 5', { query: {}, group: 'SUBTYPE', locale: 'fr', from: 60 }],
  [
    'in groups by status',
    { query: { range: { 'price.value': { gte: 200_000, lte: 400_000 } } }, group: 'STATUS' },
  ],
  ['in groups by city', { query: { terms: { 'transaction.id': SALE } }, group: 'CITY', locale: 'fr' }],
  ['in groups by price', { query: { terms: { 'headType.id': ['1', '3'] } }, group: 'PRICE' }],
  [
    'favourites',
    { query: { terms: { 'children.general.id': ['100002', '100017', '100333', '100801', '100950', '77'] } } },
  ],
  [
    'houses with garden and lift, for sale',
    {
      query: { terms: { 'transaction.id': SALE, 'headType.id': ['3'], garden: ['yes'], lift: ['yes'] } },
    },
  ],
  ['a view of the sea, page 5', { query: { terms: { seaView: ['yes'] } }, from: 60 }],
  [
    'every filter at once',
    {
      query: {
        terms: {
          'transaction.id': SALE,
          garden: ['yes'],
          parking: ['yes'],
          energyLabel: ['A', 'B', 'C'],
          condition: ['GOOD_CONDITION', 'RENEWED', 'NEW'],
          facades: ['3', '4'],
        },
        range: {
          livingArea: { gte: 120 },
          landArea: { gte: 500 },
          year: { gte: 1990 },
          availableOn: { lte: 20_270_601 },
          bedroomCount: { gte: 3 },
          'price.value': { lte: 500_000 },
        },
      },
    },
  ],
  [
    'with garden, also where it is not stated',
    { query: { terms: { 'transaction.id': SALE, garden: ['yes'] }, unknown: ['garden'] } },
  ],
  ['the largest', { query: { terms: { 'transaction.id': SALE } }, sort: [{ livingArea: desc }] }],
  [
    'the cheapest per m², with lift',
    { query: { terms: { 'transaction.id': SALE, lift: ['yes'] } }, sort: [{ pricePerArea: asc }] },
  ],
  [
    'with garden, also where it is not stated, the largest, page 40',
    {
      query: { terms: { 'transaction.id': SALE, garden: ['yes'] }, unknown: ['garden'] },
      sort: [{ livingArea: desc }],
      from: 585,
    },
  ],
  [
    'the cheapest per m² in a drawn area, with garden',
    { query: { geo_polygon: drawn(0), terms: { garden: ['yes'] } }, sort: [{ pricePerArea: asc }] },
  ],
  [
    'three cities with 5 km, class C or better, the largest',
    {
      query: {
        geo_distance: [0, 3, 40].map((city) => around(city, '5km')),
        terms: { energyLabel: ['A', 'B', 'C'] },
        unknown: ['energyLabel'],
      },
      sort: [{ livingArea: desc }],
    },
  ],
  [
    'three bedrooms with garden in a drawn area, in groups by type',
    {
      query: {
        geo_polygon: drawn(0),
        terms: { garden: ['yes'] },
        range: { bedroomCount: { gte: 3 } },
      },
      group: 'TYPE',
    },
  ],
  [
    'eight places far apart and an area',
    {
      query: {
        geo_distance: [0, 3, 12, 40, 90, 150, 200, 300].map((city) => around(city, '10km')),
        geo_polygon: drawn(60),
      },
    },
  ],
  [
    'projects with estates of two bedrooms',
    {
      query: {
        terms: { 'headType.id': ['9'], bedroomCount: ['2'] },
        range: { 'price.value': { lte: 350_000 } },
      },
    },
  ],
];

const GARDEN: EstateQuery = {
  terms: { 'transaction.id': SALE, 'headType.id': ['3'], garden: ['yes'] },
  range: { bedroomCount: { gte: 3 } },
};
const CLASSES: EstateQuery = { terms: { 'transaction.id': SALE, energyLabel: ['A', 'B', 'C'] } };

/** Filters for which the options are counted, equal for every size, and the traits whose options are counted too. */
export const FILTERS: readonly (readonly [name: string, query: EstateQuery, traits?: readonly Trait[]])[] = [
  ['nothing', {}],
  ['for sale', { terms: { 'transaction.id': SALE } }],
  ['one type', { terms: { 'headType.id': ['3'] } }],
  [
    'a type and two sub types, for sale',
    { terms: { 'transaction.id': SALE, 'headType.id': ['3'], 'subType.id': ['31', '33'] } },
  ],
  [
    'for sale up to a price',
    { terms: { 'transaction.id': SALE }, range: { 'price.value': { lte: 400_000 } } },
  ],
  ['a range of prices', { range: { 'price.value': { gte: 275_000, lte: 439_000 } } }],
  ['three bedrooms, for sale', { terms: { 'transaction.id': SALE, bedroomCount: ['3'] } }],
  [
    'houses, price and bedrooms',
    {
      terms: { 'transaction.id': SALE, 'headType.id': ['3'] },
      range: { 'price.value': { gte: 200_000, lte: 350_000 }, bedroomCount: { gte: 3 } },
    },
  ],
  ['rents up to 900', { terms: { 'transaction.id': RENT }, range: { 'price.value': { lte: 900 } } }],
  ['a large city', { terms: { 'address.city.id': [cityId(0)] } }],
  [
    'three cities, for sale up to a price',
    {
      terms: { 'address.city.id': [cityId(1), cityId(12), cityId(90)], 'transaction.id': SALE },
      range: { 'price.value': { lte: 500_000 } },
    },
  ],
  ['10 km around a large city', { geo_distance: [around(0, '10km')] }],
  ['a drawn area of 40 corners', { geo_polygon: drawn(0) }],
  [
    '25 km, for sale, price and bedrooms',
    {
      geo_distance: [around(40, '25km')],
      terms: { 'transaction.id': SALE },
      range: { 'price.value': { lte: 450_000 }, bedroomCount: { gte: 2 } },
    },
  ],
  [
    'three cities, 5 km around each, with garden, and all features',
    { geo_distance: [0, 3, 40].map((city) => around(city, '5km')), terms: { garden: ['yes'] } },
    FEATURES,
  ],
  [
    'a drawn area, for sale, and all features',
    { geo_polygon: drawn(0), terms: { 'transaction.id': SALE } },
    FEATURES,
  ],
  [
    'eight places far apart and an area',
    {
      geo_distance: [0, 3, 12, 40, 90, 150, 200, 300].map((city) => around(city, '10km')),
      geo_polygon: drawn(60),
    },
  ],
  ['a word: zeezicht', { match: { text: 'zeezicht' } }],
  [
    'a frequent word, for sale: tuin',
    { match: { text: 'tuin', locale: 'nl' }, terms: { 'transaction.id': SALE } },
  ],
  ['a collection', { terms: { 'children.collections': ['new'] } }],
  ['houses of three bedrooms with garden, and all features', GARDEN, FEATURES],
  ['houses of three bedrooms with garden', GARDEN],
  ['a lift, also where it is not stated', { terms: { lift: ['yes'] }, unknown: ['lift'] }],
  ['class C or better, for sale', CLASSES],
  ['class C or better, for sale, and energy', CLASSES, ['energyLabel']],
  ['class C or better, for sale, and areas', CLASSES, ['livingArea', 'landArea']],
  [
    'a lift, also where it is not stated, and all features',
    { terms: { lift: ['yes'] }, unknown: ['lift'] },
    FEATURES,
  ],
  ['all features, for sale', { terms: { 'transaction.id': SALE } }, FEATURES],
  [
    'energy, age, condition and façades, for sale',
    { terms: { 'transaction.id': SALE } },
    ['energyLabel', 'year', 'condition', 'facades'],
  ],
  ['areas and availability', {}, ['livingArea', 'landArea', 'availableOn']],
];
