import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts';
import { childrenOf } from '#wire/estate.ts';
import type { Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError, answers, eachEstate, estates, fitting, NOT_THERE } from '../expect.ts';
import { fact, idOf, type Known, priceOf, sitePath } from '../known.ts';

/**
 * Ids that no estate has; the service must bind them as text and never let them reach a database as anything
 * else.
 */
export const ODD_IDS: readonly (readonly [what: string, segment: string])[] = [
  ['a path', '..%2F..%2Fsites'],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['SQL', "1'%20OR%20'1'%3D'1"],
  ['SQL that ends a statement', '1%3B%20DROP%20TABLE%20estates%3B%20--'],
  ['a null byte', '1%00'],
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
];

const get = (known: Known, rest: string): Asked => ({ method: 'GET', path: sitePath(known, rest) });

/** An id that no estate of the offer has. */
const UNKNOWN = '999999999999';

const CALLS = [
  ['getEstate', (id: string) => `/estates/v2/${id}`],
  ['getSimilarEstates', (id: string) => `/estates/${id}/similar`],
  ['getContactInfo', (id: string) => `/estates/${id}/contact-info`],
] as const;

/** One estate: its document, its contact person, similar estates. */
export const HOME_CHECKS: readonly Check[] = [
  {
    call: 'getEstate',
    says: 'answers an estate that a search found, with the same id, type and price',
    needs: ['estate'],
    asks: (known) => [get(known, `/estates/v2/${idOf(fact(known, 'estate'))}`)],
    expects: [
      answers(200),
      fitting('Estate'),
      ([answer], { known }) => {
        const page = answer?.json as Known['estate'];
        const card = known.estate;
        if (page === undefined || card === undefined) return 'is not JSON';
        if (String(page.general?.id) !== String(card.general.id))
          return `is estate ${String(page.general?.id)}`;
        if (String(page.general.headType?.id) !== String(card.general.headType?.id))
          return 'has another type than in the search';
        return priceOf(page) === priceOf(card) ? null : 'has another price than in the search';
      },
    ],
  },
  {
    call: 'getEstate',
    says: 'answers every estate of the first page of the offer',
    needs: ['estate'],
    asks: (known) => known.estates.slice(0, 10).map((estate) => get(known, `/estates/v2/${idOf(estate)}`)),
    expects: [answers(200), fitting('Estate')],
  },
  {
    call: 'getEstate',
    says: 'names the country of an address by its code, as BE',
    needs: ['estate'],
    asks: (known) => known.estates.slice(0, 10).map((estate) => get(known, `/estates/v2/${idOf(estate)}`)),
    expects: [
      answers(200),
      (all) => {
        const named = all.map(({ json }) => (json as Known['estate'])?.general.address?.country?.id ?? 'BE');
        const odd = named.find((id) => !COUNTRY_CODES.includes(String(id)));
        return odd === undefined
          ? null
          : `${odd} is not a country code: homes without one get no viewings and no alerts`;
      },
    ],
  },
  {
    call: 'getEstate',
    says: 'answers a project with its units',
    needs: ['project'],
    asks: (known) => [get(known, `/estates/v2/${idOf(fact(known, 'project'))}`)],
    expects: [
      answers(200),
      fitting('Estate'),
      ([answer]) =>
        childrenOf(answer?.json as NonNullable<Known['estate']>).length > 0 ? null : 'has no units',
    ],
  },
  {
    call: 'getEstate',
    says: 'answers all languages, whatever the requested language',
    needs: ['estate'],
    asks: (known) =>
      ['nl', 'fr', 'en', 'de'].map((locale) => ({
        ...get(known, `/estates/v2/${idOf(fact(known, 'estate'))}`),
        headers: { 'ACCEPT-LANGUAGE': locale },
      })),
    expects: [
      answers(200),
      (all) =>
        new Set(all.map(({ json }) => JSON.stringify((json as Known['estate'])?.general?.title))).size === 1
          ? null
          : 'the title depends on the language that is asked for',
    ],
  },
  {
    call: 'getSimilarEstates',
    says: 'answers at most six similar estates',
    needs: ['estate'],
    asks: (known) => [get(known, `/estates/${idOf(fact(known, 'estate'))}/similar`)],
    expects: [
      answers(200),
      fitting('SimilarEstatesAnswer'),
      estates((found) => (found.length <= 6 ? null : `${found.length} of them`)),
      (all, looked) =>
        eachEstate(
          ({ general }) => String(general.id) !== String(looked.known.estate?.general.id),
          'is like itself',
        )(all, looked),
    ],
  },
  {
    call: 'getContactInfo',
    says: 'answers the contact person of an estate, or 204',
    needs: ['estate'],
    asks: (known) => [get(known, `/estates/${idOf(fact(known, 'estate'))}/contact-info`)],
    expects: [answers(200, 204), fitting('ContactInfo')],
  },
  ...CALLS.map(
    ([call, path]): Check => ({
      call,
      says: 'answers 404 for an unknown estate',
      asks: (known) => [get(known, path(UNKNOWN))],
      expects: NOT_THERE,
    }),
  ),
  ...CALLS.map(
    ([call, path]): Check => ({
      call,
      says: `refuses odd ids: ${ODD_IDS.map(([what]) => what).join(', ')}`,
      asks: (known) => ODD_IDS.map(([, id]) => get(known, path(id))),
      // A server in front of the service may refuse an address that is too long.
      expects: [
        answers(400, 404, 414),
        (all, looked) =>
          anError()(
            all.filter(({ status }) => status !== 414),
            looked,
          ),
      ],
    }),
  ),
];
