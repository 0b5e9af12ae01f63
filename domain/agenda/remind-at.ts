import { BRUSSELS } from '../format/moment.ts';
import { addDays } from '../stays/day.ts';
import { dayAt, instantOf } from './zoned-time.ts';

const HOUR = 3_600_000;
/** So long before a request lapses the agency hears of it once more. */
const BEFORE = 48 * HOUR;
/** What is left to answer in at least, and how long a request waits at least before anybody is reminded of it. */
const LEAST = 2 * HOUR;
/** Nobody is reminded at night, by the clock in Brussels. */
const [MORNING, EVENING] = ['08:00', '20:00'];

const at = (day: string, time: string): number => instantOf(day, time, BRUSSELS);

/** Whether it is an hour at which nobody is reminded of anything. */
export function isNight(instant: Date): boolean {
  const day = dayAt(instant.getTime(), BRUSSELS);
  return instant.getTime() < at(day, MORNING) || instant.getTime() > at(day, EVENING);
}

/**
 * When an agency is reminded of a request that it has not answered: two days before it lapses, half-way where it
 * had less than four; by day, so the morning after or the evening before a night. null where no hour is left.
 */
export function remindAt(asked: Date, lapses: Date): Date | null {
  const [from, to] = [asked.getTime(), lapses.getTime()];
  const due = Math.max(to - BEFORE, from + (to - from) / 2);
  if (!isNight(new Date(due))) return new Date(due);
  const day = dayAt(due, BRUSSELS);
  const morning = due < at(day, MORNING) ? day : addDays(day, 1);
  const times = [at(morning, MORNING), at(addDays(morning, -1), EVENING)];
  const found = times.find((time) => time >= from + LEAST && time <= to - LEAST);
  return found === undefined ? null : new Date(found);
}
