import { expect, it } from 'vitest';
import { isMade } from './shown-when.ts';

const form = new URLSearchParams('type=3&type=1&area-min=&epc=C');

it.each([
  ['type=3', true],
  ['type=1', true],
  ['type=5', false],
  ['type', true],
  ['epc', true],
  ['area-min', false],
  ['year-min', false],
  ['type=5 epc', true],
])('a choice that depends on %s is shown: %s', (made, shown) => {
  expect(isMade(made, form)).toBe(shown);
});
