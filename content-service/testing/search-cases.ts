import type { EstateSearchRequest } from '#wire/estate-search.ts';
import { aGuid } from './fixtures.ts';

/** A search request over `anOffer` and the expected ids, in order. */
type Case = [what: string, request: EstateSearchRequest, found: number[]];
const asc = { order: 'asc' } as const;
const desc = { order: 'desc' } as const;

/** Queries over the known offer with the expected ids, newest first. */
export const QUERIES: readonly Case[] = [
  [
    'everything listed, newest first, without date last (spec 1 §9)',
    { query: {} },
    [21, 20, 10, 6, 5, 3, 2, 1, 4],
  ],
  ['a city', { query: { terms: { 'address.city.id': ['1201'] } } }, [2, 1]],
  ['several cities', { query: { terms: { 'address.city.id': ['1201', '1202'] } } }, [21, 20, 3, 2, 1, 4]],
  ['an unknown city', { query: { terms: { 'address.city.id': ['9'] } } }, []],
  ['a country', { query: { terms: { 'address.country.id': ['BE'], 'headType.id': ['2'] } } }, [4]],
  ['a head type', { query: { terms: { 'headType.id': ['1'] } } }, [3, 2]],
  ['a sub type', { query: { terms: { 'subType.id': ['31', '4'] } } }, [2, 1]],
  [
    'for sale, of both sources in the first one’s numbering (contract, status codes)',
    { query: { terms: { 'transaction.id': ['1', '3'] } } },
    [20, 10, 5, 2, 1, 4],
  ],
  ['sold in both sources', { query: { terms: { 'transaction.id': ['5'] } } }, [21, 6]],
  ['a status text', { query: { terms: { 'transaction.id': ['FOR_SALE'] } } }, [10, 5, 2, 1]],
  ['a price of at least', { query: { range: { 'price.value': { gte: 400_000 } } } }, [10, 5, 1]],
  [
    'a price of at most, never one that is -1 or 0 (spec 1 §5)',
    { query: { range: { 'price.value': { lte: 320_000 } } } },
    [20, 10, 3],
  ],
  ['bedrooms, in a project by a unit', { query: { terms: { bedroomCount: ['3'] } } }, [20, 10, 1]],
  [
    'six bedrooms and more as given values (spec 1 §9)',
    { query: { terms: { bedroomCount: ['6', '7', '8'] } } },
    [5],
  ],
  ['bedrooms that are no number', { query: { terms: { bedroomCount: ['abc'] } } }, []],
  ['at least four bedrooms', { query: { range: { bedroomCount: { gte: 4 } } } }, [10, 6, 5]],
  [
    'bedrooms and price of one and the same unit',
    { query: { terms: { bedroomCount: ['3'] }, range: { 'price.value': { lte: 300_000 } } } },
    [],
  ],
  [
    'a unit without price by its project’s',
    { query: { terms: { bedroomCount: ['2'] }, range: { 'price.value': { lte: 260_000 } } } },
    [10],
  ],
  [
    'no project by a unit that is sold',
    { query: { terms: { bedroomCount: ['5'], 'transaction.id': ['1', '3'] } } },
    [],
  ],
  ['no project by a unit that was withdrawn', { query: { terms: { bedroomCount: ['9'] } } }, []],
  ['a collection, by estate or unit', { query: { terms: { 'children.collections': ['new'] } } }, [20, 10]],
  [
    'ids of estates, projects and units (favourites, spec 1 §7)',
    { query: { terms: { 'children.general.id': ['1', '10', '12', '99', '30'] } } },
    [10, 1, 12],
  ],
  ['a guid', { query: { terms: { 'children.general.id': [aGuid(20)] } } }, [20]],
  ['a word without accents', { query: { match: { text: 'TRES plage' } } }, [1]],
  ['part of a word', { query: { match: { text: 'zee' } } }, [1]],
  ['only where every word is', { query: { match: { text: 'zeezicht kelder' } } }, []],
  ['a street', { query: { match: { text: 'Knokkestraat' } } }, [2, 1]],
  ['never a hidden street', { query: { match: { text: 'Leuvenstraat' } } }, [10]],
  ['nothing by signs alone', { query: { match: { text: '%_!' } } }, []],
  ['a quote as text', { query: { match: { text: "' OR 1=1 --" } } }, []],
  [
    'a circle, its edge outside',
    { query: { geo_distance: [{ distance: '10km', 'address.geoLocation': { lat: 51.34, lon: 3.28 } }] } },
    [2, 1],
  ],
  [
    'a circle, not the box around it: Knokke is 12.4 km away',
    { query: { geo_distance: [{ distance: '11km', 'address.geoLocation': { lat: 51.265, lon: 3.395 } }] } },
    [],
  ],
  [
    'a wider circle',
    { query: { geo_distance: [{ distance: '20km', 'address.geoLocation': { lat: 51.34, lon: 3.28 } }] } },
    [21, 20, 3, 2, 1, 4],
  ],
  [
    'a circle around the pole',
    { query: { geo_distance: [{ distance: '9999km', 'address.geoLocation': { lat: 90, lon: 180 } }] } },
    [21, 20, 10, 6, 5, 3, 2, 1, 4],
  ],
];

