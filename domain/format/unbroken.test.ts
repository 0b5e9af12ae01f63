import { describe, expect, it } from 'vitest';
import { unbrokenWords } from './unbroken.ts';

describe('unbrokenWords', () => {
  it.each([
    ['Laat uw e-mailadres achter.', ['Laat uw ', 'e-mailadres', ' achter.']],
    ['E-Mail-Adresse', ['', 'E-Mail-Adresse', '']],
    ['par l’e-mail', ['par ', 'l’e-mail', '']],
    ['(par e-mail), avec', ['(par ', 'e-mail),', ' avec']],
    ['De Haan en Heist-aan-Zee', ['De Haan en Heist-aan-Zee']],
    ['Peut-être vous-même.', ['', 'Peut-être', ' ', 'vous-même.', '']],
    ['Quand souhaitez-vous venir ?', ['Quand ', 'souhaitez-vous', ' venir ?']],
    ['à Bagnoles-les-Bains, Sint-Niklaas', ['à Bagnoles-les-Bains, Sint-Niklaas']],
    ['une assurance-habitation', ['une assurance-habitation']],
    ['', ['']],
  ])('splits %j', (text, pieces) => {
    expect(unbrokenWords(text)).toEqual(pieces);
  });
});
