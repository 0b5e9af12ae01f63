import { describe, expect, it } from 'vitest';
import { perLocale } from '#domain/locale.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { speakerOf } from './speaker.ts';
import { createTranslator } from './translator.ts';

/** The languages of the texts expected below. */
const SPOKEN = ['nl', 'fr', 'en', 'de'] as const;

describe('createTranslator', () => {
  it('returns texts of its language', () => {
    const spoken = SPOKEN.map((locale) => createTranslator(locale)('estate.energy'));
    expect(spoken).toEqual(['Energie', 'Énergie', 'Energy', 'Energie']);
  });

  it('keeps its language while other translators are used concurrently', async () => {
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
    expect(createTranslator('fr')('views.place.circle', { km: 5, place: 'Ath' })).toBe('5 km autour d’Ath');
  });

  it('keeps the placeholders of a template', () => {
    const t = createTranslator('en', { 'estate.picture': 'Photo {{n}}/{{total}}' });
    expect(t.template('views.place.circle')).toBe('{{km}} km around {{place}}');
    expect(t.template('estate.picture')).toBe('Photo {{n}}/{{total}}');
  });

  it('prefers the site’s own text, also with values', () => {
    const t = createTranslator('nl', { 'site.home': 'Start bij {{name}}', 'headType.3': 'Woonst' });
    expect(t('site.home', { name: 'Jan' })).toBe('Start bij Jan');
    expect(t.label('headType', 3)).toBe('Woonst');
    expect(t.label('headType', 1)).toBe('Appartement');
  });

  it('ignores an empty text of the site', () => {
    const t = createTranslator('nl', { 'value.yes': ' ', 'headType.3': ' ' });
    expect([t('value.yes'), t.label('headType', 3)]).toEqual(['Ja', 'Huis']);
  });

  it('does not use one site’s texts for another', () => {
    createTranslator('nl', { 'value.yes': 'Zeker' });
    expect(createTranslator('nl')('value.yes')).toBe('Ja');
  });

  it('uses the language’s plural rule, and a dot between thousands', () => {
    const overlay = { 'views.offer.estates.one': '{{n}} home', 'views.offer.estates.other': '{{n}} homes' };
    const counted = (locale: 'en' | 'fr', n: number) =>
      createTranslator(locale, overlay).count('views.offer.estates', n);
    expect([counted('en', 0), counted('en', 1), counted('en', 1234)]).toEqual([
      '0 homes',
      '1 home',
      '1.234 homes',
    ]);
    expect([counted('fr', 0), counted('fr', 2)]).toEqual(['0 home', '2 homes']);
  });

  it('fills in further values of a counted text', () => {
    expect(createTranslator('nl').count('views.units.free', 9, { total: 24 })).toBe('9 van 24 vrij');
  });
});

describe('label', () => {
  it('finds a code, a field by its path, and a label that only the site has', () => {
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
    const { say, open } = speakerOf(DICTIONARIES)('nl', 'same');
    expect([say(key), open(key)]).toEqual([null, null]);
  });

  it('falls back to nl, then to en, for a missing or empty text (spec 2 §1)', () => {
    const { say, count } = speakerOf({
      ...perLocale(() => ({})),
      nl: { both: 'in nl', things: { one: '{{n}} ding', other: '{{n}} dingen' } },
      en: { both: 'in en', english: 'only in en' },
      de: { both: '' },
    })('de', 'same');
    expect([say('both'), say('english'), say('none')]).toEqual(['in nl', 'only in en', null]);
    expect(count('things', 2)).toBe('2 dingen');
  });
});
