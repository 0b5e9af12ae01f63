import { describe, expect, it } from 'vitest';
import { openAt, openingsOf, type WeekHours, weekSpans } from './opening-hours.ts';

const DAY = [
  ['09:00', '12:00'],
  ['13:30', '18:00'],
] as const;
const HOURS: WeekHours = {
  week: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [['10:00', '16:00']] },
  closed: [['2026-12-28', '2026-12-31']],
};
const shown = (at: string, hours: WeekHours = HOURS): string => {
  const state = openAt(Date.parse(at), hours);
  const change = state.open ? state.until : state.next;
  return `${state.open ? 'open until' : 'opens'} ${change === null ? 'never' : new Date(change).toISOString()}`;
};

describe('opening hours of an office in Brussels time', () => {
  it.each([
    ['in the morning', '2026-11-23T09:00:00+01:00', 'open until 2026-11-23T11:00:00.000Z'],
    ['at the minute of closing', '2026-11-23T12:00:00+01:00', 'opens 2026-11-23T12:30:00.000Z'],
    ['before it opens', '2026-11-23T08:59:59+01:00', 'opens 2026-11-23T08:00:00.000Z'],
    ['on Saturday evening', '2026-11-28T16:30:00+01:00', 'opens 2026-11-30T08:00:00.000Z'],
    ['on a public holiday', '2026-11-11T10:00:00+01:00', 'opens 2026-11-12T08:00:00.000Z'],
    [
      'on Easter Monday, after the clock went forward',
      '2027-03-29T10:00:00+02:00',
      'opens 2027-03-30T07:00:00.000Z',
    ],
    ['on days off, with New Year behind them', '2026-12-28T10:00:00+01:00', 'opens 2027-01-02T09:00:00.000Z'],
    ['in summer', '2026-07-01T17:59:00+02:00', 'open until 2026-07-01T16:00:00.000Z'],
  ])('%s', (_what, at, expected) => {
    expect(shown(at)).toBe(expected);
  });

  it('is open on a holiday if the office says so', () => {
    expect(openingsOf('2026-11-11', { ...HOURS, closedOnHolidays: false })).toEqual(DAY);
  });

  it('is never open without hours, nor with hours that end before they begin', () => {
    expect(shown('2026-11-23T10:00:00+01:00', { week: {} })).toBe('opens never');
    expect(shown('2026-11-23T10:00:00+01:00', { week: { mon: [['18:00', '09:00']] } })).toBe('opens never');
  });
});

it('joins consecutive days with the same hours, including closed ones', () => {
  expect(weekSpans(HOURS).map(({ from, to, openings }) => [from, to, openings.length])).toEqual([
    ['mon', 'fri', 2],
    ['sat', 'sat', 1],
    ['sun', 'sun', 0],
  ]);
  expect(weekSpans({ week: {} })).toEqual([{ from: 'mon', to: 'sun', openings: [] }]);
});