const NEAR_BRUGES = { lat: 51.21, lon: 3.22 };

/** Combined parts of a query, and their effect on units. */
export const COMBINATIONS: readonly Case[] = [
  [
    'status and type',
    { query: { terms: { 'transaction.id': ['1', '3'], 'headType.id': ['3'] } } },
    [20, 5, 1],
  ],
  [
    'cities, status and a range of prices',
    {
      query: {
        terms: { 'address.city.id': ['1201', '1203'], 'transaction.id': ['1'] },
        range: { 'price.value': { gte: 240_000, lte: 450_000 } },
      },
    },
    [10, 5],
  ],
  [
    'both ends of a range of bedrooms',
    { query: { range: { bedroomCount: { gte: 1, lte: 2 } } } },
    [21, 10, 3, 2],
  ],
  [
    'a price and bedrooms, of estates and of units',
    { query: { terms: { bedroomCount: ['3'] }, range: { 'price.value': { gte: 400_000 } } } },
    [10, 1],
  ],
  [
    'a price that begins and ends within one step',
    { query: { range: { 'price.value': { gte: 320_000, lte: 330_000 } } } },
    [21, 20],
  ],
  [
    'a circle and a price',
    {
      query: {
        geo_distance: [{ distance: '5km', 'address.geoLocation': NEAR_BRUGES }],
        range: { 'price.value': { gte: 1_000 } },
      },
    },
    [21, 20],
  ],
  [
    'a circle and bedrooms',
    {
      query: {
        geo_distance: [{ distance: '150km', 'address.geoLocation': NEAR_BRUGES }],
        range: { bedroomCount: { gte: 5 } },
      },
    },
    [10, 5],
  ],
  ['a word and a type', { query: { match: { text: 'knokkestraat' }, terms: { 'headType.id': ['1'] } } }, [2]],
  [
    'a word and a price',
    { query: { match: { text: 'huis' }, range: { 'price.value': { lte: 350_000 } } } },
    [21, 20, 6],
  ],
  ['a word and bedrooms', { query: { match: { text: 'huis' }, terms: { bedroomCount: ['3'] } } }, [20, 1]],
  [
    'a collection and a type',
    { query: { terms: { 'children.collections': ['new'], 'headType.id': ['9'] } } },
    [10],
  ],
  [
    'a collection and a price that a unit has',
    {
      query: {
        terms: { 'children.collections': ['new', 'none'] },
        range: { 'price.value': { gte: 440_000 } },
      },
    },
    [10],
  ],
  [
    'ids and a type',
    { query: { terms: { 'children.general.id': ['1', '3', '12'], 'headType.id': ['1'] } } },
    [3, 12],
  ],
  [
    'ids and a word, of units too',
    { query: { terms: { 'children.general.id': ['1', '12'] }, match: { text: 'leuven' } } },
    [12],
  ],
  [
    'ids and a collection, of units too',
    { query: { terms: { 'children.general.id': ['10', '12', '20'], 'children.collections': ['new'] } } },
    [20, 10, 12],
  ],
  ['the beginnings of two words', { query: { match: { text: 'zee vil' } } }, [1]],
  ['no word by its end', { query: { match: { text: 'zicht' } } }, []],
  ['a zip', { query: { match: { text: '8300' } } }, [2, 1]],
  ['a German letter as it is often typed', { query: { match: { text: 'GROSSE straß' } } }, []],
];

