import { expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

// `npm run check:types` fails if one of these lines compiles, because its @ts-expect-error is then unused. At run
// time a key without a text returns the key itself.
const t = createTranslator('en');

it('an unknown key does not compile', () => {
  // @ts-expect-error: it is 'offer.filter'
  expect(t('offer.filtre')).toBe('offer.filtre');
  // @ts-expect-error: a group of texts is not a text
  expect(t('offer')).toBe('offer');
});

it('a key with a union type compiles only if each of its keys exists', () => {
  const known = 'taken' as 'taken' | 'review';
  const other = 'taken' as 'taken' | 'revue';
  expect(t(`forms.problems.${known}.title`)).toBe('Somebody was just ahead of you.');
  // @ts-expect-error: there is no problem 'revue'
  expect(t(`forms.problems.${other}.title`)).toBe('Somebody was just ahead of you.');
});

it('a counted text needs a singular and a plural form', () => {
  // @ts-expect-error: 'offer.filter' has one form
  expect(t.count('offer.filter', 2)).toBe('offer.filter');
  // @ts-expect-error: it is 'home.show'
  expect(t.count('home.shows', 2)).toBe('home.shows');
});

it('a template needs an existing key', () => {
  // @ts-expect-error: it is 'offer.seen'
  expect(t.template('offer.saw')).toBe('offer.saw');
});

it('a label needs an existing group', () => {
  // @ts-expect-error: it is 'heating'
  expect(t.label('heatings', 'GAS')).toBeNull();
  // @ts-expect-error: a label needs its group and code
  expect(t('heating.GAS')).toBe('Natural gas');
});

it('a text takes exactly the values of its placeholders', () => {
  // @ts-expect-error: it needs 'km' and 'place'
  expect(t('views.place.circle')).toBe(' km around ');
  // @ts-expect-error: it is 'place'
  expect(t('views.place.circle', { km: 5, town: 'Genk' })).toBe('5 km around ');
  // @ts-expect-error: it has no placeholders
  expect(t('value.yes', { n: 1 })).toBe('Yes');
  // @ts-expect-error: it needs 'total' besides its number
  expect(t.count('views.units.free', 9)).toBe('9 of  available');
});
