import type { Check } from '../check.ts';
import { anError, answers, NOT_THERE, REFUSED } from '../expect.ts';
import { sitePath } from '../known.ts';
import { search } from './search.ts';

/** Access: tokens, and the site that a call names. */
export const DOOR_CHECKS: readonly Check[] = [
  {
    call: 'searchEstates',
    says: 'refuses requests without a token',
    withToken: true,
    asks: (known) => [{ ...search(known, { query: {} }), stranger: true }],
    expects: [answers(401, 403, 404)],
  },
  {
    call: 'searchEstates',
    says: 'answers 404 for an unknown site',
    asks: (known) => [
      { ...search({ siteId: 'no-such-site' }, { query: {} }), headers: { 'X-SITE': 'no-such-site' } },
      { ...search({ ...known, siteId: "x' OR '1'='1" }, { query: {} }), headers: { 'X-SITE': '' } },
    ],
    expects: [answers(400, 404), anError()],
  },
  {
    call: 'searchEstates',
    says: 'refuses an X-SITE that contradicts the address',
    asks: (known) => [{ ...search(known, { query: {} }), headers: { 'X-SITE': 'another-site' } }],
    expects: REFUSED,
  },
  {
    call: 'searchEstates',
    says: 'answers 404 with an error for an unknown path',
    asks: (known) => [{ method: 'GET', path: sitePath(known, '/no-such-call') }],
    expects: NOT_THERE,
  },
];
