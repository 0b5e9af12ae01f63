import { expect, it } from 'vitest';
import { soughtWords } from './sought-words.ts';

it.each([
  ['met lift', ['lift']],
  ['avec ascenseur', ['ascenseur']],
  ['Huis met TUIN en garage', ['huis', 'tuin', 'garage']],
  ['de la', ['de', 'la']],
  ['"*', []],
])('%s looks for %j: small words ask nothing beside others', (text, words) => {
  expect(soughtWords(text)).toEqual(words);
});
