import { describe, expect, it } from 'vitest';
import { easterSunday, isPublicHoliday } from './holidays.ts';
import { type AgendaRules, collide, lastDay, noticeEnds, slotsOfDay } from './slots.ts';
import { dayAt, instantOf, isoWithOffset, isRepeated } from './zoned-time.ts';

const ZONE = 'Europe/Brussels';
const iso = (instant: number): string => new Date(instant).toISOString();

describe('instants of wall times in Brussels', () => {
  it.each([
    ['in winter', '2026-11-26', '13:30', '2026-11-26T12:30:00.000Z'],
    ['in summer', '2026-07-01', '13:30', '2026-07-01T11:30:00.000Z'],
    ['at midnight', '2026-11-26', '00:00', '2026-11-25T23:00:00.000Z'],
    ['before the clock goes forward', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['in the hour that is skipped', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['after it went forward', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['the first of two', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after it went back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, day, time, expected) => {
    expect(iso(instantOf(day, time, ZONE))).toBe(expected);
  });

  it('distinguishes the second of two equal wall times', () => {
    expect(isRepeated(Date.parse('2026-10-25T00:30:00Z'), ZONE)).toBe(false);
    expect(isRepeated(Date.parse('2026-10-25T01:30:00Z'), ZONE)).toBe(true);
    expect(isRepeated(Date.parse('2026-10-25T02:30:00Z'), ZONE)).toBe(false);
  });

  it.each([
    ['2026-11-26T12:30:00Z', '2026-11-26T13:30:00+01:00'],
    ['2026-07-01T22:30:00Z', '2026-07-02T00:30:00+02:00'],
  ])('%s is written %s', (instant, expected) => {
    expect(isoWithOffset(Date.parse(instant), ZONE)).toBe(expected);
    expect(dayAt(Date.parse(instant), ZONE)).toBe(expected.slice(0, 10));
  });

  it('writes the offset of zones west of Greenwich and of half hours', () => {
    const at = Date.parse('2026-01-01T12:00:00Z');
    expect(isoWithOffset(at, 'America/St_Johns')).toBe('2026-01-01T08:30:00-03:30');
    expect(isoWithOffset(at, 'Asia/Kolkata')).toBe('2026-01-01T17:30:00+05:30');
  });
});

describe('public holidays of Belgium', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('are ten a year', () => {
    const days = Array.from({ length: 365 }, (_, n) => iso(Date.UTC(2026, 0, 1 + n)).slice(0, 10));
    expect(days.filter(isPublicHoliday)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });
});

const RULES: AgendaRules = {
  timezone: ZONE,
  slotMinutes: 45,
  breakMinutes: 15,
  noticeHours: 24,
  horizonDays: 30,
  hours: {
    thu: [
      ['09:30', '12:00'],
      ['13:30', '15:30'],
    ],
    fri: [['09:00', '09:44']],
    sat: [['09:00', '10:00']],
    sun: [['01:00', '04:00']],
  },
  closed: [['2026-12-24', '2027-01-03']],
  closedOnHolidays: true,
};
const walls = (day: string, rules = RULES): string[] =>
  slotsOfDay(day, rules).map(({ start }) => isoWithOffset(start, ZONE).slice(11));

describe('slots', () => {
  it('begin at opening time and leave travel time between them', () => {
    expect(walls('2026-11-26')).toEqual([
      '09:30:00+01:00',
      '10:30:00+01:00',
      '13:30:00+01:00',
      '14:30:00+01:00',
    ]);
    const [slot] = slotsOfDay('2026-11-26', RULES);
    expect(slot).toEqual({
      start: Date.parse('2026-11-26T08:30:00Z'),
      end: Date.parse('2026-11-26T09:15:00Z'),
      occupiedUntil: Date.parse('2026-11-26T09:30:00Z'),
    });
  });

  it.each([
    ['on a day without hours', '2026-11-25'],
    ['where none fits', '2026-11-27'],
    ['on a closed day', '2026-12-26'],
    ['on the last closed day', '2027-01-03'],
    ['on a public holiday', '2026-08-15'],
  ])('there is none %s', (_, day) => {
    expect(walls(day)).toEqual([]);
  });

  it('exist on a public holiday when the agency works', () => {
    expect(walls('2026-08-15', { ...RULES, closedOnHolidays: false })).toEqual(['09:00:00+02:00']);
  });

  it('never fall into the skipped hour, nor overlap around it', () => {
    expect(walls('2027-03-28')).toEqual(['01:00:00+01:00', '03:00:00+02:00']);
  });

  it('never occur twice in the repeated hour', () => {
    expect(walls('2026-10-25')).toEqual(['01:00:00+02:00', '02:00:00+02:00', '03:00:00+01:00']);
  });

  it('have the usual length on days of a clock change', () => {
    for (const day of ['2027-03-28', '2026-10-25', '2026-11-26']) {
      for (const { start, end } of slotsOfDay(day, RULES)) expect(end - start).toBe(45 * 60_000);
    }
  });

  it('extend to the agency’s horizon, counted in its local days', () => {
    const now = Date.parse('2026-11-21T23:30:00Z');
    expect(lastDay(now, RULES)).toBe('2026-12-22');
    expect(iso(noticeEnds(now, RULES))).toBe('2026-11-22T23:30:00.000Z');
  });

  it.each([
    ['side by side', 0, 60, 60, 120, false],
    ['one in the other', 0, 60, 15, 30, true],
    ['overlapping', 0, 60, 59, 120, true],
    ['the same', 0, 60, 0, 60, true],
  ])('detects collisions: %s', (_, a, aEnd, b, bEnd, expected) => {
    const [first, second] = [
      { start: a, occupiedUntil: aEnd },
      { start: b, occupiedUntil: bEnd },
    ];
    expect(collide(first, second)).toBe(expected);
    expect(collide(second, first)).toBe(expected);
  });
});
