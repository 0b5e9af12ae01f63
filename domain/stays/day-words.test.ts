import { describe, expect, it } from 'vitest';
import { briefSpan, dayInWords, spanInWords } from './day-words.ts';

/** The languages of the specification, whose texts are used below. */
const SPOKEN = ['nl', 'fr', 'en', 'de'] as const;

/** ICU uses thin spaces in ranges in some languages. */
const plain = (text: string): string => text.replace(/[\u2009\u00a0\u202f]/g, ' ');

describe('days of a stay in words', () => {
  it('are those of the calendar, independent of the machine’s time zone', () => {
    expect(SPOKEN.map((locale) => plain(dayInWords('2027-07-03', locale, 'short')))).toEqual([
      'za 3 juli',
      'sam. 3 juillet',
      'Sat 3 July',
      'Sa., 3. Juli',
    ]);
  });

  it('write the first of a month as French does', () => {
    expect(dayInWords('2027-08-01', 'fr', 'date')).toBe('1er août 2027');
    expect(dayInWords('2027-08-11', 'fr', 'date')).toBe('11 août 2027');
  });

  it('have no comma in English, with or without a year, and one in German', () => {
    expect(dayInWords('2027-07-03', 'en', 'long')).toBe('Saturday 3 July 2027');
    expect(plain(dayInWords('2027-07-03', 'de', 'long'))).toBe('Samstag, 3. Juli 2027');
  });

  it('end no German line in the point of a day', () => {
    expect(spanInWords('2026-12-28', '2027-01-04', 'de').match(/\.[ \u00a0]/g)).toEqual([
      '.\u00a0',
      '.\u00a0',
    ]);
  });

  it('are brief for a narrow place, without years', () => {
    expect(SPOKEN.map((locale) => plain(briefSpan('2026-12-26', '2027-01-01', locale)))).toEqual([
      '26 dec – 1 jan',
      '26 déc. – 1er janv.',
      '26 Dec – 1 Jan',
      '26. Dez. – 1. Jan.',
    ]);
  });

  it('name both years over New Year', () => {
    expect(plain(spanInWords('2026-12-26', '2027-01-02', 'nl'))).toBe('26 december 2026 – 2 januari 2027');
    expect(plain(spanInWords('2027-07-03', '2027-07-10', 'de'))).toBe('3.–10. Juli 2027');
  });
});
