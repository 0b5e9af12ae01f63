import { expect, it } from 'vitest';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { NO_WAY_ON, toProblem, toWayOn } from './problem-view.ts';

const nl = contextIn('nl');

it.each([
  ['not-found', 404, '/nl/aanbod'],
  ['gone', 410, '/nl/aanbod'],
  ['gone-page', 410, '/nl/aanbod'],
  ['unavailable', 503, null],
  ['bad-request', 400, '/nl/aanbod'],
  ['failed', 500, '/nl/aanbod'],
] as const)('toProblem: %s is a %d', (kind, status, offerHref) => {
  expect(toProblem(kind, 'r-1', nl)).toMatchObject({
    kind,
    status,
    requestId: 'r-1',
    offerHref,
    ...NO_WAY_ON,
  });
  expect(toProblem(kind, 'r-1', null).offerHref).toBeNull();
});

it('toWayOn has the search and estates, and no heading without estates', () => {
  const estates = { like: true, results: [estateWith()] };
  expect(toWayOn({ options: null, estates }, nl)).toMatchObject({
    search: { action: '/nl/aanbod' },
    estates: { like: true, cards: [{ id: '4711' }] },
  });
  expect(toWayOn({ options: null, estates: { like: false, results: [] } }, nl).estates).toBeNull();
});

it('an error on our side shows the telephone number that its text refers to', () => {
  const phone = { href: expect.stringMatching(/^tel:\+32/) };
  for (const kind of ['unavailable', 'failed'] as const)
    expect(toProblem(kind, 'r-1', nl)).toMatchObject({ phone });
  for (const kind of ['not-found', 'gone', 'gone-page', 'bad-request'] as const)
    expect(toProblem(kind, 'r-1', nl).phone).toBeNull();
  expect(toProblem('failed', 'r-1', null).phone).toBeNull();
});
