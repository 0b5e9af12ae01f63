import { expect, it } from 'vitest';
import { cardOf } from '../../testing/card.ts';
import { groupRuns } from './group-runs.ts';

const inGroup = (id: string, key: string) => ({ ...cardOf(id), group: { key, label: key, count: null } });
const shape = (cards: Parameters<typeof groupRuns>[0]) =>
  groupRuns(cards).map(({ group, cards: held }) => [group.key, held.map(({ id }) => id)]);

it('keeps the cards of one group together, in their order', () => {
  expect(shape([inGroup('1', 'house'), inGroup('2', 'house'), inGroup('3', 'flat')])).toEqual([
    ['house', ['1', '2']],
    ['flat', ['3']],
  ]);
});

it('has a group for estates without a group key (spec 1 §9)', () => {
  expect(shape([inGroup('1', ''), inGroup('2', '')])).toEqual([['', ['1', '2']]]);
});

it('finds no groups in a list without groups', () => {
  expect(shape([cardOf('1')])).toEqual([]);
});
