import { describe, expect, it } from 'vitest';
import { perLocale } from '../domain/locale.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { speakerOf } from './speaker.ts';
import { createTranslator } from './translator.ts';

/** The languages of the specification, whose words stand below. */
const SPOKEN = ['nl', 'fr', 'en', 'de'] as const;

describe('createTranslator', () => {
  it('speaks the language it was made for', () => {
    const spoken = SPOKEN.map((locale) => createTranslator(locale)('estate.energy'));
    expect(spoken).toEqual(['Energie', 'Énergie', 'Energy', 'Energie']);
  });

  it('keeps its language while others are spoken beside it', async () => {
    const speak = async (locale: (typeof SPOKEN)[number]) => {
      const t = createTranslator(locale);
      const words: string[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        words.push(t('value.yes'));
        await Promise.resolve();
      }
      return new Set(words);
    };
    const spoken = await Promise.all(SPOKEN.map(speak));
    expect(spoken.map((words) => [...words])).toEqual([['Ja'], ['Oui'], ['Yes'], ['Ja']]);
  });

  it('fills in values', () => {
    expect(createTranslator('fr')('energy.range', { worst: 'G', best: 'F' })).toBe('G à F');
  });

  it('leaves the places of a template open', () => {
    const t = createTranslator('en', { 'estate.picture': 'Photo {{n}}/{{total}}' });
    expect(t.template('energy.range')).toBe('{{worst}} to {{best}}');
    expect(t.template('estate.picture')).toBe('Photo {{n}}/{{total}}');
  });

  it('prefers the site’s own text, values included, to its language’s', () => {
    const t = createTranslator('nl', { 'site.home': 'Start bij {{name}}', 'headType.3': 'Woonst' });
    expect(t('site.home', { name: 'Jan' })).toBe('Start bij Jan');
    expect(t.label('headType', 3)).toBe('Woonst');
    expect(t.label('headType', 1)).toBe('Appartement');
  });

  it('ignores an empty text of the site', () => {
    const t = createTranslator('nl', { 'value.yes': ' ', 'headType.3': ' ' });
    expect([t('value.yes'), t.label('headType', 3)]).toEqual(['Ja', 'Huis']);
  });

  it('keeps one site’s texts from another', () => {
    createTranslator('nl', { 'value.yes': 'Zeker' });
    expect(createTranslator('nl')('value.yes')).toBe('Ja');
  });

  it('counts by the language’s plural rule, thousands with a dot', () => {
    const overlay = { 'offer.show.one': '{{n}} home', 'offer.show.other': '{{n}} homes' };
    const counted = (locale: 'en' | 'fr', n: number) =>
      createTranslator(locale, overlay).count('offer.show', n);
    expect([counted('en', 0), counted('en', 1), counted('en', 1234)]).toEqual([
      '0 homes',
      '1 home',
      '1.234 homes',
    ]);
    expect([counted('fr', 0), counted('fr', 2)]).toEqual(['0 home', '2 homes']);
  });

  it('fills in what a counted text takes beside its number', () => {
    expect(createTranslator('nl').count('views.units.free', 9, { total: 24 })).toBe('9 van 24 vrij');
  });
});

describe('label', () => {
  it('names a code, a field by its path, and what only the site has words for', () => {
    const t = createTranslator('nl', { 'extraField.41': 'Cabine' });
    expect(t.label('headType', '3')).toBe('Huis');
    expect(t.label('headType', ' 3 ')).toBe('Huis');
    expect(t.label('field', 'comfort.lift')).toBe('Lift');
    expect(t.label('extraField', 41)).toBe('Cabine');
  });

  it.each([['NEW_CODE'], [''], [' '], [null], [undefined], ['constructor'], ['__proto__'], ['3.length']])(
    'has none for the code %j',
    (code) => {
      expect(createTranslator('nl').label('headType', code)).toBeNull();
    },
  );
});

describe('a speaker', () => {
  it.each([
    ['nowhere.at.all'],
    ['headType'],
    ['headType.constructor'],
    ['constructor.name'],
    ['__proto__'],
    ['headType.3.length'],
    [''],
  ])('has no text at %j', (key) => {
    const { say, open } = speakerOf(DICTIONARIES)('nl');
    expect([say(key), open(key)]).toEqual([null, null]);
  });

  it('takes a text that its language lacks from nl, then from en, and never an empty one (spec 2 §1)', () => {
    const { say, count } = speakerOf({
      ...perLocale(() => ({})),
      nl: { both: 'in nl', things: { one: '{{n}} ding', other: '{{n}} dingen' } },
      en: { both: 'in en', english: 'only in en' },
      de: { both: '' },
    })('de');
    expect([say('both'), say('english'), say('none')]).toEqual(['in nl', 'only in en', null]);
    expect(count('things', 2)).toBe('2 dingen');
  });
});
