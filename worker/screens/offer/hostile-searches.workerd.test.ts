/** Addresses of a search that no form writes: bad values are dropped visibly, and no address costs an error. */
import { beforeEach, describe, expect, it } from 'vitest';
import { parameterNames } from '#domain/filter/codec.ts';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { EMPTY_FILTER, ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { EstateFiltersRequestSchema } from '#wire/estate-filters.ts';
import { EstateMarkersRequestSchema } from '#wire/estate-markers.ts';
import { EstateSearchRequestSchema } from '#wire/estate-search.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

/** Not values of any parameter but words: numbers in other writings, signs of other languages, and far too much. */
const NONE = [
  ' ',
  '\0',
  '-1',
  '1e3x',
  '0x10',
  '+Infinity',
  '١٢٣',
  '½',
  '\u202e3',
  "' OR 1=1 --",
  '<b>',
  '../..',
  'é'.repeat(3_000),
  '9'.repeat(3_000),
  '\ud800',
  '[object Object]',
];

const CORNERS = (count: number, km = 5) =>
  writeCorners(
    Array.from({ length: count }, (_, at) => [
      50.8 + (km / 111) * Math.sin((2 * Math.PI * at) / count),
      4.3 + (km / 70) * Math.cos((2 * Math.PI * at) / count),
    ]),
  );

/** Near misses of each parameter, besides those above. */
const BAD: Readonly<Record<string, readonly string[]>> = {
  country: ['a b', 'x'.repeat(65)],
  city: ['1,2', '1201;1202', 'x'.repeat(65)],
  type: ['3 or 1', 'x'.repeat(65)],
  subType: ['31.5', 'x'.repeat(65)],
  status: ['STOLEN', 'FOR_SALE,TO_RENT', 'FOR SALE'],
  transaction: ['1.5', 'x'.repeat(65)],
  bedrooms: ['2.5', '100', 'two', 'NaN'],
  'bed-min': ['0', '100', '2.5', 'NaN'],
  'price-min': ['0', 'NaN', 'Infinity', '1234567890123', 'cheap'],
  'price-max': ['0', 'NaN', 'Infinity', '1234567890123', 'dear'],
  'area-min': ['0', 'NaN', '100000', '12.5', '80 m²', '1e2'],
  'land-min': ['0', 'NaN', '10000000', '5 are', '1e3'],
  epc: ['H', 'A+++', 'B+', 'NaN', 'A_PLUS_PLUS_PLUS', '100'],
  'year-min': ['0', 'NaN', '19x0', '10000', '2000-01-01'],
  condition: ['SHINY', 'NEW,RENEWED', '1', 'NaN'],
  facades: ['1', '5', '0', '2,3', 'NaN'],
  with: ['helipad', 'garden,lift', 'yes', 'NaN'],
  'free-by': ['2027-02-30', '1.3.2027', 'soon', '2027-3-1', '0000-00-00', 'NaN'],
  unknown: ['garden', 'everything', 'lift', 'livingArea', 'NaN'],
  geo_range: [
    '0km;51;4',
    '10000km;51;4',
    '99999km;51;4',
    'NaNkm;51;4',
    '5km;NaN;4',
    '5km;91;4',
    '5km;51;181',
    '5km;51',
    '5km;51;4;1',
    '5km;1e1;4',
    '-5km;51;4',
    '5 km;51;4',
    '5km,51,4',
  ],
  area: ['A', 'AAAA', CORNERS(41), CORNERS(8, 200), '!', 'NaN', 'x'.repeat(801)],
  news: ['lowered,openHouse', 'new', 'NaN'],
  group: ['COLOUR', 'TYPE,CITY', 'NaN'],
  sortType: ['colour', 'livingArea', 'pricePerArea', 'price;area', 'NaN'],
  sortOrder: ['UP', 'ASC;DESC', 'NaN'],
  view: ['moon', 'map,list', 'NaN'],
  page: ['0', '1.5', 'abc', 'NaN', '1e9', '9'.repeat(12)],
};
const ESTATE_IDS: ReadonlySet<string> = new Set(['country', 'city', 'type', 'subType', 'transaction']);

/** Words are any text; what has no letters or digits is none. */
const NO_WORDS = [' ', '\0', '%%%', '"', '*', '--', '()', '…'];

/** The site with a content service that validates what it is asked; `asked` counts its requests. */
function scene() {
  const bench = appBench({ screens, locales: LOCALES });
  const { content, sites } = bench;
  const requests = {
    estates: [EstateSearchRequestSchema, { total: { value: 0 }, results: [] }],
    'estate-filters': [EstateFiltersRequestSchema, { headTypes: [], transactions: [], locations: [] }],
    'estate-markers': [
      EstateMarkersRequestSchema,
      { total: { value: 0 }, located: 0, extent: null, clusters: [], results: [] },
    ],
  } as const;
  const refused: string[] = [];
  let asked = 0;
  for (const [call, [schema, answer]] of Object.entries(requests))
    content.on(`POST /sites/${sites.a.id}/${call}`, async (request: Request) => {
      asked += 1;
      const read = schema.safeParse(await request.json());
      if (!read.success) refused.push(`${call}: ${read.error.message}`);
      return Response.json(answer, { status: read.success ? 200 : 400 });
    });
  content.on(`GET /sites/${sites.a.id}/cities`, []);
  content.on(`GET /sites/${sites.a.id}/streets`, []);
  return { ...bench, refused, calls: () => asked };
}
let bench = scene();
beforeEach(() => {
  bench = scene();
});

describe('bad values of a search', () => {
  it('have a row for every parameter but words and sentences', () => {
    const names = parameterNames(ESTATE_SEARCH).filter((name) => name !== 'q' && name !== 'said');
    expect(Object.keys(BAD).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(BAD))('of %s are no search, one by one', (name, values) => {
    // An id is any slug: an unknown one finds nothing.
    const none = ESTATE_IDS.has(name) ? NONE.filter((value) => !/^[\w-]+$/.test(value)) : NONE;
    for (const value of [...none, ...values])
      expect([value, parseFilter(new URLSearchParams({ [name]: value }))]).toEqual([value, EMPTY_FILTER]);
  });

  it('of a sentence are no search: beside no criterion it is dropped, whatever it says', () => {
    for (const said of [...NONE, 'huis met tuin'])
      expect([said, parseFilter(new URLSearchParams({ said }))]).toEqual([said, EMPTY_FILTER]);
  });

  it('of words are no search', () => {
    for (const q of NO_WORDS) expect([q, parseFilter(new URLSearchParams({ q })).words]).toEqual([q, null]);
  });

  it.each(Object.entries(BAD))(
    'of %s are dropped visibly in every language, list and map',
    async (name, values) => {
      // Those that an address can carry: `%00` and lone surrogates are tried below.
      const query = new URLSearchParams(
        values.filter((value) => value.length < 100).map((value) => [name, value]),
      );
      for (const locale of LOCALES) {
        const path = pathTo('offer', locale);
        const answer = await bench.ask(`${path}?type=3&${query}`);
        expect([locale, answer.status, answer.headers.get('Location')]).toEqual([
          locale,
          302,
          `${path}?type=3`,
        ]);
      }
      expect((await bench.ask(`/nl/ajax/markers?${query}&bounds=50,3,51,5&size=640x480`)).status).toBe(200);
      expect(bench.refused).toEqual([]);
    },
  );
});

/** Addresses of many, long and odd values. */
const many = (name: string, values: readonly string[]) => values.map((value) => `${name}=${value}`).join('&');
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const HOSTILE: readonly (readonly [what: string, query: string])[] = [
  ['an area of 10,000 corners', `area=${CORNERS(10_000)}`],
  ['an area of 10,000 times the same corner', `area=${CORNERS(3)}${'AA'.repeat(10_000)}`],
  ['10,000 areas', many('area', Array(10_000).fill(CORNERS(3)))],
  [
    'an area whose corners lie on one line',
    `area=${writeCorners(numbers(40).map((at) => [50 + at / 100, 4]))}`,
  ],
  [
    'an area of forty corners of which all sides cross',
    `area=${writeCorners(numbers(40).map((at) => [50 + ((at * 17) % 40) / 100, 4 + ((at * 7) % 40) / 100]))}`,
  ],
  ['an area far beyond numbers', `area=${'_'.repeat(700)}`],
  [
    '5,000 places',
    many(
      'geo_range',
      numbers(5_000).map((at) => `5km;50.${at};4.${at}`),
    ),
  ],
  ['a place repeated 5,000 times', many('geo_range', Array(5_000).fill('9999km;51;4'))],
  [
    'places at the poles and the date line',
    many('geo_range', ['9999km;90;180', '9999km;-90;-180', '1km;0;180', '1km;89.9999;0']),
  ],
  ['a place of twenty decimals', `geo_range=5km;51.${'1'.repeat(20)};4.${'9'.repeat(20)}`],
  [
    'all traits a thousand times, and all unknown',
    `${many('with', Array(1_000).fill('garden'))}&${many('unknown', Array(1_000).fill('garden'))}`,
  ],
  ['10,000 towns', many('city', numbers(10_000).map(String))],
  [
    '10,000 words',
    `q=${numbers(10_000)
      .map((at) => `w${at}`)
      .join('+')}`,
  ],
  ['a typed place of 10,000 letters', `place=${'e'.repeat(10_000)}`],
  ['encodings of no character', 'with=%00&area=%ff%fe&geo_range=%C0%80km;51;4&q=%ED%A0%80%'],
  ['an encoding within an encoding', 'with=%2567arden&area=%2541&geo_range=5km%253B51%253B4'],
  [
    'names of an object',
    '__proto__=1&constructor=2&with=__proto__&unknown=constructor&sortType=toString&epc=hasOwnProperty',
  ],
  ['names in brackets', 'with[]=garden&with[0]=lift&area[lat]=51'],
  ['other separators', 'with=garden;lift&unknown=garden,lift&facades=2|3'],
  [
    'every parameter at once',
    'country=BE&type=3&status=FOR_SALE&bed-min=2&price-min=1&price-max=999999&area-min=1&land-min=1&epc=G&year-min=1&condition=NEW&facades=2&with=garden&free-by=2999-12-31&unknown=garden&unknown=livingArea&geo_range=5km;51;4&q=tuin&news=lowered&group=CITY&sortType=perArea&view=map&page=999999999',
  ],
];

/** Most redirects to the one spelling of a search, and most calls of a page. */
const MOST_HOPS = 2;
const MOST_CALLS = 60;

describe('addresses that no form writes', () => {
  it.each(HOSTILE)('%s: a page, a redirect to what was understood, or no such page', async (what, query) => {
    // An address is read alike in every language: each of these in one, by turns.
    const turn = HOSTILE.findIndex(([own]) => own === what) % LOCALES.length;
    for (const path of [
      pathTo('offer', LOCALES[turn] ?? 'nl'),
      pathTo('filters', 'nl'),
      '/nl/ajax/markers',
      '/nl/ajax/estates',
    ]) {
      let answer = await bench.ask(`${path}?${query}&bounds=50,3,51,5&size=640x480`);
      let hops = 0;
      for (; answer.status === 302 && hops < MOST_HOPS; hops++)
        answer = await bench.ask(answer.headers.get('Location') ?? '/');
      // 404 is a page far beyond the last.
      expect([path, [200, 404].includes(answer.status) ? 'fine' : answer.status]).toEqual([path, 'fine']);
      const text = await answer.text();
      expect(text.includes('[object Object]') || text.includes('NaN')).toBe(false);
    }
    expect(bench.refused).toEqual([]);
    expect(bench.calls()).toBeLessThan(MOST_CALLS * 4);
    expect(bench.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    'bounds=NaN,3,51,5&size=640x480',
    'bounds=50,3,51,5&size=NaNx1',
    'bounds=51,3,50,5&size=640x480',
    'bounds=50,3,51,5&size=1e9x480',
    'bounds=-9e99,3,51,5&size=640x480',
    `bounds=${'1,'.repeat(5_000)}&size=640x480`,
    'size=640x480',
    '',
  ])('parts of a map that are none are refused: %s', async (query) => {
    expect((await bench.ask(`/nl/ajax/markers?${query}`)).status).toBe(400);
    expect(bench.refused).toEqual([]);
  });
});
