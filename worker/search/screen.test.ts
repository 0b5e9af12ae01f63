import { describe, expect, it } from 'vitest';
import { ESTATES } from './estates.ts';
import { RENTALS } from './rentals.ts';
import type { SearchScreen, SearchTypes } from './screen.ts';

/** What holds of every list of filters. */
const isWhole = <T extends SearchTypes>({ search, filters, parts, all, bar }: SearchScreen<T>) => {
  it('has one row for each filter, and for nothing else', () => {
    const covered = filters.flatMap(({ keys }) => keys);
    expect(covered.toSorted()).toEqual([...search.narrowing].toSorted());
  });

  it('describes each value of a list separately, and single values as a whole', () => {
    const lists = filters.map(({ keys }) => keys.map((key) => search.parameters[key].isList));
    expect(lists).toEqual(
      filters.map(({ keys, words }) => ('each' in words ? [true] : keys.map(() => false))),
    );
  });

  it('has a control in every part', () => {
    const shown = filters.filter(({ control }) => control !== undefined).map(({ part }) => part);
    expect(new Set<string>(shown)).toEqual(new Set(Object.keys(parts)));
  });

  it('has every part among all filters, what is not said within the others, and the bar among them', () => {
    const placed: readonly string[] = all.parts;
    expect(new Set(placed)).toEqual(new Set(Object.keys(parts).filter((part) => part !== 'unsaid')));
    expect(placed).toHaveLength(new Set(placed).size);
    expect(bar(search.empty).filter((part) => !placed.includes(part))).toEqual([]);
  });
};

describe('filters of the search for estates', () => {
  isWhole(ESTATES);
});
describe('filters of the search for holiday rentals', () => {
  isWhole(RENTALS);
});
