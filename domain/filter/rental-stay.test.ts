import { describe, expect, it } from 'vitest';
import { choosesNothing, EMPTY_STAY, parseStay, stayQuery } from './rental-stay.ts';

const read = (query: string) => parseStay(new URLSearchParams(query));

describe('a stay in an address', () => {
  it('is read back, also over New Year', () => {
    const choice = { from: '2026-12-26', to: '2027-01-02', persons: 4, month: '2026-12', extras: [] };
    expect(stayQuery(choice)).toBe('?from=2026-12-26&to=2027-01-02&persons=4&month=2026-12');
    expect(read(stayQuery(choice))).toEqual(choice);
    expect(stayQuery(EMPTY_STAY)).toBe('');
  });

  it('contains readable but contradictory values, so that the page can report them', () => {
    expect(read('from=2027-07-10&to=2027-07-03&persons=40')).toMatchObject({
      from: '2027-07-10',
      to: '2027-07-03',
      persons: 40,
    });
  });

  it.each([
    'from=2027-02-30',
    'to=tomorrow',
    'persons=0',
    'persons=2.5',
    'month=2027-13',
    'month=2027-7',
    '',
  ])('drops unreadable values: %s', (query) => {
    expect(read(query)).toEqual(EMPTY_STAY);
  });
});

it('is empty only if every part is empty', () => {
  expect(choosesNothing(EMPTY_STAY)).toBe(true);
  const chosen = { from: '2027-07-03', to: '2027-07-10', persons: 2, month: '2027-07' };
  expect(choosesNothing({ ...EMPTY_STAY, extras: [{ id: 'dog', count: 1 }] })).toBe(false);
  for (const [name, value] of Object.entries(chosen))
    expect(choosesNothing({ ...EMPTY_STAY, [name]: value })).toBe(false);
});
