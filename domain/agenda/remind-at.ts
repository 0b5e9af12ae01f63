import { BRUSSELS } from '../format/moment.ts';
import { addDays } from '../stays/day.ts';
import { dayAt, instantOf } from './zoned-time.ts';

const HOUR = 3_600_000;
/** The agency is reminded this long before a request lapses. */
const BEFORE = 48 * HOUR;
/** Minimum time between a reminder and the lapse, and between the request and its reminder. */
const LEAST = 2 * HOUR;
/** No reminders at night, in Brussels time. */
const [MORNING, EVENING] = ['08:00', '20:00'];

const at = (day: string, time: string): number => instantOf(day, time, BRUSSELS);

/** Whether an instant is at night, when no reminder is sent. */
export function isNight(instant: Date): boolean {
  const day = dayAt(instant.getTime(), BRUSSELS);
  return instant.getTime() < at(day, MORNING) || instant.getTime() > at(day, EVENING);
}

/**
 * When an agency is reminded of an unanswered request: two days before it lapses, or half-way for one that
 * had less than four days. Never at night: moved to the morning after or the evening before. null when no
 * time is left.
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
