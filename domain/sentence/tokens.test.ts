import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

it.each([
  ['120m2', ['120', 'm2']],
  ['120 m², tuin', ['120', 'm2', ',', 'tuin']],
  ['kamer m25', ['kamer', 'm', '25']],
])('parts "%s" at its units', (text, tokens) => {
  expect(tokensOf(text).map((token) => token.text)).toEqual(tokens);
});
