import { expect, it } from 'vitest';
import { matchedPart } from './suggestions.ts';

const marked = (text: string, folded: string): string | null => {
  const part = matchedPart(text, folded);
  return part === null ? null : text.slice(...part);
};

it.each([
  ['Brugge', 'bru', 'Bru'],
  ['Liège', 'lie', 'Liè'],
  ['Liège', 'liege', 'Liège'],
  ['Knokke-Heist', 'heist', 'Heist'],
  ['Knokke-Heist', 'knokke h', 'Knokke-H'],
  ['Große Straße', 'grosse', 'Große'],
  ['Œuvre', 'oe', 'Œ'],
  ['Het Zoute', 'zou', 'Zou'],
  ['8300', '83', '83'],
  ['Brugge', 'rugge', null],
  ['Brugge', '', null],
  ['Luik', 'liege', null],
])('marks the part that matches: %s in %s: %s', (text, folded, part) => {
  expect(marked(text, folded)).toBe(part);
});
