import { describe, expect, it } from 'vitest';
import { toFact } from './views/fact.ts';
import { foreign, inOwn, joinedWords, plainWords } from './worded.ts';

const nl = (text: string) => ({ text, locale: 'nl' }) as const;
const de = (text: string) => ({ text, locale: 'de' }) as const;

describe('texts and their language (WCAG 3.1.2)', () => {
  it('come without markup, in the requested language, else the site’s own', () => {
    expect(plainWords({ de: '<b>Heizung</b>', fr: 'Chauffage' }, 'de', 'fr')).toEqual(de('Heizung'));
    expect(plainWords({ nl: 'Verwarming', fr: 'Chauffage' }, 'de', 'fr')).toEqual({
      text: 'Chauffage',
      locale: 'fr',
    });
    expect(plainWords({ de: '<p> </p>' }, 'de', 'nl')).toEqual(inOwn(''));
    expect(plainWords(null, 'de', 'nl')).toEqual(inOwn(''));
  });

  it('have a joint language only if all have the same', () => {
    expect(joinedWords([nl('Lift'), nl(''), nl('Zeezicht')])).toEqual(nl('Lift, Zeezicht'));
    expect(joinedWords([nl('Lift'), de('Aufzug')])).toEqual(inOwn('Lift, Aufzug'));
    expect(joinedWords([])).toEqual(inOwn(''));
  });

  it('state their language only if it is not the page’s', () => {
    expect([foreign(nl('Lift'), 'de'), foreign(de('Aufzug'), 'de'), foreign(inOwn('7 m'), 'de')]).toEqual([
      'nl',
      null,
      null,
    ]);
  });
});

describe('a row', () => {
  it('names the languages of its foreign parts', () => {
    expect(toFact({ label: inOwn('Heizung'), value: nl('Aardgas'), note: nl('nieuw') }, 'de')).toEqual({
      label: 'Heizung',
      value: 'Aardgas',
      note: 'nieuw',
      lang: { value: 'nl', note: 'nl' },
    });
    expect(toFact({ label: de('Heizung'), value: de('Erdgas'), note: nl('') }, 'de')).toEqual({
      label: 'Heizung',
      value: 'Erdgas',
    });
  });

  it('shows its note without a value, in the note’s language, and is null without both', () => {
    expect(toFact({ label: inOwn('Heizung'), value: de(''), note: nl('op gas') }, 'de')).toEqual({
      label: 'Heizung',
      value: 'op gas',
      lang: { value: 'nl' },
    });
    expect(toFact({ label: inOwn('Heizung'), value: inOwn('') }, 'de')).toBeNull();
    expect(toFact({ label: inOwn(''), value: inOwn('Ja') }, 'de')).toBeNull();
  });
});
