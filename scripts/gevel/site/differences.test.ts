import { expect, it } from 'vitest';
import { differenceLine, differences } from './push-changes.ts';

it.each([
  ['the same in another order', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, []],
  ['a changed field of a list', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, ['a[1].b: 2 → 3']],
  ['a field that comes, and one that goes', { a: 1 }, { b: 'x' }, ['a: 1 → –', 'b: – → "x"']],
  ['null as no field', { a: null }, {}, []],
  ['a shorter list', { a: [1, 2] }, { a: [1] }, ['a[1]: 2 → –']],
  ['a value that becomes a group', { a: 1 }, { a: { b: 2 } }, ['a: 1 → {"b":2}']],
  ['a list that becomes empty', { a: [1] }, { a: [] }, ['a[0]: 1 → –']],
  ['an empty list that comes', {}, { a: [] }, ['a: – → []']],
  ['a long text', { a: 'x'.repeat(99) }, { a: 'y' }, [`a: "${'x'.repeat(59)}… → "y"`]],
] as const)('%s', (_what, before, after, lines) => {
  expect(differences(before, after).map(differenceLine)).toEqual(lines);
});
