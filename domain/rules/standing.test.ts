import { describe, expect, it } from 'vitest';
import { SOURCES } from '../sources/index.ts';
import { STATUS_CODES, STATUS_TEXTS, STATUSES } from '../status-code.ts';
import { hidingEntries, isHiddenStatus } from './hidden-status.ts';
import { availability, filterStatusOf, isShelved, type Standing, standingOf } from './standing.ts';

type Source = 'first' | 'second';

const ids = Array.from({ length: 12 }, (_, id) => id);
const among = (asks: (standing: Standing) => boolean, source: Source) =>
  ids.filter((transaction) => asks(standingOf({ source, transaction })));

describe('transaction ids (spec 1 §4)', () => {
  it('5, 6 of the first source and 1, 6, 7 of the second mean sold or let', () => {
    expect(among(({ gone }) => gone, 'first')).toEqual([5, 6]);
    expect(among(({ gone }) => gone, 'second')).toEqual([1, 6, 7]);
    expect(among(({ let: isLet }) => isLet, 'first')).toEqual([6]);
    expect(among(({ sold }) => sold, 'second')).toEqual([1, 7]);
  });

  it('2, 4, 6, 8, and 10 of the second source, mean for rent', () => {
    expect(among(({ period }) => period, 'first')).toEqual([2, 4, 6, 8]);
    expect(among(({ period }) => period, 'second')).toEqual([2, 4, 6, 8, 10]);
  });

  it('may be text, and are never guessed', () => {
    expect(standingOf({ source: 'first', transaction: '5' }).sold).toBe(true);
    for (const transaction of [null, undefined, '', '0', '-1', '99', 'NEW_CODE', ' 1', '01', '05'])
      for (const { name: source } of SOURCES.all)
        expect(standingOf({ source, transaction })).toEqual({
          label: 'UNDEFINED',
          purpose: null,
          sold: false,
          let: false,
          gone: false,
          forSale: false,
          toRent: false,
          takeOver: false,
          offered: false,
          open: true,
          option: false,
          ended: false,
          archived: false,
          unknown: true,
          period: false,
        });
  });

  it.each([
    [1, 'first', 'free'],
    [3, 'first', 'option'],
    [4, 'first', 'option'],
    [5, 'first', 'sold'],
    [8, 'first', 'unknown'],
    [3, 'second', 'unknown'],
    ['FOR_SALE', 'second', 'free'],
    ['OPTION_FOR_SALE', 'second', 'option'],
    ['FOR_SALE_ORDER_ENDED', 'second', 'unknown'],
    [10, 'first', 'free'],
    [undefined, 'first', 'unknown'],
    [99, 'first', 'unknown'],
  ] as const)('%s of the %s source makes a unit %s', (transaction, source, expected) => {
    expect(availability(standingOf({ source, transaction }))).toBe(expected);
  });

  it('are hidden when the site’s settings say so (spec 1 §2)', () => {
    const hides = (transaction: number | string | null, hidden: readonly number[] | undefined): boolean => {
      const home = { source: 'first', transaction } as const;
      return isHiddenStatus(hidingEntries({ ...home, standing: standingOf(home) }), hidden);
    };
    expect([hides(8, [8]), hides('8', [8]), hides(5, [8]), hides(null, [8]), hides(8, undefined)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('two statements about one home', () => {
  const all = [undefined, ...Object.keys(STATUS_TEXTS), ...ids.map(String)];
  const pairs = all.flatMap((transaction) => all.map((status) => [transaction, status] as const));

  it('mean gone if one of them does: then it is never on offer', () => {
    for (const [transaction, status] of pairs) {
      const both = standingOf({ source: 'second', transaction, status });
      const each = [transaction, status].map((id) => standingOf({ source: 'second', transaction: id }));
      expect(both.gone).toBe(each.some(({ gone }) => gone));
      expect(both.unknown).toBe(each.every(({ unknown }) => unknown));
      expect(both.offered).toBe(!both.unknown && each.every(({ offered, unknown }) => offered || unknown));
      expect([...each.map(({ purpose }) => purpose), null]).toContain(both.purpose);
    }
  });

  it.each([
    [{ transaction: 7, status: 'TO_RENT' }, 'RENTED'],
    [{ transaction: 1, status: 'FOR_SALE' }, 'SOLD'],
    [{ transaction: 8, status: 'FOR_RENT_ORDER_ENDED' }, 'FOR_RENT_ORDER_ENDED'],
    [{ transaction: 4, status: 'OPTION_FOR_RENT' }, 'OPTION_FOR_RENT'],
    [{ transaction: 99, status: 'FOR_SALE' }, 'FOR_SALE'],
    [{ transaction: 3, status: 'UNDEFINED' }, 'UNDEFINED'],
    [{ transaction: 2, status: 'for_rent' }, 'TO_RENT'],
  ] as const)('%j is %s', (stated, label) => {
    expect(standingOf({ source: 'second', ...stated }).label).toBe(label);
  });
});

describe('an archived home', () => {
  it.each([{ archived: true }, { archivedAt: '2026-08-31' }])('is not on offer: %j', (said) => {
    for (const status of STATUS_CODES) {
      const standing = standingOf({ source: 'second', status, ...said });
      expect([standing.archived, standing.offered, standing.open]).toEqual([true, false, false]);
      expect(filterStatusOf(standing)).toBeNull();
      expect(isShelved(standing)).toBe(!(standing.gone || standing.ended));
      expect(standing.purpose).toBe(STATUSES[status].purpose);
    }
  });

  it.each([{ archived: false }, { archivedAt: ' ' }, { archivedAt: null }, { archivedAt: '-1' }])(
    'is not %j',
    (said) => {
      expect(standingOf({ source: 'second', status: 'SOLD', ...said }).archived).toBe(false);
    },
  );
});

it.each(SOURCES.all)('$name maps each status filter to its own ids', ({ name, statusIds }) => {
  for (const [status, terms] of Object.entries(statusIds))
    for (const transaction of terms)
      expect(filterStatusOf(standingOf({ source: name, transaction }))).toBe(status);
});
