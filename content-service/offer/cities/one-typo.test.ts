import { expect, it } from 'vitest';
import { isOneTypoApart } from './one-typo.ts';

it.each([
  ['brugge', 'brugge', true],
  ['brugghe', 'brugge', true],
  ['bruge', 'brugge', true],
  ['brugga', 'brugge', true],
  ['burgge', 'brugge', true],
  ['leuve', 'leuven', true],
  ['xleuven', 'leuven', true],
  ['leuvne', 'leuven', true],
  ['gent', 'genk', true],
  ['brgghe', 'brugge', false],
  ['bruggeee', 'brugge', false],
  ['burgeg', 'brugge', false],
  ['', 'ab', false],
])('%s and %s: %s', (one, other, near) => {
  expect(isOneTypoApart(one, other)).toBe(near);
  expect(isOneTypoApart(other, one)).toBe(near);
});
