import { describe, expect, it } from 'vitest';
import { formatClock, formatDayName, formatShortDay, formatWeekday } from './moment.ts';

/** The languages of the specification, whose texts are used below. */
const SPOKEN = ['nl', 'fr', 'en', 'de'] as const;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const inAll = (format: (instant: string, locale: (typeof SPOKEN)[number]) => string, instant: string) =>
  SPOKEN.map((locale) => plain(format(instant, locale)));

it('no German line ends in the point of a day', () => {
  const instant = '2026-11-30T13:30:00+01:00';
  const both = [formatDayName, formatShortDay].map((format) =>
    format(instant, 'de').replaceAll('\u00a0', '_'),
  );
  expect(both).toEqual(['Montag, 30._November', '30._Nov.']);
});

describe('a moment in Brussels', () => {
  it('is written in each language’s own form', () => {
    const instant = '2026-11-26T13:30:00+01:00';
    expect(inAll(formatClock, instant)).toEqual(['13.30 u', '13 h 30', '13:30', '13:30 Uhr']);
    expect(inAll(formatDayName, instant)).toEqual([
      'donderdag 26 november',
      'jeudi 26 novembre',
      'Thursday 26 November',
      'Donnerstag, 26. November',
    ]);
    expect(inAll(formatWeekday, instant)).toEqual(['do', 'jeu.', 'Thu', 'Do']);
    expect(inAll(formatShortDay, instant)).toEqual(['26 nov', '26 nov.', '26 Nov', '26. Nov.']);
  });

  it('is the same whatever the offset of the instant', () => {
    expect(formatClock('2026-11-26T12:30:00Z', 'en')).toBe('13:30');
    expect(formatClock('2026-11-26T07:30:00-05:00', 'en')).toBe('13:30');
    expect(formatDayName('2026-11-25T23:30:00Z', 'en')).toBe('Thursday 26 November');
  });

  it('follows summer and winter time', () => {
    expect(formatClock('2027-03-28T00:59:00Z', 'en')).toBe('1:59');
    expect(formatClock('2027-03-28T01:00:00Z', 'en')).toBe('3:00');
    expect(formatClock('2026-10-25T00:30:00Z', 'en')).toBe('2:30');
    expect(formatClock('2026-10-25T01:30:00Z', 'en')).toBe('2:30');
  });

  it('has no leading zero in the hour, and the first of a month is an ordinal in French', () => {
    expect(plain(formatClock('2026-12-01T09:05:00+01:00', 'nl'))).toBe('9.05 u');
    expect(plain(formatDayName('2026-12-01T09:05:00+01:00', 'fr'))).toBe('mardi 1er décembre');
  });
});
