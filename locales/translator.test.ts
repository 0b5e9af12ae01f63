import { describe, expect, it } from 'vitest';
import { LOCALES } from '../domain/locale.ts';
import { createTranslator } from './translator.ts';

describe('createTranslator', () => {
  it('speaks the language it was made for', () => {
    const spoken = LOCALES.map((locale) => createTranslator(locale)('headType.3'));
    expect(spoken).toEqual(['Huis', 'Maison', 'House', 'Haus']);
  });

  it('keeps its language while others are spoken beside it', async () => {
    const speak = async (locale: (typeof LOCALES)[number]) => {
      const t = createTranslator(locale);
      const words: string[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        words.push(t('headType.3'));
        await Promise.resolve();
      }
      return new Set(words);
    };
    const spoken = await Promise.all(LOCALES.map(speak));
    expect(spoken.map((words) => [...words])).toEqual([['Huis'], ['Maison'], ['House'], ['Haus']]);
  });

  it('fills in values', () => {
    expect(createTranslator('fr')('energy.range', { worst: 'G', best: 'F' })).toBe('G à F');
  });

  it('prefers the site’s own text, values included, to its language’s', () => {
    const t = createTranslator('nl', { 'headType.3': 'Woonst van {{name}}', 'agency.slogan': 'Thuis' });
    expect(t('headType.3', { name: 'Jan' })).toBe('Woonst van Jan');
    expect(t('agency.slogan')).toBe('Thuis');
    expect(t('headType.1')).toBe('Appartement');
  });

  it('ignores an empty text of the site', () => {
    expect(createTranslator('nl', { 'headType.3': ' ' })('headType.3')).toBe('Huis');
  });

  it('keeps one site’s texts from another', () => {
    createTranslator('nl', { 'headType.3': 'Villa' });
    expect(createTranslator('nl')('headType.3')).toBe('Huis');
  });

  it('gives a missing text as its key', () => {
    const t = createTranslator('de');
    expect(t('nowhere.at.all')).toBe('nowhere.at.all');
    expect(t.has('nowhere.at.all')).toBe(false);
    expect(t.has('headType.3')).toBe(true);
  });

  it.each([
    ['headType'],
    ['headType.constructor'],
    ['constructor.name'],
    ['__proto__'],
    ['headType.3.length'],
    [''],
  ])('has no text at %j', (key) => {
    const t = createTranslator('nl');
    expect(t(key)).toBe(key);
    expect(t.has(key)).toBe(false);
  });

  it('counts by the language’s plural rule, thousands with a dot', () => {
    const overlay = { 'homes.one': '{{n}} {{noun}}', 'homes.other': '{{n}} {{noun}}s' };
    const counted = (locale: 'en' | 'fr', n: number) =>
      createTranslator(locale, overlay).count('homes', n, { noun: 'home' });
    expect([counted('en', 0), counted('en', 1), counted('en', 1234)]).toEqual([
      '0 homes',
      '1 home',
      '1.234 homes',
    ]);
    expect([counted('fr', 0), counted('fr', 2)]).toEqual(['0 home', '2 homes']);
  });
});
