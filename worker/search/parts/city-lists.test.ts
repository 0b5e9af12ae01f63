import { expect, it } from 'vitest';
import { splitCities } from './city-lists.ts';

const city = (value: string, count: number | null, checked = false) => ({
  value,
  label: `City ${value}`,
  count,
  checked,
});
const many = (length: number) => Array.from({ length }, (_, index) => city(`c${index}`, index));
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

it('puts the chosen cities first, then those with most estates', () => {
  const { first, others } = splitCities([city('a', 2), city('b', 9), city('c', 0, true)]);
  expect(values(first)).toEqual(['c', 'b', 'a']);
  expect(others).toEqual([]);
});

it('shows twelve and keeps the others in their order', () => {
  const { first, others } = splitCities([...many(20), city('x', 1, true)]);
  expect(values(first)).toEqual(['x', ...Array.from({ length: 12 }, (_, index) => `c${19 - index}`)]);
  expect(values(others)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']);
});

it('never hides only one or two cities', () => {
  expect(splitCities(many(14)).others).toEqual([]);
  expect(splitCities(many(15)).others).toHaveLength(3);
});

it('keeps the order when the numbers of estates are unknown', () => {
  expect(values(splitCities([city('a', null), city('b', null)]).first)).toEqual(['a', 'b']);
});
