import { describe, expect, it } from 'vitest';
import { parseEstateId } from './estate-id.ts';
import { LONGEST_TEXT, localized, localizedIn, withinLongest } from './text.ts';

describe('localized (spec 1 §3)', () => {
  it.each([
    ['the language asked for', { nl: 'huis', fr: 'maison' }, 'fr', 'maison'],
    ['nl where it is missing', { nl: 'huis', en: 'house' }, 'de', 'huis'],
    ['English where nl is missing too', { en: 'house', fr: 'maison' }, 'de', 'house'],
    ['whichever there is', { fr: 'maison' }, 'de', 'maison'],
    ['a text without white space around it', { nl: ' huis\n' }, 'nl', 'huis'],
    ['nl where the language is null', { nl: 'huis', fr: null }, 'fr', 'huis'],
    ['nl where the language is blank', { nl: 'huis', fr: '  ' }, 'fr', 'huis'],
    ['nothing of nothing', {}, 'nl', ''],
    ['nothing of null', null, 'nl', ''],
    ['an empty text for an absent one', undefined, 'nl', ''],
  ] as const)('gives %s', (_, text, locale, expected) => {
    expect(localized(text, locale)).toBe(expected);
  });
});

describe('localizedIn (spec 1 §3)', () => {
  it.each([
    ['the language asked for', { fr: 'maison', de: 'Haus' }, 'de', 'fr', { text: 'Haus', locale: 'de' }],
    [
      'the default of the site before nl',
      { nl: 'huis', fr: 'maison' },
      'de',
      'fr',
      { text: 'maison', locale: 'fr' },
    ],
    [
      'nl where the default is missing',
      { nl: 'huis', en: 'house' },
      'de',
      'fr',
      { text: 'huis', locale: 'nl' },
    ],
    ['no language of nothing', { nl: ' ' }, 'de', 'fr', { text: '', locale: null }],
  ] as const)('gives %s, with its language', (_, text, locale, fallback, expected) => {
    expect(localizedIn(text, locale, fallback)).toEqual(expected);
  });
});

describe('a text that is too long to be read at once', () => {
  it('is cut at the end of a word, also without one, never within a character', () => {
    const long = 'een huis aan zee '.repeat(4000);
    const read = localized({ nl: long }, 'nl');
    expect(read.length).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(read).toMatch(/ (?:een|huis|aan|zee)…$/);
    expect(withinLongest('x'.repeat(LONGEST_TEXT + 1))).toBe(`${'x'.repeat(LONGEST_TEXT - 1)}…`);
    expect(withinLongest(`${'x'.repeat(LONGEST_TEXT - 2)}🏖🏖`)).toBe(`${'x'.repeat(LONGEST_TEXT - 2)}…`);
    expect(withinLongest('x'.repeat(LONGEST_TEXT))).toHaveLength(LONGEST_TEXT);
  });
});

describe('parseEstateId', () => {
  it('reads digits as the first source', () => {
    expect(parseEstateId('123456789012')).toEqual({ source: 'first', id: '123456789012' });
  });

  it('reads a GUID as the second source', () => {
    const guid = '3F2504E0-4f89-11d3-9a0c-0305e82c3301';
    expect(parseEstateId(guid)).toEqual({ source: 'second', id: guid });
  });

  it.each([[''], ['1234567890123'], ['-1'], ['1.5'], ['12a'], ['../1'], ['１２'], ['1\n'], ['{3f2504e0}']])(
    'refuses %j',
    (text) => {
      expect(parseEstateId(text)).toBeNull();
    },
  );
});
