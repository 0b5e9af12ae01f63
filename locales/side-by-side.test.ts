import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from './dictionaries.ts';
import { apart, sideBySide } from './side-by-side.ts';

describe('texts side by side', () => {
  it('are the texts of each language again when they are apart', () => {
    const texts = sideBySide(DICTIONARIES);
    expect(apart(texts)).toEqual(DICTIONARIES);
  });

  it('hold each key once, with a text a language', () => {
    const [nl, fr, en, de] = ['Ja', 'Oui', 'Yes', 'Ja'].map((yes) => ({ answer: { yes } }));
    expect(sideBySide({ nl, fr, en, de } as never)).toEqual({ answer: { yes: ['Ja', 'Oui', 'Yes', 'Ja'] } });
  });

  it.each([
    ['lacks a text', { answer: {} }],
    ['has a text where the others have a group', { answer: 'Ja' }],
  ])('refuse a language that %s, and say where', (_what, odd) => {
    const even = { answer: { yes: 'Oui' } };
    expect(() => sideBySide({ nl: even, fr: even, en: even, de: odd as never })).toThrow(
      /"answer(?:\.yes)?"/,
    );
  });
});
