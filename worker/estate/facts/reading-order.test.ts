import { describe, expect, it } from 'vitest';
import { DECIDED_KINDS } from '#domain/fields/deciding.ts';
import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { FIRST_SOURCE_ORDER } from '#domain/fields/first/order.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { SECOND_SOURCE_ORDER } from '#domain/fields/second/order.ts';
import type { FactGroupView, FactView } from '#domain/views/estate-page.ts';
import { toFacts } from './reading-order.ts';

const row = (label: string, value = label): FactView => ({ label, value });
const many = (name: string, count: number): FactView[] =>
  Array.from({ length: count }, (_, at) => row(`${name} ${at + 1}`));
const group = (id: string, rows: readonly FactView[], wide = false): FactGroupView => ({
  id,
  title: id,
  rows,
  ...(wide ? { wide } : {}),
});
const NOBODY = { keyFacts: [], reference: null };
const wordsOf = (rows: readonly FactView[]) =>
  rows.map(({ label, value, note }) => [label, value, note].join());

describe('the orders in which fields are read', () => {
  it.each([
    ['the first source', FIRST_SOURCE_ORDER, FIRST_SOURCE_FIELDS],
    ['the second source', SECOND_SOURCE_ORDER, SECOND_SOURCE_FIELDS],
  ])('of %s list fields of its table that are shown as rows, each once', (_, { deciding, inHead }, table) => {
    const shown = table.filter((field) => field.aside === undefined && field.internal !== true && field.tab);
    const paths = new Set(shown.map(({ path }) => path));
    for (const kind of DECIDED_KINDS) {
      const named = [...deciding[kind], ...inHead];
      expect(named.filter((path) => !paths.has(path))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
    }
  });
});

describe('the facts of a page', () => {
  const planning = group('planning', many('plan', 9), true);

  it('stay in their groups when they are few, without duplicates', () => {
    const facts = toFacts(
      [group('general', [row('free'), ...many('a', 20)]), group('other', [row('free')]), planning],
      { deciding: [row('free')], inHead: [] },
      NOBODY,
    );
    expect(facts.deciding).toEqual([]);
    expect(facts.groups.map(({ id, rows, folded }) => [id, rows.length, folded])).toEqual([
      ['general', 21, undefined],
      ['planning', 9, undefined],
    ]);
  });

  it('of a long page begin with the ten decisive ones, in order; the others are folded', () => {
    const all = [group('a', many('a', 20)), group('b', many('b', 20)), planning];
    const order = { deciding: [...many('b', 12).toReversed(), row('gone')], inHead: [] };
    const { deciding, groups, whole } = toFacts(all, order, NOBODY);
    expect(deciding).toEqual(many('b', 12).toReversed().slice(0, 10));
    expect(groups.map(({ id, rows, folded }) => [id, rows.length, folded])).toEqual([
      ['a', 20, true],
      ['b', 10, true],
      ['planning', 9, undefined],
    ]);
    expect(whole).toEqual(all);
    const before = wordsOf(all.flatMap(({ rows }) => rows));
    expect(wordsOf([...deciding, ...groups.flatMap(({ rows }) => rows)]).toSorted()).toEqual(
      before.toSorted(),
    );
  });

  it('are not repeated when the head of a long page shows them', () => {
    const inHead = [
      row('Area', '152 m²'),
      row('Bedrooms', '3'),
      row('Renovated', '2010'),
      row('File', 'AH-1'),
    ];
    const noted = { ...row('Built', '1910'), note: 'about' };
    const other = row('Floors', '3');
    const { groups } = toFacts(
      [group('a', [...inHead, noted, other, ...many('a', 40)])],
      { deciding: [], inHead: [...inHead, noted, row('Land', '9 m²')] },
      {
        keyFacts: [
          { value: '3', unit: null, name: 'bedrooms' },
          { value: '152', unit: 'm²', name: 'area' },
          { value: '1910', unit: null, name: 'built, renovated 2010' },
        ],
        reference: 'AH-1',
      },
    );
    expect(groups[0]?.rows.slice(0, 3)).toEqual([noted, other, row('a 1')]);
  });
});
