import type { Check } from '../check.ts';
import { REFUSED } from '../expect.ts';
import { sitePath } from '../known.ts';
import { search } from './search.ts';

/** Searches that must be refused: a service must not silently ignore a part that it does not understand. */
export const REFUSAL_CHECKS: readonly Check[] = [
  ...(
    [
      ['a page of more than 100', { query: {}, size: 101 }],
      ['a page that begins before the first result', { query: {}, from: -1 }],
      ['a filter that it does not know', { query: { terms: { colour: ['red'] } } }],
      ['a member that it does not know', { query: {}, limit: 5 }],
      ['bounds that are text', { query: { range: { 'price.value': { gte: '1' } } } }],
      ['an order that there is not', { query: {}, sort: [{ 'price.value': { order: 'up' } }] }],
      ['a body without a query', {}],
    ] as const
  ).map(
    ([what, body]): Check => ({
      call: 'searchEstates',
      says: `refuses ${what}`,
      asks: (known) => [search(known, body)],
      expects: REFUSED,
    }),
  ),
  {
    call: 'searchEstates',
    says: 'refuses a body that is not JSON',
    asks: (known) => [{ method: 'POST', path: sitePath(known, '/estates'), text: '{"query":' }],
    expects: REFUSED,
  },
];
