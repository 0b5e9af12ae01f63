import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from './dictionaries.ts';
import { apart, sideBySide } from './side-by-side.ts';
import type { Dictionary } from './text-keys.ts';

const inAll = (make: (yes: string) => Dictionary) => ({
  nl: make('Ja'),
  fr: make('Oui'),
  en: make('Yes'),
  de: make('Ja'),
});

describe('texts of all languages in one structure', () => {
  it('can be separated into the dictionaries of each language', () => {
    expect(apart(sideBySide(DICTIONARIES))).toEqual(DICTIONARIES);
  });

  it('have each key once and one line per text', () => {
    const texts = sideBySide(inAll((yes) => ({ answer: { yes, more: `${yes}!` }, 8: '' })));
    expect(texts).toEqual({
      keys: { 8: 1, answer: { yes: 1, more: 1 } },
      texts: '\nJa\nJa!\n\nOui\nOui!\n\nYes\nYes!\n\nJa\nJa!',
    });
  });

  it.each<[string, Dictionary]>([
    ['lacks a text', { answer: {} }],
    ['has a text where the others have a group', { answer: 'Ja' }],
    ['has a text of two lines', { answer: { yes: 'Ja\nnee' } }],
  ])('throw with the key for a language that %s', (_what, de) => {
    const even = inAll((yes) => ({ answer: { yes } }));
    expect(() => sideBySide({ ...even, de })).toThrow(/"answer(?:\.yes)?"/);
  });
});
