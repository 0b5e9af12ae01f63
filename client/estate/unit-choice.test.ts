import { expect, it } from 'vitest';
import { isChosen, type UnitFigures, unitOrder } from './unit-choice.ts';

const unit = (
  price: number | null,
  area: number | null = null,
  bedrooms: number | null = null,
): UnitFigures => ({
  state: 'free',
  bedrooms,
  price,
  area,
});

it.each([
  ['nothing', { state: '', bedrooms: '' }, true],
  ['its state', { state: 'free', bedrooms: '' }, true],
  ['another state', { state: 'sold', bedrooms: '' }, false],
  ['as many bedrooms', { state: '', bedrooms: '2' }, true],
  ['more bedrooms', { state: '', bedrooms: '3' }, false],
])('chosen by %s', (_, choice, chosen) => {
  expect(isChosen(unit(1, 1, 2), { ...choice, sort: '' })).toBe(chosen);
});

it('leaves out a unit with an unknown number of bedrooms when a number is chosen', () => {
  expect(isChosen(unit(1), { state: '', bedrooms: '1', sort: '' })).toBe(false);
});

it.each([
  ['price', [1, 2, 3, null]],
  ['price-desc', [3, 2, 1, null]],
])('sorts by %s, the unknown last', (sort, prices) => {
  const units = [2, null, 3, 1].map((price) => unit(price));
  expect(units.toSorted(unitOrder(sort) ?? undefined).map(({ price }) => price)).toEqual(prices);
});

it('sorts by area', () => {
  const units = [unit(1, 90), unit(2, 60)];
  expect(units.toSorted(unitOrder('area') ?? undefined).map(({ area }) => area)).toEqual([60, 90]);
});

it.each(['', 'floor', 'toString'])('leaves the order of floors unchanged for "%s"', (sort) => {
  expect(unitOrder(sort)).toBeNull();
});
