import { expect, it } from 'vitest';
import { fold, foldedWords } from './fold.ts';

it.each([
  ['Élouges', 'elouges'],
  ['Sint-Idesbald', 'sint idesbald'],
  ["  L'Œuvre   d'art ", 'l oeuvre d art'],
  ['Straße', 'strasse'],
  ['Ça été', 'ca ete'],
  ['100 m²!', '100 m²'],
  ['zwem\u00adbad, zee\u200bzicht', 'zwembad zeezicht'],
  ['--', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('returns each word once', () => {
  expect(foldedWords('Zee, zee en Zéé')).toEqual(['zee', 'en']);
  expect(foldedWords(' !? ')).toEqual([]);
});
