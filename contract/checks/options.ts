import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateMarkersAnswer } from '#wire/estate-markers.ts';
import type { Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { answers, eachEstate, fitting, REFUSED, total } from '../expect.ts';
import { fact, type Known, sitePath, totalIn } from '../known.ts';
import { search } from './search.ts';

const post = (known: Known, rest: string, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, rest),
  body,
});
const filters = (known: Known, query: object): Asked => post(known, '/estate-filters', { query });
const markers = (known: Known, more: object = {}): Asked =>
  post(known, '/estate-markers', { query: {}, width: 640, height: 480, ...more });
const cities = (known: Known, query: string): Asked => ({
  method: 'GET',
  path: sitePath(known, `/cities${query}`),
});

const FILTERS = [answers(200), fitting('EstateFilters')] as const;
const MARKERS = [answers(200), fitting('EstateMarkersAnswer')] as const;
const CITIES = [answers(200), fitting('CityList')] as const;

const firstOf = (json: unknown, list: 'headTypes' | 'transactions' | 'locations') =>
  (json as Partial<EstateFilters> | undefined)?.[list]?.find(({ count }) => count > 0);

const FIELDS = {
  headTypes: 'headType.id',
  transactions: 'transaction.id',
  locations: 'address.city.id',
} as const;

const NOTHING = { terms: { 'address.city.id': ['999999999'] } };

/** Filter options, map markers, and places that visitors type. */
export const OPTION_CHECKS: readonly Check[] = [
  {
    call: 'getEstateFilters',
    says: 'answers the options of the whole offer',
    needs: ['estate'],
    asks: (known) => [filters(known, {})],
    expects: [
      ...FILTERS,
      ([answer]) =>
        firstOf(answer?.json, 'headTypes') === undefined
          ? 'has no type with estates, though there are estates'
          : null,
    ],
  },
  ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map(
    (list): Check => ({
      call: 'getEstateFilters',
      says: `counts in ${list} what a search finds`,
      needs: ['estate'],
      asks: (known) => [
        filters(known, {}),
        ([answer]) =>
          search(known, {
            query: { terms: { [FIELDS[list]]: [String(firstOf(answer?.json, list)?.id ?? 0)] } },
            size: 0,
          }),
      ],
      expects: [
        answers(200),
        ([options, found]) => {
          const option = firstOf(options?.json, list);
          const value = found === undefined ? undefined : totalIn(found);
          return option === undefined || option.count === value
            ? null
            : `${String(option.id)} counts ${option.count}, and the search finds ${value}`;
        },
      ],
    }),
  ),
  {
    call: 'getEstateFilters',
    says: 'counts nothing when a search finds nothing, except in the filtered list',
    asks: (known) => [filters(known, NOTHING)],
    expects: [
      ...FILTERS,
      ([answer]) =>
        firstOf(answer?.json, 'headTypes') === undefined
          ? null
          : 'counts estates that the search does not find',
    ],
  },
  {
    call: 'getEstateFilters',
    says: 'refuses a filter that it does not know',
    asks: (known) => [filters(known, { terms: { colour: ['red'] } })],
    expects: REFUSED,
  },
  {
    call: 'getEstateMarkers',
    says: 'answers the markers of the offer, and counts all estates',
    asks: (known) => [markers(known)],
    expects: [
      ...MARKERS,
      total((value, whole) => value === whole, 'the map counts otherwise than the search'),
      ([answer]) => {
        if (answer === undefined) return 'was not asked';
        const { located, clusters, results } = answer.json as EstateMarkersAnswer;
        const shown = clusters.reduce((sum, { count }) => sum + count, results.length);
        return shown === located ? null : `${located} have a place, and ${shown} are shown`;
      },
    ],
  },
  {
    call: 'getEstateMarkers',
    says: 'answers only markers within the bounds',
    needs: ['located'],
    asks: (known) => {
      const { lat, lon } = fact(known, 'located').general.address?.geoLocation ?? {};
      const [y, x] = [Number(lat), Number(lon)];
      return [
        markers(known, { bounds: { south: y - 0.02, north: y + 0.02, west: x - 0.02, east: x + 0.02 } }),
      ];
    },
    expects: [
      ...MARKERS,
      (all, looked) => {
        const { lat, lon } = looked.known.located?.general.address?.geoLocation ?? {};
        return eachEstate(({ general }) => {
          const at = general.address?.geoLocation;
          return (
            Math.abs(Number(at?.lat) - Number(lat)) <= 0.03 && Math.abs(Number(at?.lon) - Number(lon)) <= 0.03
          );
        }, 'lies outside of the bounds')(all, looked);
      },
    ],
  },
  ...(
    [
      ['a map without a width', { width: undefined }],
      ['bounds whose north lies below their south', { bounds: { south: 52, north: 51, west: 3, east: 4 } }],
      ['a map as wide as a street', { width: 1_000_000 }],
    ] as const
  ).map(
    ([what, more]): Check => ({
      call: 'getEstateMarkers',
      says: `refuses ${what}`,
      asks: (known) => [markers(known, more)],
      expects: REFUSED,
    }),
  ),
  {
    call: 'getCities',
    says: 'answers the cities of the offer, in each language',
    needs: ['placed'],
    asks: (known) => [cities(known, '?q='), cities(known, ''), cities(known, '?q=&locale=fr')],
    expects: [
      ...CITIES,
      ([answer]) =>
        Array.isArray(answer?.json) && answer.json.length > 0
          ? null
          : 'knows none, though estates lie in some',
    ],
  },
  {
    call: 'getCities',
    says: 'finds a city by its zip, by the beginning of its name, and by both together as in a suggestion',
    needs: ['placed'],
    asks: (known) => {
      const { zip, name } = fact(known, 'placed').general.address?.city ?? {};
      const word = Object.values(name ?? {}).find((text) => text) ?? '';
      return [...(zip ? [String(zip), `${word} (${zip})`] : []), word.slice(0, 4)].map((typed) =>
        cities(known, `?q=${encodeURIComponent(typed)}&locale=nl`),
      );
    },
    expects: [
      ...CITIES,
      (all, { known }) => {
        const id = String(known.placed?.general.address?.city?.id);
        const lost = all.find(
          ({ json }) =>
            !(Array.isArray(json) && json.some((city: { id?: unknown }) => String(city.id) === id)),
        );
        return lost === undefined ? null : `city ${id} is not among the answers`;
      },
    ],
  },
  {
    call: 'getCities',
    says: 'finds no city for an unknown text',
    asks: (known) => [cities(known, '?q=qqxzzwv&locale=nl')],
    expects: [
      ...CITIES,
      ([answer]) => (Array.isArray(answer?.json) && answer.json.length === 0 ? null : 'finds some'),
    ],
  },
  {
    call: 'getCities',
    says: 'refuses an unknown language, and a text that is far too long',
    asks: (known) => [cities(known, '?q=k&locale=xx'), cities(known, `?q=${'k'.repeat(2_000)}`)],
    expects: REFUSED,
  },
];
