import { childrenOf } from '#wire/estate.ts';
import type { EstateQuery, EstateSearchRequest } from '#wire/estate-search.ts';
import type { Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { answers, eachEstate, estates, fitting, sameAnswer, someEstate, total } from '../expect.ts';
import { estatesIn, fact, type Known, priceOf, sitePath, wordOf } from '../known.ts';

/** A search request as the site sends it. */
export const search = (known: Pick<Known, 'siteId'>, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, '/estates'),
  body,
});

const finding = (known: Known, query: EstateQuery, more: Partial<EstateSearchRequest> = {}): Asked =>
  search(known, { query, from: 0, size: 100, ...more });

const CALL = { call: 'searchEstates' } as const;
const ANSWERS = [answers(200), fitting('EstateSearchAnswer')] as const;
const FEWER = total((value, whole) => value <= whole, 'a filter finds more than the whole offer');
const NOTHING = [...ANSWERS, total((value) => value === 0, 'finds estates although none match')] as const;

const named = (value: { readonly id?: string | number | null } | null | undefined): string =>
  String(value?.id ?? '');
const prices = (found: Parameters<Parameters<typeof estates>[0]>[0]): readonly number[] =>
  found.flatMap((estate) => priceOf(estate) ?? []);
const isInOrder = (values: readonly number[], sign: 1 | -1): boolean =>
  values.every((value, at) => at === 0 || sign * (value - (values[at - 1] ?? value)) >= 0);

