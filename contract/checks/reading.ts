import type { EstateFilters } from '#wire/estate-filters.ts';
import type { Asked } from '../asked.ts';
import type { Check, Expectation } from '../check.ts';
import { answers, fitting, NOT_THERE, REFUSED } from '../expect.ts';
import { fact, idOf, type Known, sitePath } from '../known.ts';

const get = (known: Known, rest: string): Asked => ({ method: 'GET', path: sitePath(known, rest) });
const post = (known: Known, rest: string, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, rest),
  body,
});

/** A check of a call whose answer must fit a schema. */
const reads = (
  call: string,
  says: string,
  rest: string,
  schema: string,
  ...more: readonly Expectation[]
): Check => ({
  call,
  says,
  asks: (known) => [get(known, rest)],
  expects: [answers(200), fitting(schema), ...more],
});
const misses = (call: string, rest: string): Check => ({
  call,
  says: 'answers 404 for an unknown id',
  asks: (known) => [get(known, rest)],
  expects: NOT_THERE,
});

/** A nested member of an answer; undefined when it is absent. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (node as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const textAt = (value: unknown, ...path: readonly (string | number)[]): string =>
  textOf(at(value, ...path)) ?? 'none';

/** The first page in a list that has an address: pages that screens show by name may have none. */
const addressed = (pages: unknown): unknown =>
  Array.isArray(pages) ? pages.find((page) => addressIn(page, 'nl') !== 'none') : undefined;

/** A page's address in a language, or in the first language that has one. */
const addressIn = (page: unknown, locale: string): string => {
  const url = (at(page, 'url') ?? {}) as Readonly<Record<string, string | null>>;
  return url[locale] || Object.values(url).find((address) => address) || 'none';
};

const LOCALES = ['nl', 'fr', 'en', 'de'] as const;

/** A page has a title and an address in each language of the site. */
const PAGES = ['home', 'privacy', 'terms'].map(
  (id): Check => ({
    call: 'getPage',
    says: `has the page ${id}`,
    asks: (known) => [get(known, `/pages/${id}`)],
    expects: [
      answers(200),
      fitting('Page'),
      ([answer]) => (textAt(answer?.json, 'id') === id ? null : 'is another page'),
    ],
  }),
);

/** Lists of options with an id or a value. */
const NAMED = [
  'headTypes',
  'subTypes',
  'transactions',
  'countries',
  'locations',
  'news',
  'bedrooms',
] as const;

/** The ids or values of a list of options, sorted, as text. */
const namesIn = (json: unknown, list: (typeof NAMED)[number]): string =>
  ((json as Partial<EstateFilters> | undefined)?.[list] ?? [])
    .map((option) => String('id' in option ? option.id : option.value))
    .toSorted()
    .join();