/** Sort orders of the whole offer. */
export const SORTS: readonly Case[] = [
  ['price up, unset last', { query: {}, sort: [{ 'price.value': asc }] }, [3, 10, 20, 21, 6, 5, 1, 2, 4]],
  ['price down, unset last', { query: {}, sort: [{ 'price.value': desc }] }, [1, 5, 6, 21, 20, 10, 3, 2, 4]],
  ['date up, unset last', { query: {}, sort: [{ publicationDate: asc }] }, [1, 2, 3, 5, 6, 10, 20, 21, 4]],
  [
    'city without accents, a tie by id as text',
    { query: {}, sort: [{ 'address.city.name': asc }] },
    [20, 21, 3, 4, 6, 1, 2, 10, 5],
  ],
  [
    'ids as numbers',
    { query: { terms: { 'headType.id': ['3', '1'] } }, sort: [{ 'subType.id': asc }] },
    [2, 3, 1, 20, 21, 5, 6],
  ],
  [
    'an order of values, others after (spec 1 §9)',
    { query: {}, sort: [{ 'headType.id': { order: 'asc', values: [9, '2'] } }, { 'price.value': asc }] },
    [10, 4, 3, 2, 20, 21, 6, 5, 1],
  ],
];

/** Pages of the whole offer. */
export const PAGES: readonly Case[] = [
  ['the first page', { query: {}, size: 4 }, [21, 20, 10, 6]],
  ['the next page', { query: {}, from: 4, size: 4 }, [5, 3, 2, 1]],
  ['beyond the end', { query: {}, from: 90_000 }, []],
  ['a size of 0', { query: {}, size: 0 }, []],
];

/** Grouped lists: the ids in order, and each group with its count. */
type GroupCase = [
  what: string,
  request: EstateSearchRequest,
  found: number[],
  groups: [key: string | number | null, count: number][],
];

export const GROUPS: readonly GroupCase[] = [
  [
    'types in their own order (spec 1 §9)',
    { query: {}, group: 'TYPE' },
    [3, 2, 21, 20, 6, 5, 1, 4, 10],
    [
      ['1', 2],
      ['3', 5],
      ['2', 1],
      ['9', 1],
    ],
  ],
  [
    'sub types by number, estates without one last',
    { query: { terms: { 'headType.id': ['1', '3'] } }, group: 'SUBTYPE' },
    [2, 3, 1, 21, 20, 6, 5],
    [
      ['4', 1],
      ['11', 1],
      ['31', 1],
      [null, 4],
    ],
  ],
  [
    'statuses in their own order (spec 1 §9)',
    { query: {}, group: 'STATUS' },
    [10, 5, 2, 1, 20, 4, 3, 21, 6],
    [
      ['1', 4],
      ['3', 2],
      ['2', 1],
      ['5', 2],
    ],
  ],
  [
    'cities by name',
    { query: {}, group: 'CITY' },
    [21, 20, 3, 4, 6, 2, 1, 10, 5],
    [
      ['1202', 4],
      ['1204', 1],
      ['1201', 2],
      ['1203', 2],
    ],
  ],
  [
    'price steps, cheapest first, estates without a price last',
    { query: {}, group: 'PRICE' },
    [3, 10, 20, 21, 6, 5, 1, 2, 4],
    [
      [750, 1],
      [250_000, 1],
      [300_000, 2],
      [350_000, 1],
      [400_000, 1],
      [500_000, 1],
      [null, 2],
    ],
  ],
  [
    'price steps, dearest first',
    { query: { terms: { 'headType.id': ['3'] } }, group: 'PRICE', sort: [{ 'price.value': desc }] },
    [1, 5, 6, 21, 20],
    [
      [500_000, 1],
      [400_000, 1],
      [350_000, 1],
      [300_000, 2],
    ],
  ],
  [
    'types by price within each',
    { query: { terms: { 'headType.id': ['1', '3'] } }, group: 'TYPE', sort: [{ 'price.value': asc }] },
    [3, 2, 20, 21, 6, 5, 1],
    [
      ['1', 2],
      ['3', 5],
    ],
  ],
  [
    'types in an order of the request',
    {
      query: { range: { 'price.value': { gte: 1 } } },
      group: 'TYPE',
      sort: [{ 'headType.id': { order: 'asc', values: [9, 3] } }],
    },
    [10, 1, 20, 21, 5, 6, 3],
    [
      ['9', 1],
      ['3', 5],
      ['1', 1],
    ],
  ],
  [
    'statuses under a price that a unit meets',
    { query: { range: { 'price.value': { gte: 420_000 } } }, group: 'STATUS' },
    [10, 1],
    [['1', 2]],
  ],
  [
    'cities under a word',
    { query: { match: { text: 'huis' } }, group: 'CITY' },
    [21, 20, 6, 1, 5],
    [
      ['1202', 2],
      ['1204', 1],
      ['1201', 1],
      ['1203', 1],
    ],
  ],
  ['nothing', { query: { terms: { 'headType.id': ['77'] } }, group: 'TYPE' }, [], []],
];
