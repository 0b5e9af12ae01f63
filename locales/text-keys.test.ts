import { expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

// `npm run check:types` is what fails here: where a line below would compile, its @ts-expect-error is one
// too many. What a key without a text gives is the key itself.
const t = createTranslator('en');

it('a key that nobody knows does not compile', () => {
  // @ts-expect-error: it is 'offer.filter'
  expect(t('offer.filtre')).toBe('offer.filtre');
  // @ts-expect-error: a group of texts is no text
  expect(t('offer')).toBe('offer');
});

it('a key made of a closed union compiles only when each of its keys is known', () => {
  const known = 'taken' as 'taken' | 'review';
  const other = 'taken' as 'taken' | 'revue';
  expect(t(`forms.problems.${known}.title`)).toBe('Somebody was just ahead of you.');
  // @ts-expect-error: there is no problem 'revue'
  expect(t(`forms.problems.${other}.title`)).toBe('Somebody was just ahead of you.');
});

it('a text is counted only when it has a form for one and another for more', () => {
  // @ts-expect-error: 'offer.filter' has one form
  expect(t.count('offer.filter', 2)).toBe('offer.filter');
  // @ts-expect-error: it is 'home.show'
  expect(t.count('home.shows', 2)).toBe('home.shows');
});

it('a template has a known key', () => {
  // @ts-expect-error: it is 'offer.seen'
  expect(t.template('offer.saw')).toBe('offer.saw');
});

it('the label of a code is asked for in a group that is known', () => {
  // @ts-expect-error: it is 'heating'
  expect(t.label('heatings', 'GAS')).toBeNull();
  // @ts-expect-error: labels are asked for by group and code
  expect(t('heating.GAS')).toBe('Natural gas');
});

it('a text gets the values that it has places for, and no others', () => {
  // @ts-expect-error: it wants 'worst' and 'best'
  expect(t('energy.range')).toBe(' to ');
  // @ts-expect-error: it is 'best'
  expect(t('energy.range', { worst: 'G', last: 'F' })).toBe('G to ');
  // @ts-expect-error: it has no places
  expect(t('value.yes', { n: 1 })).toBe('Yes');
  // @ts-expect-error: it wants 'total' beside its number
  expect(t.count('views.units.free', 9)).toBe('9 of  available');
});
