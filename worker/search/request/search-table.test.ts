import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import { type EstateSearchRequest, EstateSearchRequestSchema } from '#wire/estate-search.ts';
import { toSearchRequest } from './search-request.ts';

type Query = EstateSearchRequest['query'];
type Sort = NonNullable<EstateSearchRequest['sort']>;

const NEWEST: Sort = [{ publicationDate: { order: 'desc' } }];
const SALE = { first: ['1', '3'], second: ['FOR_SALE', 'OPTION_FOR_SALE'] } as const;
const RENT = { first: ['2', '4'], second: ['FOR_RENT', 'OPTION_FOR_RENT'] } as const;
const CIRCLE = { distance: '10km', 'address.geoLocation': { lat: 51.34, lon: 3.28 } };

/** The search that nothing is sought in, with what differs from it. */
const body = (query: Query, rest: Partial<EstateSearchRequest> = {}): EstateSearchRequest => ({
  query,
  sort: NEWEST,
  from: 0,
  size: 15,
  ...rest,
});

type Row = readonly [address: string, body: (source: EstateSource) => EstateSearchRequest];
const fixed = (request: EstateSearchRequest) => () => request;

/** Every parameter alone (spec 1 §2, §7). */
const ALONE: readonly Row[] = [
  ['', fixed(body({}))],
  ['country=BE', fixed(body({ terms: { 'address.country.id': ['BE'] } }))],
  ['country=BE&country=NL', fixed(body({ terms: { 'address.country.id': ['BE', 'NL'] } }))],
  ['city=1201', fixed(body({ terms: { 'address.city.id': ['1201'] } }))],
  ['city=1201&city=7', fixed(body({ terms: { 'address.city.id': ['1201', '7'] } }))],
  ['price-min=250000', fixed(body({ range: { 'price.value': { gte: 250_000 } } }))],
  ['price-max=500000', fixed(body({ range: { 'price.value': { lte: 500_000 } } }))],
  [
    'price-min=250000&price-max=500000',
    fixed(body({ range: { 'price.value': { gte: 250_000, lte: 500_000 } } })),
  ],
  ['type=1', fixed(body({ terms: { 'headType.id': ['1'] } }))],
  ['status=FOR_SALE', (source) => body({ terms: { 'transaction.id': [...SALE[source]] } })],
  ['status=TO_RENT', (source) => body({ terms: { 'transaction.id': [...RENT[source]] } })],
  [
    'status=TAKE_OVER',
    (source) => body({ terms: { 'transaction.id': source === 'first' ? ['10'] : ['TAKE_OVER'] } }),
  ],
  ['transaction=FOR_SALE', (source) => body({ terms: { 'transaction.id': [...SALE[source]] } })],
  ['transaction=5', fixed(body({ terms: { 'transaction.id': ['5'] } }))],
  ['trans=kopen', (source) => body({ terms: { 'transaction.id': [...SALE[source]] } })],
  ['trans=huren', (source) => body({ terms: { 'transaction.id': [...RENT[source]] } })],
  ['subType=44', fixed(body({ terms: { 'subType.id': ['44'] } }))],
  ['bedrooms=2', fixed(body({ terms: { bedroomCount: ['2'] } }))],
  ['bedrooms=6', fixed(body({ range: { bedroomCount: { gte: 6 } } }))],
  ['bed-min=2', fixed(body({ range: { bedroomCount: { gte: 2 } } }))],
  ['area-min=120', fixed(body({ range: { livingArea: { gte: 120 } } }))],
  ['land-min=500', fixed(body({ range: { landArea: { gte: 500 } } }))],
  ['epc=A', fixed(body({ terms: { energyLabel: ['A_PLUS_PLUS', 'A_PLUS', 'A'] } }))],
  ['year-min=2000', fixed(body({ range: { year: { gte: 2000 } } }))],
  ['condition=NEW', fixed(body({ terms: { condition: ['NEW'] } }))],
  ['facades=3&facades=4', fixed(body({ terms: { facades: ['3', '4'] } }))],
  ['with=garden&with=pets', fixed(body({ terms: { garden: ['yes'], pets: ['yes'] } }))],
  ['free-by=2027-03-01', fixed(body({ range: { availableOn: { lte: 20_270_301 } } }))],
  ['with=lift&unknown=lift', fixed(body({ terms: { lift: ['yes'] }, unknown: ['lift'] }))],
  ['sortType=area&sortOrder=DESC', fixed(body({}, { sort: [{ livingArea: { order: 'desc' } }] }))],
  ['sortType=perArea', fixed(body({}, { sort: [{ pricePerArea: { order: 'asc' } }] }))],
  ['geo_range=10km;51.34;3.28', fixed(body({ geo_distance: [CIRCLE] }))],
  ['sortType=price', fixed(body({}, { sort: [{ 'price.value': { order: 'asc' } }] }))],
  ['sortType=city', fixed(body({}, { sort: [{ 'address.city.name': { order: 'asc' } }] }))],
  ['sortType=date', fixed(body({}, { sort: [{ publicationDate: { order: 'asc' } }] }))],
  ['sortType=type', fixed(body({}, { sort: [{ 'subType.id': { order: 'asc' } }] }))],
  ['sortOrder=ASC', fixed(body({}, { sort: [{ publicationDate: { order: 'asc' } }] }))],
  [
    'group=TYPE',
    fixed(
      body(
        {},
        {
          group: 'TYPE',
          sort: [{ 'headType.id': { order: 'asc', values: [1, 3, 7, 2, 4, 6, 10, 5, 9] } }, ...NEWEST],
        },
      ),
    ),
  ],
  [
    'group=STATUS',
    fixed(
      body(
        {},
        {
          group: 'STATUS',
          sort: [{ 'transaction.id': { order: 'asc', values: [1, 3, 2, 4, 10, 5, 6] } }, ...NEWEST],
        },
      ),
    ),
  ],
  ['page=2', fixed(body({}, { from: 15 }))],
  ['view=map', fixed(body({}))],
  ['view=list', fixed(body({}))],
];

