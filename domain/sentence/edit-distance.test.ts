import { expect, it } from 'vitest';
import { isOneEdit } from './edit-distance.ts';

it.each([
  ['lueven', 'leuven', true],
  ['appartemnt', 'appartement', true],
  ['chanbres', 'chambres', true],
  ['leuvenn', 'leuven', true],
  ['leuven', 'leuven', false],
  ['lvueen', 'leuven', false],
  ['heuven', 'leuven', false],
  ['leu', 'leuven', false],
])('%s is one typing error from %s: %s', (typed, word, is) => {
  expect(isOneEdit(typed, word)).toBe(is);
});
