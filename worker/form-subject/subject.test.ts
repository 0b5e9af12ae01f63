import { expect, it } from 'vitest';
import { subjectName, withSubject } from './subject.ts';

it('names the home before the lead', () => {
  const card = { title: 'Villa', place: 'Dorpsstraat 1, 3000 Leuven' };
  expect(withSubject(card, 'Schrijf ons.')).toBe('Villa, Dorpsstraat 1, 3000 Leuven. Schrijf ons.');
  expect(subjectName({ ...card, place: '' })).toBe('Villa');
  expect(withSubject(null, 'Schrijf ons.')).toBe('Schrijf ons.');
});