/** Search: filters, sort orders and pages. */
export const SEARCH_CHECKS: readonly Check[] = [
  {
    ...CALL,
    says: 'answers the whole offer',
    asks: (known) => [finding(known, {})],
    expects: [...ANSWERS, total((value) => value > 0, 'there is no estate to try the rest with')],
  },
  {
    ...CALL,
    says: 'answers only the total when no results are requested',
    asks: (known) => [finding(known, {}, { size: 0 })],
    expects: [
      ...ANSWERS,
      total((value, whole) => value === whole, 'size changes the total'),
      estates((found) => (found.length === 0 ? null : 'results come unasked')),
    ],
  },
  {
    ...CALL,
    says: 'answers the list that the synchronisation reads: no filter, no sort order, fifty at once',
    asks: (known) => [finding(known, {}, { sort: [], from: 0, size: 50 })],
    expects: [...ANSWERS, total((value, whole) => value === whole, 'an empty order changes the total')],
  },
  {
    ...CALL,
    says: 'pages through the offer without repeating or skipping an estate',
    needs: ['estate'],
    asks: (known) => [
      finding(known, {}, { size: 2 }),
      finding(known, {}, { from: 2, size: 2 }),
      finding(known, {}, { size: 4 }),
    ],
    expects: [
      ...ANSWERS,
      ([first, second, whole]) => {
        const ids = (answer: typeof whole) =>
          (answer === undefined ? [] : estatesIn(answer)).map((one) => named(one.general));
        const apart = [...ids(first), ...ids(second)].join();
        return apart === ids(whole).join()
          ? null
          : `two pages hold ${apart || 'nothing'}, and both at once ${ids(whole).join()}`;
      },
    ],
  },
  {
    ...CALL,
    says: 'never answers more than a page',
    asks: (known) => [finding(known, {}, { size: 1 })],
    expects: [
      ...ANSWERS,
      estates((found) => (found.length <= 1 ? null : `${found.length} results for a size of 1`)),
    ],
  },
  {
    ...CALL,
    says: 'answers an empty page beyond the last result',
    asks: (known) => [finding(known, {}, { from: 100_000 })],
    expects: [
      ...ANSWERS,
      total((value, whole) => value === whole, 'the page changes the total'),
      estates((found) => (found.length === 0 ? null : 'results beyond the last')),
    ],
  },
  {
    ...CALL,
    says: 'keeps its order from one call to the next',
    asks: (known) => [finding(known, {}), finding(known, {})],
    expects: [...ANSWERS, sameAnswer('two equal searches are answered differently')],
  },
  ...(
    [
      ['asc', 1],
      ['desc', -1],
    ] as const
  ).map(
    ([order, sign]): Check => ({
      ...CALL,
      says: `sorts by price, ${order === 'asc' ? 'lowest' : 'highest'} first`,
      needs: ['priced'],
      asks: (known) => [
        finding(known, { range: { 'price.value': { gte: 1 } } }, { sort: [{ 'price.value': { order } }] }),
      ],
      expects: [
        ...ANSWERS,
        estates((found) => (isInOrder(prices(found), sign) ? null : 'prices are not in order')),
      ],
    }),
  ),
  {
    ...CALL,
    says: 'sorts by publication, newest first',
    asks: (known) => [finding(known, {}, { sort: [{ publicationDate: { order: 'desc' } }] })],
    expects: [
      ...ANSWERS,
      estates((found) => {
        const dates = found.flatMap(({ general }) =>
          general.publicationDate ? Date.parse(general.publicationDate) : [],
        );
        return isInOrder(dates, -1) ? null : 'instants of publication are not in order';
      }),
    ],
  },
  {
    ...CALL,
    says: 'filters by type',
    needs: ['estate'],
    asks: (known) => [
      finding(known, { terms: { 'headType.id': [named(fact(known, 'estate').general.headType)] } }),
    ],
    expects: [
      ...ANSWERS,
      FEWER,
      (all, { known }) => {
        const wanted = named(known.estate?.general.headType);
        const fits = (one: typeof known.estate) => named(one?.general.headType) === wanted;
        return eachEstate((one) => fits(one) || childrenOf(one).some(fits), 'is of another type')(all, {
          known,
          fits: () => null,
        });
      },
    ],
  },
  {
    ...CALL,
    says: 'filters by status',
    needs: ['estate'],
    asks: (known) => [
      finding(known, { terms: { 'transaction.id': [named(fact(known, 'estate').general.transaction)] } }),
    ],
    expects: [...ANSWERS, FEWER, total((value) => value > 0, 'finds none of a status that occurs')],
  },
  {
    ...CALL,
    says: 'filters by city',
    needs: ['placed'],
    asks: (known) => [
      finding(known, { terms: { 'address.city.id': [named(fact(known, 'placed').general.address?.city)] } }),
    ],
    expects: [
      ...ANSWERS,
      FEWER,
      (all, looked) =>
        eachEstate(
          ({ general }) => named(general.address?.city) === named(looked.known.placed?.general.address?.city),
          'lies elsewhere',
        )(all, looked),
    ],
  },
  {
    ...CALL,
    says: 'finds an estate by its id, and a unit by its own',
    needs: ['estate'],
    asks: (known) => [
      finding(known, {
        terms: {
          'children.general.id': [named(fact(known, 'priced' in known ? 'priced' : 'estate').general)],
        },
      }),
    ],
    expects: [...ANSWERS, total((value) => value === 1, 'not exactly the one')],
  },
  {
    ...CALL,
    says: 'finds nothing when no estate matches',
    asks: (known) => [finding(known, { terms: { 'address.city.id': ['999999999'] } })],
    expects: NOTHING,
  },
  {
    ...CALL,
    says: 'filters by price, units of projects included',
    needs: ['priced'],
    asks: (known) => {
      const price = priceOf(fact(known, 'priced')) ?? 0;
      return [finding(known, { range: { 'price.value': { gte: price, lte: price } } })];
    },
    expects: [
      ...ANSWERS,
      FEWER,
      total((value) => value > 0, 'a price that occurs is not found'),
      (all, looked) => {
        const price = looked.known.priced === undefined ? undefined : priceOf(looked.known.priced);
        return eachEstate(
          (one) => [one, ...childrenOf(one)].some((any) => priceOf(any) === price),
          'costs something else',
        )(all, looked);
      },
    ],
  },
  {
    ...CALL,
    says: 'filters by bedrooms',
    asks: (known) => [finding(known, { range: { bedroomCount: { gte: 2 } } })],
    expects: [
      ...ANSWERS,
      FEWER,
      eachEstate(
        (one) => [one, ...childrenOf(one)].some(({ general }) => (general.bedroomCount ?? 0) >= 2),
        'has fewer bedrooms',
      ),
    ],
  },
  {
    ...CALL,
    says: 'finds words of a title, ignoring accents and case',
    needs: ['titled'],
    asks: (known) => {
      const word = wordOf(fact(known, 'titled')) ?? '';
      const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
      return [
        finding(known, { match: { text: word } }),
        finding(known, { match: { text: plain.toUpperCase() } }),
      ];
    },
    expects: [...ANSWERS, total((value) => value > 0, 'a word of a title is not found')],
  },
  {
    ...CALL,
    says: 'finds nothing for a word that occurs nowhere',
    asks: (known) => [finding(known, { match: { text: 'qqxzzwv' } })],
    expects: NOTHING,
  },
  {
    ...CALL,
    says: 'groups by type, and counts either all groups or none',
    asks: (known) => [finding(known, {}, { group: 'TYPE' })],
    expects: [
      ...ANSWERS,
      ([answer]) => {
        const { groups } = (answer?.json ?? {}) as { groups?: readonly { count: number }[] };
        const sum = groups?.reduce((all, { count }) => all + count, 0);
        const whole = (answer?.json as { total?: { value?: number } })?.total?.value;
        return sum === undefined || sum === whole ? null : `groups count ${sum} of ${whole}`;
      },
      someEstate(
        ({ groupKey }) => groupKey !== undefined && groupKey !== null,
        'no result says its groupKey',
      ),
    ],
  },
  {
    ...CALL,
    says: 'takes every value of a long list of ids',
    asks: (known) => [
      finding(known, {
        terms: { 'children.general.id': Array.from({ length: 500 }, (_, at) => String(900_000_000 + at)) },
      }),
    ],
    expects: NOTHING,
  },
];
