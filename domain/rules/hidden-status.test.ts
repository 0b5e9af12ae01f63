import { describe, expect, it } from 'vitest';
import { hidingEntries, isHiddenStatus, readHiddenStatus } from './hidden-status.ts';
import type { Id } from './source.ts';
import { standingOf } from './standing.ts';

type Home = Parameters<typeof standingOf>[0];
const isHidden = (home: Home, hidden: readonly Id[]): boolean =>
  isHiddenStatus(hidingEntries({ ...home, standing: standingOf(home) }), hidden);
const hidesId = (transaction: Id | null, hidden: readonly Id[]): boolean =>
  isHidden({ source: 'first', transaction }, hidden);

describe('hidden statuses of a site (spec 1 §2, "Estate card")', () => {
  it.each([
    [[8], true],
    [['8'], true],
    [[' 8 '], true],
    [[8, null], true],
    [[null, '8', {}], true],
    [['7', true, 8], true],
    ['8', true],
    [8, true],
    [[7], false],
    [[7, null], false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('%j hides status 8: %s', (setting, hides) => {
    expect(hidesId(8, readHiddenStatus(setting))).toBe(hides);
    expect(hidesId('8', readHiddenStatus(setting))).toBe(hides);
    expect(hidesId(1, readHiddenStatus(setting))).toBe(false);
  });

  it.each([[8, 7, 9], ['8', 'X', 3], [1]])(
    'accepts the valid members beside an invalid one: %j',
    (...good) => {
      for (const bad of [null, undefined, {}, [], true, Number.NaN, '', ' ']) {
        for (let at = 0; at <= good.length; at++) {
          expect(readHiddenStatus(good.toSpliced(at, 0, bad as never))).toEqual(good);
        }
      }
    },
  );

  it.each([['on hold'], [['on hold']], [[8, 'on hold']]])(
    'hides all but ordinary statuses if an id contains a space, which is invalid: %j',
    (setting) => {
      const hidden = readHiddenStatus(setting);
      expect([8, 'X', 'on hold'].every((id) => hidesId(id, hidden))).toBe(true);
      expect(hidesId('FOR_SALE', hidden)).toBe(false);
    },
  );

  it.each([[[null]], [[{}, true]], [{}], [true], [''], [{ 0: 8 }]])(
    'hides all but ordinary statuses when %j is unreadable',
    (setting) => {
      const hidden = readHiddenStatus(setting);
      const shown = ['1', '2', '3', '4', '10', '5', '6', 'FOR_SALE', 'OPTION_FOR_RENT', 'SOLD'];
      expect(shown.filter((id) => hidesId(id, hidden))).toEqual([]);
      expect([8, '8', 9, 11, 'X', null].every((id) => hidesId(id, hidden))).toBe(true);
    },
  );

  const only = (status: string): Home => ({ source: 'second', transaction: null, status });
  it.each([
    // In words alone, by the numbers of lists and by words.
    [only('FOR_RENT_ORDER_ENDED'), [8], true],
    [only('FOR_RENT_ORDER_ENDED'), ['FOR_RENT_ORDER_ENDED'], true],
    [only('OPTION_FOR_SALE'), [3], true],
    [only('SOLD'), [5], true],
    [only('FOR_RENT'), ['TO_RENT'], true],
    // By the source's own number for it.
    [only('SOLD'), [1], true],
    [only('RENTED'), [6], true],
    // A number that means something else at the source hides nothing else.
    [only('FOR_SALE'), [1], false],
    [only('FOR_RENT'), [8], false],
    [only('TAKE_OVER'), [10], false],
    [only('FOR_SALE'), [8], false],
    // Two statements: the reading of both counts.
    [{ source: 'second', transaction: 2, status: 'FOR_RENT_ORDER_ENDED' }, [8], true],
    // Of two numbers for one status only the one in the settings hides.
    [{ source: 'second', transaction: 1, status: 'SOLD' }, [7], false],
    [{ source: 'second', transaction: 7, status: 'SOLD' }, [7], true],
    [{ source: 'first', transaction: null, status: 'SOLD' }, [5], true],
    [{ source: 'first', transaction: 1, status: 'FOR_SALE_ORDER_ENDED' }, ['FOR_SALE_ORDER_ENDED'], true],
    [{ source: 'first', transaction: null, status: 'PRICING' }, ['UNDEFINED'], false],
    [{ source: 'first', transaction: null, status: 'PRICING' }, ['PRICING'], true],
  ] as const)('%j is hidden by %j: %s', (home, hidden, expected) => {
    expect(isHidden(home, hidden)).toBe(expected);
  });

  it('shows homes whose text clearly states that they are on offer, if the setting is unreadable', () => {
    const hidden = readHiddenStatus([{}]);
    expect(
      ['FOR_SALE', 'OPTION_FOR_RENT', 'UNDER_OFFER', 'SOLD'].map((status) => isHidden(only(status), hidden)),
    ).toEqual([false, false, false, false]);
    expect(isHidden({ source: 'second', transaction: 2, status: 'FOR_RENT_ORDER_ENDED' }, hidden)).toBe(true);
  });
});
