import { expect, it } from 'vitest';
import { contextIn } from '../../testing/contexts.ts';
import { criteriaWords, searchSentence } from './criteria-words.ts';

const NONE = { options: null, rentalOptions: null };

it.each([
  ['nl', 'U zoekt: Te koop, tot € 400.000.'],
  ['fr', 'Vous cherchez : À vendre, jusqu’à € 400.000.'],
  ['en', 'You are looking for: For sale, up to € 400.000.'],
  ['de', 'Sie suchen: Zu verkaufen, bis € 400.000.'],
] as const)('a search in a sentence has its price in small letters: %s', (locale, sentence) => {
  const context = contextIn(locale);
  const words = criteriaWords({ status: ['FOR_SALE'], priceMax: 400_000 }, NONE, context);
  expect(searchSentence(words, context).replaceAll('\u00a0', ' ')).toBe(sentence);
});

it('begins no line between a sign or a number and what belongs to it', () => {
  expect(searchSentence('bis € 400.000, 3 Schlafzimmer', contextIn('de'))).toContain(
    'bis €\u00a0400.000, 3\u00a0Schlafzimmer',
  );
});

it('begins with a capital letter, also with a price', () => {
  expect(criteriaWords({ priceMax: 400_000 }, NONE, contextIn('de'))).toBe('Bis € 400.000');
});
