import type { Check } from '../check.ts';
import { anError, answers, NOT_THERE, REFUSED } from '../expect.ts';
import { sitePath } from '../known.ts';
import { search } from './search.ts';

/** Who comes in, and about which site. */
export const DOOR_CHECKS: readonly Check[] = [
  {
    call: 'searchEstates',
    says: 'answers nobody without a token',
    withToken: true,
    asks: (known) => [{ ...search(known, { query: {} }), stranger: true }],
    expects: [answers(401, 403, 404)],
  },
  {
    call: 'searchEstates',
    says: 'does not know a site that there is not',
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
    says: 'answers an address that there is not with 404, and an error',
    asks: (known) => [{ method: 'GET', path: sitePath(known, '/no-such-call') }],
    expects: NOT_THERE,
  },
];
