import { describe, expect, it } from 'vitest';
import { EMPTY_STAY, type StayChoice } from '#domain/filter/rental-stay.ts';
import { choicesOf } from '#domain/stays/choices.ts';
import type { Period } from '#domain/stays/stay.ts';
import { contextIn } from '../../testing/contexts.ts';
import { type DayView, firstMonth, toCalendar } from './calendar.ts';

const TODAY = '2027-06-10';
const week = (from: string, to: string, state: Period['state'] = 'free'): Period => ({
  id: from,
  type: 'WEEK',
  from,
  to,
  price: 700,
  state,
});
const choices = choicesOf(
  {
    periods: [
      week('2027-06-19', '2027-06-26', 'busy'),
      week('2027-06-26', '2027-07-03', 'busy'),
      week('2027-07-03', '2027-07-10'),
      week('2027-07-10', '2027-07-17'),
    ],
    busy: [
      ['2027-06-19', '2027-06-26'],
      ['2027-06-26', '2027-07-03'],
    ],
    rules: { arrivalDays: [6], minNights: 3 },
  },
  TODAY,
);
const PATH = '/nl/vakantie/7001';
const context = contextIn();

const input = (choice: Partial<StayChoice> = {}, marked = true) => ({
  path: PATH,
  choice: { ...EMPTY_STAY, ...choice },
  choices,
  today: TODAY,
  until: '2027-07-17',
  marked,
});
const daysOf = (choice: Partial<StayChoice> = {}): Map<string, DayView> => {
  const { months } = toCalendar(input(choice), context);
  const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);
  return new Map(days.map((day) => [day.day, day]));
};

describe('the calendar of free nights (look, "Calendar")', () => {
  it('begins with the first month with a possible arrival, the stay’s month, or the requested one', () => {
    expect(firstMonth(input())).toBe('2027-07');
    expect(firstMonth(input({ from: '2027-06-12' }))).toBe('2027-06');
    expect(firstMonth(input({ month: '2027-06', from: '2027-07-03' }))).toBe('2027-06');
    expect([firstMonth(input({ month: '2020-01' })), firstMonth(input({ month: '2099-01' }))]).toEqual([
      '2027-06',
      '2027-07',
    ]);
  });

  it('has weeks starting on Monday, and each day of a month once', () => {
    const [june] = toCalendar(input({ month: '2027-06' }), context).months;
    expect(june?.weeks[0]?.map((day) => day?.number ?? null)).toEqual([null, 1, 2, 3, 4, 5, 6]);
    expect(june?.weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  });

  it.each([
    ['2027-06-09', 'past'],
    ['2027-06-18', 'free'],
    ['2027-06-19', 'in'],
    ['2027-06-20', 'busy'],
    ['2027-06-26', 'turn'],
    ['2027-07-03', 'out'],
    ['2027-07-04', 'free'],
  ])('%s is %s: nights are half-open', (day, state) => {
    expect(daysOf({ month: '2027-06' }).get(day)?.state).toBe(state);
  });

  it('links each possible arrival day, and describes each day in words', () => {
    const days = daysOf({ persons: 4, month: '2027-07' });
    expect([...days.values()].filter(({ href }) => href !== null).map(({ day }) => day)).toEqual([
      '2027-07-03',
      '2027-07-10',
    ]);
    expect(days.get('2027-07-03')).toMatchObject({
      href: `${PATH}?from=2027-07-03&persons=4&month=2027-07`,
      label: 'za 3 juli, vrij vanaf de namiddag, aankomst mogelijk',
    });
  });

  it('then links each possible departure day after the chosen arrival', () => {
    const days = daysOf({ from: '2027-07-03' });
    expect(days.get('2027-07-03')).toMatchObject({ pick: 'from' });
    expect(days.get('2027-07-10')).toMatchObject({
      role: 'leave',
      href: `${PATH}?from=2027-07-03&to=2027-07-10&month=2027-07`,
      label: 'za 10 juli, vrij, vertrek mogelijk',
    });
    expect(days.get('2027-07-17')?.role).toBe('leave');
  });

  it('shows the chosen stay, and starts a new choice from there', () => {
    const days = daysOf({ from: '2027-07-03', to: '2027-07-10' });
    const picks = ['2027-07-02', '2027-07-03', '2027-07-06', '2027-07-10', '2027-07-11'];
    expect(picks.map((day) => days.get(day)?.pick)).toEqual([null, 'from', 'within', 'to', null]);
    expect(days.get('2027-07-10')?.href).toBe(`${PATH}?from=2027-07-10&month=2027-07`);
  });

  it('marks no impossible stay', () => {
    const { months } = toCalendar(input({ from: '2027-06-19', to: '2027-06-26' }, false), context);
    const picks = months.flatMap(({ weeks }) => weeks.flat()).map((day) => day?.pick ?? null);
    expect(new Set(picks)).toEqual(new Set([null]));
  });

  it('has no link to months before today or after the last period', () => {
    expect(toCalendar(input({ month: '2027-06' }), context)).toMatchObject({
      previousHref: null,
      nextHref: null,
    });
    expect(toCalendar(input({ month: '2027-07', from: '2027-07-03' }), context).previousHref).toBe(
      `${PATH}?from=2027-07-03&month=2027-06`,
    );
  });

  it('names the weekdays in the page’s language', () => {
    expect(toCalendar(input(), context).weekdays.map(({ short }) => short)).toEqual([
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
  });
});
