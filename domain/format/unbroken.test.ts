import { describe, expect, it } from 'vitest';
import { unbrokenWords } from './unbroken.ts';

describe('unbrokenWords', () => {
  it.each([
    ['Laat uw e-mailadres achter.', ['Laat uw ', 'e-mailadres', ' achter.']],
    ['E-Mail-Adresse', ['', 'E-Mail', '-Adresse']],
    ['par l’e-mail', ['par l’', 'e-mail', '']],
    ['De Haan en Heist-aan-Zee', ['De Haan en Heist-aan-Zee']],
    ['', ['']],
  ])('splits %j', (text, pieces) => {
    expect(unbrokenWords(text)).toEqual(pieces);
  });
});
