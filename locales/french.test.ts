import { expect, it } from 'vitest';
import { MAIL_DICTIONARIES } from './mail-dictionaries.ts';
import { giveMailTexts, mailTexts } from './mails.ts';
import { textsIn } from './testing/all-texts.ts';
import { createTranslator } from './translator.ts';

giveMailTexts(MAIL_DICTIONARIES);
const t = mailTexts('fr', 'same');

it.each([
  ['Ardenne Habitat', 'Message d’Ardenne Habitat'],
  ['Étude Lambert', 'Message d’Étude Lambert'],
  ['Duinzicht', 'Message de Duinzicht'],
  // Not before an H: no spelling rule says which H is aspirated.
  ['Huis & Haard', 'Message de Huis & Haard'],
])('French shortens a word before a vowel: %s', (agency, text) => {
  expect(t('wordFrom', { agency })).toBe(text);
});

it('shortens "que", but nothing inside a value', () => {
  expect(t('confirm.body', { agency: 'Ardenne Habitat' })).toContain('dès qu’Ardenne Habitat propose');
  expect(t('notices.confirmed.title', { visitor: 'Anne de Oliveira' })).toBe(
    'Le séjour d’Anne de Oliveira est confirmé',
  );
});

it('applies to pages and mails, in French only', () => {
  expect(createTranslator('fr')('answers.stay.cancel', { name: 'Amélie' })).toBe(
    'Annuler le séjour d’Amélie\u00a0?',
  );
  expect(mailTexts('nl', 'same')('wordFrom', { agency: 'Ardenne' })).toBe('Bericht van Ardenne');
});

it('has a non-breaking space before a punctuation mark that needs a space in French', () => {
  expect(t('moves.notice.subject', { when: 'jeudi' })).toBe('Déplacée\u00a0: visite le jeudi');
  expect(createTranslator('fr')('answers.stay.decline', { name: 'Luc' })).toMatch(/Luc\u00a0\?$/);
});

/** All that French writes before an apostrophe. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|aujourd|presqu)$/i;

it('elides only the words that French elides: "l’adresse est", never "l’adress’est"', () => {
  const before = textsIn('fr').flatMap(([key, text]) =>
    [...text.matchAll(/(\p{L}+)’/gu)].map(([, word = '']) => `${key}: ${word}’`),
  );
  expect(before.length).toBeGreaterThan(100);
  expect(before.filter((one) => !ELIDED.test(one.slice(one.indexOf(': ') + 2, -1)))).toEqual([]);
});
