import { describe, expect, it } from 'vitest';
import { groupBy } from './grouping.ts';

const keys = (items: readonly (string | number | null)[], grouping: Parameters<typeof groupBy>[1]) =>
  groupBy(
    items.map((groupKey) => ({ groupKey })),
    grouping,
  ).map(({ key }) => key);

describe('groupBy', () => {
  it('puts types in their own order, unknown ones behind (spec 1 §9)', () => {
    expect(keys([9, 5, 8, 10, 1, 7, 3], 'TYPE')).toEqual(['1', '3', '7', '10', '5', '9', '8']);
  });

  it('puts statuses in their own order (spec 1 §9)', () => {
    expect(keys([6, 5, 10, 4, 2, 3, 1], 'STATUS')).toEqual(['1', '3', '2', '4', '10', '5', '6']);
  });

  it('sorts other groupings alphabetically by key (spec 1 §9)', () => {
    expect(keys(['Zelzate', 'Écaussinnes', 'Dinant', 'Ename'], 'CITY')).toEqual([
      'Dinant',
      'Écaussinnes',
      'Ename',
      'Zelzate',
    ]);
    expect(keys(['100000', '50000'], 'PRICE')).toEqual(['50000', '100000']);
  });

  it('leaves what has no key to the group of projects, last (spec 1 §9)', () => {
    expect(keys([null, 'Brugge', null], 'CITY')).toEqual(['Brugge', null]);
  });

  it('keeps the order within a group', () => {
    const items = [
      { id: 3, groupKey: 1 },
      { id: 1, groupKey: 1 },
    ];
    expect(groupBy(items, 'TYPE')).toEqual([{ key: '1', members: items }]);
  });
});
