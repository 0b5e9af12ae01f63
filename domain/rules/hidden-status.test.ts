import { describe, expect, it } from 'vitest';
import { isHiddenStatus, readHiddenStatus } from './hidden-status.ts';

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
    expect(isHiddenStatus(8, readHiddenStatus(setting))).toBe(hides);
    expect(isHiddenStatus('8', readHiddenStatus(setting))).toBe(hides);
    expect(isHiddenStatus(1, readHiddenStatus(setting))).toBe(false);
  });

  it.each([[8, 7, 9], ['8', 'X', 3], [1]])('keeps the n-1 good members beside a bad one: %j', (...good) => {
    for (const bad of [null, undefined, {}, [], true, Number.NaN, '', ' ']) {
      for (let at = 0; at <= good.length; at++) {
        expect(readHiddenStatus(good.toSpliced(at, 0, bad as never))).toEqual(good);
      }
    }
  });

  it.each([[[null]], [[{}, true]], [{}], [true], [''], [{ 0: 8 }]])(
    'hides all but ordinary statuses when %j is unreadable',
    (setting) => {
      const hidden = readHiddenStatus(setting);
      const shown = ['1', '2', '3', '4', '10', '5', '6', 'FOR_SALE', 'OPTION_FOR_RENT', 'SOLD'];
      expect(shown.filter((id) => isHiddenStatus(id, hidden))).toEqual([]);
      expect([8, '8', 9, 11, 'X', null].every((id) => isHiddenStatus(id, hidden))).toBe(true);
    },
  );
});
