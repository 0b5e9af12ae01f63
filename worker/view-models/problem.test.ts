import { expect, it } from 'vitest';
import { toProblem } from './problem.ts';
import { contextIn } from './testing.ts';

const nl = contextIn('nl');

it.each([
  ['not-found', 404, '/nl/aanbod'],
  ['gone', 410, '/nl/aanbod'],
  ['unavailable', 503, null],
  ['bad-request', 400, '/nl/aanbod'],
  ['failed', 500, '/nl/aanbod'],
] as const)('toProblem: %s is a %d', (kind, status, offerHref) => {
  expect(toProblem(kind, 'r-1', nl)).toEqual({ kind, status, requestId: 'r-1', offerHref });
  expect(toProblem(kind, 'r-1', null).offerHref).toBeNull();
});
