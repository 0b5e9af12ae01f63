import ICAL from 'ical.js';
import type { Dates, Moment } from './times.ts';
import { inZone, numberOf } from './times.ts';

/** Maximum steps for the occurrences of all events of a calendar together, which limits the cost of a hostile file. */
export const MOST_STEPS = 12_000;
/** Maximum letters of a rule; programs write some fifty. */
const LONGEST_RULE = 300;

/** Remaining steps. */
export interface Steps {
  left: number;
}

const WHOLE = /^[1-9]\d{0,5}$/;
const WEEKDAYS = /^(?:SU|MO|TU|WE|TH|FR|SA)(?:,(?:SU|MO|TU|WE|TH|FR|SA))*$/;
/** No fifth weekday: with an INTERVAL ical.js searches decades for it. */
const NTH_WEEKDAYS =
  /^(?:[+-]?[1-4])?(?:SU|MO|TU|WE|TH|FR|SA)(?:,(?:[+-]?[1-4])?(?:SU|MO|TU|WE|TH|FR|SA)){0,6}$/;
const MONTHS = /^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2]))*$/;
/** Days that every month has: for the 29th to the 31st, ical.js moves a yearly date into the next month. */
const SURE_DATES = /^-?(?:[1-9]|1\d|2[0-8])(?:,-?(?:[1-9]|1\d|2[0-8]))*$/;
const DATES = /^-?(?:[1-9]|[12]\d|3[01])(?:,-?(?:[1-9]|[12]\d|3[01]))*$/;

/** Parts of every rule; UNTIL is read apart, since it is a moment. */
const COMMON = { FREQ: /./, INTERVAL: WHOLE, COUNT: WHOLE, UNTIL: /./, WKST: /^(?:SU|MO|TU|WE|TH|FR|SA)$/ };

/**
 * The parts of a rule (RFC 5545 §3.3.10) that are expanded, by frequency. Some others never occur, which lets
 * ical.js search for ever (`FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`), or count hours and seconds.
 */
const PARTS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  DAILY: COMMON,
  WEEKLY: { ...COMMON, BYDAY: WEEKDAYS },
  MONTHLY: { ...COMMON, BYDAY: NTH_WEEKDAYS, BYMONTHDAY: DATES },
  YEARLY: { ...COMMON, BYMONTH: MONTHS, BYMONTHDAY: SURE_DATES },
};

/** A rule with its end as a moment; null when it has a part that is not expanded: rules are never guessed. */
function ruleOf(written: string, dates: Dates) {
  const text = written.toUpperCase().replace(/;+$/, '');
  if (text.length > LONGEST_RULE) return null;
  const parts = text.split(';').map((part) => part.split('=', 2) as [string, string | undefined]);
  const by = Object.fromEntries(parts);
  const known = PARTS[by['FREQ'] ?? ''];
  const sound =
    known !== undefined &&
    Object.keys(by).length === parts.length &&
    parts.every(([name, value = '']) => known[name]?.test(value) === true) &&
    // Both together are rare, and ical.js searches long for a date that is also the second Sunday.
    !('BYDAY' in by && 'BYMONTHDAY' in by);
  if (!sound) return null;
  const until = by['UNTIL'] === undefined ? undefined : dates.momentOf(by['UNTIL']);
  if (until === null) return null;
  const rule = ICAL.Recur.fromString(
    parts
      .filter(([name]) => name !== 'UNTIL')
      .map((part) => part.join('='))
      .join(';'),
  );
  return { rule, until, every: by['FREQ'] as string };
}

const wallOf = ({ day, time }: Moment): InstanceType<typeof ICAL.Time> => {
  const [year, month, date] = day.split('-').map(Number);
  const [hour, minute] = (time ?? '00:00').split(':').map(Number);
  return ICAL.Time.fromData({
    year,
    month,
    day: date,
    hour,
    minute,
    second: 0,
    isDate: time === null,
  } as never);
};

const two = (value: number): string => String(value).padStart(2, '0');
const momentOf = (at: InstanceType<typeof ICAL.Time>, { time, zone }: Moment): Moment => ({
  day: [String(at.year).padStart(4, '0'), two(at.month), two(at.day)].join('-'),
  time,
  zone,
});

/** Steps of a rule itself, and of one occurrence: ical.js takes some 10 µs for one of a week, and some 60 for one of a month or year. */
const COST_OF_RULE = 3;
const COST: Readonly<Record<string, number>> = { MONTHLY: 6, YEARLY: 6 };

/** Shortest distance of two occurrences in days, for rules that can begin later: those without a COUNT. */
const STRIDE: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/**
 * Occurrences of an event that first begins at `start`, on days (as numbers) within `[first, last]`; null
 * when the rule is not expanded, or `steps` are used up. The clock of the event's own zone counts.
 */
export function repetitions(
  written: string,
  start: Moment,
  [first, last]: readonly [number, number],
  { dates, steps }: { readonly dates: Dates; readonly steps: Steps },
): readonly Moment[] | null {
  steps.left -= COST_OF_RULE;
  if (steps.left < 0) return null;
  const read = ruleOf(written, dates);
  if (read === null) return null;
  const { rule, every } = read;
  // ical.js moves a date that the month lacks into the next month; the standard skips it.
  if (
    every === 'YEARLY' &&
    Number(start.day.slice(8)) > 28 &&
    (rule.parts.BYMONTH || start.day.endsWith('02-29'))
  )
    return null;
  const until =
    read.until === undefined ? undefined : start.time === null ? read.until : inZone(read.until, start.zone);
  const begins = numberOf(start.day);
  const stride = (STRIDE[every] ?? 0) * rule.interval;
  const skipped =
    rule.count || stride === 0 ? 0 : Math.max(0, Math.floor((first - 2 - begins) / stride)) * stride;
  const from = wallOf(start);
  if (skipped > 0) from.adjust(skipped, 0, 0, 0);
  const iterator = rule.iterator(from);
  const found: Moment[] = [];
  for (;;) {
    steps.left -= COST[every] ?? 1;
    if (steps.left < 0) return null;
    const next = iterator.next() as InstanceType<typeof ICAL.Time> | null;
    if (next === null || next.year > 9000) return found;
    const moment = momentOf(next, start);
    const day = numberOf(moment.day);
    if (day > last + 1 || isAfter(moment, until)) return found;
    if (day >= first - 1) found.push(moment);
  }
}

/** Whether an occurrence lies after the rule's end, which may be a date for an event with times. */
const isAfter = (moment: Moment, until: Moment | undefined): boolean =>
  until !== undefined &&
  (moment.time === null || until.time === null
    ? moment.day > until.day
    : `${moment.day}T${moment.time}` > `${until.day}T${until.time}`);