/** Parameters that meet. */
const COMBINED: readonly Row[] = [
  [
    'city=1201&geo_range=10km;51.34;3.28&type=1',
    fixed(body({ terms: { 'headType.id': ['1'] }, geo_distance: [CIRCLE] })),
  ],
  ['city=1201&geo_range=10km', fixed(body({ terms: { 'address.city.id': ['1201'] } }))],
  ['trans=kopen&status=TO_RENT', (source) => body({ terms: { 'transaction.id': [...RENT[source]] } })],
  ['trans=kopen&transaction=5', fixed(body({ terms: { 'transaction.id': ['5'] } }))],
  [
    'status=FOR_SALE&status=TO_RENT',
    (source) => body({ terms: { 'transaction.id': [...SALE[source], ...RENT[source]] } }),
  ],
  [
    'status=FOR_SALE&transaction=3&transaction=5',
    (source) => body({ terms: { 'transaction.id': [...new Set([...SALE[source], '3', '5'])] } }),
  ],
  [
    'bedrooms=3&bed-min=2&price-max=9',
    fixed(
      body({
        terms: { bedroomCount: ['3'] },
        range: { 'price.value': { lte: 9 }, bedroomCount: { gte: 2 } },
      }),
    ),
  ],
  ['bedrooms=6&bed-min=8', fixed(body({ range: { bedroomCount: { gte: 8 } } }))],
  [
    'group=CITY&sortType=price&sortOrder=DESC&page=3',
    fixed(
      body(
        {},
        {
          group: 'CITY',
          sort: [{ 'address.city.name': { order: 'asc' } }, { 'price.value': { order: 'desc' } }],
          from: 30,
        },
      ),
    ),
  ],
  [
    'group=PRICE&sortType=price&sortOrder=DESC',
    fixed(
      body(
        {},
        { group: 'PRICE', sort: [{ 'price.value': { order: 'asc' } }, { 'price.value': { order: 'desc' } }] },
      ),
    ),
  ],
  [
    'country=BE&city=1201&type=1&type=3&subType=44&status=FOR_SALE&bedrooms=2&bedrooms=3&price-min=1&price-max=9&group=SUBTYPE&sortType=city&view=list&page=2',
    (source) =>
      body(
        {
          terms: {
            'address.country.id': ['BE'],
            'address.city.id': ['1201'],
            'headType.id': ['1', '3'],
            'transaction.id': [...SALE[source]],
            'subType.id': ['44'],
            bedroomCount: ['2', '3'],
          },
          range: { 'price.value': { gte: 1, lte: 9 } },
        },
        {
          group: 'SUBTYPE',
          sort: [{ 'subType.id': { order: 'asc' } }, { 'address.city.name': { order: 'asc' } }],
          from: 15,
        },
      ),
  ],
];

/** What is none of it is left out, and nothing else with it (spec 1 §5). */
const IGNORED: readonly Row[] = [
  'geo_range=5km;abc',
  'geo_range=5;51;3',
  'bedrooms=-3',
  'bed-min=0',
  'price-min=0&price-max=0',
  'price-min=abc',
  'sortType=colour&sortOrder=sideways',
  'group=COLOUR',
  'status=STOLEN',
  'trans=ruilen',
  'view=moon',
  'page=-1',
  'place=Brugge&radius=10',
  'utm_source=x&query={"match_all":{}}',
  "city=1' OR '1'='1",
  'type={"gt":""}',
  'country=*',
  'subType=1;DROP TABLE estates',
].map((address) => [address, fixed(body({}))]);

describe.each(['first', 'second'] as const)('the search of an address, %s source (spec 1 §7)', (source) => {
  it.each([...ALONE, ...COMBINED, ...IGNORED])('?%s', (address, expected) => {
    const made = toSearchRequest(parseFilter(new URLSearchParams(address)), { source });
    expect(made).toEqual(expected(source));
    // Written strictly: the wire's own schema takes it as it is.
    expect(EstateSearchRequestSchema.parse(made)).toEqual(made);
  });
});