/** Reading calls beyond the core, which a full service answers. */
export const READING_CHECKS: readonly Check[] = [
  reads('getSite', 'answers the site by its id', '', 'SiteAnswer'),
  {
    call: 'getSiteByHostname',
    says: 'answers the site by each of its hostnames, in any case',
    asks: (known) => [
      get(known, ''),
      ([site]) => ({
        method: 'GET',
        path: `/sites/by-hostname/${encodeURIComponent(textAt(site?.json, 'hostnames', 0))}`,
      }),
      ([site]) => ({
        method: 'GET',
        path: `/sites/by-hostname/${encodeURIComponent(textAt(site?.json, 'hostnames', 0).toUpperCase())}`,
      }),
    ],
    expects: [
      answers(200),
      fitting('SiteAnswer'),
      (all, { known }) =>
        all.every(({ json }) => textAt(json, 'id') === known.siteId) ? null : 'is another site',
    ],
  },
  {
    call: 'getSiteByHostname',
    says: 'answers 404 for an unknown hostname',
    asks: () => [{ method: 'GET', path: '/sites/by-hostname/nobody.invalid' }],
    expects: NOT_THERE,
  },
  ...['main', 'footer'].map((name) =>
    reads('getNavigation', `has the menu ${name}`, `/navigation/${name}`, 'Navigation', ([answer]) =>
      textAt(answer?.json, 'name') === name ? null : 'is another menu',
    ),
  ),
  misses('getNavigation', '/navigation/no-such-menu'),
  reads('listPages', 'lists its pages', '/pages/', 'PageList'),
  reads('listNews', 'lists its news', '/news', 'NewsList'),
  misses('listPersonEstates', '/people/no-such-person/estates'),
  ...PAGES,
  misses('getPage', '/pages/no-such-page'),
  {
    call: 'getPageByUrl',
    says: 'answers a listed page by its address in each language',
    asks: (known) => [
      get(known, '/pages/'),
      ...LOCALES.map((locale) => ([list]: readonly { json: unknown }[]) => ({
        ...get(known, `/pages/by-url/${encodeURIComponent(addressIn(addressed(list?.json), locale))}`),
        headers: { 'ACCEPT-LANGUAGE': locale },
      })),
    ],
    expects: [
      answers(200),
      ([list, ...pages], { fits }) => {
        const id = textAt(addressed(list?.json), 'id');
        if (pages.some(({ json }) => textAt(json, 'id') !== id)) return 'is another page';
        return pages.map(({ json }) => fits('Page', json)).find((fault) => fault !== null) ?? null;
      },
    ],
  },
  misses('getPageByUrl', '/pages/by-url/no/such/page'),
  reads('listEntities', 'lists its lists', '/entities', 'EntityList'),
  {
    call: 'getTranslations',
    says: 'answers the texts of each language',
    asks: (known) =>
      LOCALES.map((locale) => ({
        method: 'GET',
        path: `/translations/${locale}`,
        headers: { 'X-SITE': known.siteId },
      })),
    expects: [answers(200), fitting('Translations')],
  },
  {
    call: 'getTranslations',
    says: 'refuses an unknown language',
    asks: () => [{ method: 'GET', path: '/translations/xx' }],
    expects: REFUSED,
  },
  {
    call: 'getEstateByReference',
    says: 'finds an estate by its reference, in any case',
    needs: ['reference'],
    asks: (known) => {
      const reference = fact(known, 'reference');
      return [reference, reference.toLowerCase()].map((text) =>
        get(known, `/estates/by-reference?reference=${encodeURIComponent(text)}`),
      );
    },
    expects: [answers(200), fitting('EstateReference')],
  },
  misses('getEstateByReference', '/estates/by-reference?reference=no-such-reference'),
  reads('getStreets', 'answers streets that match a text', '/streets?q=a&locale=nl', 'StreetList'),
  reads('getSitemap', 'divides its listed pages into files', '/sitemap?size=1000', 'Sitemap'),
  {
    call: 'getSitemapEntries',
    says: 'answers the entries of a file',
    asks: (known) => [
      get(known, '/sitemap?size=1000'),
      ([files]) => {
        const [kind, upTo] = [
          textAt(files?.json, 'files', 0, 'kind'),
          textAt(files?.json, 'files', 0, 'upTo'),
        ];
        return get(known, `/sitemap/${kind}?upTo=${encodeURIComponent(upTo)}`);
      },
    ],
    expects: [answers(200), ([, entries], { fits }) => fits('SitemapEntries', entries?.json)],
  },
  {
    call: 'searchRentalUnits',
    says: 'answers rental units in pages',
    needs: ['rental'],
    asks: (known) => [
      post(known, '/rental-units', { query: {}, size: 10 }),
      post(known, '/rental-units', { query: {}, from: 100_000 }),
    ],
    expects: [
      answers(200),
      fitting('RentalSearchAnswer'),
      ([, beyond]) => (at(beyond?.json, 'results', 0) === undefined ? null : 'results beyond the last'),
    ],
  },
  {
    call: 'getRentalFilters',
    says: 'answers the options of rental units',
    needs: ['rental'],
    asks: (known) => [
      post(known, '/rental-units/filters', { query: {} }),
      post(known, '/rental-units/filters?stays=2', { query: {} }),
    ],
    expects: [answers(200), fitting('RentalFilters')],
  },
  ...(
    [
      ['getRentalUnit', '', 'RentalUnit', 'answers a rental unit that a search found'],
      ['getRentalPeriods', '/periods', 'RentalPeriods', 'answers when it can be had, and for how much'],
    ] as const
  ).map(
    ([call, rest, schema, says]): Check => ({
      call,
      says,
      needs: ['rental'],
      asks: (known) => [get(known, `/rental-units/${encodeURIComponent(fact(known, 'rental'))}${rest}`)],
      expects: [answers(200), fitting(schema)],
    }),
  ),
  misses('getRentalUnit', '/rental-units/no-such-unit'),
  misses('getRentalPeriods', '/rental-units/no-such-unit/periods'),
  reads('listAgreements', 'answers the agreements of stays', '/agreements?locale=nl', 'AgreementList'),
  {
    call: 'getLiveAgenda',
    says: 'answers the viewing times of an estate within the requested days',
    needs: ['estate'],
    asks: (known) => [get(known, `/live-agenda/${idOf(fact(known, 'estate'))}?days=14`)],
    expects: [answers(200), fitting('LiveAgenda')],
  },
  misses('getLiveAgenda', '/live-agenda/999999999999'),
  misses('getAppointment', `/live-agenda/reservation/${'x'.repeat(43)}`),
  misses('getSubscription', `/subscriptions/${'x'.repeat(43)}`),
  misses('getValuation', `/valuation-requests/${'x'.repeat(43)}`),
  {
    call: 'getSiteByHostname',
    says: 'says rightly that filters name the options of the whole offer under any query',
    asks: (known) => [
      get(known, ''),
      ([site]) => ({
        method: 'GET',
        path: `/sites/by-hostname/${encodeURIComponent(textAt(site?.json, 'hostnames', 0))}`,
      }),
      post(known, '/estate-filters', { query: {} }),
      post(known, '/estate-filters', { query: { terms: { 'address.city.id': ['999999999'] } } }),
    ],
    expects: [
      answers(200),
      fitting('EstateFilters'),
      ([, site, whole, none]) => {
        if (at(site?.json, 'everyOption') !== true) return null;
        const lost = NAMED.find((list) => namesIn(whole?.json, list) !== namesIn(none?.json, list));
        return lost === undefined ? null : `${lost} has other options under a query than without`;
      },
    ],
  },
  {
    call: 'answerSeveral',
    says: 'answers each call of a batch in its own language',
    asks: (known) => [
      get(known, '/pages/'),
      ([list]) => ({
        method: 'POST',
        path: '/several',
        headers: { 'X-SITE': known.siteId },
        body: {
          calls: LOCALES.map((locale) => ({
            method: 'GET',
            path: sitePath(
              known,
              `/pages/by-url/${encodeURIComponent(addressIn(addressed(list?.json), locale))}`,
            ),
            locale,
          })),
        },
      }),
    ],
    expects: [
      answers(200),
      ([list, several]) => {
        const id = textAt(addressed(list?.json), 'id');
        return LOCALES.every((_, index) => textAt(several?.json, 'answers', index, 'body', 'id') === id)
          ? null
          : 'is another page in some language';
      },
    ],
  },
  {
    call: 'answerSeveral',
    says: 'answers batched calls like single ones, including a 404',
    asks: (known) => [
      get(known, '/navigation/main'),
      {
        method: 'POST',
        path: '/several',
        headers: { 'X-SITE': known.siteId },
        body: {
          calls: [
            { method: 'GET', path: sitePath(known, '/navigation/main') },
            { method: 'GET', path: sitePath(known, '/pages/no-such-page') },
          ],
        },
      },
    ],
    expects: [
      answers(200),
      ([, several], { fits }) => fits('SeveralAnswer', several?.json),
      ([menu, several]) => {
        if (JSON.stringify(at(several?.json, 'answers', 0, 'body')) !== JSON.stringify(menu?.json))
          return 'is answered otherwise than by itself';
        return at(several?.json, 'answers', 1, 'status') === 404
          ? null
          : 'a missing page does not fail by itself';
      },
    ],
  },
];
